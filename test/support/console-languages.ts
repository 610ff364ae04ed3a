import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, expectAccessible, findChromium, PHONE, type TestBrowser, withoutChromium } from "./browser.ts";
import { openConsole, openScreen, seedingFor } from "./console-visit.ts";
import type { TestService } from "./service.ts";

const WORDS = [
  ["nl-BE", "Mijn werk", "Nieuw dossier", "Notificaties", "Zakelijke relaties", "Monitoring"],
  ["fr-BE", "À traiter", "Nouveau dossier", "Notifications", "Relations d'affaires", "Surveillance"],
  ["de-BE", "Für mich", "Neuer Fall", "Mitteilungen", "Geschäftsbeziehungen", "Überwachung"],
  ["en-GB", "Needs me", "New case", "Notifications", "Relationships", "Monitoring"],
] as const;

/** Of a case: its tab, a heading of the customer, the title of its findings, and the way to a decision. */
const CASE_WORDS = [
  ["nl-BE", "Klant", "Identiteit", /^\d+ bevinding/, "Beslissen…", "Beslissing"],
  ["fr-BE", "Client", "Identité", /^\d+ constatation/, "Décider…", "Décision"],
  ["de-BE", "Kunde", "Identität", /^\d+ Feststellung/, "Entscheiden…", "Entscheidung"],
] as const;

/** Titles of the screens of scans, review tiers and diagnostics, and the button that scans a company. */
const TOOL_WORDS = [
  ["nl-BE", "Scans", "Scannen", "Beoordelingsniveaus", "Diagnose"],
  ["fr-BE", "Analyses", "Analyser", "Niveaux d'examen", "Diagnostic"],
  ["de-BE", "Scans", "Scannen", "Prüfstufen", "Diagnose"],
] as const;

/** The tests of the console in these languages. */
export function describeLanguages(locales: readonly string[]): void {
  const isAmong = ([locale]: readonly [string, ...unknown[]]): boolean => locales.includes(locale);
  describe.skipIf(findChromium() === null)(`languages of the officer's console${withoutChromium}`, () => {
    let service: TestService;
    let browser: TestBrowser;
    beforeAll(async () => {
      [service, browser] = await openConsole();
    });
    afterAll(async () => {
      await Promise.all([browser?.close(), service?.dispose()]);
    });

    it.each(WORDS.filter(isAmong))(
      "speaks the browser's language, %s, on a phone too",
      async (locale, home, newCase, notifications, relationships, monitoring) => {
        const visitor = await browser.open({ ...PHONE, locale });
        await visitor.page.goto(`${service.baseUrl}/console/`);
        await visitor.page.getByRole("button", { name: /^alice/i }).click();
        await visitor.page.getByRole("heading", { name: home, level: 1 }).waitFor();
        expect(await visitor.page.evaluate("document.documentElement.lang")).toBe(locale.slice(0, 2));
        await visitor.page.getByRole("button", { name: newCase }).waitFor();
        for (const [screen, title] of [
          ["home", home],
          ["notifications", notifications],
          ["relationships", relationships],
          ["monitoring", monitoring],
        ] as const) {
          await openScreen(visitor.page, service, screen);
          await visitor.page.getByRole("heading", { name: title, level: 1 }).waitFor();
          await expectAccessible(visitor.page);
          expect(await visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
        }
        expect(visitor.complaints).toEqual([]);
        await visitor.close();
      },
    );

    it.each(CASE_WORDS.filter(isAmong))(
      "shows a case in %s, and marks as English what the service wrote",
      async (locale, tab, identity, findings, decide, legend) => {
        const { workflowId } = await (await seedingFor(service)).investigate("0999901338", ["Jan Janssens"]);
        const visitor = await browser.open({ ...DESKTOP, locale });
        const { page } = visitor;
        await page.goto(`${service.baseUrl}/console/`);
        await page.getByRole("button", { name: /^alice/i }).click();
        await page.locator("main[data-route] h1").waitFor();
        await openScreen(page, service, `cases/${workflowId}`);
        await page.getByRole("link", { name: tab, exact: true }).waitFor();
        await page.getByRole("heading", { name: identity, exact: true }).waitFor();
        expect(await page.locator(".brief-text[lang=en]").count()).toBe(1);
        expect(await page.locator(".screen[lang]").count()).toBe(0);
        await expectAccessible(page);
        await openScreen(page, service, `cases/${workflowId}/findings`);
        await page.getByRole("heading", { name: findings }).waitFor();
        expect(await page.locator(".finding h3:not([lang=en])").count()).toBe(0);
        await openScreen(page, service, `cases/${workflowId}/checks`);
        expect(await page.locator(".case-part[lang=en]").count()).toBe(0);
        expect(await page.locator(".rules b:not([lang=en])").count()).toBe(0);
        await page.getByRole("button", { name: decide }).click();
        await page.getByRole("group", { name: legend }).waitFor();
        await expectAccessible(page);
        expect(visitor.complaints).toEqual([]);
        await visitor.close();
      },
    );

    it.each(TOOL_WORDS.filter(isAmong))(
      "shows scans, tiers and diagnostics in %s on a phone, and marks a refusal of the service as English",
      async (locale, scans, scan, autonomy, diagnostics) => {
        const visitor = await browser.open({ ...PHONE, locale });
        const { page } = visitor;
        await page.goto(`${service.baseUrl}/console/`);
        await page.getByRole("button", { name: /^alice/i }).click();
        await page.locator("main[data-route] h1").waitFor();
        for (const [screen, title] of [
          ["autonomy", autonomy],
          ["diagnostics", diagnostics],
          ["scans", scans],
        ] as const) {
          await openScreen(page, service, screen);
          await page.getByRole("heading", { name: title, level: 1 }).waitFor();
          expect(await page.locator(".screen[lang]").count()).toBe(0);
          expect(await page.getByRole("alert").count()).toBe(0);
          await expectAccessible(page);
          expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
        }
        await page.getByRole("textbox").first().fill("0999900151");
        await page.getByRole("button", { name: scan, exact: true }).click();
        await page.getByRole("alert").waitFor();
        expect(await page.locator("[role=alert] [lang=en]").textContent()).toContain("check digits");
        await visitor.close();
      },
    );
  });
}
