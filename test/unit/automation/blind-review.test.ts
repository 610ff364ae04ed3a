import { describe, expect, it } from "vitest";
import {
  isDisagreedSample,
  isTierExplained,
  isWithheldFrom,
} from "../../../src/domain/automation/blind-review.rules.ts";
import type { CaseTier } from "../../../src/domain/automation/tier.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { recordProvisional } from "../../../src/domain/decisions/provisional.rules.ts";
import { actor, caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";

const SAMPLE: CaseTier = { tier: "full_review", reasons: [], blindSample: true, asksProvisional: true };
const ORDINARY: CaseTier = { ...SAMPLE, reasons: ["hit"], blindSample: false };
const meta = (id = "alice") => ({
  now: new Date("2026-11-01T10:00:00.000Z"),
  actor: actor(id),
  makerChecker: true,
  portalExpiresAt: "2026-12-01T10:00:00.000Z",
});
const asked = (given: Partial<CaseRecord> = {}) => caseRecord({ automation: SAMPLE, ...given });
const provisional = (record: CaseRecord, decision: "approve" | "escalate" = "approve") => {
  const outcome = recordProvisional(record, { decision, reason: "plain" }, meta());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
};

describe("the judgement of a case that asks for a provisional decision", () => {
  it("is withheld from its officer alone, under review alone, sample or not", () => {
    for (const automation of [SAMPLE, ORDINARY]) {
      expect(isWithheldFrom(asked({ automation }), "alice")).toBe(true);
      expect(isWithheldFrom(asked({ automation }), "bob")).toBe(false);
      expect(isWithheldFrom(asked({ automation, status: "ESCALATED" }), "alice")).toBe(false);
    }
    const { asksProvisional: _, ...plain } = SAMPLE;
    expect(isWithheldFrom(asked({ automation: plain }), "alice")).toBe(false);
    expect(isWithheldFrom(asked({ automation: null }), "alice")).toBe(false);
  });

  it("opens with the provisional decision, once, and for this iteration only", () => {
    const { record, audit, effects } = provisional(asked());
    // Its profile gets the score that was withheld from it.
    expect(effects).toEqual([{ kind: "record_in_graph" }]);
    expect(record.status).toBe("REVIEW_PENDING");
    expect(isWithheldFrom(record, "alice")).toBe(false);
    expect(audit).toEqual([
      {
        event: "PROVISIONAL_DECISION_RECORDED",
        details: { decision: "approve", reason: "plain", recommended: "approve", agrees: true, risk_score: 0.1 },
      },
    ]);
    expect(recordProvisional(record, { decision: "reject", reason: "again" }, meta())).toMatchObject({
      refusal: { code: "invalid_state" },
    });
    expect(isWithheldFrom({ ...record, iteration: 2 }, "alice")).toBe(true);
  });

  it("is asked of nobody else", () => {
    const others: [CaseRecord, string][] = [
      [asked(), "bob"],
      [caseRecord(), "alice"],
      [asked({ status: "APPROVED" }), "alice"],
    ];
    for (const [record, officer] of others) {
      expect(recordProvisional(record, { decision: "approve", reason: "r" }, meta(officer))).toMatchObject({
        refusal: { code: "invalid_state" },
      });
    }
  });

  it("keeps the tier's reasons back until the case is decided", () => {
    const { record } = provisional(asked());
    expect([isTierExplained(asked()), isTierExplained(record)]).toEqual([false, false]);
    const decided = takeDecision(record, decisionInput(), meta());
    expect(decided.ok && isTierExplained(decided.value.record)).toBe(true);
  });
});

describe("a decision that is taken first", () => {
  it("is never refused, and is the provisional one", () => {
    const outcome = takeDecision(asked(), decisionInput({ reason: "plain" }), meta());
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(outcome.value.record).toMatchObject({ status: "APPROVED", provisional: { decision: "approve" } });
    expect(outcome.value.audit.map(({ event }) => event)).toEqual([
      "PROVISIONAL_DECISION_RECORDED",
      "DECISION_APPLIED",
    ]);
    expect(outcome.value.audit[1]!.details).toMatchObject({ tier_reasons: [], blind_sample: true });
    expect(outcome.value.effects[0]).toMatchObject({
      kind: "count_decision",
      payload: { blindSample: true, provisional: { decision: "approve", recommended: "approve" } },
    });
  });

  it("counts as provisional also when a gate blocks it, so that an attempt does not show what is withheld for free", () => {
    const prohibited = investigation({
      risk_rating: {
        level: "prohibited",
        regime: "enhanced",
        dimensions: [],
        next_review_months: 0,
        policy_version: 1,
      },
    });
    const outcome = takeDecision(asked({ investigations: [prohibited] }), decisionInput(), meta());
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "gate_blocked" } });
    expect(outcome.regardless?.record.provisional).toMatchObject({ decision: "approve", recommended: "escalate" });
    expect(outcome.regardless?.audit.map(({ event }) => event)).toEqual([
      "PROVISIONAL_DECISION_RECORDED",
      "DECISION_BLOCKED",
    ]);
  });

  it("by a colleague, who sees the judgement, is no provisional one", () => {
    const outcome = takeDecision(asked(), decisionInput(), meta("bob"));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(outcome.value.record.provisional).toBeUndefined();
    expect(outcome.value.effects[0]).not.toHaveProperty("payload.provisional");
  });
});

/** With the recommendation, after the brief was seen. */
const DECIDED = { decision: "approve", recommended: "approve" } as const;

describe("a blind sample that disagreed", () => {
  it("is known as such, whatever was decided afterwards", () => {
    expect(isDisagreedSample(provisional(asked(), "escalate").record, DECIDED)).toBe(true);
    expect(isDisagreedSample(provisional(asked(), "approve").record, DECIDED)).toBe(false);
    expect(isDisagreedSample(provisional(asked({ automation: ORDINARY }), "escalate").record, DECIDED)).toBe(false);
    expect(isDisagreedSample(asked(), DECIDED)).toBe(false);
    const { record } = provisional(asked(), "escalate");
    const decided = takeDecision(record, decisionInput(), meta());
    if (!decided.ok) throw new Error(decided.refusal.code);
    expect(isDisagreedSample(decided.value.record, DECIDED)).toBe(true);
    expect(decided.value.effects[0]).toMatchObject({ payload: { provisional: { decision: "escalate" } } });
  });

  it("is compared with what was recommended at its time", () => {
    const { record } = provisional(asked());
    const critical = finding({ severity: "critical", category: "registry_status" });
    const worse = { ...record, investigations: [investigation({ findings: [critical] })] };
    expect(isDisagreedSample(worse, DECIDED)).toBe(false);
  });
});
