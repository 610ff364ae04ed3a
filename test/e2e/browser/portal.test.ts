import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible, findChromium, PHONE, type TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openConsole } from "../../support/console-visit.ts";
import { readCase } from "../../support/main-job.ts";
import { visitStates } from "../../support/portal-states.ts";
import { answerEverything, newCase, PAPER, PHOTO } from "../../support/portal-visit.ts";
import type { TestService } from "../../support/service.ts";

const REQUIRED = [
  ["articles_of_association", PAPER],
  ["representative_identity", PHOTO],
  ["bank_account_proof", PAPER],
] as const;

// `test/proofs/browser/portal.test.ts` has a file that is dropped, a slow line and another language.
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

  it("has no serious fault of accessibility, complaint or shift in any state, light or dark, narrow or wide", () =>
    visitStates(browser, service, alice, "suite"));
});
