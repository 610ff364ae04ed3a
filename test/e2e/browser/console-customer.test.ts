import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import {
  DESKTOP,
  expectAccessible,
  findChromium,
  PHONE,
  type TestBrowser,
  withoutChromium,
} from "../../support/browser.ts";
import { openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { expectEveryValue } from "../../support/customer-page.ts";
import type { TestService } from "../../support/service.ts";

/** One with an owner nobody registered, and one on a list; `test/proofs/console-customer.test.ts` has others. */
const COMPANIES: readonly (readonly [number: string, owners?: readonly string[]])[] = [
  ["0999901338", ["Jan Janssens"]],
  ["0999900942"],
];

describe.skipIf(findChromium() === null)(`the customer on its case's page${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  const cases: SeededCase[] = [];
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
    for (const [number, owners] of COMPANIES) cases.push(await seeding.investigate(number, owners));
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("shows every value of profile, ownership, answers, documents and checks", () =>
    expectEveryValue(browser, service, seeding, cases));

  it.each([
    ["on a desktop", { ...DESKTOP, colorScheme: "light" }],
    ["in dark on a phone", { ...PHONE, colorScheme: "dark" }],
  ] as const)("names what differs and what is missing with its reason, %s", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    const { page } = visitor;
    await openScreen(page, service, `cases/${cases[0]!.workflowId}`);
    const compared = page.getByRole("region", { name: "Declared, registered, read" }).first();
    const undeclared = compared.getByRole("row").filter({ hasText: "Owner: Jan Janssens" });
    expect(await undeclared.innerText()).toMatch(/not named[^]*Differs[^]*declaration against register/);
    expect(await compared.innerText()).toContain("not asked by this form");
    expect(
      await page
        .locator("article.case td")
        .filter({ hasText: /^[–-]$/ })
        .count(),
    ).toBe(0);
    await expectAccessible(page);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
