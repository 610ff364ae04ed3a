import { describe, expect, it } from "vitest";
import type { RuleOutcome } from "../../../src/domain/case/case.change.ts";
import type { CaseStatus } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import {
  answerSecondApproval,
  type DecisionAnswer,
  type DecisionMeta,
  takeDecision,
} from "../../../src/domain/decisions/decision.rules.ts";
import { triggerKey } from "../../../src/domain/decisions/gates.rules.ts";
import type { Role } from "../../../src/platform/context.ts";
import {
  actor,
  caseRecord,
  decisionInput,
  finding,
  investigation,
  uboDiscrepancy,
} from "../../support/case-fixtures.ts";

const meta = (id = "alice", ...roles: Role[]): DecisionMeta => ({
  now: new Date("2026-11-02T10:00:00.000Z"),
  actor: actor(id, ...roles),
  makerChecker: true,
  portalExpiresAt: "2026-12-02T10:00:00.000Z",
});

const sanctioned = finding({
  id: "hit",
  category: "sanctions",
  severity: "critical",
  subject: "X",
  source_entry: "e1",
});
const locked = () => caseRecord({ investigations: [investigation({ findings: [sanctioned] })] });
const stopped = () =>
  caseRecord({
    facts: { registry_status: [{ value: "stopped", source: "kbo", timestamp: "2026-11-01T00:00:00.000Z" }] },
  });
const followUp = decisionInput({
  decision: "follow_up",
  followUpTasks: [
    { description: "Which?", response_type: "text", document_type: null, required: true, justification: "secret" },
  ],
});

function accepted(outcome: RuleOutcome<DecisionAnswer>): CaseRecord {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.record;
}
const code = (outcome: RuleOutcome<DecisionAnswer>) =>
  outcome.ok ? outcome.value.record.status : outcome.refusal.code;
const gate = (outcome: RuleOutcome<DecisionAnswer>) => (outcome.ok ? null : outcome.refusal.details?.extra?.["gate"]);

describe("an officer's decision", () => {
  it("takes effect at once if nothing blocks it", () => {
    const outcome = takeDecision(caseRecord(), decisionInput({ reason: "all clear" }), meta());
    const record = accepted(outcome);
    expect(record.status).toBe("APPROVED");
    expect(record.decision).toMatchObject({ decision: "approve", maker: "alice", approver: null, reason: "all clear" });
    expect(outcome.ok && outcome.value.audit.map((entry) => entry.event)).toEqual(["DECISION_APPLIED"]);
  });

  it.each([
    "CREATED",
    "DOCUMENTS_RECEIVED",
    "INVESTIGATING",
    "PENDING_SECOND_APPROVAL",
    "APPROVED",
    "REJECTED",
    "FAILED",
  ])("is refused in status %s", (status) => {
    const outcome = takeDecision(caseRecord({ status: status as CaseStatus }), decisionInput(), meta());
    expect(code(outcome)).toBe("invalid_state");
    expect(outcome.regardless).toBeUndefined();
  });

  it("rejects or escalates a case with a failed investigation through the same gates", () => {
    const failed = caseRecord({ status: "FAILED", investigations: [] });
    expect(code(takeDecision(failed, decisionInput({ decision: "reject" }), meta()))).toBe("REJECTED");
    expect(code(takeDecision(failed, decisionInput({ decision: "escalate" }), meta()))).toBe("ESCALATED");
    expect(code(takeDecision(failed, followUp, meta()))).toBe("invalid_state");
    const triggered = { ...locked(), status: "FAILED" as const, iteration: 2 };
    expect(gate(takeDecision(triggered, decisionInput({ decision: "reject" }), meta()))).toBe("sar_first");
  });

  it("does not approve an escalated case without a completed investigation", () => {
    const escalated = caseRecord({ status: "ESCALATED", investigations: [] });
    expect(code(takeDecision(escalated, decisionInput(), meta()))).toBe("invalid_state");
    expect(code(takeDecision({ ...caseRecord(), status: "ESCALATED", iteration: 2 }, decisionInput(), meta()))).toBe(
      "invalid_state",
    );
  });

  it("numbers the tasks of the next iteration and renews the portal link for a follow_up", () => {
    const record = accepted(takeDecision(caseRecord(), followUp, meta()));
    expect(record.followUpTasks.map((task) => [task.id, task.status])).toEqual([["followup_2_1", "open"]]);
    expect(record.portal.expiresAt).toBe("2026-12-02T10:00:00.000Z");
  });

  it("refuses a follow_up at the last iteration", () => {
    expect(code(takeDecision(caseRecord({ iteration: 5 }), followUp, meta()))).toBe("max_iterations_reached");
  });
});

