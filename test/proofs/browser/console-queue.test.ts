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

/** More than one page of a list. */
const CASES = 54;
const REQUESTS_AT_MOST = 6;
/** As long as a name in a register may be. */
const LONG_NAME =
  "Coöperatieve Vennootschap voor de Handel in Landbouwgewassen en Aanverwante Diensten van de Noorderkempen en Omstreken";

describe.skipIf(findChromium() === null)(`the officer's queue${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let long: { readonly workflow_id: string };
  beforeAll(async () => {
    [service, browser] = await openConsole();
    const seeding = await seedingFor(service);
    long = await seeding.call("alice", "POST", "/api/cases", {
      company_name: LONG_NAME,
      company_registration_number: "0999900249",
      country: "BE",
    });
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

  it.each([
    ["on a desktop", DESKTOP],
    ["on a tablet", { viewport: { width: 800, height: 1100 } }],
    ["on a phone", PHONE],
  ] as const)("says what is needed next without cutting it off, %s", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    const { page } = visitor;
    await openScreen(page, service, "cases");
    await page.locator("tbody .next-cell").first().waitFor();
    const cut = `[...document.querySelectorAll("tbody .next-cell")]
      .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight + 1)
      .map((cell) => cell.textContent)`;
    expect(await page.evaluate(cut)).toEqual([]);
    expect(await page.locator("tbody .next-cell").allInnerTexts()).toContain("Waiting for documents");
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    await visitor.close();
  });

  it("shows who has a case with a long name, and by when, on a tablet that lies", async () => {
    const visitor = await signInAs(browser, service, "alice", { viewport: { width: 1024, height: 768 } });
    const { page } = visitor;
    await openScreen(page, service, "cases?q=Landbouwgewassen");
    await page.getByRole("link", { name: LONG_NAME }).waitFor();
    const beyond = `(() => {
      const table = document.querySelector(".case-table");
      return table.scrollWidth - table.parentElement.clientWidth;
    })()`;
    expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
    await visitor.close();
  });

  it.each([
    ["on a phone", PHONE],
    ["at four times the size", { viewport: { width: 1280 / 4, height: 900 / 4 } }],
    ["on a phone that lies", { ...PHONE, viewport: { width: 844, height: 390 } }],
  ] as const)("leaves room to read a case whose name is long, %s", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    const { page } = visitor;
    await openScreen(page, service, `cases/${long.workflow_id}`);
    await page.getByRole("heading", { name: LONG_NAME, level: 1 }).waitFor();
    await page.evaluate("scrollTo(0, 1200)");
    await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(300);
    const covered = `Math.max(0, document.querySelector(".case-head").getBoundingClientRect().bottom) / innerHeight`;
    expect(await page.evaluate(covered)).toBeLessThan(0.3);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    await expectAccessible(page);
    await visitor.close();
  });
});
