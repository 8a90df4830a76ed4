// Lighthouse on some pages, each with what the browser has kept for it: node look.js '{"aim": 95, "pages": […]}'
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

/** What every page is looked at for; one that is to be found by searching, for that, too. */
const KINDS = ["performance", "accessibility", "best-practices"];
const kindsOf = ({ found }) => [...KINDS, ...(found ? ["seo"] : [])];
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"];
const REPETITIONS = 3;

/** The same page a few times: the report whose performance is the median, since a busy machine slows some of them. */
async function look(port, page) {
  const { url, kept } = page;
  const reports = [];
  for (let n = 0; n < REPETITIONS; n++) {
    await keep(port, url, kept);
    const options = { port, logLevel: "error", onlyCategories: kindsOf(page), disableStorageReset: true };
    reports.push((await lighthouse(url, options)).lhr);
  }
  reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  return reports[Math.floor(REPETITIONS / 2)];
}

/** Let the browser remember `kept` for the page's origin. */
async function keep(port, url, kept) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  await page.goto(new URL("/robots.txt", url).href);
  await page.evaluate((things) => {
    for (const [key, value] of Object.entries(things)) localStorage.setItem(key, value);
  }, kept);
  await page.close();
  await browser.disconnect();
}

/** One page's scores as a line, then what cost points. */
function tell(page, report) {
  const kinds = kindsOf(page);
  const scores = kinds.map((kind) => `${kind} ${Math.round(report.categories[kind].score * 100)}`);
  const times = TIMES.map((id) => `${report.audits[id].title} ${report.audits[id].displayValue}`);
  console.log(`${page.name}: ${scores.join(", ")}`);
  console.log(`  ${times.join(", ")}`);
  for (const kind of kinds)
    for (const { id, weight } of report.categories[kind].auditRefs) {
      const { score, title, displayValue } = report.audits[id];
      if (weight > 0 && score !== null && score < 0.9) console.log(`  ${kind}: ${title} ${displayValue ?? ""}`);
    }
}

const { aim, pages } = JSON.parse(process.argv[2]);
const chrome = await launch({ chromeFlags: FLAGS });
let missed = false;
try {
  for (const page of pages) {
    const report = await look(chrome.port, page);
    if (report.runtimeError) throw new Error(`${page.name}: ${report.runtimeError.message}`);
    tell(page, report);
    missed ||= kindsOf(page).some((kind) => report.categories[kind].score * 100 < aim);
  }
} finally {
  chrome.kill();
}
console.log(missed ? `MISSED: every score is to be ${aim} at least.` : `Reached: every score is ${aim} at least.`);
process.exitCode = missed ? 1 : 0;
