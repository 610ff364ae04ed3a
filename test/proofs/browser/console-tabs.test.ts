import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, findChromium, type TestBrowser, type Visitor, withoutChromium } from "../../support/browser.ts";
import { openConsole } from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

// `test/e2e/browser/console-tabs.test.ts` has a second tab and two officers.
describe.skipIf(findChromium() === null)(`tabs of the officer's console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  beforeAll(async () => {
    [service, browser] = await openConsole();
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  const open = async (visitor: Visitor): Promise<Page> => {
    const page = await visitor.context.newPage();
    await page.goto(`${service.baseUrl}/console/`);
    return page;
  };
  const door = (page: Page, officer: string) => page.getByRole("button", { name: new RegExp(`^${officer}`, "i") });
  const desk = (page: Page) => page.getByRole("heading", { name: "Needs me", level: 1 });
  const enter = async (page: Page, officer: string) => {
    await door(page, officer).click();
    await desk(page).waitFor();
  };

  it("ends with the last tab", async () => {
    const visitor = await browser.open(DESKTOP);
    const first = await open(visitor);
    await enter(first, "alice");
    await first.close();
    const second = await open(visitor);
    await door(second, "alice").waitFor();
    await visitor.close();
  });

  it("renews in one tab for all", async () => {
    const visitor = await browser.open(DESKTOP);
    let issued = 0;
    await visitor.context.route("**/api/session/demo", async (route) => {
      issued += 1;
      const response = await route.fetch();
      const session = (await response.json()) as { expires_at: string };
      // The first is about to expire, so that each tab wants another.
      const expires_at = issued === 1 ? new Date(Date.now() + 60_000).toISOString() : session.expires_at;
      await route.fulfill({ response, json: { ...session, expires_at } });
    });
    const first = await open(visitor);
    await enter(first, "alice");
    expect(issued).toBe(1);
    // Renewal is set up after the first screen; another screen asks for more.
    const [second, third] = await Promise.all([open(visitor), open(visitor)]);
    const tabs = [first, second, third];
    await Promise.all(tabs.map((page) => desk(page).waitFor()));
    await Promise.all(
      tabs.map(async (page) => {
        await page.goto(`${service.baseUrl}/console/#/cases`);
        await page.getByRole("heading", { name: "Cases", level: 1 }).waitFor();
      }),
    );
    const ends = async () => {
      const read = "JSON.parse(sessionStorage.getItem('dossier-session')).expires_at";
      const all = (await Promise.all(tabs.map((page) => page.evaluate(read)))) as string[];
      return { different: new Set(all).size, renewed: all.every((end) => Date.parse(end) > Date.now() + 120_000) };
    };
    await expect.poll(ends).toEqual({ different: 1, renewed: true });
    await Promise.all(tabs.map((page) => page.reload().then(() => page.locator("main[data-route] h1").waitFor())));
    expect(issued).toBe(2);
    await visitor.close();
  });
});
