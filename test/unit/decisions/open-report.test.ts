import { describe, expect, it } from "vitest";
import type { DecisionKind } from "../../../src/domain/case/case.record.ts";
import { decisionOptions } from "../../../src/domain/decisions/decision-options.rules.ts";
import { gateStates, standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { answerSecondApproval, takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import type { Role } from "../../../src/platform/context.ts";
import { actor, caseRecord, decisionInput } from "../../support/case-fixtures.ts";

const NOTE = " A report on this case is still open, and this decision does not close it.";
const NOW = new Date("2026-11-02T10:00:00.000Z");
const report = (status: "draft" | "rejected") => ({
  sarId: "s1",
  version: 1,
  status,
  circle: { raisedBy: "alice", readers: ["rita"] },
});
const meta = (officer: string, role: Role = "officer") => ({
  now: NOW,
  actor: actor(officer, role),
  makerChecker: true,
  portalExpiresAt: "2026-12-02T10:00:00.000Z",
});

const decide = (
  officer: string,
  decision: DecisionKind,
  role: Role = "officer",
  status: "draft" | "rejected" = "draft",
) =>
  takeDecision(
    caseRecord({ status: decision === "approve" ? "REVIEW_PENDING" : "ESCALATED", sars: [report(status)] }),
    decisionInput({ decision }),
    meta(officer, role),
  );

describe("an approval on a case with an open report", () => {
  it("waits for the assessment where the officer knows of it, and leaves no trace for others", () => {
    for (const [officer, role] of [
      ["alice", "officer"],
      ["rita", "officer"],
      ["mia", "mlro"],
    ] as const) {
      const outcome = decide(officer, "approve", role);
      if (outcome.ok) throw new Error("approved");
      expect(outcome.refusal).toMatchObject({ code: "gate_blocked", details: { extra: { gate: "sar_first" } } });
      expect(outcome.refusal.message).toContain("A report on this case is open");
      expect(outcome).not.toHaveProperty("regardless");
    }
  });

  it("is as without one for everybody else, and once the report is over", () => {
    for (const outcome of [decide("bob", "approve"), decide("alice", "approve", "officer", "rejected")])
      expect(outcome.ok && outcome.value.answer.message).toBe("The case is approved.");
  });

  it("shows nothing of it before the decision, to nobody", () => {
    const record = caseRecord({ sars: [report("draft")] });
    const gateFor = (id: string) => decisionOptions(standingOf(record, NOW, true, { id, roles: ["officer"] }))[0]!.gate;
    expect([gateFor("alice"), gateFor("bob")]).toEqual([null, null]);
    expect(JSON.stringify(gateStates(standingOf(record, NOW, true, meta("alice").actor)))).toBe(
      JSON.stringify(gateStates(standingOf(record, NOW, true, meta("bob").actor))),
    );
  });

  it("is refused as a second approval by who knows of it, without a trace for the maker", () => {
    const parked = takeDecision(
      caseRecord({ status: "ESCALATED", sars: [report("draft")] }),
      decisionInput(),
      meta("bob"),
    );
    if (!parked.ok) throw new Error(parked.refusal.code);
    expect(parked.value.answer.message).toBe("A second officer must approve this decision.");
    expect(JSON.stringify(parked.value.audit)).not.toContain("report");
    const given = { decision: "approve", comment: null } as const;
    const byMlro = answerSecondApproval(parked.value.record, given, meta("mia", "mlro"));
    expect(byMlro.ok).toBe(false);
    expect(byMlro).not.toHaveProperty("regardless");
    const byOther = answerSecondApproval(parked.value.record, given, meta("carl", "compliance_manager"));
    expect(byOther.ok && byOther.value.answer.message).toBe("The case is approved.");
  });
});

describe("another decision on a case with an open report", () => {
  it("says that it does not close the report, to those who may know of it and to nobody else", () => {
    const told = (officer: string) => {
      const outcome = decide(officer, "reject");
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      return outcome.value.answer.message;
    };
    expect(told("alice")).toContain(NOTE);
    expect(told("bob")).not.toContain("report");
  });
});
