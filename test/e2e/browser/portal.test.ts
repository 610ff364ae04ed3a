import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  DESKTOP,
  expectAccessible,
  findChromium,
  PHONE,
  type TestBrowser,
  withoutChromium,
} from "../../support/browser.ts";
import { openConsole } from "../../support/console-visit.ts";
import { readCase } from "../../support/main-job.ts";
import { answerEverything, decide, newCase, PAPER, PHOTO, reviewedCase } from "../../support/portal-visit.ts";
import type { TestService } from "../../support/service.ts";

const REQUIRED = [
  ["articles_of_association", PAPER],
  ["representative_identity", PHOTO],
  ["bank_account_proof", PAPER],
] as const;

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

  it("is completed on a phone, with every file sent as soon as it is chosen and every answer kept as typed", async () => {
    const opened = await newCase(service, alice);
    const visitor = await browser.open({ ...PHONE, locale: "nl-BE" });
    const { page } = visitor;
    await page.goto(opened.portal_url);
    await page.getByText("Wat u typt, blijft op dit toestel bewaard").waitFor();
    await expectAccessible(page);

    await page.route("**/api/portal/**", (route) => route.abort(), { times: 1 });
    for (const [n, [id, file]] of REQUIRED.entries()) {
      await page.locator(`#file-${id}`).setInputFiles(file);
      if (n === 0) await page.getByRole("button", { name: "Opnieuw proberen" }).click();
      await page.getByText(`${n + 1} van 3 documenten`).waitFor();
    }
    await page.locator("#file-business_licence").setInputFiles({ ...PAPER, buffer: Buffer.from("MZ no paper") });
    await page.getByText("Dit bestandstype kunnen we hier niet gebruiken.").waitFor();
    await expectAccessible(page);

    await page.getByLabel("Beschrijf de activiteit").fill("Brood\nen gebak");
    await page.reload();
    await expect
      .poll(() => page.getByLabel("Beschrijf de activiteit").inputValue(), { timeout: 20_000 })
      .toBe("Brood\nen gebak");
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(stored).toContain("gebak");
    expect(stored).not.toContain(opened.portal_token.slice(3));

    await page.getByRole("button", { name: "Mijn aanvraag indienen" }).click();
    await page.getByRole("heading", { name: /punten vragen uw aandacht/ }).waitFor();
    await expectAccessible(page);
    await answerEverything(page);
    await page.getByText("Uw aanvraag is volledig.").waitFor();
    await page.getByRole("button", { name: "Mijn aanvraag indienen", exact: true }).click();
    await page.getByText("Bedankt. We hebben uw gegevens ontvangen.").waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    // The browser itself notes the upload that was cut and the one that was refused.
    expect(visitor.complaints.filter((text) => !/ERR_FAILED|422/.test(text))).toEqual([]);
    for (const { url, referrer } of visitor.requests) {
      expect(new URL(url).origin).toBe(service.baseUrl);
      expect(referrer).toBe("");
    }
    const { documents, current_iteration } = await readCase(service, alice, opened.workflow_id);
    expect([documents.length, current_iteration]).toEqual([REQUIRED.length, 1]);
    expect(service.log.filter((line) => line.includes(opened.portal_token))).toEqual([]);
    await visitor.close();
  });

  it("takes owners away and adds them at once, and keeps those that were added", async () => {
    const opened = await newCase(service, alice);
    const visitor = await browser.open({ ...PHONE, locale: "nl-BE" });
    const { page } = visitor;
    await page.goto(opened.portal_url);
    await page.getByText("Wat u typt, blijft op dit toestel bewaard").waitFor();
    await page.getByRole("button", { name: "Vennootschap toevoegen" }).click();
    await page.getByLabel("Naam van de vennootschap").fill("Triade Beheer");
    await page.getByRole("button", { name: /^Verwijderen.*Persoon 1$/ }).click();
    expect(await page.locator(".owner legend").allTextContents()).toEqual(["Vennootschap 1"]);
    await expectAccessible(page);
    await page.reload();
    const company = page.getByLabel("Naam van de vennootschap");
    await expect.poll(() => company.inputValue()).toBe("Triade Beheer");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("is completed with scripts off", async () => {
    const opened = await newCase(service, alice);
    const visitor = await browser.open({ ...PHONE, locale: "fr-BE", javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(opened.portal_url);
    await page.locator("#file-articles_of_association").setInputFiles(PAPER);
    await page.getByRole("button", { name: /^Envoyer.*Statuts coordonnés$/ }).click();
    await page.getByText("1 sur 3 documents").waitFor();
    expect(new URL(page.url()).hash).toBe("#item-file-articles_of_association");

    for (const [id, file] of REQUIRED.slice(1)) await page.locator(`#file-${id}`).setInputFiles(file);
    await answerEverything(page);
    await page.getByLabel("Comment vendez-vous").selectOption("");
    await page.getByRole("button", { name: "Envoyer ma demande" }).click();
    await page.getByRole("heading", { name: "Un point demande votre attention" }).waitFor();
    expect(await page.getByLabel("Décrivez l'activité").inputValue()).toBe("Brood en gebak");
    await page.getByRole("button", { name: "Envoyer quand même" }).first().click();
    await page.getByText("Merci. Nous avons bien reçu vos informations.").waitFor();

    const { documents, current_iteration } = await readCase(service, alice, opened.workflow_id);
    expect([documents.length, current_iteration]).toEqual([REQUIRED.length, 1]);
    await visitor.close();
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

  it("has no serious fault of accessibility, complaint or shift in any state, light or dark, narrow or wide", async () => {
    const [followUp, ended] = await Promise.all([reviewedCase(service, alice), reviewedCase(service, alice)]);
    const task = { description: "Welke leverancier levert uw meel?", response_type: "text", required: true };
    await decide(service, alice, followUp, { decision: "follow_up", reason: "flour", follow_up_tasks: [task] });
    await decide(service, alice, ended, { decision: "reject", reason: "not for us" });
    const collecting = await newCase(service, alice);
    const unknown = { portal_url: `${service.baseUrl}/portal/pt_${"A".repeat(32)}` };
    const visits = [
      { state: collecting, heading: "Complete your application", options: { ...DESKTOP, colorScheme: "dark" } },
      // What zooming to 200 % leaves of a wide screen is a narrow one.
      { state: collecting, heading: "Complete your application", options: { viewport: { width: 320, height: 640 } } },
      { state: followUp, heading: "A few more details", options: PHONE },
      { state: followUp, heading: "A few more details", options: { ...DESKTOP, colorScheme: "dark" } },
      { state: ended, heading: "This application is closed", options: PHONE },
      { state: unknown, heading: "This link does not work", options: { ...PHONE, colorScheme: "dark" } },
    ] as const;
    for (const { state, heading, options } of visits) {
      const visitor = await browser.open({ ...options, locale: "en-GB" });
      const { page } = visitor;
      // The script comes late, as over a slow line: the page has been painted without it.
      await page.route("**/portal.js*", async (route) => {
        await page.locator("footer").waitFor();
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
        await route.continue();
      });
      await page.goto(state.portal_url, { waitUntil: "networkidle" });
      await page.getByRole("heading", { name: heading }).waitFor();
      await expectAccessible(page);
      expect(await visitor.layoutShift()).toBeLessThan(0.01);
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      expect(visitor.complaints.filter((text) => !text.includes("404"))).toEqual([]);
      await visitor.close();
    }
  });

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
