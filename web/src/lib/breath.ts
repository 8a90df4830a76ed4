/** Lets the browser do what else it has to, such as showing what is there: on a slow phone one long task is what a finger waits for. */
export const breath = () => new Promise<void>((go) => setTimeout(go));
