import { describe, expect, it } from "vitest";
import type { FollowUpTask } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import {
  abandonReservations,
  expiredReservations,
  MAX_FILES_PER_ITERATION,
  recordStaging,
  type PlaceRequest,
  registerDocument,
  releaseReservations,
  reservePlace,
} from "../../../src/domain/documents/document.rules.ts";
import { actor, caseRecord, followUpTask } from "../../support/case-fixtures.ts";

const at = (time: string) => ({ now: new Date(`2026-11-20T${time}:00Z`), actor: actor("customer") });
const meta = at("10:00");
const access = { tokenHash: "hash", acceptLanguage: null };
const collecting = (given: Partial<CaseRecord> = {}) =>
  caseRecord({ status: "AWAITING_DOCUMENTS", iteration: 0, investigations: [], ...given });

const request = (given: Partial<PlaceRequest> = {}): PlaceRequest => ({
  documentId: "doc-1",
  requirementId: "bank_account_proof",
  filename: "statement.png",
  format: "png",
  ...given,
});

const stored = (documentId = "doc-1") => ({ documentId, contentType: "image/png", size: 7, sha256: "ab" });

function taken<T>(outcome: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}
const codeOf = (outcome: { ok: boolean; refusal?: { code: string } }) => outcome.refusal?.code;

function upload(record: CaseRecord, given: Partial<PlaceRequest>): CaseRecord {
  const reserved = taken(reservePlace(record, access, request(given), meta)).record;
  return taken(registerDocument(reserved, access, stored(given.documentId), meta)).record;
}

describe("a reserved place for an upload", () => {
  it("is in the folder of the next iteration and its requirement", () => {
    const { answer } = taken(reservePlace(collecting(), access, request(), meta));
    expect(answer).toEqual({
      key: "00000000-0000-4000-8000-000000000001/iteration-1/req_bank_account_proof/statement.png",
      filename: "statement.png",
    });
  });

  it("is unique: a repeated name is numbered, whether the other is registered or reserved", () => {
    const first = upload(collecting(), { documentId: "doc-1" });
    const second = taken(reservePlace(first, access, request({ documentId: "doc-2" }), meta));
    const third = taken(reservePlace(second.record, access, request({ documentId: "doc-3" }), meta));
    expect([second.answer.filename, third.answer.filename]).toEqual(["statement-2.png", "statement-3.png"]);
  });

  it("is the same when it is requested again, before and after registration", () => {
    const once = taken(reservePlace(collecting(), access, request(), meta));
    const twice = taken(reservePlace(once.record, access, request(), meta));
    expect(twice.answer).toEqual(once.answer);
    expect(twice.record.reservations).toHaveLength(1);
    const registered = taken(registerDocument(twice.record, access, stored(), meta)).record;
    expect(taken(reservePlace(registered, access, request(), meta)).answer).toEqual(once.answer);
  });

  it("is refused for a document that is not requested", () => {
    const of = (requirementId: string, record = collecting()) =>
      codeOf(reservePlace(record, access, request({ requirementId }), meta));
    expect(of("no_such_requirement")).toBe("unknown_requirement");
    expect(of("certificate_of_incorporation")).toBe("unknown_requirement");
    expect(of("certificate_of_incorporation", collecting({ country: "NL" }))).toBeUndefined();
    expect(of("followup_1_1")).toBe("unknown_requirement");
  });

  it("is given for a document task of this iteration, not for a text task or another iteration's task", () => {
    const task = (id: string, iteration: number, response_type: FollowUpTask["response_type"]) =>
      followUpTask({ id, iteration, response_type });
    const record = caseRecord({
      status: "FOLLOW_UP_REQUIRED",
      iteration: 1,
      followUpTasks: [task("old", 1, "document"), task("words", 2, "text"), task("paper", 2, "document")],
    });
    const of = (requirementId: string) =>
      codeOf(reservePlace(record, access, request({ requirementId, format: "docx" }), meta));
    expect([of("old"), of("words"), of("paper")]).toEqual(["unknown_requirement", "unknown_requirement", undefined]);
  });

  it("is refused for a format that the requirement does not accept", () => {
    expect(codeOf(reservePlace(collecting(), access, request({ format: "docx" }), meta))).toBe("unsupported_file_type");
  });

  it("is refused for the fifty-first file of an iteration, including reserved ones", () => {
    let record = collecting();
    for (let n = 1; n < MAX_FILES_PER_ITERATION; n++) record = upload(record, { documentId: `doc-${n}` });
    const last = taken(reservePlace(record, access, request({ documentId: "doc-50" }), meta));
    expect(last.answer.filename).toBe("statement-50.png");
    const full = reservePlace(last.record, access, request({ documentId: "doc-51" }), meta);
    expect(codeOf(full)).toBe("too_many_files");
    const next = { ...last.record, status: "FOLLOW_UP_REQUIRED" as const, iteration: 1 };
    expect(reservePlace(next, access, request({ documentId: "doc-51" }), meta).ok).toBe(true);
  });
});

