import { afterAll, beforeAll, describe, it } from "vitest";
import { DESKTOP, findChromium, TestBrowser, withoutChromium } from "../support/browser.ts";
import { visitAfterApproval } from "../support/customers-visit.ts";
import { TestService } from "../support/service.ts";

describe.skipIf(findChromium() === null)(`the pages of customers after their approval${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("can be used by everybody in light on a desktop, full, empty and failed", () =>
    visitAfterApproval(browser, service, { ...DESKTOP, colorScheme: "light" }));
});
