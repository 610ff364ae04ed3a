import { expect, it } from "vitest";
import { sarTriggers } from "../../../src/domain/decisions/gates.rules.ts";
import { findingsToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { caseRecord, investigation } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;

function found(answers: Readonly<Record<string, unknown>>, templateId: string, rules = RULES_VERSION) {
  const input = investigationInput({ answers, templateId, terms: { rules } as RunTerms });
  const { findings } = DECLARATIONS.derive(KNOWN, readDossier(input), new ObservationSet());
  return findings!.filter(({ code }) => code === "conviction_stated" || code === "bankrupt_or_banned");
}

it("tells a private customer's conviction for laundering as high, and leaves it to an officer", () => {
  const answers = { occupation: "Werkzoekend, net vrij uit de gevangenis na veroordeling voor witwassen" };
  const findings = found(answers, "kyc_natural_person");
  expect(findings).toMatchObject([{ code: "conviction_stated", category: "adverse_media", severity: "high" }]);
  expect(findings[0]!.description).toContain("net vrij uit de gevangenis");
  expect(findingsToSettle({ investigations: [{ findings }] })).toHaveLength(1);
  const record = caseRecord({ investigations: [investigation({ findings: findings as never })] });
  expect(sarTriggers(record)).toEqual([]);
  expect(found(answers, "kyc_natural_person", 7)).toEqual([]);
});

it("tells a bankruptcy and a ban once", () => {
  const answers = { occupation: "Zaakvoerder, persoonlijk failliet verklaard en beroepsverbod" };
  expect(found(answers, "kyc_natural_person")).toMatchObject([
    { code: "bankrupt_or_banned", category: "enforcement", severity: "medium" },
  ]);
});

it("tells a conviction of a declared owner, and none of a company's clients", () => {
  const beneficial_owners = [{ kind: "person", name: "Joris Claes", share_percent: 100 }];
  const company = (business_activity: string) =>
    found({ business_activity, beneficial_owners }, "psp_merchant_onboarding");
  expect(company("A bakery. Joris Claes was convicted of fraud.")).toMatchObject([{ severity: "high" }]);
  expect(company("Law firm for people convicted of fraud, and for clients declared bankrupt.")).toEqual([]);
});
