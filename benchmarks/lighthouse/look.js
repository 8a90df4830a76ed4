// Lighthouse on some pages, each with what the browser has kept for it: node look.js '{"aim": 95, "pages": […]}'
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { TraceProcessor } from "lighthouse/core/lib/tracehouse/trace-processor.js";
import puppeteer from "puppeteer-core";

/** What every page is looked at for; one that is to be found by searching, for that, too. */
const KINDS = ["performance", "accessibility", "best-practices"];
const kindsOf = ({ found }) => [...KINDS, ...(found ? ["seo"] : [])];
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"];
const REPETITIONS = 3;

/** Milliseconds after which a task blocks. */
const LONG = 50;

/**
 * The same page a few times: the report whose performance is the median, since a busy machine slows some of them. Each time in a new
 * browser: in one that has shown pages, Lighthouse is charged for what it does to their scripts itself when it begins, some 80 ms.
 */
async function look(page) {
  const folder = await mkdtemp(join(tmpdir(), "duskbell-look-"));
  const reports = [];
  try {
    if (page.known) await browse(folder, (port) => visit(port, page.url));
    for (let n = 0; n < REPETITIONS; n++) await browse(folder, async (port) => reports.push(await seen(port, page)));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  return reports[Math.floor(REPETITIONS / 2)];
}

/** Something in a browser of its own that keeps what it learns in this folder. */
async function browse(folder, work) {
  const chrome = await launch({ chromeFlags: FLAGS, userDataDir: folder });
  try {
    await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

/** Be at home once, until all is there that is fetched for later visits. */
async function visit(port, url) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  await page.goto(new URL("/", url).href);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await browser.close(); // what it keeps is written then
}

async function seen(port, page) {
  const { url, kept } = page;
  await keep(port, url, kept);
  const options = { port, logLevel: "error", onlyCategories: kindsOf(page), disableStorageReset: true };
  const { lhr, artifacts } = await lighthouse(url, options);
  return { ...lhr, own: lhr.runtimeError ? [] : ownTasks(artifacts.Trace, lhr) };
}

/**
 * What the main thread's tasks since the first paint take on a phone by the processor time that they took here: Lighthouse counts by
 * the clock, and with it whatever else this machine did meanwhile.
 */
function ownTasks(trace, { configSettings }) {
  const processed = TraceProcessor.processTrace(trace);
  const { firstContentfulPaint: painted } = TraceProcessor.processNavigation(processed).timestamps;
  const tasks = processed.mainThreadEvents.filter(({ name, ts, tdur }) => name === "RunTask" && tdur && ts >= painted);
  return tasks.map(({ tdur }) => (tdur / 1000) * configSettings.throttling.cpuSlowdownMultiplier);
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
  const blocking = report.own.reduce((sum, task) => sum + Math.max(0, task - LONG), 0);
  const longest = Math.max(0, ...report.own);
  console.log(
    `  by processor time: Total Blocking Time ${blocking.toFixed()} ms, longest task ${longest.toFixed()} ms`,
  );
  for (const kind of kinds)
    for (const { id, weight } of report.categories[kind].auditRefs) {
      const { score, title, displayValue } = report.audits[id];
      if (weight > 0 && score !== null && score < 0.9) console.log(`  ${kind}: ${title} ${displayValue ?? ""}`);
    }
}

const { aim, pages } = JSON.parse(process.argv[2]);
let missed = false;
for (const page of pages) {
  const report = await look(page);
  if (report.runtimeError) throw new Error(`${page.name}: ${report.runtimeError.message}`);
  tell(page, report);
  missed ||= kindsOf(page).some((kind) => report.categories[kind].score * 100 < aim);
}
console.log(missed ? `MISSED: every score is to be ${aim} at least.` : `Reached: every score is ${aim} at least.`);
process.exitCode = missed ? 1 : 0;
