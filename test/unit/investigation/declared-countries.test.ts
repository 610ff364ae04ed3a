import { expect, it } from "vitest";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { FIELD_VALIDATION } from "../../../src/investigation/agents/field-validation.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;
const findingsBy = (agent: typeof DECLARATIONS, rules: number, answers: object) =>
  agent
    .derive(
      KNOWN,
      readDossier(
        investigationInput({ answers: answers as Readonly<Record<string, unknown>>, terms: { rules } as RunTerms }),
      ),
      new ObservationSet(),
    )
    .findings!.map(({ title, description, severity, code }) => ({ title, description, severity, code }));

it("names the countries of the customers, and weighs those on which the FATF calls for action", () => {
  const of = (customer_countries: string, rules = RULES_VERSION) =>
    findingsBy(DECLARATIONS, rules, { customer_countries }).find(({ code }) => code === "customers_high_risk_country");
  const TITLE = "Customers in a high-risk third country";
  expect(of("North Korea, Belgium")).toMatchObject({ title: `${TITLE}: KP`, severity: "high" });
  expect(of("Haiti, Belgium")).toMatchObject({ title: `${TITLE}: HT`, severity: "medium" });
  expect(of("North Korea, Belgium", 5)).toMatchObject({ title: TITLE, severity: "medium" });
  expect(of("Belgium")).toBeUndefined();
});

it("tells what is wrong with a number in words, without the name of a rule", () => {
  const wrong = { iban: "BE00 0000", unasked: "x" };
  const told = findingsBy(FIELD_VALIDATION, RULES_VERSION, wrong);
  expect(told.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Not valid: account number (IBAN)", "Answer to a question that was not asked: unasked"]),
  );
  expect(JSON.stringify(told)).not.toContain("Rule:");
  const before = findingsBy(FIELD_VALIDATION, 5, wrong);
  expect(before.map(({ title }) => title)).toEqual(expect.arrayContaining(["Not valid: iban", "Not valid: unasked"]));
  expect(JSON.stringify(before)).toContain("Rule: iban_iso13616.");
});
