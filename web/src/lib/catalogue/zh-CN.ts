/** Everything that is said in Chinese, but for the long texts of the rules: those come with the pages that show them. */
export default import.meta.glob<string>(
  ["../../../../src/duskbell/locale/zh-CN/*.ftl", "!../../../../src/duskbell/locale/zh-CN/rules-*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
