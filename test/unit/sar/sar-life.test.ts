import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHAIN_START, extendChain, isChainValid, type AuditEntry } from "../../../src/domain/audit/audit.rules.ts";
import { OPERATIONS, completedAssessment, takeStep } from "../../../src/domain/sar/sar.machine.ts";
import type { SarStatus } from "../../../src/domain/sar/sar.model.ts";
import type { SarStep } from "../../../src/domain/sar/sar.record.ts";
import { artifact, metaOf, mlro, raised, steps } from "../../support/sar-fixtures.ts";

const officers = ["alice", "mia", "max"] as const;
const attempts = fc.record({
  by: fc.constantFrom(...officers),
  reportable: fc.boolean(),
  /** What the artifact lacks: nothing, something of the case, something of the report itself. */
  fault: fc.constantFrom("none", "case", "report"),
  name: fc.constantFrom("submit", "assess", "approve", "reject", "record", "acknowledge"),
});
type Attempt = typeof attempts extends fc.Arbitrary<infer T> ? T : never;

const FAULTS = {
  none: [],
  case: [{ path: "company_name", code: "required", message: "" }],
  report: [{ path: "transactions.0.amount_local", code: "required", message: "" }],
} as const;

function stepOf({ name, reportable, fault }: Attempt): SarStep {
  if (name === "assess") return steps.assess(reportable);
  const step = steps[name as Exclude<Attempt["name"], "assess">] as SarStep;
  return "artifact" in step ? { ...step, artifact: artifact({ faults: FAULTS[fault] }) } : step;
}

/** The table of the contract, written a second time and in another way: what the machine is held against. */
class Model {
  status: SarStatus = "draft";
  readonly hands = new Set(["alice"]);
  reportable: boolean | null = null;
  fault: Attempt["fault"] = "none";

  expect({ name, by, reportable, fault }: Attempt): string {
    const is = (status: SarStatus, also = true) => this.status === status && also;
    const move = (to: SarStatus) => ((this.status = to), "ok");
    switch (name) {
      case "submit":
        if (!is("draft")) return "invalid_transition";
        this.hands.add(by);
        this.fault = fault;
        return move("pending_mlro");
      case "assess":
        if (!is("pending_mlro", this.reportable === null)) return "invalid_transition";
        this.reportable = reportable;
        return "ok";
      case "approve":
        if (!is("pending_mlro", this.reportable === true)) return "invalid_transition";
        if (this.hands.has(by)) return "four_eyes_same_officer";
        return this.fault === "report" ? "artifact_invalid" : move("approved");
      case "reject":
        if (!is("pending_mlro", this.reportable !== null)) return "invalid_transition";
        return this.hands.has(by) ? "four_eyes_same_officer" : move("rejected");
      case "record":
        if (!is("approved")) return "invalid_transition";
        return this.fault !== "none" && fault !== "none" ? "artifact_invalid" : move("submitted");
      default:
        return is("submitted") ? move("acknowledged") : "invalid_transition";
    }
  }

  opens(): boolean {
    if (this.reportable === true) return ["approved", "submitted", "acknowledged"].includes(this.status);
    return this.reportable === false && this.status === "rejected";
  }
}

describe("the life of a report", () => {
  it("follows the contract for any sequence of operations by any officer", () => {
    fc.assert(
      fc.property(fc.array(attempts, { maxLength: 30 }), (tries) => {
        const model = new Model();
        let record = raised();
        const audit: AuditEntry[] = [];
        for (const attempt of tries) {
          const before = structuredClone(record);
          const step = stepOf(attempt);
          const outcome = takeStep(record, step, metaOf(mlro(attempt.by)));
          expect(outcome.ok ? "ok" : outcome.refusal.code).toBe(model.expect(attempt));
          expect(record).toEqual(before);
          if (!outcome.ok) continue;
          record = outcome.value.record;
          audit.push(...extendChain(audit.at(-1) ?? CHAIN_START, outcome.value.audit, metaOf(mlro(attempt.by))));
          expect(record.version).toBe(before.version + 1);
          expect(record.sar.status).toBe(model.status);
          expect(record.sar.history.slice(0, -1)).toEqual(before.sar.history);
          expect(record.sar.history.at(-1)?.event).toBe(OPERATIONS[step.operation].event);
          expect(completedAssessment(record) !== null).toBe(model.opens());
        }
        expect(isChainValid(audit)).toBe(true);
        expect(audit).toHaveLength(record.version - 1);
      }),
      { numRuns: 500 },
    );
  });
});
