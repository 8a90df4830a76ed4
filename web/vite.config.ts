import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { catalogue, plain } from "./languages";

const referee = "http://127.0.0.1:8000";
const FIXED = ["/favicon.svg", "/manifest.webmanifest", "/icons/192.png", "/icons/512.png"];

const FIRST =
  /node_modules|\/src\/lib\/(?!byhand|cast\.|cupTokens|fit|mine|options|reach|tables)|\/src\/parts\/(Banner|Broken|Lazy|Mark)\.|\/src\/look\/(Emblem\.|emblems\.)/;

/** What a table is chosen with: home, lobby, the next table. */
const CHOSEN = /\/src\/home\/(Name|Stepper)|\/src\/lib\/(mine|tables)/;

/** The same, when more than a game and a number of seats is chosen. */
const OPTIONS = /\/src\/home\/|\/src\/lib\/options/;

/** A cast put together by hand. */
const CAST = /\/src\/lib\/cast\.|\/games\/werewolf\/boards\.json/;

/** Links with their codes and hands, the ends of tables: for those who have the menu, the desk or the end open. */
const ASIDE =
  /\/src\/parts\/(LinkField|QrCode)\.|\/src\/table\/Handover|\/src\/lib\/(byhand|cupTokens|fit|reach)|\/src\/end\//;

/** What several pages share and no table needs to be seen: the rulebook, the referee's desk, the replay, passing the phone, the lobby, the cups. */
const LATER = [
  "boards/clocktower",
  "rules",
  "table/console",
  "replay",
  "phone",
  "lobby",
  "cup",
  "people",
  "reactions",
  "push",
];

/** Words without the comments that are for whoever writes them. */
function plainWords(): Plugin {
  return {
    name: "duskbell-words",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      return {
        code: `export default ${JSON.stringify(await plain(this.fs, id.slice(0, -"?raw".length)))};`,
        map: null,
        moduleType: "js",
      };
    },
  };
}

/** Writes `sw.js`: the service worker with the list of what was built; its version changes when any of it does. */
function worker(): Plugin {
  return {
    name: "duskbell-worker",
    apply: "build",
    async generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...built.map((name) => `/${name}`).sort(), ...FIXED];
      const source = await this.fs.readFile("worker.js", { encoding: "utf8" });
      const index = await this.fs.readFile("index.html", { encoding: "utf8" });
      const told = new TextEncoder().encode([source, index, ...files].join("\n"));
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", told));
      const version = [...digest.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source.replace("__FILES__", JSON.stringify(files)).replace("__VERSION__", JSON.stringify(version)),
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), catalogue(), plainWords(), worker()],
  build: {
    // The server serves this folder; `make page` builds it.
    outDir: "../src/duskbell/server/page",
    emptyOutDir: true,
    rolldownOptions: {
      // Many small files cost more in requests than they save: what the first page needs is one, what later ones share another.
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: FIRST, minShareCount: 2, priority: 2 },
            ...[
              { name: "chosen", test: CHOSEN },
              { name: "options", test: OPTIONS },
              { name: "cast", test: CAST },
              { name: "aside", test: ASIDE },
              ...LATER.map((part) => ({ name: part.split("/").at(-1)!, test: new RegExp(`/src/${part}/`) })),
            ].map((group) => ({ ...group, minShareCount: 2, priority: 1, includeDependenciesRecursively: false })),
            { name: "common", minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: referee, ws: true } },
    // One catalogue for server and page: src/duskbell/locale/**/*.ftl is imported with `?raw`.
    fs: { allow: [".", "../src/duskbell/locale"] },
  },
});
