import { expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";
import { NOW } from "../../support/made-readings.ts";

const by = (cleared_by: string) => ({
  clearance: { reason: "The customer explained it.", cleared_by, cleared_at: "2026-11-21T09:00:00.000Z" },
});
const brief = (given: Partial<Finding>) =>
  writeBrief(caseRecord({ investigations: [investigation({ findings: [finding(given)] })] }), NOW);
const MEANS = {
  code: "means_do_not_fit",
  severity: "medium",
  category: "activity",
  title: "The means do not fit",
} as const;

it("says what an officer settled of what speaks against the customer, by whom, and who does not approve alone", () => {
  const { summary, conclusion } = brief({ ...MEANS, ...by("alice") });
  expect(summary).toContain("The means do not fit. alice settled that on 2026-11-21.");
  expect(summary).not.toContain("Nothing was found");
  expect(conclusion).toContain("not alice alone, who settled what speaks against it");
});

it("leaves a cleared namesake on a list to the screening, and a low finding alone", () => {
  const others: Partial<Finding>[] = [
    { severity: "high", category: "sanctions", code: "sanctions_hit", entry_fingerprint: "f" },
    { ...MEANS, severity: "low" },
  ];
  for (const given of others) {
    const { summary } = brief({ ...given, ...by("alice") });
    expect(summary).not.toContain("settled that");
    expect(summary).toContain("Nothing was found against the customer");
  }
});
