/** Node, but built as for a browser: runes live as they do on the page, instead of being rendered once as on a server. */
import type { Environment } from "vitest/runtime";

export default {
  name: "page",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
