import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { decisionOptions } from "../../../src/domain/decisions/decision-options.rules.ts";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { actor, caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-02T10:00:00.000Z");

const settled = (given: Partial<Finding> = {}) =>
  caseRecord({
    investigations: [
      investigation({
        findings: [
          finding({
            category: "activity",
            code: "answer_taken_back",
            severity: "high",
            clearance: { reason: "A typing error.", cleared_by: "alice", cleared_at: "2026-11-02T09:00:00.000Z" },
            ...given,
          }),
        ],
      }),
    ],
  });

function approve(officer: string, record = settled()) {
  const meta = { now: NOW, actor: actor(officer), makerChecker: true, portalExpiresAt: "2026-12-02T10:00:00.000Z" };
  const outcome = takeDecision(record, decisionInput(), meta);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { status, parked } = outcome.value.record;
  return [status, parked?.reasons, parked?.needsSenior];
}

describe("an approval by the officer who settled a finding of high severity", () => {
  it("needs a second officer, and the options say so before", () => {
    expect(approve("alice")).toEqual(["PENDING_SECOND_APPROVAL", ["own_settlement"], false]);
    expect(approve("Alice ")[0]).toBe("PENDING_SECOND_APPROVAL");
    const [option] = decisionOptions(standingOf(settled(), NOW, true, "alice"));
    expect(option).toMatchObject({ decision: "approve", four_eyes_reasons: ["own_settlement"] });
  });

  it("needs a second officer too where a public function that was taken back was settled, of whatever severity", () => {
    const denied = settled({ code: "exposure_taken_back", category: "pep", severity: "medium" });
    expect(approve("alice", denied)).toEqual(["PENDING_SECOND_APPROVAL", ["own_settlement"], false]);
    expect(approve("bob", denied)[0]).toBe("APPROVED");
  });

  it("needs a second officer too where what contradicts the identity by a number was settled", () => {
    const other = settled({
      code: "document_contradicts",
      category: "document",
      source_entry: "contradicts_national_register_number_answer:identity_document:d1",
    });
    expect(approve("alice", other)).toEqual(["PENDING_SECOND_APPROVAL", ["own_settlement"], false]);
    expect(approve("bob", other)[0]).toBe("APPROVED");
  });

  it("needs none where another officer settled it, nor for a lesser finding or one that sources settle", () => {
    expect(approve("bob")[0]).toBe("APPROVED");
    expect(approve("alice", settled({ severity: "medium" }))[0]).toBe("APPROVED");
    expect(approve("alice", settled({ code: "vat_invalid", category: "vat" }))[0]).toBe("APPROVED");
  });
});
