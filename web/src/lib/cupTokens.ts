/** What this browser keeps of cups: who it is in each, and an organiser's login. */
import { forget, recall, remember } from "./keep";

const ORGANISER = "organiser";
const keyOf = (cup: string) => `cup.${cup.toLowerCase()}`;

export const organiserToken = () => recall(ORGANISER);
export const keepOrganiser = (token: string) => remember(ORGANISER, token);
export const forgetOrganiser = () => forget(ORGANISER);

/** What a link has made of this browser in a cup; null without one. */
export const ownToken = (cup: string) => recall(keyOf(cup));
export const keepOwn = (cup: string, token: string) => remember(keyOf(cup), token);
export const forgetOwn = (cup: string) => forget(keyOf(cup));

/** Who calls in a cup: by a link, else as an organiser; null for a spectator. */
export const cupToken = (cup: string) => ownToken(cup) ?? organiserToken();

/** The same for a room that is a take of a cup, told as CUP/TABLE/TAKE; null for all other rooms. */
export const tokenOf = (of: string) => (of ? cupToken(of.split("/")[0] ?? "") : null);
