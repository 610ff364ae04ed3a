import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, expectAccessible, findChromium, PHONE, TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { TestService } from "../../support/service.ts";

const CHAIN = "0999920045";

describe.skipIf(findChromium() === null)(`the owners of a customer in the console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let screen: string;
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    const { workflowId } = await (await seedingFor(service)).investigate(CHAIN, ["Hilde Ryckaert"]);
    screen = `cases/${workflowId}/ownership`;
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it.each([
    ["in light on a desktop", { ...DESKTOP, colorScheme: "light" }],
    ["in dark on a phone", { ...PHONE, colorScheme: "dark" }],
  ] as const)("are drawn, named in tables and with evidence, %s", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    const { page } = visitor;
    await openScreen(page, service, screen);
    const picture = page.getByRole("img", { name: /^Owners of Noordzee/ });
    await picture.locator("text").first().waitFor();
    expect(await picture.locator("text").allTextContents()).toContain("80 %");
    await page
      .getByRole("row", { name: /Ryckaert/ })
      .first()
      .getByRole("button", { name: "Evidence" })
      .click();
    await page.getByRole("dialog", { name: "Evidence" }).getByText("sha256:").first().waitFor();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("are downloaded as statements of the standard, and a failure is said", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, screen);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download BODS" }).click();
    expect((await download).suggestedFilename()).toMatch(/^ownership-.*\.json$/);
    await page.route("**/ownership", (route) => route.fulfill({ status: 503, json: { detail: "Try again later." } }));
    await page.reload();
    await page.getByText("Try again later.").waitFor();
    await visitor.close();
  });
});
