import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { clearFinding } from "../../../src/domain/decisions/clearance.rules.ts";
import { decisionOptions } from "../../../src/domain/decisions/decision-options.rules.ts";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { actor, caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-02T10:00:00.000Z");

const META = { now: NOW, actor: actor("alice") };

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
    const [option] = decisionOptions(standingOf(settled(), NOW, true, { id: "alice", roles: ["officer"] }));
    expect(option).toMatchObject({ decision: "approve", four_eyes_reasons: ["own_settlement"] });
  });

  it("needs a second officer too where a public function that was taken back was settled, of whatever severity", () => {
    const denied = settled({ code: "exposure_taken_back", category: "pep", severity: "medium" });
    expect(approve("alice", denied)).toEqual(["PENDING_SECOND_APPROVAL", ["own_settlement"], false]);
    expect(approve("bob", denied)[0]).toBe("APPROVED");
  });

  it("needs a senior officer where a public function was declared and taken back, also where another officer settled it", () => {
    for (const source_entry of ["taken_back:politically_exposed:1", "taken_back:beneficial_owners:1"]) {
      const denied = settled({ code: "exposure_taken_back", category: "pep", severity: "medium", source_entry });
      expect(approve("alice", denied)).toEqual(["PENDING_SECOND_APPROVAL", ["declared_pep", "own_settlement"], true]);
      expect(approve("bob", denied)).toEqual(["PENDING_SECOND_APPROVAL", ["declared_pep"], true]);
    }
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

  it("needs a second officer too where a high finding of any other kind was settled", () => {
    for (const given of [
      { code: "document_other_person", category: "document" },
      { code: "vat_invalid", category: "vat" },
      { code: "document_altered", category: "document", severity: "critical" },
    ] as const) {
      expect(approve("alice", settled(given))[0], given.code).toBe("PENDING_SECOND_APPROVAL");
      expect(approve("bob", settled({ ...given, severity: "high" }))[0], given.code).toBe("APPROVED");
    }
  });

  it("needs a second officer too where the customer's own words, or its past, spoke against it, of whatever severity", () => {
    for (const given of [
      { code: "acts_for_another", category: "activity" },
      { code: "means_do_not_fit", category: "activity" },
      { code: "own_words_ask", category: "activity", source_entry: "own_words:1" },
      { code: "control_in_words", category: "ownership" },
      { code: "bankrupt_or_banned", category: "activity" },
      { code: "media_criminal", category: "criminal" },
      { code: "customer_before", category: "cross_case" },
      { code: "customer_other_case", category: "cross_case", source_entry: "other_case:w:REJECTED:0" },
      { code: "ownership_nominee", category: "ownership", source_entry: "held_for:1" },
    ] as const) {
      const record = settled({ ...given, severity: "medium" });
      expect(approve("alice", record), given.code).toEqual(["PENDING_SECOND_APPROVAL", ["own_settlement"], false]);
      expect(approve("bob", record)[0], given.code).toBe("APPROVED");
    }
    for (const given of [
      { code: "customer_before", category: "cross_case", severity: "low" },
      { code: "own_words_ask", category: "activity", source_entry: "own_words:1:answered", severity: "medium" },
      {
        code: "customer_other_case",
        category: "cross_case",
        source_entry: "other_case:w:REVIEW_PENDING:0",
        severity: "medium",
      },
      { code: "ownership_nominee", category: "ownership", source_entry: "register", severity: "medium" },
    ] as const) {
      expect(approve("alice", settled(given))[0], given.code).toBe("APPROVED");
    }
  });

  it("needs a senior officer where a public function that the customer names was settled by the one who approves", () => {
    const stated = settled({ code: "pep_stated", category: "pep", severity: "medium" });
    expect(approve("alice", stated)).toEqual(["PENDING_SECOND_APPROVAL", ["declared_pep", "own_settlement"], true]);
    expect(approve("bob", stated)[0]).toBe("APPROVED");
  });

  it("needs none where another officer settled it, nor for a lesser finding", () => {
    expect(approve("bob")[0]).toBe("APPROVED");
    expect(approve("alice", settled({ severity: "medium" }))[0]).toBe("APPROVED");
    expect(approve("alice", settled({ code: "document_unclear", category: "document", severity: "low" }))[0]).toBe(
      "APPROVED",
    );
  });
});

describe("a finding that states a fact", () => {
  const open = (code: string, severity: Finding["severity"]) => {
    const { clearance: _, ...rest } = finding({ id: "f", category: "activity", code, severity });
    return caseRecord({ investigations: [investigation({ findings: [rest] })] });
  };
  const clear = (code: string, severity: Finding["severity"] = "high") =>
    clearFinding(open(code, severity), "f", { reason: "Spoken with the customer.", differs: [] }, META);

  it("is cleared by nobody's words: a birth date and a register say it", () => {
    for (const code of ["identity_minor", "registry_bankrupt", "registry_ended", "registry_dissolving"]) {
      const outcome = clear(code);
      expect(outcome.ok ? "cleared" : outcome.refusal.code, code).toBe("invalid_state");
    }
  });

  it("is none of those that a person judges", () => {
    for (const code of [
      "owner_minor",
      "registry_unusual",
      "registry_remark",
      "gazette_ending",
      "recent_incorporation",
    ]) {
      expect(clear(code, "medium").ok, code).toBe(true);
    }
  });
});

it("an approval of a company that is being wound up needs a second officer", () => {
  const ending = finding({ code: "registry_dissolving", category: "registry_status", severity: "medium" });
  const record = caseRecord({ investigations: [investigation({ findings: [ending] })] });
  expect(approve("bob", record)).toEqual(["PENDING_SECOND_APPROVAL", ["entity_ending"], false]);
});
