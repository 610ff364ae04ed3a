import type { CDPSession, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillCases } from "../bench/service/fill.ts";
import { DESKTOP, findChromium, PHONE, TestBrowser, withoutChromium } from "../support/browser.ts";
import { areasOfRouter } from "../support/console-routes.ts";
import { openScreen, seedingFor, signInAs } from "../support/console-visit.ts";
import { TestService } from "../support/service.ts";

const CASES = 5_000;
const REQUESTS_AT_MOST = 6;
const SHIFT_BUDGET = 0.05;
const INTERACTIVE_MS = 1_500;
/** Bytes a second, milliseconds. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  connectionType: "cellular3g",
} as const;
const SLOWER = 4;
const ROUNDS = 5;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Puts the page behind a slow line and a slow processor. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return session;
}

/** Notes in each page when the button that begins a decision stands in it, in milliseconds since the page's time began. */
const WATCH_DECIDE = `
  globalThis.watchDecide = () => new MutationObserver((_, observer) => {
    const buttons = [...document.querySelectorAll("button.primary")];
    if (!buttons.some((button) => button.textContent.startsWith("Decide"))) return;
    globalThis.decidableAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  globalThis.watchDecide();
  addEventListener("click", () => { globalThis.clickedAt = performance.now(); }, true);
`;

const decidableAt = async (page: Page): Promise<number> => {
  await page.getByRole("button", { name: /^Decide/ }).waitFor();
  return page.evaluate<number>("globalThis.decidableAt");
};

/** @returns milliseconds from a click on a link until a decision can be begun. */
async function fromClick(page: Page, link: Locator): Promise<number> {
  await page.evaluate("globalThis.decidableAt = undefined; globalThis.watchDecide()");
  await link.click();
  await page.waitForURL(/case-/);
  return (await decidableAt(page)) - (await page.evaluate<number>("globalThis.clickedAt"));
}

/** @returns milliseconds from the start of a reload until a decision can be begun. */
async function fromReload(page: Page): Promise<number> {
  await page.reload({ waitUntil: "commit" });
  return decidableAt(page);
}

describe.skipIf(findChromium() === null)(`the console at ${CASES} cases${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let workflowId: string;
  let name: string;
  beforeAll(async () => {
    service = await TestService.start();
    const seeding = await seedingFor(service);
    ({ workflowId } = await seeding.investigate("0999900150"));
    ({ company_name: name } = await seeding.call<{ company_name: string }>("alice", "GET", `/api/cases/${workflowId}`));
    await service.kill();
    fillCases(service.stateDir, CASES, "demo");
    await service.restart();
    browser = await TestBrowser.launch(true);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it.each([
    ["on a desktop", DESKTOP],
    ["on a phone", PHONE],
  ] as const)("asks at most six times for a screen, and nothing jumps, %s", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    const { page } = visitor;
    const screens = [
      "home",
      "cases",
      `cases/${workflowId}`,
      ...areasOfRouter().filter((area) => !["home", "cases"].includes(area)),
    ];
    const counts: string[] = [];
    for (const screen of screens) {
      await openScreen(page, service, screen);
      const asked = new Set<string>();
      const note = (request: { url(): string }) => {
        const { pathname, href } = new URL(request.url());
        if (pathname.startsWith("/api/") && !pathname.startsWith("/api/config/")) asked.add(href);
      };
      page.on("request", note);
      await page.reload();
      await page.locator(`main[data-route] h1`).first().waitFor();
      await page.waitForLoadState("networkidle");
      page.off("request", note);
      counts.push(`${screen.replace(workflowId, "…")} ${asked.size}`);
      expect(asked.size, [...asked].join("\n")).toBeLessThanOrEqual(REQUESTS_AT_MOST);
      expect(await visitor.layoutShift(), screen).toBeLessThan(SHIFT_BUDGET);
    }
    console.log(`requests of a screen: ${counts.join(", ")}`);
    await visitor.close();
  });

  it("shows a case that can be decided within 1.5 s on a slow line with a slow processor", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await visitor.context.addInitScript({ content: WATCH_DECIDE });
    await page.reload();
    const session = await slowDown(page);
    const [fromList, again, first]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${service.baseUrl}/console/#/cases?q=${encodeURIComponent(name)}`);
      const link = page.getByRole("link", { name }).first();
      await link.waitFor();
      fromList.push(await fromClick(page, link));
      again.push(await fromReload(page));
      await session.send("Network.clearBrowserCache");
      first.push(await fromReload(page));
    }
    const medians = [fromList, again, first].map((times) => Math.round(median(times)));
    console.log(
      `case page interactive, median ms: from the list, loaded again, with nothing kept: ${medians.join(", ")}`,
    );
    for (const ms of medians) expect(ms).toBeLessThan(INTERACTIVE_MS);
    await visitor.close();
  });
});
