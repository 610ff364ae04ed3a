import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOCUMENT_TYPES } from "../../src/domain/templates/document-types.ts";
import type { SeededCase, Seeding } from "../../src/cli/demo/seeding.ts";
import {
  expectAccessible,
  findChromium,
  PHONE,
  TestBrowser,
  type Visitor,
  withoutChromium,
} from "../support/browser.ts";
import { type ConsoleWords, consoleWords } from "../support/console-labels.ts";
import { openScreen, seedingFor } from "../support/console-visit.ts";
import { TestService } from "../support/service.ts";

const NOTE = "Merci de joindre le registre des actions, signé à chaque page par le notaire.";
const SHARE_REGISTER = Object.values(DOCUMENT_TYPES).find(({ name }) => /^Share register/i.test(name.en))!;
const OVERRIDE = "The notary's deed confirms the declared owner.";
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A screen on a phone: nothing to scroll to sideways, and every control large enough and named. */
async function expectUsable(page: Page): Promise<void> {
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
  await expectAccessible(page);
}

describe.skipIf(findChromium() === null)(`an officer's day on a phone${withoutChromium}`, () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await TestBrowser.launch();
  });
  afterAll(() => browser?.close());

  describe.each(["nl", "fr", "de", "en"] as const)("in %s", (language) => {
    let service: TestService;
    let seeding: Seeding;
    let words: ConsoleWords;
    let listed: SeededCase;
    let disputed: SeededCase;
    beforeAll(async () => {
      [service, words] = await Promise.all([TestService.start(), consoleWords(language)]);
      seeding = await seedingFor(service);
      listed = await seeding.investigate("0999901041");
      disputed = await seeding.investigate("0999901338", ["Jan Janssens"]);
    });
    afterAll(() => service?.dispose());

    async function enter(officer: string): Promise<Visitor> {
      const visitor = await browser.open({ ...PHONE, locale: `${language}-BE`, reducedMotion: "reduce" });
      const { page } = visitor;
      await page.goto(`${service.baseUrl}/console/`);
      await page.getByRole("button", { name: new RegExp(`^${officer}`, "i") }).tap();
      await page.getByRole("heading", { name: words.home, level: 1 }).waitFor();
      expect(await page.evaluate("document.documentElement.lang")).toBe(language);
      return visitor;
    }

    const statusOf = async ({ workflowId }: SeededCase): Promise<string> =>
      (await seeding.call<{ status: string }>("alice", "GET", `/api/cases/${workflowId}`)).status;

    async function openFromQueue(page: Page, { workflowId }: SeededCase): Promise<void> {
      await page.locator(`a[data-case="${workflowId}"]`).tap();
      await page.locator(`main[data-route^="cases/${workflowId}"] h1`).waitFor();
    }

    async function openPart(page: Page, part: string): Promise<void> {
      await page.locator(`nav.tabs a[href$="/${part}"], .tabs a[href$="/${part}"]`).first().tap();
      await page.locator(`main[data-route$="/${part}"]`).waitFor();
      await page.locator(".skeleton").first().waitFor({ state: "detached" });
    }

    async function openAll(page: Page): Promise<void> {
      await openPart(page, "findings");
      for (const finding of await page.locator(".finding > details > summary").all()) await finding.tap();
      await expectUsable(page);
      await openPart(page, "documents");
      for (const document of await page.locator(".pick button").all()) await document.tap();
      await expectUsable(page);
    }

    const optionOf = (page: Page, decision: "approve" | "follow_up") =>
      page.getByRole("dialog").getByRole("radio", {
        name: new RegExp(String.raw`^${escaped(words.names[decision])}\s*${escaped(words.effects[decision])}`),
      });

    /** Restates the decision and takes it. */
    async function confirm(page: Page): Promise<void> {
      const foot = page.getByRole("dialog").locator(".dialog-foot");
      await foot.getByRole("button").last().tap();
      await foot.getByRole("button", { name: words.changeIt }).waitFor();
      await expectUsable(page);
      await foot.getByRole("button").last().tap();
      await foot.getByRole("button", { name: words.changeIt }).waitFor({ state: "detached" });
    }

    it("goes from the queue over a hit and a comment to a request", async () => {
      const visitor = await enter("alice");
      const { page } = visitor;
      await page.locator(`a[data-case="${listed.workflowId}"]`).waitFor();
      await expectUsable(page);
      await openFromQueue(page, listed);
      await openPart(page, "hits");
      await page.getByRole("button", { name: words.clear.open }).tap();
      await page.getByRole("checkbox", { name: words.birthDate }).tap();
      await page.getByLabel(words.clear.why).fill("The listed person is twenty years older.");
      await expectUsable(page);
      await page.getByRole("button", { name: words.clear.button }).tap();
      await page.getByText("The listed person is twenty years older.").first().waitFor();

      await openPart(page, "conversation");
      await page.getByLabel(words.comment, { exact: true }).fill("Cleared by the birth date.");
      await page.getByRole("button", { name: words.send, exact: true }).tap();
      await page.locator("main li").getByText("Cleared by the birth date.").waitFor();
      await expectUsable(page);

      await openAll(page);
      await page.getByRole("button", { name: words.decide }).tap();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      expect(await dialog.getByRole("radio", { checked: true }).count()).toBe(0);
      await optionOf(page, "follow_up").tap();
      await dialog.getByRole("button", { name: words.addRequest }).tap();
      await dialog.getByLabel(words.requestKind).last().selectOption(SHARE_REGISTER.id);
      await dialog.getByLabel(words.note).last().fill(NOTE);
      await dialog.getByLabel(words.reason).fill("The share register is missing.");
      const preview = dialog.getByRole("region", { name: words.preview });
      await preview.getByRole("combobox").selectOption("fr");
      await preview.locator("[lang=fr]").getByText(NOTE).waitFor();
      await expectUsable(page);
      await confirm(page);
      await expect.poll(() => statusOf(listed)).toBe("FOLLOW_UP_REQUIRED");
      const portal = await service.call<any>("GET", `/api/portal/${listed.portalToken}`);
      expect(portal.body.follow_up_tasks.map((task: any) => task.customer_note)).toContain(NOTE);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    });

    it("proposes a decision, and the second officer confirms it", async () => {
      const maker = await enter("alice");
      await openFromQueue(maker.page, disputed);
      await openAll(maker.page);
      await maker.page.getByRole("button", { name: words.decide }).tap();
      await optionOf(maker.page, "approve").tap();
      const dialog = maker.page.getByRole("dialog");
      await dialog.getByLabel(new RegExp(`^${escaped(words.override)}`)).fill(OVERRIDE);
      await dialog.getByLabel(words.reason).fill("The owner is known to us.");
      await expectUsable(maker.page);
      await confirm(maker.page);
      await expect.poll(() => statusOf(disputed)).toBe("PENDING_SECOND_APPROVAL");

      const checker = await enter("bob");
      const { page } = checker;
      await openScreen(page, service, "approvals");
      await page.getByRole("heading", { name: words.approvals, level: 1 }).waitFor();
      await expectUsable(page);
      await openFromQueue(page, disputed);
      await page.getByRole("button", { name: words.second }).tap();
      await page.locator(".second-read").getByText(OVERRIDE).waitFor();
      await page.locator(".second-read").getByText("The owner is known to us.").waitFor();
      const answer = page.getByRole("complementary", { name: words.yours });
      expect(await answer.getByRole("radio", { checked: true }).count()).toBe(0);
      await answer.getByRole("radio").first().tap();
      await answer.getByRole("textbox", { name: words.secondReason }).fill("Checked against the deed.");
      for (const box of await answer.getByRole("checkbox").all()) await box.tap();
      await expectUsable(page);
      await answer.getByRole("button").last().tap();
      await expect.poll(() => statusOf(disputed)).toBe("APPROVED");
      expect([...maker.complaints, ...checker.complaints]).toEqual([]);
      await Promise.all([maker.close(), checker.close()]);
    });
  });
});
