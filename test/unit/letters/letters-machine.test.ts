import { describe, expect, it } from "vitest";
import { evidenceRequest, mlroMemo, sourceAppendix } from "../../../src/features/letters/letters.rules.ts";
import { CASE_STATUSES, type Finding } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { triggerKey } from "../../../src/domain/decisions/gates.rules.ts";
import { spanOf } from "../../../src/domain/relationships/relationship-span.rules.ts";
import { SAR_STATUSES, type Sar } from "../../../src/domain/sar/sar.model.ts";
import { LANGUAGES } from "../../../src/platform/language.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";
import { raised } from "../../support/sar-fixtures.ts";
import { sarTrigger, TRIGGER_ID } from "../../support/sar-trigger.ts";

const frame = { brand_name: "Bank", sample: false, generated_at: "2026-11-20T10:00:00.000Z" };
const link = { portal_url: "https://dossier.test/portal/pt_x", language: "nl" } as const;
const task = {
  id: "followup_2_1",
  iteration: 2,
  document_type: null,
  required: true,
  justification: "we suspect laundering",
  status: "open",
} as const;

describe("the end of a relationship in the memo", () => {
  const stored = {
    since: "2026-10-01T09:00:00.000Z",
    endedAt: "2026-11-21T09:00:00.000Z",
    endedBy: "bob",
    endReason: "x",
  };
  const end = (reason: string) => ({
    endedOn: "2026-11-20",
    reason,
    recordedBy: "alice",
    recordedAt: "2026-11-21T09:00:00.000Z",
  });
  const memoOf = (record: CaseRecord, sars: readonly Sar[], known: typeof stored | undefined) =>
    mlroMemo(record, sars, { ...frame, generated_by: "alice" }, spanOf(record, known)).relationship;

  it("has the day that the case has, and else the day on which it was recorded", () => {
    const ended = { since: "2026-10-01", ended: { on: "2026-11-20", officer: "alice", reason: "Moved abroad" } };
    expect(memoOf(caseRecord({ relationshipEnd: end("Moved abroad") }), [], stored)).toEqual(ended);
    expect(memoOf(caseRecord({}), [], stored)?.ended).toEqual({ on: "2026-11-21", officer: "bob", reason: "x" });
    expect(memoOf(caseRecord({ relationshipEnd: end("Moved abroad") }), [], undefined)).toEqual({
      ...ended,
      since: null,
    });
    const living = { ...stored, endedAt: null } as never;
    expect(memoOf(caseRecord({ relationshipEnd: end("Moved abroad") }), [], living)?.ended).toBeNull();
    expect(memoOf(caseRecord({}), [], undefined)).toBeNull();
  });

  it("gives a reason that may tell of a report to those alone who know of one", () => {
    const record = caseRecord({ relationshipEnd: end("Reported to CTIF") });
    expect(memoOf(record, [], stored)?.ended?.reason).toBeNull();
    expect(memoOf(record, [raised().sar], stored)?.ended?.reason).toBe("Reported to CTIF");
  });
});

describe("the letter to the customer", () => {
  it("asks for what the portal still asks for, in its words, and for nothing that was handed in", () => {
    const record = caseRecord({ status: "AWAITING_DOCUMENTS", iteration: 0, investigations: [] });
    const asked = evidenceRequest(record, frame, link);
    expect(asked.documents.length).toBeGreaterThan(1);
    const document = {
      document_id: "d",
      key: "k",
      filename: "f.pdf",
      requirement_id: "bank_account_proof",
      iteration: 1,
      source: "customer",
      content_type: "application/pdf",
      size: 1,
      sha256: "",
      uploaded_at: "",
    } as const;
    const later = evidenceRequest({ ...record, documents: [document] }, frame, link);
    expect(later.documents).toHaveLength(asked.documents.length - 1);
  });

  it("gives away neither the officer's reasons nor the wording of a document task", () => {
    const record = caseRecord({
      status: "FOLLOW_UP_REQUIRED",
      followUpTasks: [
        { ...task, description: "Who signs?", response_type: "text" },
        {
          ...task,
          id: "followup_2_2",
          description: "Proof about the sanctions hit",
          response_type: "document",
          document_type: "bank_statement",
        },
      ],
    });
    for (const language of LANGUAGES) {
      const letter = JSON.stringify(evidenceRequest(record, frame, { ...link, language }));
      expect(letter).toContain("Who signs?");
      expect(letter).not.toMatch(/suspect|sanction|followup/i);
    }
  });

  it("is the same letter whether or not there is a report", () => {
    for (const status of CASE_STATUSES) {
      const record = caseRecord({ status, followUpTasks: [{ ...task, description: "Who?", response_type: "text" }] });
      const plain = evidenceRequest(record, frame, link);
      for (const sarStatus of SAR_STATUSES) {
        const sars = [{ sarId: "sar", version: 2, status: sarStatus }];
        const assessments = [{ sarId: "sar", reportable: true, signedAt: "", triggers: [] }];
        expect(evidenceRequest({ ...record, sars, assessments }, frame, link)).toEqual(plain);
      }
    }
  });

  it("asks for nothing while the case is under review", () => {
    const { documents, questions } = evidenceRequest(caseRecord(), frame, link);
    expect([documents, questions]).toEqual([[], []]);
  });
});