describe("the SAR-first gate", () => {
  it.each(["reject", "follow_up"] as const)("blocks %s, records the attempt, and cannot be overridden", (decision) => {
    const input = { ...followUp, decision, overrideDissolvedEntity: "x", overrideOpenDiscrepancies: "x" };
    const outcome = takeDecision(locked(), input, meta("boss", "compliance_manager", "mlro"));
    expect([code(outcome), gate(outcome)]).toEqual(["gate_blocked", "sar_first"]);
    expect(outcome.regardless?.audit[0]?.event).toBe("DECISION_BLOCKED");
    expect(outcome.regardless?.record.status).toBe("REVIEW_PENDING");
  });

  it("allows escalation and assessment", () => {
    expect(accepted(takeDecision(locked(), decisionInput({ decision: "escalate" }), meta())).status).toBe("ESCALATED");
  });

  it("counts a trigger of any iteration, cleared or not", () => {
    const cleared = {
      ...sanctioned,
      clearance: { reason: "other", cleared_by: "m", cleared_at: "2026-11-01T00:00:00.000Z" },
    };
    const record = caseRecord({
      iteration: 2,
      investigations: [investigation({ findings: [cleared] }), investigation({ iteration: 2 })],
    });
    expect(gate(takeDecision(record, decisionInput({ decision: "reject" }), meta()))).toBe("sar_first");
  });

  it("opens only for triggers that a completed assessment covers", () => {
    const assessment = {
      sarId: "s",
      reportable: false,
      signedAt: "2026-11-01T00:00:00.000Z",
      triggers: [triggerKey(sanctioned)],
    };
    const covered = { ...locked(), assessments: [assessment] };
    expect(code(takeDecision(covered, followUp, meta()))).toBe("FOLLOW_UP_REQUIRED");
    const more = finding({ id: "new", category: "criminal", severity: "high", subject: "X", source_entry: "e2" });
    const reopened = { ...covered, investigations: [investigation({ findings: [sanctioned, more] })] };
    expect(gate(takeDecision(reopened, followUp, meta()))).toBe("sar_first");
  });

  it("does not count a near match or adverse media alone", () => {
    const near = finding({ category: "sanctions", severity: "medium" });
    const media = finding({ category: "adverse_media", severity: "high" });
    const record = caseRecord({ investigations: [investigation({ findings: [near, media] })] });
    expect(code(takeDecision(record, followUp, meta()))).toBe("FOLLOW_UP_REQUIRED");
  });
});

describe("the gates of an approval", () => {
  it.each(["approve", "approve_with_restrictions"] as const)("stop %s of a dissolved entity", (decision) => {
    expect(gate(takeDecision(stopped(), decisionInput({ decision }), meta()))).toBe("dissolved_entity");
  });

  it.each(["014", "050"])("call juridical situation %s dissolved", (value) => {
    const facts = { juridical_situation: [{ value, source: "kbo", timestamp: "2026-11-01T00:00:00.000Z" }] };
    expect(gate(takeDecision(caseRecord({ facts }), decisionInput(), meta()))).toBe("dissolved_entity");
  });

  it.each(["000", "010", "012", "013"])("let juridical situation %s pass", (value) => {
    const facts = { juridical_situation: [{ value, source: "kbo", timestamp: "2026-11-01T00:00:00.000Z" }] };
    expect(code(takeDecision(caseRecord({ facts }), decisionInput(), meta()))).toBe("APPROVED");
  });

  it("come in order, and each override goes through four eyes", () => {
    const found = investigation({ discrepancies: [uboDiscrepancy()] });
    const both = { ...stopped(), discrepancies: [uboDiscrepancy()], investigations: [found] };
    expect(gate(takeDecision(both, decisionInput(), meta()))).toBe("dissolved_entity");
    const one = decisionInput({ overrideDissolvedEntity: "wound up, last payout" });
    expect(gate(takeDecision(both, one, meta()))).toBe("open_ubo_discrepancy");
    const two = { ...one, overrideOpenDiscrepancies: "statutes seen" };
    const parked = accepted(takeDecision(both, two, meta()));
    expect(parked.parked?.reasons).toEqual([
      "override:dissolved_entity",
      "override:open_ubo_discrepancy",
      "against_recommendation",
    ]);
    expect(parked.parked?.needsSenior).toBe(true);
    const done = accepted(
      answerSecondApproval(parked, { decision: "approve", comment: null }, meta("cm", "compliance_manager")),
    );
    expect(done.overrides.map((override) => [override.gate, override.officer])).toEqual([
      ["dissolved_entity", "alice"],
      ["open_ubo_discrepancy", "alice"],
    ]);
    expect(done.discrepancies[0]?.status).toBe("overridden");
    expect(done.investigations[0]?.discrepancies[0]?.status).toBe("overridden");
  });

  it("let a resolved discrepancy pass", () => {
    const record = caseRecord({ discrepancies: [uboDiscrepancy({ status: "resolved" })] });
    expect(code(takeDecision(record, decisionInput(), meta()))).toBe("APPROVED");
  });

  it("audit an override even with maker-checker off", () => {
    const outcome = takeDecision(stopped(), decisionInput({ overrideDissolvedEntity: "why" }), {
      ...meta(),
      makerChecker: false,
    });
    expect(code(outcome)).toBe("APPROVED");
    expect(outcome.ok && outcome.value.audit.map((entry) => entry.event)).toEqual([
      "GATE_OVERRIDDEN",
      "DECISION_APPLIED",
    ]);
  });
});

