import type { Locator, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import { findChromium, PHONE, type TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { enterByKeyboard, press } from "../../support/keyboard.ts";
import { writePdf } from "../../../src/cli/demo/papers.ts";
import { expectDifferencesNamed, expectEveryValue } from "../../support/customer-page.ts";
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

  it("names what differs and what is missing with its reason, in dark on a phone", () =>
    expectDifferencesNamed(browser, service, cases[0]!, { ...PHONE, colorScheme: "dark" }));

  it("shows what was answered before beside the answer that replaced it, and where none is left", async () => {
    const { workflowId } = cases[0]!;
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await page.route(`**/${workflowId}/customer`, takeBackAnswers);
    await openScreen(page, service, `cases/${workflowId}/customer`);
    const answers = page.getByRole("region", { name: "Answers of the customer" });
    const shown = (question: string) => answers.locator("dl > div").filter({ hasText: question }).innerText();
    expect(await shown("Replaced")).toMatch(/no\s+Answered before:\s+yes\s+Minister of 12\/03\/2020/);
    expect(await shown("Withdrawn")).toMatch(/not answered\s+Answered before:\s+yes/);
    expect(await shown("source of funds")).toContain("not asked by this form");
    await visitor.close();
  });

  it("leads from one guess in a document to the next by keyboard, and keeps the page", async () => {
    const { workflowId } = cases[0]!;
    await fileRegister(service, workflowId);
    const visitor = await enterByKeyboard(browser, service, "alice");
    const { page } = visitor;
    await page.route(`**/${workflowId}/documents/*/reading`, guessAll);
    await openScreen(page, service, `cases/${workflowId}/documents`);
    await press(page, page.getByRole("button", { name: /Register of shares|register\.pdf/ }).first());
    const facts = page.getByRole("region", { name: "Facts" });
    const guesses = facts.getByRole("button", { name: /^Confirm: / });
    await guesses.first().waitFor();
    const count = await guesses.count();
    expect(count).toBeGreaterThan(1);
    await page.evaluate("document.querySelector('.facts-read').dataset.isSame = 'yes'");
    for (let left = count - 1; left >= 0; left--) {
      await press(page, guesses.first());
      await expect.poll(() => guesses.count(), { timeout: 20_000 }).toBe(left);
      const next = left > 0 ? guesses.first() : facts.locator("tbody tr").filter({ hasText: "confirmed by" }).last();
      await expect.poll(() => hasFocus(next)).toBe(true);
    }
    expect(await page.locator(".facts-read").getAttribute("data-is-same")).toBe("yes");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

/** Whether the focus is on an element or in it. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(element.ownerDocument.activeElement));

/** An officer files and accepts a register of shares. */
async function fileRegister(service: TestService, workflowId: string): Promise<void> {
  const path = `${service.baseUrl}/api/cases/${workflowId}`;
  const headers = { Authorization: `Bearer ${await service.token("alice", ["officer"])}` };
  const lines = ["Ondernemingsnummer: 0999.901.338", "Datum: 3 november 2026", "Aandeelhouder: An Peeters, 100 %"];
  const form = new FormData();
  const given = { kind: "shareholder_register", note: "seen", obtained_from: "the company", obtained_at: "2026-11-04" };
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  form.set("file", new File([await writePdf("Aandelenregister", lines)], "register.pdf", { type: "application/pdf" }));
  const filed = await fetch(`${path}/evidence`, { method: "POST", headers, body: form });
  const { document_id: id } = (await filed.json()) as { document_id: string };
  const isRead = async () => (await fetch(`${path}/documents/${id}/reading`, { headers })).status === 200;
  await expect.poll(isRead, { timeout: 30_000 }).toBe(true);
  const json = { ...headers, "Content-Type": "application/json" };
  const body = JSON.stringify({ outcome: "accepted", reason: "seen" });
  expect((await fetch(`${path}/documents/${id}/review`, { method: "POST", headers: json, body })).status).toBe(200);
}

/** Shows answers as of a second round that took the first back, and one that the form does not ask for. */
async function takeBackAnswers(route: Route): Promise<void> {
  const response = await route.fetch();
  const picture = await response.json();
  const given = { type: "yes_no", required: true };
  const answers = [
    { ...given, question: "replaced", text: "Replaced?", answer: ["no"], before: ["yes", "Minister of 12/03/2020"] },
    { ...given, question: "withdrawn", text: "Withdrawn?", answer: null, before: ["yes"] },
    { ...given, question: "source_of_funds", text: "source of funds", answer: ["cash"] },
  ];
  await route.fulfill({ response, json: { ...picture, answers } });
}

/** Shows every fact as a guess, as of a page that is hard to read. */
async function guessAll(route: Route): Promise<void> {
  const response = await route.fetch();
  const reading = await response.json();
  const facts = reading.facts.map((fact: object) => ({ ...fact, confidence: 0.6 }));
  await route.fulfill({ response, json: { ...reading, facts } });
}
