import { expect, it } from "vitest";
import { writeSummary } from "../../../src/investigation/conclude/write-summary.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { finding, investigation } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const summaryBy = (rules: number): string => {
  const title = "Adverse media: conviction, Alfa NV as the one found liable";
  const of = (id: string, more = {}) =>
    finding({ id, category: "criminal", severity: "high", title, entry_fingerprint: "w1", ...more });
  return writeSummary({
    dossier: readDossier(investigationInput({ terms: { rules } as RunTerms })),
    findings: [of("a"), of("copy"), of("b", { title: "Struck off" }), of("c", { title: "Owes taxes" })],
    discrepancies: [],
    riskScore: 0.5,
    confidence: investigation().case_confidence,
    mcc: null,
    checks: [],
    answered: 3,
    asked: 3,
  });
};

it("names once in the summary what two publishers print, unless an earlier version is replayed", () => {
  const one = "Adverse media: conviction, Alfa NV as the one found liable (high)";
  expect(summaryBy(RULES_VERSION)).toContain(`Findings: ${one}; Struck off (high); Owes taxes (high).`);
  expect(summaryBy(3)).toContain(`Findings: ${one}; ${one}; Struck off (high), and 1 more.`);
});
