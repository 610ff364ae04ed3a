import { describe, expect, it } from "vitest";
import { answerSecondApproval, takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import type { Role } from "../../../src/platform/context.ts";
import { actor, caseRecord, decisionInput } from "../../support/case-fixtures.ts";

const NOTE = " A report on this case is still open, and this decision does not close it.";
const report = (status: "draft" | "rejected") => ({
  sarId: "s1",
  version: 1,
  status,
  circle: { raisedBy: "alice", readers: ["rita"] },
});
const meta = (officer: string, role: Role = "officer") => ({
  now: new Date("2026-11-02T10:00:00.000Z"),
  actor: actor(officer, role),
  makerChecker: true,
  portalExpiresAt: "2026-12-02T10:00:00.000Z",
});

function told(officer: string, role: Role = "officer", status: "draft" | "rejected" = "draft") {
  const outcome = takeDecision(caseRecord({ sars: [report(status)] }), decisionInput(), meta(officer, role));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.answer.message;
}

describe("a decision on a case with an open report", () => {
  it("says so to those who may know of it, and to nobody else", () => {
    expect(told("alice")).toBe(`The case is approved.${NOTE}`);
    expect(told("rita")).toContain(NOTE);
    expect(told("mia", "mlro")).toContain(NOTE);
    expect(told("bob")).toBe("The case is approved.");
    expect(told("alice", "officer", "rejected")).toBe("The case is approved.");
  });

  it("says so where a second officer is needed, and leaves it out of the audit chain", () => {
    const escalated = caseRecord({ status: "ESCALATED", sars: [report("draft")] });
    const outcome = takeDecision(escalated, decisionInput(), meta("alice"));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(outcome.value.answer.message).toBe(`A second officer must approve this decision.${NOTE}`);
    expect(JSON.stringify(outcome.value.audit)).not.toContain("report");
    const given = { decision: "approve", comment: null } as const;
    const second = answerSecondApproval(outcome.value.record, given, meta("carl", "compliance_manager"));
    expect(second.ok && second.value.answer.message).toBe("The case is approved.");
  });
});