describe("four eyes", () => {
  const highRisk = () => caseRecord({ investigations: [investigation({ risk_score: 0.7 })] });
  const park = (record = highRisk()) => accepted(takeDecision(record, decisionInput(), meta()));

  it.each([
    ["a high risk score", highRisk(), decisionInput(), false],
    [
      "a critical finding",
      caseRecord({ investigations: [investigation({ findings: [finding({ severity: "critical" })] })] }),
      decisionInput(),
      false,
    ],
    ["an open trigger", locked(), decisionInput(), true],
    ["an escalated case", caseRecord({ status: "ESCALATED" }), decisionInput({ decision: "reject" }), true],
    ["a reject against the brief", caseRecord(), decisionInput({ decision: "reject" }), false],
  ] as const)("are needed for %s", (_, record, input, senior) => {
    const parked = accepted(takeDecision(record, input, meta()));
    expect([parked.status, parked.parked?.needsSenior]).toEqual(["PENDING_SECOND_APPROVAL", senior]);
  });

  it("are not needed where the brief recommends it, nor for a reject of a case that is only collecting", () => {
    const below = caseRecord({ investigations: [investigation({ risk_score: 0.39 })] });
    expect(code(takeDecision(below, decisionInput(), meta()))).toBe("APPROVED");
    const collecting = caseRecord({ status: "AWAITING_DOCUMENTS", investigations: [] });
    expect(code(takeDecision(collecting, decisionInput({ decision: "reject" }), meta()))).toBe("REJECTED");
  });

  it("never accept the maker, even if the id is written with other capitals, spaces, invisible characters or Unicode forms", () => {
    const parked = park();
    for (const maker of ["alice ", " alice", "ali\u200bce", "Alice", "ALI CE", "ａｌｉｃｅ"]) {
      const record = { ...parked, parked: { ...parked.parked!, maker } };
      const outcome = answerSecondApproval(record, { decision: "approve", comment: null }, meta("alice", "officer"));
      expect(code(outcome)).toBe("four_eyes_same_officer");
    }
  });

  it("never accept the maker", () => {
    for (const decision of ["approve", "reject"] as const) {
      const outcome = answerSecondApproval(park(), { decision, comment: null }, meta("alice", "compliance_manager"));
      expect(code(outcome)).toBe("four_eyes_same_officer");
    }
  });

  it("apply the decision when another officer approves it, and record both", () => {
    const outcome = answerSecondApproval(park(), { decision: "approve", comment: "seen" }, meta("bob"));
    expect(accepted(outcome).decision).toMatchObject({ maker: "alice", approver: "bob" });
    expect(outcome.ok && outcome.value.audit.map((entry) => entry.event)).toEqual([
      "SECOND_APPROVAL_GIVEN",
      "DECISION_APPLIED",
    ]);
  });

  it("return the case to its previous status when any officer rejects the decision", () => {
    const escalated = accepted(takeDecision(caseRecord({ status: "ESCALATED" }), decisionInput(), meta()));
    const refused = accepted(answerSecondApproval(escalated, { decision: "reject", comment: "no" }, meta("bob")));
    expect([refused.status, refused.parked, refused.decision]).toEqual(["ESCALATED", null, null]);
  });

  it("require a senior officer for senior decisions", () => {
    const escalated = accepted(takeDecision(caseRecord({ status: "ESCALATED" }), decisionInput(), meta()));
    const approve = { decision: "approve", comment: null } as const;
    expect(code(answerSecondApproval(escalated, approve, meta("bob")))).toBe("forbidden");
    expect(code(answerSecondApproval(escalated, approve, meta("mia", "mlro")))).toBe("APPROVED");
  });

  it("fail if the evidence has changed since the decision", () => {
    const parked = park();
    const evidence = [
      {
        id: "e",
        source: "kbo",
        source_url: "",
        data_hash: "sha256:1",
        collected_at: "",
        key: "",
        content_type: "",
        size: 1,
      },
    ];
    const outcome = answerSecondApproval({ ...parked, evidence }, { decision: "approve", comment: null }, meta("bob"));
    expect(code(outcome)).toBe("evidence_changed");
    expect(outcome.regardless?.record.status).toBe("REVIEW_PENDING");
    expect(outcome.regardless?.record.parked).toBeNull();
  });

  it("check the gates again before the decision takes effect", () => {
    const parked = accepted(takeDecision(caseRecord(), decisionInput({ decision: "reject" }), meta()));
    const shut = { ...parked, investigations: [investigation({ findings: [sanctioned] })] };
    const outcome = answerSecondApproval(shut, { decision: "approve", comment: null }, meta("bob"));
    expect([code(outcome), gate(outcome), outcome.regardless?.record.status]).toEqual([
      "gate_blocked",
      "sar_first",
      "REVIEW_PENDING",
    ]);
  });

  it("are refused when nothing is parked", () => {
    expect(code(answerSecondApproval(caseRecord(), { decision: "approve", comment: null }, meta("bob")))).toBe(
      "invalid_state",
    );
  });
});
