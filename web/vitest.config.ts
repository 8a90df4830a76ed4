import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogue } from "./languages";

/** What has no face, tried in Node on fake time; `browser.ts` is as much of a browser as that needs. */
export default defineConfig({
  plugins: [svelte(), catalogue()],
  resolve: { conditions: ["browser"] },
  test: {
    environment: "./tests/environment.ts",
    include: ["tests/**/*.test.ts"],
    isolate: false,
    setupFiles: ["tests/afresh.ts", "tests/browser.ts"],
    restoreMocks: true,
  },
  server: { fs: { allow: [".", "../src/duskbell/locale"] } },
});
