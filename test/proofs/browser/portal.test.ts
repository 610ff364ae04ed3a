import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, findChromium, PHONE, type TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openConsole } from "../../support/console-visit.ts";
import { readCase } from "../../support/main-job.ts";
import { visitStates } from "../../support/portal-states.ts";
import { answerEverything, newCase } from "../../support/portal-visit.ts";
import type { TestService } from "../../support/service.ts";

// `test/e2e/browser/portal.test.ts` completes it with scripts and without.
describe.skipIf(findChromium() === null)(`the customer's page in a browser${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let alice: string;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    alice = await service.token("alice");
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("is there whole, and can be handed in, after one round trip", async () => {
    const opened = await newCase(service, alice);
    const visitor = await browser.open({ ...PHONE, locale: "en-GB" });
    const { page } = visitor;
    // Whatever the page asks for besides itself stays out.
    await page.route("**/*", (route) =>
      route.request().resourceType() === "document" ? route.continue() : route.abort(),
    );
    await page.goto(opened.portal_url, { waitUntil: "domcontentloaded" });
    const radius = await page.evaluate('getComputedStyle(document.querySelector(".card")).borderTopLeftRadius');
    expect(radius).not.toBe("0px");
    await answerEverything(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("button", { name: "Submit anyway" }).first().click();
    await page.getByText("Thank you. We have received your information.").waitFor();
    expect((await readCase(service, alice, opened.workflow_id)).current_iteration).toBe(1);
    await visitor.close();
  });

  it("takes a file that is dropped, and waits with handing in until it has arrived", async () => {
    const opened = await newCase(service, alice);
    const visitor = await browser.open({ ...DESKTOP, locale: "en-GB" });
    const { page } = visitor;
    await page.goto(opened.portal_url);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route("**/api/portal/**", (route) => held.then(() => route.continue()));
    const data = await page.evaluateHandle(`{
      const data = new DataTransfer();
      data.items.add(new File(["%PDF-1.7 and so on"], "dropped.pdf", { type: "application/pdf" }));
      data;
    }`);
    await page.locator("#item-file-bank_account_proof .drop").dispatchEvent("drop", { dataTransfer: data });
    await page.getByText("Uploading: dropped.pdf").waitFor();
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("Your files are still uploading.").waitFor();
    goOn();
    await page.getByText("1 of 3 documents").waitFor();
    expect(await page.getByText("Your files are still uploading.").isVisible()).toBe(false);
    await visitor.close();
  });

  it("has no serious fault of accessibility, complaint or shift in the states that the suite leaves out", () =>
    visitStates(browser, service, alice, "proofs"));

  it("keeps what stands above the form as high as it is while the form arrives", async () => {
    const opened = await newCase(service, alice);
    for (const options of [PHONE, DESKTOP]) {
      const visitor = await browser.open({ ...options, locale: "en-GB" });
      const { page } = visitor;
      const heightAbove = () => page.evaluate(`document.querySelector("aside").getBoundingClientRect().bottom`);
      await page.route(
        opened.portal_url,
        async (route) => {
          const response = await route.fetch();
          const [begin] = (await response.text()).split("<form");
          await route.fulfill({ response, body: begin! });
        },
        { times: 1 },
      );
      await page.goto(opened.portal_url);
      expect(await page.locator("form").count()).toBe(0);
      const before = await heightAbove();
      await page.goto(opened.portal_url);
      await page.locator("form").waitFor();
      expect(await heightAbove()).toBe(before);
      await visitor.close();
    }
  });

  it("changes its language where it is asked to, and keeps what was typed and chosen", async () => {
    const opened = await newCase(service, alice);
    const visitor = await browser.open({ ...DESKTOP, locale: "en-GB" });
    const { page } = visitor;
    await page.goto(opened.portal_url);
    await page.getByLabel("Describe what the company does").fill("Bread");
    await page.getByLabel("How do you mainly sell?").selectOption("In a shop");
    await page.getByRole("link", { name: "Deutsch" }).click();
    await page.getByRole("heading", { name: "Vervollständigen Sie Ihren Antrag" }).waitFor();
    expect(page.url().replace(/\?$/, "")).toBe(opened.portal_url);
    await expect.poll(() => page.getByLabel("Beschreiben Sie die Tätigkeit").inputValue()).toBe("Bread");
    await expect.poll(() => page.getByLabel("Wie verkaufen Sie hauptsächlich?").inputValue()).toBe("Im Geschäft");
    await visitor.close();
  });
});
