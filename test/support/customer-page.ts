import type { BrowserContextOptions } from "playwright-core";
import { expect } from "vitest";
import type { SeededCase, Seeding } from "../../src/cli/demo/seeding.ts";
import {
  factName,
  formatDatesWithin,
  formatLeaf,
  sourceName,
} from "../../src/web/console/screens/case/customer/fact-format.ts";
import { formatDate, formatTime, words } from "../../src/web/console/ui/format.ts";
import { expectAccessible, type TestBrowser } from "./browser.ts";
import { openScreen, signInAs } from "./console-visit.ts";
import type { TestService } from "./service.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

interface OwnershipAnswer {
  readonly entities: readonly Party[];
  readonly persons: readonly Party[];
  readonly beneficial_owners: readonly { readonly effective_share: number | null; readonly explanation: string }[];
}

type Party = Readonly<Record<"name", string>> &
  Readonly<Partial<Record<"birth_date" | "nationality" | "legal_form", string | null>>>;

interface GivenAnswer {
  readonly text: string;
  readonly answer: readonly string[] | null;
  readonly before?: readonly string[];
}

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

/** Holds the customer's page of each case against every value of the interface that it has to show. */
export async function expectEveryValue(
  browser: TestBrowser,
  service: TestService,
  seeding: Seeding,
  cases: readonly SeededCase[],
): Promise<void> {
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
    for (const { name, birth_date: birth, nationality, legal_form } of [...ownership.entities, ...ownership.persons]) {
      expected.push(...[name, birth ? formatDate(birth) : "", nationality ?? "", legal_form ?? ""].filter(Boolean));
    }
    for (const { effective_share: share, explanation } of ownership.beneficial_owners) {
      expected.push(explanation, ...(share === null ? [] : [`${share} %`]));
    }

    const { answers } = await read<{ answers: GivenAnswer[] }>("/customer");
    for (const { text: question, answer, before = [] } of answers) {
      expected.push(
        question,
        ...[...(answer ?? ["not answered"]), ...before].map((line) => squeeze(formatDatesWithin(line)).trim()),
      );
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
}

/** Looks at a case whose customer names an owner that nobody registered. */
export async function expectDifferencesNamed(
  browser: TestBrowser,
  service: TestService,
  { workflowId }: SeededCase,
  options: BrowserContextOptions,
): Promise<void> {
  const visitor = await signInAs(browser, service, "alice", options);
  const { page } = visitor;
  await openScreen(page, service, `cases/${workflowId}`);
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
}
