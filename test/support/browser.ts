import { accessSync, constants, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Browser, type BrowserContextOptions, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

/** The system's Chromium: `CHROMIUM_PATH`, else one on the PATH, else Debian's place for it; null where there is none. */
export function findChromium(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") return isExecutable(named) ? named : null;
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/bin"];
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Why browser tests are skipped, to stand in their title, or an empty text where they run. */
export const withoutChromium: string =
  findChromium() === null ? " [skipped: no Chromium found; install it or set CHROMIUM_PATH]" : "";

/** A phone in the hand, as its browser sees it. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;

async function launch(isMeasured: boolean): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("no Chromium was found");
  // To compile a page's scripts for speed costs 12 % of its processor time, and no page is open long enough to win it back.
  // A process that imitates a graphics card costs another 10 %: pages are drawn by the processor alone without it.
  const args = isMeasured ? [] : ["--js-flags=--no-opt", "--disable-gpu", "--in-process-gpu"];
  return chromium.launch({ executablePath, headless: true, args });
}

/** The Chromium that this worker's test files share; it ends with the worker. */
let shared: Promise<Browser> | undefined;

/** The Chromium of a test file, and what its pages complained of. */
export class TestBrowser {
  readonly #browser: Browser;
  readonly #isOwn: boolean;
  readonly #scripts = [WATCH_SHIFTS];
  readonly #opened: BrowserContext[] = [];

  private constructor(browser: Browser, isOwn: boolean) {
    this.#browser = browser;
    this.#isOwn = isOwn;
  }

  /** @param isMeasured whether its scripts must run as fast as a user's do: it is a Chromium of its own then. */
  static async launch(isMeasured = false): Promise<TestBrowser> {
    if (isMeasured) return new TestBrowser(await launch(true), true);
    if (!(await shared?.catch(() => undefined))?.isConnected()) shared = launch(false);
    return new TestBrowser(await shared!, false);
  }

  /** Has each page that is opened from now on run a script before its own. */
  runFirst(script: string): void {
    this.#scripts.push(script);
  }

  /** A person with cookies and storage of their own. */
  async open(options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await this.#browser.newContext(options);
    this.#opened.push(context);
    context.setDefaultTimeout(60_000);
    for (const content of this.#scripts) await context.addInitScript({ content });
    return new Visitor(context, await context.newPage());
  }

  /** Closes what was opened here. */
  async close(): Promise<void> {
    await Promise.all(this.#opened.map((context) => context.close()));
    if (this.#isOwn) await this.#browser.close();
  }
}

const WATCH_SHIFTS = `
  globalThis.layoutShift = 0;
  globalThis.everyShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      globalThis.everyShift += entry.value;
      if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
`;

/** Somebody at a browser, watched for what must not happen. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and warnings of the console, and errors that nothing caught. */
  readonly complaints: string[] = [];
  /** Every request, so that a test can see where it went and with which referrer. */
  readonly requests: { readonly url: string; readonly referrer: string }[] = [];

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("request", (request) => {
      this.requests.push({ url: request.url(), referrer: request.headers()["referer"] ?? "" });
    });
  }

  /** How much of the page moved by itself since it was loaded (Cumulative Layout Shift). */
  layoutShift(): Promise<number> {
    return this.page.evaluate("globalThis.layoutShift");
  }

  /** The same with what moved within half a second of a click or of a step to another screen, which it leaves out. */
  everyShift(): Promise<number> {
    return this.page.evaluate("globalThis.everyShift");
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/**
 * Holds the page as it is now against WCAG 2.2 AA with axe-core. It runs by the debugger, which no content
 * security policy of the page stands in the way of.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findInaccessible(page)).toEqual([]);
}

/** The same as a list of what axe-core finds, by rule and place. */
export async function findInaccessible(page: Page): Promise<string[]> {
  // Steps from screen to screen load no document, and what is there already need not be sent and read again.
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axeSource);
  const violations = (await page.evaluate(`axe.run(document, {
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  }).then(({ violations }) => violations)`)) as AxeViolation[];
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
