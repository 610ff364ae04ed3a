import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import {
  factName,
  formatDatesWithin,
  formatLeaf,
  sourceName,
} from "../../../src/web/console/screens/case/customer/fact-format.ts";
import { formatDate, formatTime, words } from "../../../src/web/console/ui/format.ts";
import { DESKTOP, expectAccessible, findChromium, PHONE, TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { TestService } from "../../support/service.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

interface OwnershipAnswer {
  readonly entities: readonly Party[];
  readonly persons: readonly Party[];
  readonly beneficial_owners: readonly { readonly effective_share: number | null; readonly explanation: string }[];
}

type Party = Readonly<Record<"name", string>> &
  Readonly<Partial<Record<"birth_date" | "nationality" | "legal_form", string | null>>>;

/** What stands on no page, and why. */
const EXCEPT: Readonly<Record<string, string>> = {
  evidence_hash: "hashes are one click away, under the evidence",
  id: "an id of the service, which names nothing outside of it",
  key: "the place of a file in the store",
  sha256: "a hash",
  document_id: "an id",
  workflow_id: "an id",
  requirement_id: "an id; the requirement stands in words",
  evidence_ids: "ids; the evidence itself is one click away",
};

/** Every value in an answer with the name that says what it is. */
function leavesOf(name: string, value: Json): (readonly [name: string, value: string | number | boolean])[] {
  if (value === null || name in EXCEPT) return [];
  if (Array.isArray(value)) return value.flatMap((one: Json) => leavesOf(name, one));
  if (typeof value === "object") return Object.entries(value).flatMap(([key, one]) => leavesOf(key, one));
  return [[name, value as string | number | boolean]];
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, " ");

/** A clean one, one with an owner nobody registered, one near a list, one on it, and a restaurant. */
const COMPANIES: readonly (readonly [number: string, owners?: readonly string[]])[] = [
  ["0999900150"],
  ["0999901338", ["Jan Janssens"]],
  ["0999901041"],
  ["0999900942"],
  ["0999900645"],
];

describe.skipIf(findChromium() === null)(`the customer on its case's page${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  const cases: SeededCase[] = [];
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    seeding = await seedingFor(service);
    for (const [number, owners] of COMPANIES) cases.push(await seeding.investigate(number, owners));
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("shows every value of profile, ownership, answers, documents and checks of five cases", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    for (const { workflowId } of cases) {
      const read = <T>(path: string) => seeding.call<T>("alice", "GET", `/api/cases/${workflowId}${path}`);
      await openScreen(page, service, `cases/${workflowId}/customer`);
      await page.getByRole("region", { name: "Ownership" }).locator("svg text").first().waitFor();
      const drawn = (await page.locator("article.case svg").allTextContents()).join(" ");
      const text = squeeze(`${await page.locator("article.case").innerText()} ${drawn}`);
      const expected: string[] = [];

      const { facts } = await read<{ facts: Record<string, { value: Json; source: string; timestamp: string }[]> }>(
        "/company-profile",
      );
      for (const [fact, statements] of Object.entries(facts)) {
        expected.push(factName(fact));
        for (const { value, source, timestamp } of statements) {
          expected.push(`${sourceName(source)}, ${formatTime(timestamp)}`);
          expected.push(...leavesOf(fact, value).map(([name, leaf]) => formatLeaf(name, leaf)));
        }
      }

      const ownership = await read<OwnershipAnswer>("/ownership");
      for (const { name, birth_date: birth, nationality, legal_form } of [
        ...ownership.entities,
        ...ownership.persons,
      ]) {
        expected.push(...[name, birth ? formatDate(birth) : "", nationality ?? "", legal_form ?? ""].filter(Boolean));
      }
      for (const { effective_share: share, explanation } of ownership.beneficial_owners) {
        expected.push(explanation, ...(share === null ? [] : [`${share} %`]));
      }

      const { answers } = await read<{ answers: { text: string; answer: string[] | null }[] }>("/customer");
      for (const { text: question, answer } of answers) {
        expected.push(question, ...(answer ?? ["not answered"]).map((line) => squeeze(formatDatesWithin(line)).trim()));
      }

      const documents = await read<{ filename: string; uploaded_at: string; source: string }[]>("/documents");
      for (const { filename, uploaded_at, source } of documents) {
        if (source !== "system") expected.push(filename, formatDate(uploaded_at.slice(0, 10)));
      }

      const { checks, customer } = await read<{
        checks: { how: string; outcome: string }[];
        customer: { persons: { name: string; role: string; share_percent: number | null }[] };
      }>("");
      for (const { how, outcome } of checks) expected.push(how, words(outcome));
      for (const { name, role, share_percent: share } of customer.persons) {
        expected.push(name, role, ...(share === null ? [] : [`${share} %`]));
      }

      expect(expected.length).toBeGreaterThan(80);
      expect([workflowId, expected.filter((one) => !text.includes(squeeze(one)))]).toEqual([workflowId, []]);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it.each([
    ["on a desktop", { ...DESKTOP, colorScheme: "light" }],
    ["in dark on a phone", { ...PHONE, colorScheme: "dark" }],
  ] as const)("names what differs and what is missing with its reason, %s", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    const { page } = visitor;
    await openScreen(page, service, `cases/${cases[1]!.workflowId}`);
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
