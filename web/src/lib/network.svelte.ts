/** Whether the device says that it has a network. Whether the server answers is another matter. */
class Network {
  online = $state(navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
  }
}

export const network = new Network();
