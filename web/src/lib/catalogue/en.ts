/** Everything that is said in English, but for the long texts of the rules: those come with the pages that show them. */
export default import.meta.glob<string>(
  ["../../../../src/duskbell/locale/en/*.ftl", "!../../../../src/duskbell/locale/en/rules-*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
