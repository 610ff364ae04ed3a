import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, findChromium, type TestBrowser, type Visitor, withoutChromium } from "../../support/browser.ts";
import { openConsole } from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

// `test/proofs/browser/console-tabs.test.ts` has the last tab and a renewed sign-in.
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
  const isOfficer = (page: Page, officer: string) =>
    page.evaluate((id) => JSON.parse(sessionStorage.getItem("dossier-session") ?? "{}").officer_id === id, officer);
  const enter = async (page: Page, officer: string) => {
    await door(page, officer).click();
    await desk(page).waitFor();
  };

  it("opens a new tab signed in, and signs out of all, with nothing that outlives them", async () => {
    const visitor = await browser.open(DESKTOP);
    const first = await open(visitor);
    await enter(first, "alice");
    const second = await open(visitor);
    await desk(second).waitFor();
    expect(await isOfficer(second, "alice")).toBe(true);
    expect(await second.evaluate("Object.keys(localStorage).filter((key) => key !== 'dossier-theme')")).toEqual([]);
    expect(await visitor.context.cookies()).toEqual([]);

    // A token that the service refuses ends the session of both.
    await second.route("**/api/cases**", (route) => route.fulfill({ status: 401, json: {} }));
    await second.reload();
    await Promise.all([first, second].map((page) => door(page, "alice").waitFor()));

    // The next officer of one tab does not enter the other by itself.
    await second.unroute("**/api/cases**");
    await enter(second, "bob");
    expect(await door(first, "alice").isVisible()).toBe(true);
    const third = await open(visitor);
    await desk(third).waitFor();
    expect(await isOfficer(third, "bob")).toBe(true);
    await third.getByRole("button", { name: "Sign out" }).click();
    await second.getByText("You signed out in another tab.").waitFor();
    expect(await second.evaluate("sessionStorage.getItem('dossier-session')")).toBe(null);
    await second.reload();
    await door(second, "alice").waitFor();
    await visitor.close();
  });

  it("mixes no two officers", async () => {
    const visitor = await browser.open(DESKTOP);
    const [first, second] = [await open(visitor), await open(visitor)];
    await enter(first, "alice");
    await enter(second, "bob");
    await first.reload();
    await desk(first).waitFor();
    expect([await isOfficer(first, "alice"), await isOfficer(second, "bob")]).toEqual([true, true]);
    const third = await open(visitor);
    await door(third, "alice").waitFor();
    await first.getByRole("button", { name: "Sign out" }).click();
    await door(first, "alice").waitFor();
    expect(await isOfficer(second, "bob")).toBe(true);
    await visitor.close();
  });
});
