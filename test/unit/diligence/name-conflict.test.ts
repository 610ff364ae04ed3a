import { expect, it } from "vitest";
import type { Discrepancy } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { RegisterStatement } from "../../../src/domain/diligence/grounds.model.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { NOW } from "../../support/made-readings.ts";

const differs: Discrepancy = {
  id: "d1",
  kind: "name",
  field: "company_name",
  declared: "Wilgenhof",
  observed: "Molenhof Logistiek",
  severity: "medium",
  source: "kbo",
  status: "open",
  found_at: NOW.toISOString(),
};

const { register } = soundGrounds();
/** A company without a duty to name its owners, so that the register alone establishes that check too. */
const LISTED = { ...(register as RegisterStatement), exempt_from_owners: "Euronext Brussels" };

const outcomes = (discrepancies: readonly Discrepancy[]) =>
  Object.fromEntries(
    deriveChecks({
      templateId: "psp_merchant_onboarding",
      country: "BE",
      companyName: "Wilgenhof",
      answers: {},
      documents: [],
      followUpTasks: [],
      findings: [],
      discrepancies,
      validationResults: [],
      grounds: soundGrounds({ register: LISTED }),
      policy: DEFAULT_POLICY,
      now: NOW,
    }).map(({ check, outcome, reason, how }) => [check, { outcome, reason, how }]),
  );

it("what a register states of a number that has another name is not known of the customer", () => {
  const checks = outcomes([differs]);
  expect(checks["registration"]).toMatchObject({ outcome: "contradicted" });
  for (const check of ["status", "representatives", "beneficial_owners"]) {
    expect(checks[check], check).toMatchObject({ outcome: "not_established", reason: "conflict" });
    expect(checks[check]!.how).toContain('This is of "Molenhof Logistiek".');
  }
});

it("counts again once an officer resolved the difference, or where only a document has another name", () => {
  for (const discrepancy of [
    { ...differs, status: "resolved" as const },
    { ...differs, source: "document:register_extract" },
  ]) {
    const checks = outcomes([discrepancy]);
    for (const check of ["registration", "status", "representatives", "beneficial_owners"]) {
      expect(checks[check], check).toMatchObject({ outcome: "established" });
    }
  }
});
