import { describe, expect, it } from "vitest";
import type { ChangeMeta, RuleOutcome } from "../../../src/domain/case/case.change.ts";
import { completeInvestigation } from "../../../src/domain/case/case-changes.rules.ts";
import type { CaseDocument, CaseStatus, Finding, HitDifference } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { clearFinding } from "../../../src/domain/decisions/clearance.rules.ts";
import { confirmHit, undoConfirmation } from "../../../src/domain/decisions/confirmation.rules.ts";
import { takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { isSarLocked } from "../../../src/domain/decisions/gates.rules.ts";
import { findFinding, hitState } from "../../../src/domain/decisions/hits.rules.ts";
import type { InvestigationOutcome } from "../../../src/domain/iteration/outcome.model.ts";
import type { Role } from "../../../src/platform/context.ts";
import { actor, caseRecord, decisionInput, finding, investigation } from "../../support/case-fixtures.ts";
import { lenientPolicy, soundGrounds } from "../../support/diligence-fixtures.ts";

const meta = (id = "alice", ...roles: Role[]): ChangeMeta => ({
  now: new Date("2026-11-02T10:00:00.000Z"),
  actor: actor(id, ...roles),
});
const mlro = meta("max", "mlro");

const near = finding({
  id: "hit",
  category: "sanctions",
  severity: "medium",
  confidence: 0.8,
  subject: "An Peeters",
  source_entry: "eu:1",
  entry_fingerprint: "f",
});
const exact: Finding = { ...near, severity: "critical", confidence: 0.97 };
const politician: Finding = { ...near, category: "pep", severity: "high", confidence: 0.97 };
const withHits = (...findings: Finding[]) => caseRecord({ investigations: [investigation({ findings })] });

function recordOf(outcome: RuleOutcome<unknown>): CaseRecord {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.record;
}
const codeOf = (outcome: RuleOutcome<unknown>) => (outcome.ok ? "ok" : outcome.refusal.code);
const eventsOf = (outcome: RuleOutcome<unknown>) => (outcome.ok ? outcome.value.audit.map(({ event }) => event) : []);
const hitOf = (record: CaseRecord) => findFinding(record, "hit")!;
const confirmed = (record = withHits(near)) => recordOf(confirmHit(record, "hit", "same passport", meta()));
const clear = (record: CaseRecord, by = meta(), ...differs: HitDifference[]) =>
  clearFinding(record, "hit", { reason: "another person", differs }, by);

describe("a confirmed sanctions hit", () => {
  it("is critical, a trigger, and closes every approval, in the same change", () => {
    const outcome = confirmHit(withHits(near), "hit", "same passport", meta());
    const record = recordOf(outcome);
    expect(hitOf(record)).toMatchObject({
      severity: "critical",
      confirmation: { reason: "same passport", confirmed_by: "alice", severity_before: "medium" },
    });
    expect([isSarLocked(withHits(near)), isSarLocked(record)]).toEqual([false, true]);
    expect(eventsOf(outcome)).toEqual(["HIT_CONFIRMED"]);
    const decide = { ...meta(), makerChecker: true, portalExpiresAt: "2026-12-02T10:00:00.000Z" };
    const assessed = { ...record, assessments: [assessmentOf(record)] };
    for (const one of [record, assessed]) {
      const approval = takeDecision(one, decisionInput({ overrideOpenChecks: "all" }), decide);
      expect(approval.ok || approval.refusal.details?.extra?.["gate"]).toBe("sanctioned");
    }
  });

  it("weighs in the score at once, also where it was cleared before", () => {
    const cleared = recordOf(clear(withHits(near)));
    const score = (record: CaseRecord) => record.investigations[0]!.risk_score;
    expect(score(cleared)).toBe(0);
    expect(score(confirmed(cleared))).toBeGreaterThan(0.8);
    expect(hitOf(confirmed(cleared)).clearance).toBeUndefined();
  });

  it("is confirmed once, as a single hit, while the case is open", () => {
    const declared = finding({ id: "hit", category: "pep", severity: "high" });
    const hidden = { ...near, source_entry: "more:abc" };
    expect(codeOf(confirmHit(withHits(declared), "hit", "r", meta()))).toBe("validation_failed");
    expect(codeOf(confirmHit(withHits(hidden), "hit", "r", meta()))).toBe("validation_failed");
    expect(codeOf(confirmHit(confirmed(), "hit", "r", meta()))).toBe("invalid_state");
    expect(codeOf(confirmHit(withHits(near), "other", "r", meta()))).toBe("not_found");
    for (const status of ["APPROVED", "REJECTED"] satisfies CaseStatus[]) {
      expect(codeOf(confirmHit({ ...withHits(near), status }, "hit", "r", meta()))).toBe("invalid_state");
    }
  });

  it("is cleared by the MLRO alone, which ends the confirmation", () => {
    expect(codeOf(clear(confirmed(), meta("cm", "compliance_manager")))).toBe("forbidden");
    const outcome = clear(confirmed(), mlro);
    expect(eventsOf(outcome)).toEqual(["HIT_CONFIRMATION_UNDONE", "HIT_CLEARED"]);
    expect([hitState(hitOf(recordOf(outcome))), hitOf(recordOf(outcome)).severity]).toEqual(["cleared", "medium"]);
  });
});

describe("an undone confirmation", () => {
  it("takes an mlro and leaves the hit open as the match had made it", () => {
    expect(codeOf(undoConfirmation(confirmed(), "hit", null, meta("cm", "compliance_manager")))).toBe("forbidden");
    const outcome = undoConfirmation(confirmed(), "hit", "not the same passport", mlro);
    expect(eventsOf(outcome)).toEqual(["HIT_CONFIRMATION_UNDONE"]);
    const record = recordOf(outcome);
    expect(hitOf(record)).toEqual(near);
    expect(isSarLocked(record)).toBe(false);
    expect(codeOf(undoConfirmation(record, "hit", null, mlro))).toBe("invalid_state");
  });

  it("never removes a trigger that the list match made, in whichever iteration", () => {
    const twice = caseRecord({
      iteration: 2,
      investigations: [
        investigation({ findings: [exact] }),
        investigation({ iteration: 2, findings: [{ ...near, entry_fingerprint: "changed" }] }),
      ],
    });
    for (const before of [withHits(exact), twice]) {
      const record = recordOf(undoConfirmation(confirmed(before), "hit", null, mlro));
      expect(isSarLocked(record)).toBe(true);
      expect(record.investigations.map(({ findings }) => findings)).toEqual(
        before.investigations.map(({ findings }) => findings),
      );
    }
  });

  it("leaves a hit that was cleared before open", () => {
    const cleared = recordOf(clear(withHits(near)));
    const record = recordOf(undoConfirmation(confirmed(cleared), "hit", null, mlro));
    expect(hitState(hitOf(record))).toBe("open");
  });
});

const document = (given: Partial<CaseDocument>): CaseDocument => ({
  document_id: "d",
  key: "k",
  filename: "f.pdf",
  requirement_id: "representative_identity",
  iteration: 1,
  source: "customer",
  content_type: "application/pdf",
  size: 1,
  sha256: "0",
  uploaded_at: "2026-11-01T08:00:00.000Z",
  ...given,
});
const review = (outcome: "accepted" | "rejected", name?: string) =>
  ({
    outcome,
    kind: "passport",
    facts: name === undefined ? [] : [{ id: "name", value: name }],
    reason: null,
    reviewed_by: "bob",
    reviewed_at: "2026-11-01T09:00:00.000Z",
  }) as const;
const filed = {
  kind: "other",
  note: "",
  obtained_from: "the bank",
  obtained_at: "2026-11-01T08:00:00.000Z",
  filed_by: "bob",
} as const;

describe("clearing a hit", () => {
  it("takes a reason alone up to a score of 0.9", () => {
    expect(codeOf(clear(withHits({ ...politician, confidence: 0.9 })))).toBe("ok");
    expect(codeOf(clear(withHits({ ...politician, confidence: 0.901 })))).toBe("validation_failed");
  });

  it("takes above 0.9 what differs, shown by more than the customer's word", () => {
    const sure = withHits(politician);
    const fault = clear(sure, meta(), "birth_date");
    expect(fault.ok || fault.refusal.details?.errors).toMatchObject([{ path: "differs", code: "only_declared" }]);
    const passport = { ...sure, documents: [document({ review: review("accepted", "Peeters An") })] };
    expect(codeOf(clear(passport))).toBe("validation_failed");
    expect(codeOf(clear(passport, meta(), "birth_date"))).toBe("ok");
    expect(codeOf(clear({ ...sure, documents: [document({ filed })] }, meta(), "place"))).toBe("ok");
    const ofPerson = { ...sure, companyName: "An Peeters", grounds: soundGrounds({ subject: "person" }) };
    const accepted = { requirement_id: "identity_document", review: review("accepted") };
    expect(codeOf(clear({ ...ofPerson, documents: [document(accepted)] }, meta(), "place"))).toBe("ok");
    for (const worthless of [
      document({}),
      document({ review: review("rejected", "Peeters An") }),
      // Whose it is, nobody has read, or it is somebody else's.
      document({ review: review("accepted") }),
      document({ review: review("accepted", "Jan Claes") }),
      document({ filed: { ...filed, kind: "passport" } }),
      document({ filed, superseded: true }),
      document({ review: { ...review("accepted", "Peeters An"), kind: "invoice" } }),
    ]) {
      expect(codeOf(clear({ ...sure, documents: [worthless] }, meta(), "birth_date"))).toBe("validation_failed");
    }
    expect(codeOf(clear(sure, mlro))).toBe("ok");
  });

  it("takes what the register says of this person for the difference that it shows", () => {
    const register = soundGrounds().register;
    if (register.state !== "answered") throw new Error("silent");
    const known = (birth_date: string) =>
      soundGrounds({
        register: { ...register, directors: [{ name: "Peeters An", kind: "person", birth_date }], owners: [] },
      });
    const sure = { ...withHits(politician), grounds: known("1980-01-01") };
    expect(codeOf(clear(sure, meta(), "birth_date"))).toBe("ok");
    expect(codeOf(clear(sure, meta(), "nationality"))).toBe("validation_failed");
    const other = withHits({ ...politician, subject: "Jan Claes" });
    expect(codeOf(clear({ ...other, grounds: known("1980-01-01") }, meta(), "birth_date"))).toBe("validation_failed");
  });

  it("takes no identity card for a company, but what the register says of it", () => {
    const company = withHits({
      ...politician,
      category: "sanctions",
      severity: "medium",
      subject: "Molenhof Logistiek",
    });
    const grounds = soundGrounds({ register: { state: "silent", reason: "source_unavailable" } });
    const card = { ...company, grounds, documents: [document({ review: review("accepted", "Molenhof Logistiek") })] };
    expect(codeOf(clear(card, meta(), "identifier"))).toBe("validation_failed");
    expect(codeOf(clear(company, meta(), "identifier"))).toBe("ok");
    expect(codeOf(clear(company, meta(), "birth_date"))).toBe("validation_failed");
  });

  it("keeps what differs and derives the score again, but not of a decided case", () => {
    const record = recordOf(clear(withHits({ ...near, confidence: 0.8 }), meta(), "gender"));
    expect(hitOf(record).clearance).toMatchObject({ reason: "another person", differs: ["gender"] });
    expect(record.investigations[0]).toMatchObject({ risk_score: 0, revised_at: "2026-11-02T10:00:00.000Z" });
    const decided = recordOf(clear({ ...withHits(near), status: "APPROVED" }));
    expect(decided.investigations[0]).toMatchObject({ risk_score: 0.1 });
    expect(decided.investigations[0]).not.toHaveProperty("revised_at");
  });

  it("leaves matches that are not shown, and exact sanctions matches, to the MLRO", () => {
    for (const one of [exact, { ...near, source_entry: "more:abc" }]) {
      expect(codeOf(clear(withHits(one), meta("cm", "compliance_manager"), "name"))).toBe("forbidden");
      expect(codeOf(clear(withHits(one), mlro))).toBe("ok");
    }
    expect(isSarLocked(recordOf(clear(withHits(exact), mlro)))).toBe(true);
  });
});

describe("a statement that an officer makes while an investigation runs", () => {
  const run = { runId: "run", iteration: 2, startedAt: "2026-11-02T09:00:00.000Z", attempt: 1 };
  const complete = (record: CaseRecord, found: Finding): CaseRecord => {
    const outcome: InvestigationOutcome = {
      result: investigation({ iteration: 2, findings: [found] }),
      discrepancies: [],
      generatedTasks: [],
      tasksReasoning: "",
      validationResults: [],
      facts: {},
      evidence: [],
      mcc: null,
      evaluation: null,
      grounds: soundGrounds({ iteration: 2 }),
      policy: lenientPolicy(),
    };
    const review = { officerTier: "full_review" as const, activeAlerts: 0, share: 0, draw: 0.5 };
    const running = { ...record, status: "INVESTIGATING" as const, iteration: 2, run };
    return recordOf(completeInvestigation(running, "run", outcome, review, meta("system")));
  };

  it("stands on the hit that the investigation finds again, with the score that follows", () => {
    const stands = complete(confirmed(), near);
    expect(hitOf(stands)).toMatchObject({ severity: "critical", confirmation: { severity_before: "medium" } });
    expect(stands.investigations.at(-1)!.risk_score).toBeGreaterThan(0.8);
    expect(hitState(hitOf(complete(recordOf(clear(withHits(near))), near)))).toBe("cleared");
  });

  it("does not stand on an entry that has changed", () => {
    const changed = { ...near, entry_fingerprint: "changed" };
    expect(hitState(hitOf(complete(confirmed(), changed)))).toBe("open");
    expect(hitState(hitOf(complete(recordOf(clear(withHits(near))), changed)))).toBe("open");
  });
});

describe("the gate of open hits", () => {
  const decide = { ...meta(), makerChecker: true, portalExpiresAt: "2026-12-02T10:00:00.000Z" };
  const gateOf = (record: CaseRecord) => {
    const outcome = takeDecision(record, decisionInput(), decide);
    return outcome.ok ? null : outcome.refusal.details?.extra?.["gate"];
  };

  it("stays shut while matches that are not shown are open, whatever else was cleared", () => {
    const shown = [near, { ...near, id: "hit-2", source_entry: "eu:2" }];
    const hidden = { ...near, id: "rest", source_entry: "more:abc" };
    let record = withHits(...shown, hidden);
    for (const { id } of shown) {
      expect(gateOf(record)).toBe("open_screening_hit");
      record = recordOf(clearFinding(record, id, { reason: "another", differs: [] }, meta()));
    }
    expect(gateOf(record)).toBe("open_screening_hit");
    expect(gateOf(recordOf(clearFinding(record, "rest", { reason: "another", differs: [] }, mlro)))).toBeNull();
  });

  it("counts matches with exposed persons, and no statement of the customer", () => {
    expect(gateOf(withHits(politician))).toBe("open_screening_hit");
    const declared = finding({ category: "pep", severity: "medium", subject: "An Peeters", source_entry: "pep" });
    expect(gateOf(withHits(declared))).toBeNull();
  });
});

const assessmentOf = (record: CaseRecord) => ({
  sarId: "s",
  reportable: true,
  signedAt: "2026-11-02T10:00:00.000Z",
  triggers: [JSON.stringify(["sanctions", hitOf(record).subject, hitOf(record).source_entry])],
});
