import { mount } from "svelte";
import App from "./App.svelte";
import { breath } from "./lib/breath";
import { mendSheets } from "./lib/byAndBy";
import { games } from "./lib/games.svelte";
import { router } from "./lib/router.svelte";
import { words } from "./lib/words.svelte";
import "./tokens.css";
import "./base.css";
import "./fading.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

mendSheets();
await breath(); // what the page is made of has been taken in
games.load(); // on its way while the words are
const { at } = router.place;
const home = at === "home" ? import("./home/Home.svelte").catch(() => undefined) : undefined; // no table needs it
if (at === "room") import("./parts/Room.svelte").catch(() => undefined); // it is asked for again where it is shown
await Promise.all([words.start(), home]);
await breath();
target.replaceChildren(); // what was painted meanwhile
mount(App, { target });
