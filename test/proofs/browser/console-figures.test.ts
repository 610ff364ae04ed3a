import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe.skipIf(findChromium() === null)(`figures for management in the console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    const seeding = await seedingFor(service);
    await seeding.openCase("0999900150");
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it.each([
    ["on a desktop in light", { ...DESKTOP, colorScheme: "light" }],
    ["in Dutch on a phone in dark", { ...PHONE, colorScheme: "dark", locale: "nl-BE" }],
  ] as const)("can be read by a compliance manager, %s", async (_, options) => {
    const visitor = await browser.open(options);
    const { page } = visitor;
    await page.goto(`${service.baseUrl}/console/`);
    await page.getByRole("button", { name: /^bob/i }).click();
    await page.locator("main[data-route] h1").first().waitFor();
    await openScreen(page, service, "figures");
    const kinds = page.getByRole("region", { name: "Cases opened, by kind" });
    await kinds.getByRole("row").filter({ hasText: "New customer" }).getByText("1", { exact: true }).waitFor();
    expect(await page.getByRole("region", { name: "Decisions, by kind" }).count()).toBe(0);
    // What nobody knows is said, and is no zero.
    const ratings = page.getByRole("region", { name: "Cases opened, by rating" });
    expect(await ratings.getByRole("row").allTextContents()).toEqual([
      expect.stringMatching(/^(Not known|Niet bekend)1$/),
    ]);
    expect(await page.getByText("Reports raised").count()).toBe(0);
    await expectAccessible(page);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("are shown to who goes there while the desk is still appearing", async () => {
    const { page, close } = await browser.open(DESKTOP).then((one) => ({ page: one.page, close: () => one.close() }));
    await page.goto(`${service.baseUrl}/console/`);
    await page.evaluate(`new MutationObserver((_, watch) => {
      if (document.querySelector("main[data-route]") === null) return;
      watch.disconnect();
      location.hash = "#/figures";
    }).observe(document.body, { childList: true, subtree: true })`);
    await page.getByRole("button", { name: /^bob/i }).click();
    await page.locator('main[data-route="figures"] h1').first().waitFor({ timeout: 20_000 });
    await close();
  });

  it("keep their period in the address, and come as a file", async () => {
    const { page, close } = await signInAs(browser, service, "bob").then((visitor) => ({
      page: visitor.page,
      close: () => visitor.close(),
    }));
    await openScreen(page, service, "figures?from=2026-01&to=2026-02");
    await page.getByText("2026-01 to 2026-02").waitFor();
    expect(await page.getByLabel("First month").inputValue()).toBe("2026-01");
    // Nothing was opened in these two months: the figure is named, with no bar of its own.
    await page
      .getByText(/Nothing was counted in \d+ figures/)
      .first()
      .click();
    await page.getByRole("listitem").filter({ hasText: "Cases opened, by month" }).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    const file = await (await download).path();
    expect(readFileSync(file, "utf8")).toContain("2026-01;2026-02;");
    // A period that runs backwards is refused in words, and the old figures are not shown as its own.
    await page.getByLabel("First month").fill("2026-09");
    await page.getByRole("alert").first().waitFor();
    expect(await page.getByText("Cases opened, by month").count()).toBe(0);
    await close();
  });

  it("hide the area from officers, and the reports to the FIU from all but an MLRO", async () => {
    const officer = await signInAs(browser, service, "alice");
    expect(await officer.page.getByRole("link", { name: "Management information" }).count()).toBe(0);
    await officer.close();
    const manager = await signInAs(browser, service, "bob");
    await openScreen(manager.page, service, "figures/suspicion");
    await manager.page.getByText("Cases opened, by month").waitFor();
    expect(await manager.page.getByRole("link", { name: "Reports to the FIU" }).count()).toBe(0);
    expect(manager.requests.filter(({ url }) => url.includes("suspicion-reports"))).toEqual([]);
    await manager.close();
    const mlro = await signInAs(browser, service, "mira");
    await openScreen(mlro.page, service, "figures/suspicion");
    await mlro.page.getByText(/Nothing was counted in \d+ figures/).click();
    await mlro.page.getByText("Reports raised, by month").waitFor();
    await expectAccessible(mlro.page);
    expect(mlro.complaints).toEqual([]);
    await mlro.close();
  });
});
