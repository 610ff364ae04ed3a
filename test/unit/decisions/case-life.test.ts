import { lenientPolicy, soundGrounds } from "../../support/diligence-fixtures.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHAIN_START, extendChain, isChainValid, type AuditEntry } from "../../../src/domain/audit/audit.rules.ts";
import type { Change, RuleOutcome } from "../../../src/domain/case/case.change.ts";
import {
  beginInvestigation,
  completeInvestigation,
  failInvestigation,
  retryInvestigation,
} from "../../../src/domain/case/case-changes.rules.ts";
import { nextStatus } from "../../../src/domain/case/case.machine.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { type CaseRecord, DECISIONS } from "../../../src/domain/case/case.record.ts";
import { answerSecondApproval, type DecisionMeta, takeDecision } from "../../../src/domain/decisions/decision.rules.ts";
import { isSarLocked } from "../../../src/domain/decisions/gates.rules.ts";
import type { InvestigationOutcome } from "../../../src/domain/iteration/outcome.model.ts";
import {
  actor,
  caseRecord,
  decisionInput,
  finding,
  investigation,
  uboDiscrepancy,
} from "../../support/case-fixtures.ts";

/** One random step in a case's life, by one of a few officers. */
const steps = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ step: "submit" } as const) },
  { weight: 3, arbitrary: fc.constant({ step: "begin" } as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant("complete" as const),
      risk: fc.double({ min: 0, max: 1, noNaN: true }),
      trigger: fc.boolean(),
      ubo: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ step: "fail" } as const) },
  { weight: 1, arbitrary: fc.constant({ step: "retry" } as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      step: fc.constant("decide" as const),
      decision: fc.constantFrom(...DECISIONS),
      officer: fc.constantFrom("alice", "bob", "mia"),
      override: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      step: fc.constant("second" as const),
      approve: fc.boolean(),
      officer: fc.constantFrom("alice", "bob", "mia"),
    }),
  },
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

const NOW = new Date("2026-11-02T10:00:00.000Z");
const metaOf = (officer: string): DecisionMeta => ({
  now: NOW,
  actor: actor(officer, officer === "mia" ? "mlro" : "officer"),
  makerChecker: true,
  portalExpiresAt: "2026-12-02T10:00:00.000Z",
});

function outcomeOf(record: CaseRecord, step: Extract<Step, { step: "complete" }>): InvestigationOutcome {
  const findings: Finding[] = step.trigger
    ? [finding({ id: "t", category: "sanctions", severity: "critical", subject: "X", source_entry: "e" })]
    : [];
  return {
    result: investigation({ iteration: record.iteration, risk_score: step.risk, findings }),
    discrepancies: step.ubo ? [uboDiscrepancy()] : [],
    facts: {},
    evidence: [],
    generatedTasks: [],
    tasksReasoning: "",
    validationResults: [],
    mcc: null,
    evaluation: null,
    grounds: soundGrounds(),
    policy: lenientPolicy(),
  };
}

function take(record: CaseRecord, step: Step): RuleOutcome<unknown> {
  switch (step.step) {
    case "submit": {
      const status = nextStatus(record.status, { type: "documents_submitted" });
      if (!status) return { ok: false, refusal: { code: "invalid_state", message: "" } };
      const next = { ...record, status, iteration: record.iteration + 1 };
      return {
        ok: true,
        value: { record: next, audit: [{ event: "DOCUMENTS_SUBMITTED", details: {} }], effects: [], answer: null },
      };
    }
    case "begin":
      return beginInvestigation(record, `run-${record.iteration}`, metaOf("system"));
    case "complete":
      return completeInvestigation(
        record,
        record.run?.runId ?? "",
        outcomeOf(record, step),
        { officerTier: "express_approval", activeAlerts: 0, share: 0.05, draw: step.risk },
        metaOf("system"),
      );
    case "fail":
      return failInvestigation(record, record.run?.runId ?? "", "internal");
    case "retry":
      return retryInvestigation(record, `retry-${record.version}`, metaOf("mia"));
    case "decide":
      return takeDecision(
        record,
        decisionInput({
          decision: step.decision,
          overrideOpenDiscrepancies: step.override ? "seen" : null,
          followUpTasks: [
            { description: "?", response_type: "text", document_type: null, required: true, justification: null },
          ],
        }),
        metaOf(step.officer),
      );
    case "second":
      return answerSecondApproval(
        record,
        { decision: step.approve ? "approve" : "reject", comment: null },
        metaOf(step.officer),
      );
  }
}

describe("a random sequence of case commands", () => {
  it("preserves the invariants after every step", () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (life) => {
        let record = caseRecord({ status: "AWAITING_DOCUMENTS", iteration: 0, investigations: [] });
        const audit: AuditEntry[] = [];
        for (const step of life) {
          const before = record;
          const outcome = take(before, step);
          const applied: Change<unknown> | undefined = outcome.ok ? outcome.value : outcome.regardless;
          if (applied) {
            record = applied.record;
            audit.push(...extendChain(audit.at(-1) ?? CHAIN_START, applied.audit, metaOf("alice")));
          }
          holdPromises(before, record, step, outcome.ok);
        }
        expect(isChainValid(audit)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

function holdPromises(before: CaseRecord, after: CaseRecord, step: Step, ok: boolean): void {
  // A refused decision may have been the first word of an officer who has not seen the judgement, and changes nothing else.
  const { provisional, ...rest } = after;
  if (!ok && step.step !== "second" && provisional === before.provisional) expect(after).toBe(before);
  if (!ok && step.step === "decide")
    expect({ ...rest, provisional: before.provisional }).toEqual({ ...before, provisional: before.provisional });
  // Parked exactly while it waits for a second officer.
  expect(after.parked !== null).toBe(after.status === "PENDING_SECOND_APPROVAL");
  // Nobody decides alone what takes two.
  if (after.decision?.approver) expect(after.decision.approver).not.toBe(after.decision.maker);
  // The customer is never contacted past an open trigger.
  if (isSarLocked(before) && ok) expect(["REJECTED", "FOLLOW_UP_REQUIRED"]).not.toContain(after.status);
  if (["APPROVED", "REJECTED"].includes(before.status)) expect(after.status).toBe(before.status);
  expect(after.iteration).toBeGreaterThanOrEqual(before.iteration);
  expect(after.iteration).toBeLessThanOrEqual(after.maxIterations);
  // An approval over an open beneficial-owner discrepancy leaves its justification behind.
  if (after.status === "APPROVED" && before.discrepancies.some((d) => d.status === "open")) {
    expect(after.overrides.length).toBeGreaterThan(0);
    expect(after.decision?.approver).not.toBeNull();
  }
}