describe("registering a document", () => {
  it("lists it, removes its reservation and adds an audit entry without its name", () => {
    const { record, answer, audit } = taken(
      registerDocument(taken(reservePlace(collecting(), access, request(), meta)).record, access, stored(), meta),
    );
    expect(record.documents).toEqual([answer]);
    expect(record.reservations).toEqual([]);
    expect(answer).toMatchObject({ requirement_id: "bank_account_proof", iteration: 1, source: "customer", size: 7 });
    expect(audit).toMatchObject([{ event: "DOCUMENT_UPLOADED", actor: "customer", details: { sha256: "ab" } }]);
    expect(JSON.stringify(audit)).not.toContain("statement");
  });

  it("happens once, even if it is repeated after the case has moved on", () => {
    const record = { ...upload(collecting(), {}), status: "DOCUMENTS_RECEIVED" as const, iteration: 1 };
    const again = taken(registerDocument(record, access, stored(), meta));
    expect(again.record.documents).toHaveLength(1);
    expect(again.audit).toEqual([]);
  });

  it("is refused after submission, so that no document is added during a review", () => {
    const reserved = taken(reservePlace(collecting(), access, request(), meta)).record;
    const submitted = { ...reserved, status: "DOCUMENTS_RECEIVED" as const, iteration: 1 };
    expect(codeOf(registerDocument(submitted, access, stored(), meta))).toBe("on_hold");
    const nextRound = { ...reserved, status: "FOLLOW_UP_REQUIRED" as const, iteration: 1 };
    expect(codeOf(registerDocument(nextRound, access, stored(), meta))).toBe("service_unavailable");
  });

  it("requires an unexpired reservation", () => {
    const reserved = taken(reservePlace(collecting(), access, request(), meta)).record;
    expect(codeOf(registerDocument(reserved, access, stored(), at("10:10")))).toBe("service_unavailable");
    expect(expiredReservations(reserved, at("10:09").now)).toHaveLength(0);
    expect(expiredReservations(reserved, at("10:10").now)).toHaveLength(1);
  });
});

describe("abandoned uploads", () => {
  it("keep their key until they are swept, so that a sweep deletes no new file", () => {
    const dead = taken(reservePlace(collecting(), access, request(), meta)).record;
    const later = taken(reservePlace(dead, access, request({ documentId: "doc-2" }), at("12:00")));
    expect(later.answer.filename).toBe("statement-2.png");
    const swept = taken(releaseReservations(later.record, [dead.reservations[0]!.key])).record;
    expect(swept.reservations).toHaveLength(1);
  });

  it("can be abandoned at once, and cannot be registered then", () => {
    const reserved = taken(reservePlace(collecting(), access, request(), meta)).record;
    const given = taken(abandonReservations(reserved, [reserved.reservations[0]!.key], meta)).record;
    expect(expiredReservations(given, meta.now)).toHaveLength(1);
    expect(codeOf(registerDocument(given, access, stored(), meta))).toBe("service_unavailable");
  });

  it("do not affect registered documents", () => {
    const record = upload(collecting(), {});
    const given = taken(abandonReservations(record, [record.documents[0]!.key], meta)).record;
    expect(given.documents).toHaveLength(1);
    expect(expiredReservations(given, meta.now)).toEqual([]);
  });

  it("are recorded before a large file is staged, and refused if the case is not collecting", () => {
    const staged = { key: "case/incoming/1", multipartId: "m1" };
    const noted = taken(recordStaging(collecting(), access, staged, meta)).record;
    expect(noted.reservations).toEqual([{ kind: "staging", ...staged, expiresAt: "2026-11-20T12:00:00.000Z" }]);
    expect(codeOf(recordStaging(caseRecord(), access, staged, meta))).toBe("on_hold");
  });
});
