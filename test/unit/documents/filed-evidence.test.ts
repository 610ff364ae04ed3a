import { describe, expect, it } from "vitest";
import type { RuleOutcome } from "../../../src/domain/case/case.change.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { abandonReservations } from "../../../src/domain/documents/document.rules.ts";
import { registerEvidence, reserveEvidence } from "../../../src/domain/documents/filed-evidence.rules.ts";
import { actor, caseRecord } from "../../support/case-fixtures.ts";

const meta = { now: new Date("2026-11-02T10:00:00.000Z"), actor: actor("alice", "officer") };
const request = {
  documentId: "d1",
  filename: "extract.pdf",
  evidence: {
    kind: "ubo_extract",
    note: "",
    obtained_from: "UBO register",
    obtained_at: "2026-11-01T00:00:00.000Z",
  },
} as const;

function accepted<T>(outcome: RuleOutcome<T>): { record: CaseRecord; answer: T } {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return { record: outcome.value.record, answer: outcome.value.answer };
}

describe("evidence that an officer files", () => {
  it("gets another key while the sweep of an abandoned attempt may still delete the first", () => {
    const first = accepted(reserveEvidence(caseRecord(), request, meta));
    const abandoned = accepted(abandonReservations(first.record, [first.answer.key], meta));
    const second = accepted(reserveEvidence(abandoned.record, request, meta));
    expect(second.answer.key).not.toBe(first.answer.key);
    const file = { documentId: "d1", contentType: "application/pdf", size: 9, sha256: "00" };
    const filed = accepted(registerEvidence(second.record, file, meta));
    expect(filed.answer.key).toBe(second.answer.key);
    expect(filed.record.reservations.map(({ key }) => key)).toEqual([first.answer.key]);
  });
});
