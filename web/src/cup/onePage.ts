/** A part of the page as one file that needs no server: its elements, and those rules of the page's style that they use. */
const CLASSES = /:(?:hover|focus|focus-visible|active|where|is|not)\b[^,]*/g;

/** The rules that some element under `root` uses, those inside of conditions too. */
function used(rules: CSSRuleList, root: Element): string {
  const found: string[] = [];
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      if (/^(:root|html|body|\*)/.test(rule.selectorText) || fits(rule.selectorText, root)) found.push(rule.cssText);
    } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
      const inside = used(rule.cssRules, root);
      if (inside) {
        const head =
          rule instanceof CSSMediaRule ? `@media ${rule.media.mediaText}` : `@supports ${rule.conditionText}`;
        found.push(`${head} {\n${inside}\n}`);
      }
    }
  }
  return found.join("\n");
}

function fits(selector: string, root: Element): boolean {
  const bare = selector.replace(CLASSES, "");
  try {
    return root.matches(bare) || root.querySelector(bare) !== null;
  } catch {
    return false; // a selector that is nothing without what was taken from it
  }
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** `root` as a whole HTML file. What only a page can do (buttons, links into it) is left out. */
export function onePage(title: string, root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const gone of copy.querySelectorAll("button, script, [data-page-only]")) gone.remove();
  for (const link of copy.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  const sheets = [...document.styleSheets].map((sheet) => used(sheet.cssRules, root)).join("\n");
  const { lang, dataset } = document.documentElement;
  const theme = Object.entries(dataset).map(([name, value]) => ` data-${name}="${value}"`);
  return `<!doctype html>
<html lang="${lang}"${theme.join("")}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${sheets}
</style>
</head>
<body>
<main style="max-width: 84rem; margin: auto; padding: 1rem">
${copy.outerHTML}
</main>
</body>
</html>
`;
}
