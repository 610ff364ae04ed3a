import { afterAll, beforeAll, describe, it } from "vitest";
import type { SeededCase, Seeding } from "../../src/cli/demo/seeding.ts";
import { DESKTOP, findChromium, TestBrowser, withoutChromium } from "../support/browser.ts";
import { seedingFor } from "../support/console-visit.ts";
import { expectDifferencesNamed, expectEveryValue } from "../support/customer-page.ts";
import { TestService } from "../support/service.ts";

/** A clean one, one near a list, and a restaurant; the suite has the others. */
const COMPANIES = ["0999900150", "0999901041", "0999900645"];

describe.skipIf(findChromium() === null)(`the customer on its case's page${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  const cases: SeededCase[] = [];
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    seeding = await seedingFor(service);
    for (const number of COMPANIES) cases.push(await seeding.investigate(number));
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("shows every value of profile, ownership, answers, documents and checks", () =>
    expectEveryValue(browser, service, seeding, cases));

  it("names what differs and what is missing with its reason, on a desktop", async () =>
    expectDifferencesNamed(browser, service, await seeding.investigate("0999901338", ["Jan Janssens"]), {
      ...DESKTOP,
      colorScheme: "light",
    }));
});
