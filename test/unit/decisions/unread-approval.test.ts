import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import {
  answerScreenedApproval,
  type DecisionNetwork,
  takeScreenedDecision,
} from "../../../src/domain/decisions/screened-decision.rules.ts";
import { actor, caseRecord, decisionInput } from "../../support/case-fixtures.ts";

const meta = (id: string) => ({
  now: new Date("2026-11-02T10:00:00.000Z"),
  actor: actor(id),
  makerChecker: true,
  portalExpiresAt: "2026-12-02T10:00:00.000Z",
});
const network = { read_at: "2026-11-02T09:59:59.000Z", alerts: [], neighbours: [], partial: false };
const reading = { network, evidence: [] };

const decide = (record: CaseRecord, decision: "approve" | "reject" | "escalate", read: DecisionNetwork) => {
  const input = decisionInput({ decision, reason: "seen" });
  const outcome = takeScreenedDecision(record, input, meta("alice"), null, read);
  return outcome.ok ? outcome.value.record.status : outcome.refusal;
};

const answer = (record: CaseRecord, decision: "approve" | "reject", read: DecisionNetwork) => {
  const outcome = answerScreenedApproval(record, { decision, comment: "seen" }, meta("bob"), null, read);
  return outcome.ok ? outcome.value.record.status : outcome.refusal;
};

const unread = { code: "service_unavailable", details: { headers: { "Retry-After": "2" } } };

const risky = () => caseRecord({ investigations: [{ ...caseRecord().investigations[0]!, risk_score: 0.9 }] });

function parked(decision: "approve" | "reject"): CaseRecord {
  const input = decisionInput({ decision, reason: "seen" });
  const from = decision === "approve" ? risky() : caseRecord();
  const outcome = takeScreenedDecision(from, input, meta("alice"), null, decision === "approve" ? reading : null);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.record;
}

describe("an approval for which neither the lists nor the alerts were read", () => {
  it("waits where the case admits it, and goes through once they are read", () => {
    expect(decide(caseRecord(), "approve", null)).toMatchObject(unread);
    expect(decide(caseRecord(), "approve", reading)).toBe("APPROVED");
  });

  it("is refused for its state where the case does not admit it", () => {
    expect(decide(caseRecord({ status: "CREATED" }), "approve", null)).toMatchObject({ code: "invalid_state" });
    expect(answer(caseRecord(), "approve", null)).toMatchObject({ code: "invalid_state" });
  });

  it("waits as the second one too", () => {
    const waiting = parked("approve");
    expect(waiting.status).toBe("PENDING_SECOND_APPROVAL");
    expect(answer(waiting, "approve", null)).toMatchObject(unread);
    expect(answer(waiting, "approve", reading)).toBe("APPROVED");
  });
});

describe("a decision that no reading could change", () => {
  it("needs none", () => {
    expect(decide(caseRecord(), "escalate", null)).toBe("ESCALATED");
    expect(answer(parked("approve"), "reject", null)).toBe("REVIEW_PENDING");
    const rejection = parked("reject");
    expect(rejection.status).toBe("PENDING_SECOND_APPROVAL");
    expect(answer(rejection, "approve", null)).toBe("REJECTED");
  });
});
