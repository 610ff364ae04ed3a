import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, findChromium, PHONE, TestBrowser, withoutChromium } from "../support/browser.ts";
import { type EveryPage, fillEveryPage, findFaults } from "../support/console-pages.ts";
import { openScreen, signInAs } from "../support/console-visit.ts";
import { TestService } from "../support/service.ts";

const WIDE = { viewport: { width: 1440, height: 900 } } as const;

describe.skipIf(findChromium() === null)(`every page of the officer's console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let pages: EveryPage;
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    pages = await fillEveryPage(service);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it.each(["alice", "bob", "mira"] as const)(
    "can be used by everybody, by %s in light on a desktop, and complains of nothing",
    async (officer) => {
      const options = { ...WIDE, colorScheme: "light" } as const;
      expect(await findFaults(browser, service, officer, pages[officer], options)).toEqual([]);
    },
  );

  it("can be read at 200 %, as on half of a screen, and when the window becomes so narrow", async () => {
    const half = { width: 640, height: 450 };
    const visitor = await signInAs(browser, service, "alice", { viewport: half });
    const overflow = () => visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth");
    for (const screen of pages.alice) {
      await openScreen(visitor.page, service, screen);
      expect([screen, await overflow()]).toEqual([screen, 0]);
      await visitor.page.setViewportSize(DESKTOP.viewport);
      await visitor.page.setViewportSize(half);
      await expect.poll(overflow, { message: screen }).toBe(0);
    }
    await visitor.close();
  });

  it("can be printed on A4: what it says, in dark ink on white, without what it does", async () => {
    const visitor = await signInAs(browser, service, "alice", { ...DESKTOP, colorScheme: "dark" });
    const { page } = visitor;
    for (const screen of pages.alice.filter((one) => /^cases\/.*\/(?:customer|findings|checks|timeline)$/.test(one))) {
      await openScreen(page, service, screen);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await page.setViewportSize({ width: 794, height: 1123 });
      expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
      expect(await page.locator(".button").filter({ visible: true }).count()).toBe(0);
      expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(255, 255, 255)");
      expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).color")).toBe("rgb(22, 23, 27)");
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
      for (const folded of await page.locator("main details").filter({ visible: true }).all()) {
        // What is loaded only when it is opened is not there yet.
        const content = folded.locator("> :not(summary)");
        if ((await content.count()) > 0) expect(await content.first().isVisible()).toBe(true);
      }
      await page.emulateMedia({ media: "screen" });
    }
    await visitor.close();
  });

  it("shows the interface beside the console, readable on a phone and from this origin alone", async () => {
    const visitor = await browser.open(PHONE);
    const { page, requests } = visitor;
    await page.goto(`${service.baseUrl}/docs#tag/case-management/POST/api/cases/{workflow_id}/decision`);
    await page.getByRole("heading", { name: "Decide a case" }).first().waitFor();
    await page.getByText("FOLLOW_UP_REQUIRED").first().waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect(requests.map(({ url }) => url).filter((url) => !url.startsWith(`${service.baseUrl}/`))).toEqual([]);
    expect(requests.length).toBeGreaterThan(2);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
