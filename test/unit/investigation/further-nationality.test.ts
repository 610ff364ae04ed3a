import { expect, it } from "vitest";
import { customerCountries } from "../../../src/domain/diligence/rating/countries.rules.ts";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;
const answersWith = (occupation: string) => ({ nationality: "BE", occupation });
const BOTH = answersWith("Bediende (ik heb ook de Russische en de Iraanse nationaliteit)");
const WIFE = answersWith("Bediende, mijn vrouw heeft de Italiaanse nationaliteit");

const dossierOf = (answers: object, rules = RULES_VERSION) =>
  readDossier(
    investigationInput({
      templateId: "kyc_natural_person",
      answers: answers as Readonly<Record<string, unknown>>,
      terms: { rules } as RunTerms,
    }),
  );
const found = (answers: object, rules = RULES_VERSION) =>
  DECLARATIONS.derive(KNOWN, dossierOf(answers, rules), new ObservationSet()).findings!.find(
    ({ code }) => code === "nationality_further",
  );

it("tells a further nationality with the customer's words, and asks for every one", () => {
  const finding = found(BOTH)!;
  expect(finding).toMatchObject({ category: "identity", severity: "high" });
  expect(finding.title).toMatch(/Russia.*Iran/);
  expect(finding.description).toContain("ook de Russische en de Iraanse nationaliteit");
  expect(tasksForFinding(finding, "person")[0]!.description).toMatch(/^Please state every nationality/);
  expect(found(answersWith("Clerk. I also have the French nationality."))).toMatchObject({ severity: "medium" });
  expect(found(WIFE)).toBeUndefined();
  expect(found(BOTH, 7)).toBeUndefined();
});

it("is searched for, and rated, with each of its countries", () => {
  expect(dossierOf(BOTH).person!.nationalities).toEqual(["BE", "RU", "IR"]);
  expect(dossierOf(BOTH, 7).person!.nationalities).toEqual(["BE"]);
  const rated = (answers: object, rulesVersion: number, findings: object[] = []) =>
    customerCountries({
      ...investigationInput({ templateId: "kyc_natural_person" }),
      answers,
      country: "BE",
      documents: [],
      facts: {},
      rulesVersion,
      findings,
      now: new Date("2026-11-28"),
    } as never).flatMap(({ role, code }) => (role === "residence" || role === "nationality" ? [code] : []));
  expect(rated(BOTH, 8)).toEqual(["BE", "RU", "IR"]);
  expect(rated(WIFE, 8)).toEqual(["BE"]);
  const further = { code: "nationality_further" };
  expect(rated(BOTH, 8, [further])).toEqual(["BE", "RU", "IR"]);
  expect(rated(BOTH, 8, [{ ...further, clearance: { by: "officer" } }])).toEqual(["BE"]);
  expect(rated(BOTH, 8, [{ ...further, clearance: { by: "officer" } }, further])).toEqual(["BE", "RU", "IR"]);
  expect(rated(BOTH, 7)).toEqual(["BE"]);
});
