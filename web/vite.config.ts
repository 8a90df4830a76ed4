import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const referee = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The server serves this folder; `make page` builds it.
    outDir: "../src/duskbell/server/page",
    emptyOutDir: true,
  },
  server: {
    proxy: { "/api": { target: referee, ws: true } },
    // One catalogue for server and page: src/duskbell/locale/**/*.ftl is imported with `?raw`.
    fs: { allow: [".", "../src/duskbell/locale"] },
  },
});
