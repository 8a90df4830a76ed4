import { mount } from "svelte";
import App from "./App.svelte";
import { breath } from "./lib/breath";
import { games } from "./lib/games.svelte";
import { words } from "./lib/words.svelte";
import "./tokens.css";
import "./base.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

games.load(); // on its way while the words are
await words.start();
await breath();
target.replaceChildren(); // what was painted meanwhile
mount(App, { target });
