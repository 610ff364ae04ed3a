import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, expectAccessible, findChromium, PHONE, TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { TestService } from "../../support/service.ts";

/** More than one page of a list. */
const CASES = 54;
const REQUESTS_AT_MOST = 6;

describe.skipIf(findChromium() === null)(`the officer's queue${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    const seeding = await seedingFor(service);
    for (let place = 0; place < CASES; place++) {
      await seeding.call("alice", "POST", "/api/cases", {
        company_name: `Tuinbouw ${String(place).padStart(2, "0")}`,
        company_registration_number: "0999900150",
        country: "BE",
      });
    }
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("assigns selected cases together, and they are mine", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await page.getByRole("link", { name: "Unassigned" }).click();
    await page
      .getByRole("row", { name: /Tuinbouw/ })
      .first()
      .waitFor();
    for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
    expect(await page.locator("tr[aria-selected=true]").count()).toBe(2);
    const names = await page.locator("tr[aria-selected=true] th a").allTextContents();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Assign to me" }).click();
    await page.getByRole("toolbar").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Assigned to me" }).click();
    await page.getByRole("row", { name: names[0]! }).getByRole("img", { name: "Alice" }).waitFor();
    expect(await page.locator("tbody tr:has(a)").count()).toBe(2);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("comes back as it was: its page, its place and its selection", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, "cases");
    await page.getByRole("checkbox", { name: "Select Tuinbouw 10", exact: true }).check();
    await page.getByRole("link", { name: "Tuinbouw 05", exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate("history.state?.scroll ?? 0")).toBeGreaterThan(200);
    const scroll = await page.evaluate("scrollY");
    await page.getByRole("link", { name: "Tuinbouw 05", exact: true }).click();
    await page.getByRole("heading", { name: "Tuinbouw 05", level: 1 }).waitFor();
    expect(await page.evaluate("scrollY")).toBe(0);
    await page.goBack();
    await page.getByText("1 selected").waitFor();
    await expect.poll(() => page.evaluate("scrollY")).toBe(scroll);
    await visitor.close();
  });

  it.each([
    ["on a desktop in light", { ...DESKTOP, colorScheme: "light" }],
    ["on a phone in dark", { ...PHONE, colorScheme: "dark" }],
  ] as const)("asks at most six times for its first page, not once a row, %s", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    const { page } = visitor;
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/(api|openapi)/.test(new URL(request.url()).pathname)) asked.push(request.url());
    });
    await page.goto(`${service.baseUrl}/console/#/?view=unassigned`);
    await page.waitForLoadState("networkidle");
    asked.length = 0;
    await page.reload();
    await page
      .getByRole("link", { name: /Tuinbouw/ })
      .first()
      .waitFor();
    await page.waitForLoadState("networkidle");
    // What is read again by the clock is the same request.
    const reads = [...new Set(asked)].filter((url) => !url.endsWith("/api/config/sign-in"));
    expect(reads.length, reads.join("\n")).toBeLessThanOrEqual(REQUESTS_AT_MOST);
    await expectAccessible(page);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    await visitor.close();
  });
});