describe("the internal papers", () => {
  const record = caseRecord({
    investigations: [investigation({ findings: [sarTrigger(), finding({ id: "other" })] })],
  });

  it("put triggers apart from other findings, and name the reports", () => {
    const memo = mlroMemo(record, [raised().sar], { ...frame, generated_by: "alice" });
    expect(memo.triggers.map(({ id }) => id)).toEqual([TRIGGER_ID]);
    expect(memo.other_findings.map(({ id }) => id)).toEqual(["other"]);
    expect(memo.gate_locked).toBe(true);
    expect(memo.reports).toMatchObject([{ sar_id: "sar", status: "draft" }]);
  });

  it("put triggers that the MLRO has assessed apart, for who may know of a report alone", () => {
    const article = { category: "criminal", severity: "high", subject: "Jan Claes" } as const;
    const assessed = finding({ ...article, id: "a", source_entry: "https://a.example/1", entry_fingerprint: "f1" });
    const copy = finding({ ...assessed, id: "b", source_entry: "https://b.example/1" });
    const other = finding({ ...assessed, id: "c", source_entry: "https://c.example/1", entry_fingerprint: "f2" });
    const completed = {
      sarId: "sar",
      reportable: true,
      signedAt: frame.generated_at,
      triggers: [triggerKey(assessed)],
    };
    const known = [raised().sar];
    const memoFor = (sars: readonly Sar[], ...findings: Finding[]) =>
      mlroMemo(caseRecord({ assessments: [completed], investigations: [investigation({ findings })] }), sars, {
        ...frame,
        generated_by: "alice",
      });
    const memoOf = (...findings: Finding[]) => memoFor(known, ...findings);
    const ids = (findings: readonly Finding[]) => findings.map(({ id }) => id);
    const memo = memoOf(assessed, copy, other);
    expect([ids(memo.triggers), ids(memo.assessed_triggers)]).toEqual([["c"], ["a", "b"]]);
    expect(memo).toMatchObject({ gate_locked: true, other_findings: [] });
    const changed = { ...assessed, description: "Convicted again.", entry_fingerprint: "f3" };
    const again = mlroMemo(
      caseRecord({
        assessments: [completed],
        investigations: [assessed, changed].map((one) => investigation({ findings: [one] })),
      }),
      known,
      { ...frame, generated_by: "alice" },
    );
    expect(again.triggers.map(({ description }) => description)).toEqual([
      "Convicted again. A completed assessment covers an earlier text of this article; its words have changed since.",
    ]);
    expect(memo.triggers[0]!.description).toBe(other.description);
    expect(memoOf(assessed, copy)).toMatchObject({ gate_locked: false, triggers: [], other_findings: [] });
    const unknowing = memoFor([], assessed, copy, other);
    expect([ids(unknowing.triggers), unknowing.assessed_triggers]).toEqual([["a", "b", "c"], []]);
  });

  it("cite every finding once, as it was last found", () => {
    const twice = {
      ...record,
      investigations: [...record.investigations, investigation({ findings: [sarTrigger({ title: "again" })] })],
    };
    const { findings } = sourceAppendix(twice, frame);
    expect(findings.filter(({ id }) => id === TRIGGER_ID)).toMatchObject([{ title: "again" }]);
  });
});
