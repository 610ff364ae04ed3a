import { expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { writeSummary } from "../../../src/investigation/conclude/write-summary.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { finding, investigation } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const summaryOf = (rules: number, findings: readonly Finding[]): string =>
  writeSummary({
    dossier: readDossier(investigationInput({ terms: { rules } as RunTerms })),
    findings,
    discrepancies: [],
    riskScore: 0.5,
    confidence: investigation().case_confidence,
    mcc: null,
    checks: [],
    answered: 3,
    asked: 3,
  });

const summaryBy = (rules: number): string => {
  const title = "Adverse media: conviction, Alfa NV as the one found liable";
  const of = (id: string, more = {}) =>
    finding({ id, category: "criminal", severity: "high", title, entry_fingerprint: "w1", ...more });
  return summaryOf(rules, [of("a"), of("copy"), of("b", { title: "Struck off" }), of("c", { title: "Owes taxes" })]);
};

it("names once in the summary what two publishers print, unless an earlier version is replayed", () => {
  const one = "Adverse media: conviction, Alfa NV as the one found liable (high)";
  expect(summaryBy(RULES_VERSION)).toContain(`Findings: ${one}; Struck off (high); Owes taxes (high).`);
  expect(summaryBy(3)).toContain(`Findings: ${one}; ${one}; Struck off (high), and 1 more.`);
});

it("counts the articles of findings on news to be read together, unless an earlier version is replayed", () => {
  const title = "News to be read: 1 article on Alfa NV";
  const of = (id: string) =>
    finding({ id, category: "adverse_media", severity: "low", title, code: "media_unclear", entry_fingerprint: id });
  const sum = "Findings: News to be read: 2 articles on Alfa NV (low). ";
  expect(summaryOf(RULES_VERSION, [of("a"), of("b")])).toContain(sum);
  expect(summaryOf(5, [of("a"), of("b")])).toContain(`Findings: ${title} (low). `);
  const confirmation = { reason: "a fraud", confirmed_by: "alice", confirmed_at: "2026-11-02T09:00:00.000Z" };
  const read = [{ ...of("a"), confirmation }];
  expect(summaryOf(RULES_VERSION, read)).toContain(
    "Findings: Confirmed as adverse by an officer: 1 article on Alfa NV",
  );
  expect(summaryOf(5, read)).toContain(`Findings: ${title} (low). `);
  expect(summaryOf(4, [of("a"), of("b")])).toContain(`Findings: ${title} (low) (2 articles). `);
});
