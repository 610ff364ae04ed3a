import { describe, expect, it } from "vitest";
import { terminateCase } from "../../../src/features/cases/deletion.machine.ts";
import type { CaseRecord } from "../../../src/features/cases/case.record.ts";
import { isSarLocked, sarTriggers, triggerKey } from "../../../src/features/decisions/gates.machine.ts";
import { noteSar, type SarNote } from "../../../src/features/sar/sar-note.machine.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";

const trigger = finding({ id: "t1", category: "sanctions", severity: "critical", subject: "X", source_entry: "e1" });
const other = finding({ id: "t2", category: "criminal", severity: "high", subject: "Y", source_entry: "e2" });
const locked = () => caseRecord({ investigations: [investigation({ findings: [trigger] })] });

const note = (given: Partial<SarNote> = {}): SarNote => ({
  sarId: "sar",
  version: 1,
  status: "draft",
  completed: null,
  ...given,
});

function told(record: CaseRecord, ...notes: SarNote[]): CaseRecord {
  return notes.reduce((current, next) => {
    const outcome = noteSar(current, next);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    expect(outcome.value).toMatchObject({ audit: [], effects: [], isHidden: true });
    return outcome.value.record;
  }, record);
}

const completed = (triggers: readonly string[]) => ({
  sarId: "sar",
  reportable: true,
  signedAt: "2026-11-02T10:00:00.000Z",
  triggers,
});

describe("a case that is told of its reports", () => {
  it.each(["draft", "pending_mlro", "approved"] as const)("lets no second one in while one is %s", (status) => {
    const outcome = noteSar(told(caseRecord(), note({ status })), note({ sarId: "second" }));
    expect(outcome.ok || outcome.refusal.code).toBe("sar_open");
  });

  it.each(["rejected", "submitted", "acknowledged"] as const)("lets the next one in once one is %s", (status) => {
    const record = told(caseRecord(), note(), note({ version: 5, status }), note({ sarId: "second" }));
    expect(record.sars.map((sar) => [sar.sarId, sar.status])).toEqual([
      ["sar", status],
      ["second", "draft"],
    ]);
  });

  it("does not go back to what comes late, or twice", () => {
    const record = told(caseRecord(), note({ version: 5, status: "submitted" }), note(), note({ version: 5 }));
    expect(record.sars).toEqual([{ sarId: "sar", version: 5, status: "submitted" }]);
  });

  it("opens the gate by a completed assessment, once, for the triggers that it covers", () => {
    const record = locked();
    expect(isSarLocked(told(record, note(), note({ version: 4, status: "approved" })))).toBe(true);
    const opened = told(
      record,
      note({ version: 4, status: "approved", completed: completed(sarTriggers(record).map(triggerKey)) }),
      note({ version: 5, status: "submitted", completed: completed([]) }),
    );
    expect(opened.assessments).toHaveLength(1);
    expect(isSarLocked(opened)).toBe(false);
    const later = { ...opened, investigations: [...opened.investigations, investigation({ findings: [other] })] };
    expect(isSarLocked(later)).toBe(true);
  });

  it("may be deleted with a draft, and not with anything beyond", () => {
    expect(terminateCase(told(caseRecord(), note())).ok).toBe(true);
    for (const status of ["pending_mlro", "approved", "rejected", "submitted", "acknowledged"] as const) {
      const outcome = terminateCase(told(caseRecord(), note({ version: 2, status })));
      expect(outcome.ok || outcome.refusal.code).toBe("retention_hold");
    }
  });
});
