import { describe, expect, it } from "vitest";
import { refuseDeletion, terminateCase } from "../../../src/domain/case/deletion.rules.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { isSarLocked, sarTriggers, triggerKey } from "../../../src/domain/decisions/gates.rules.ts";
import { recordSar, type SarNote } from "../../../src/domain/sar/sar-note.rules.ts";
import { SAR_STATUSES } from "../../../src/domain/sar/sar.model.ts";
import { actor, caseRecord, finding, investigation } from "../../support/case-fixtures.ts";

const trigger = finding({ id: "t1", category: "sanctions", severity: "critical", subject: "X", source_entry: "e1" });
const other = finding({ id: "t2", category: "criminal", severity: "high", subject: "Y", source_entry: "e2" });
const locked = () => caseRecord({ investigations: [investigation({ findings: [trigger] })] });

const note = (given: Partial<SarNote> = {}): SarNote => ({
  sarId: "sar",
  version: 1,
  status: "draft",
  circle: { raisedBy: "alice", readers: [] },
  raiser: { id: "alice", roles: [] },
  completed: null,
  ...given,
});

function told(record: CaseRecord, ...notes: SarNote[]): CaseRecord {
  return notes.reduce((current, next) => {
    const outcome = recordSar(current, next);
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

describe("the reports of a case", () => {
  it.each(["draft", "pending_mlro", "approved"] as const)("refuses a second one while one is %s", (status) => {
    const outcome = recordSar(told(caseRecord(), note({ status })), note({ sarId: "second" }));
    expect(outcome.ok || outcome.refusal.code).toBe("sar_open");
  });

  it.each(["rejected", "submitted", "acknowledged"] as const)("accepts the next one once one is %s", (status) => {
    const record = told(caseRecord(), note(), note({ version: 5, status }), note({ sarId: "second" }));
    expect(record.sars.map((sar) => [sar.sarId, sar.status])).toEqual([
      ["sar", status],
      ["second", "draft"],
    ]);
  });

  it("ignores late and repeated updates", () => {
    const record = told(caseRecord(), note({ version: 5, status: "submitted" }), note(), note({ version: 5 }));
    const circle = { raisedBy: "alice", readers: [] };
    expect(record.sars).toEqual([{ sarId: "sar", version: 5, status: "submitted", circle }]);
  });

  it("records a completed assessment once, which opens the gate for the covered triggers", () => {
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

  it("covers the words of an assessed article at another publisher too, and no other words", () => {
    const article = {
      id: "a1",
      category: "criminal",
      severity: "high",
      subject: "Y",
      entry_fingerprint: "f1",
    } as const;
    const assessed = finding({ ...article, source_entry: "https://a.example/1" });
    const record = caseRecord({ investigations: [investigation({ findings: [assessed] })] });
    const after = (found: Partial<Finding>, keys = sarTriggers(record).map(triggerKey)) =>
      isSarLocked({
        ...record,
        assessments: [completed(keys)],
        investigations: [...record.investigations, investigation({ findings: [finding({ ...assessed, ...found })] })],
      });
    expect(after({ id: "a2", source_entry: "https://b.example/copy" })).toBe(false);
    expect(after({ id: "a2", source_entry: "https://b.example/copy", entry_fingerprint: "f2" })).toBe(true);
    expect(after({ entry_fingerprint: "f2" })).toBe(true);
    expect(after({ id: "a2", source_entry: "https://b.example/copy", category: "enforcement" })).toBe(true);
    // An assessment before the words of articles were known covers what it names by address.
    const byAddress = JSON.stringify(["criminal", "Y", "https://a.example/1"]);
    const { entry_fingerprint: _, ...unknown } = assessed;
    const before = caseRecord({ investigations: [investigation({ findings: [unknown] })] });
    expect(sarTriggers(before).map(triggerKey)).toEqual([byAddress]);
    expect(after({}, [byAddress])).toBe(false);
  });

  it.each([
    ["who raised it", { id: "alice", roles: [] }, false],
    ["an MLRO", { id: "mia", roles: ["mlro"] }, false],
    ["a reader", { id: "rita", roles: ["officer"] }, false],
    ["an officer who may not know of it", { id: "bob", roles: ["officer"] }, true],
    ["a manager who may not know of it", { id: "carl", roles: ["compliance_manager"] }, true],
  ] as const)("while one is open, lets in another by %s (%o): %s", (_, raiser, isLetIn) => {
    const circle = { raisedBy: "alice", readers: ["rita"] };
    const mine = { raisedBy: raiser.id, readers: [] };
    const record = told(caseRecord(), note({ circle }));
    expect(recordSar(record, note({ sarId: "second", raiser, circle: mine })).ok).toBe(isLetIn);
  });

  it("treats an open report of an earlier version without a known raiser as known to MLROs only", () => {
    const record = caseRecord({ sars: [{ sarId: "old", version: 1, status: "draft" }] });
    expect(recordSar(record, note()).ok).toBe(true);
    expect(recordSar(record, note({ raiser: { id: "mia", roles: ["mlro"] } })).ok).toBe(false);
  });
});

describe("an officer's deletion", () => {
  const LAW = { years: "law", startsAt: "relationship_end" } as const;
  const meta = { now: new Date("2026-11-21T10:00:00.000Z"), actor: actor() };
  const terminate = (record: CaseRecord) => terminateCase(record, { reports: [], commandId: "c" }, LAW, meta);
  const hold = { reason: "court", setBy: "carl", setAt: "2026-11-02T10:00:00.000Z" };

  it.each([
    ["approved", caseRecord({ status: "APPROVED" })],
    ["refused", caseRecord({ status: "REJECTED" })],
    ["with an open trigger", locked()],
    ["with a trigger that an assessment covers", { ...locked(), assessments: [completed([triggerKey(trigger)])] }],
    ["under a legal hold", caseRecord({ legalHold: hold })],
  ])("is refused for a case that is %s, in the same words", (_, record) => {
    expect(terminate(record)).toEqual(refuseDeletion());
  });

  it.each([
    "CREATED",
    "AWAITING_DOCUMENTS",
    "REVIEW_PENDING",
    "PENDING_SECOND_APPROVAL",
    "ESCALATED",
    "FAILED",
  ] as const)("goes through for one in %s, whatever reports it has, and leaves them", (status) => {
    expect(terminate(caseRecord({ status })).ok).toBe(true);
    for (const sar of SAR_STATUSES) {
      const outcome = terminate(told(caseRecord({ status }), note({ version: 2, status: sar })));
      expect(outcome.ok && outcome.value.answer.reportsUntil).toBe("2036-11-21");
    }
  });
});
