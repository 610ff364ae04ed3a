import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Seeding } from "../../../src/cli/demo/seeding.ts";
import {
  DESKTOP,
  expectAccessible,
  findChromium,
  PHONE,
  type TestBrowser,
  withoutChromium,
} from "../../support/browser.ts";
import { openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

const CHAIN = "0999920045";

describe.skipIf(findChromium() === null)(`the owners of a customer in the console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  let workflowId: string;
  let screen: string;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
    ({ workflowId } = await seeding.investigate(CHAIN, ["Hilde Ryckaert"]));
    screen = `cases/${workflowId}/ownership`;
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it.each([
    ["in light on a desktop", { ...DESKTOP, colorScheme: "light" }],
    ["in dark on a phone", { ...PHONE, colorScheme: "dark" }],
  ] as const)("are drawn, named in tables and with evidence, %s", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    const { page } = visitor;
    await openScreen(page, service, screen);
    const picture = page.getByRole("img", { name: /^Owners of Noordzee/ });
    await picture.locator("text").first().waitFor();
    expect(await picture.locator("text").allTextContents()).toContain("80 %");
    await page
      .getByRole("row", { name: /Ryckaert/ })
      .first()
      .getByRole("button", { name: "Evidence" })
      .click();
    await page.getByRole("dialog", { name: "Evidence" }).getByText("sha256:").first().waitFor();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("are drawn on the customer's page as soon as it shows anything", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await page.evaluate(`
      globalThis.undrawn = 0;
      new MutationObserver(() => {
        const figure = document.querySelector("figure.ownership");
        if (figure && !document.querySelector(".skeleton") && !figure.querySelector("svg text")) globalThis.undrawn++;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    `);
    await openScreen(page, service, `cases/${workflowId}`);
    await page.getByRole("img", { name: /^Owners of Noordzee/ }).waitFor();
    expect(await page.evaluate("globalThis.undrawn")).toBe(0);
    await visitor.close();
  });

  it("are shown by a service that takes longer to answer than the page waits before it asks again", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await page.clock.install();
    let waiting = 0;
    let most = 0;
    await page.route(`**/api/cases/${workflowId}`, async (route) => {
      most = Math.max(most, ++waiting);
      await setTimeout(2500);
      waiting--;
      await route.continue();
    });
    await page.goto(`${service.baseUrl}/console/#/cases/${workflowId}`);
    const ticking = setInterval(() => void page.clock.fastForward(6_000).catch(() => {}), 500);
    await page.getByRole("heading", { level: 1, name: /^Noordzee/ }).waitFor({ timeout: 15_000 });
    clearInterval(ticking);
    expect(most).toBe(1);
    await visitor.close();
  });

  it("are downloaded as statements of the standard, and a failure is said", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, screen);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download BODS" }).click();
    expect((await download).suggestedFilename()).toMatch(/^ownership-.*\.json$/);
    await page.route("**/ownership", (route) => route.fulfill({ status: 503, json: { detail: "Try again later." } }));
    await page.reload();
    await page.getByText("Try again later.").waitFor();
    await visitor.close();
  });
});
