import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Seeding } from "../../../src/cli/demo/seeding.ts";
import { findChromium, type TestBrowser, type Visitor, withoutChromium } from "../../support/browser.ts";
import { openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

describe.skipIf(findChromium() === null)(`portfolios and patterns in the console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  /** Nothing was complained of, and nothing was asked of another host. */
  async function expectCalm(visitor: Visitor): Promise<void> {
    expect(visitor.complaints).toEqual([]);
    const origins = new Set(visitor.requests.map(({ url }) => new URL(url.replace(/^blob:/, "")).origin));
    expect([...origins].filter((origin) => ![service.baseUrl, "null"].includes(origin))).toEqual([]);
    await visitor.close();
  }

  it("runs a portfolio to its end and shows what became of every company", async ({ skip }) => {
    if (!(await seeding.hasRoute("/api/scan/portfolio"))) skip("this service has no scans");
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, "scans");
    await page.getByLabel("Name").fill("Spring review");
    await page.getByLabel("Enterprise numbers").fill("0999900150\n0999900942, 0999901041");
    await page.getByRole("button", { name: "Scan the portfolio" }).click();
    await page.getByRole("heading", { name: "Spring review" }).waitFor();
    await page.getByText("3 of 3 companies").waitFor({ timeout: 60_000 });
    await page.getByRole("img", { name: "Red 1, amber 1, green 1" }).waitFor();
    await expectCalm(visitor);
  });

  it("draws a pattern across cases, which an officer dismisses with a reason", async ({ skip }) => {
    if (!(await seeding.hasRoute("/intelligence/alerts"))) skip("this service has no alerts");
    await seeding.investigate("0999901536");
    await seeding.investigate("0999901635");
    await expect
      .poll(async () => (await alerts("active")).some(({ pattern_type }) => pattern_type === "phoenix"), {
        timeout: 60_000,
      })
      .toBe(true);
    const phoenix = (await alerts("active")).find(({ pattern_type }) => pattern_type === "phoenix")!;
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, "alerts");
    await page.getByRole("link", { name: phoenix.title }).click();
    await page.locator(".graph canvas").first().waitFor();
    await page.getByLabel("Reason of the dismissal").selectOption("known_relationship");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.locator("article .state", { hasText: "Dismissed" }).waitFor();
    expect((await alerts("dismissed")).map(({ id }) => id)).toContain(phoenix.id);
    await expectCalm(visitor);
  });

  const alerts = (status: string) =>
    seeding.call<{ id: string; title: string; pattern_type: string }[]>(
      "alice",
      "GET",
      `/intelligence/alerts?status=${status}`,
    );
});
