import { describe, expect, it } from "vitest";
import type { CaseDocument, FollowUpTask } from "../../../src/domain/case/case.model.ts";
import { checkUpload, UPLOAD_CHECKS } from "../../../src/domain/portal/upload-check.rules.ts";
import { PORTAL_TEXTS } from "../../../src/domain/portal/portal.texts.ts";
import type { DocumentReading } from "../../../src/domain/readings/reading.model.ts";
import { LANGUAGES } from "../../../src/platform/language.ts";
import { CUSTOMER_FILE, documentReading, readFact } from "../../support/readings.ts";

const document = (read: DocumentReading | undefined, requirementId = "articles_of_association"): CaseDocument => ({
  ...CUSTOMER_FILE,
  requirement_id: requirementId,
  ...(read === undefined ? {} : { reading: read }),
});

const task = (type: string): FollowUpTask => ({
  id: "followup_1_1",
  iteration: 1,
  description: "Share register",
  response_type: "document",
  document_type: type,
  required: true,
  justification: null,
  status: "open",
});

const statusOf = (file: CaseDocument, tasks: FollowUpTask[] = []) =>
  checkUpload({ followUpTasks: tasks }, file, "en").status;

describe("the early word on an upload", () => {
  it("is pending until the file was read, and for a fault of ours", () => {
    expect(statusOf(document(undefined))).toBe("pending");
    expect(statusOf(document(documentReading({ status: "failed", kind: null, kind_confidence: 0 })))).toBe("pending");
  });

  it("says that a file cannot be read", () => {
    expect(statusOf(document(documentReading({ status: "unreadable", kind: null, kind_confidence: 0 })))).toBe(
      "unreadable",
    );
  });

  it("does not say that the whole file can be read where part of it cannot", () => {
    const read = documentReading({ status: "partly_read" });
    expect(checkUpload({ followUpTasks: [] }, document(read), "en")).toEqual({
      status: "fine",
      message: "We have received your file.",
    });
  });

  it("says which sort of invoice shows an address, and that a password keeps us out", () => {
    const word = (read: DocumentReading, requirement: string) =>
      checkUpload({ followUpTasks: [] }, document(read, requirement), "en");
    const invoice = documentReading({ kind: "invoice" });
    expect(word(invoice, "proof_of_address")).toEqual({
      status: "fine",
      message: PORTAL_TEXTS.uploads.bill_or_other.en,
    });
    expect(word(invoice, "invoices").message).toBe(PORTAL_TEXTS.uploads.fine.en);
    const locked = documentReading({
      status: "unreadable",
      kind: null,
      kind_confidence: 0,
      warnings: [{ code: "encrypted", page: null, detail: "The document asks for a password." }],
    });
    expect(word(locked, "invoices")).toEqual({ status: "unreadable", message: PORTAL_TEXTS.uploads.with_password.en });
  });

  it("says that a file is of another kind only where that is certain", () => {
    expect(statusOf(document(documentReading()))).toBe("fine");
    expect(statusOf(document(documentReading({ kind: "other" })))).toBe("other_kind");
    expect(statusOf(document(documentReading({ kind: "other", kind_confidence: 0.6 })))).toBe("fine");
    expect(statusOf(document(documentReading({ kind: null, kind_confidence: 0.9 })))).toBe("fine");
  });

  it("asks for the side with the photo where a card shows its zone alone, and only where a card was asked for", () => {
    const back = documentReading({
      kind: "identity_card",
      warnings: [{ code: "front_missing", page: 1, detail: "No side with the photo." }],
    });
    const word = (requirement: string) => checkUpload({ followUpTasks: [] }, document(back, requirement), "nl");
    expect(word("identity_document")).toEqual({ status: "other_kind", message: PORTAL_TEXTS.uploads.front_missing.nl });
    expect(word("annual_accounts").message).toBe(PORTAL_TEXTS.uploads.other_kind.nl);
  });

  it("does not ask for it where another photo for the same requirement shows it", () => {
    const back = document(
      documentReading({
        kind: "identity_card",
        warnings: [{ code: "front_missing", page: 1, detail: "No side with the photo." }],
      }),
      "identity_document",
    );
    const front = {
      ...document(documentReading({ kind: "identity_card" }), "identity_document"),
      document_id: "front",
    };
    const status = (...documents: CaseDocument[]) =>
      checkUpload({ followUpTasks: [], documents: [back, ...documents] }, back, "nl").status;
    expect(status()).toBe("other_kind");
    expect(status(front)).toBe("fine");
    expect(status({ ...back, document_id: "again" })).toBe("other_kind");
    expect(status({ ...front, requirement_id: "annual_accounts" })).toBe("other_kind");
    expect(status({ ...front, superseded: true })).toBe("other_kind");
    expect(status({ ...front, iteration: front.iteration + 1 })).toBe("other_kind");
    expect(status(document(documentReading({ kind: "passport" }), "bank_account_proof"))).toBe("other_kind");
  });

  it("says that only the first pages of a long file are read, whatever they are", () => {
    const warnings = [{ code: "pages_beyond_limit" as const, page: null, detail: "30 pages." }];
    const long = (given: Partial<DocumentReading>) =>
      checkUpload(
        { followUpTasks: [] },
        document(documentReading({ status: "partly_read", warnings, ...given })),
        "de",
      );
    expect(long({})).toEqual({ status: "fine", message: PORTAL_TEXTS.uploads.first_pages.de });
    expect(long({ kind: "other" })).toEqual({ status: "other_kind", message: PORTAL_TEXTS.uploads.first_pages.de });
  });

  it("measures a task's file by what the task asks for, and takes any kind where an officer asked in own words", () => {
    expect(statusOf(document(documentReading({ kind: "passport" }), "followup_1_1"), [task("annual_accounts")])).toBe(
      "other_kind",
    );
    expect(statusOf(document(documentReading({ kind: "other" }), "followup_1_1"), [task("letter_of_the_aunt")])).toBe(
      "fine",
    );
  });

  it("says that an identity document had expired on the day of its upload, and of no other kind", () => {
    const dated = (kind: DocumentReading["kind"], value: string) =>
      documentReading({ kind, facts: [readFact({ type: "expiry_date", value })] });
    const card = (value: string) => document(dated("identity_card", value), "representative_identity");
    const uploaded = CUSTOMER_FILE.uploaded_at.slice(0, 10);
    expect([statusOf(card("2015-01-01")), statusOf(card(uploaded)), statusOf(card("2099-01-01"))]).toEqual([
      "expired",
      "fine",
      "fine",
    ]);
    expect(statusOf(document(dated("articles_of_association", "2015-01-01")))).toBe("fine");
    const reviewed: CaseDocument = {
      ...card("2099-01-01"),
      review: {
        outcome: "accepted",
        kind: null,
        facts: [{ id: "f1", value: "2015-01-01" }],
        reason: null,
        reviewed_by: "alice",
        reviewed_at: "2026-01-01T00:00:00.000Z",
      },
    };
    expect(statusOf(reviewed)).toBe("fine");
  });

  it("tells nothing of what was compared, whatever was found", () => {
    const found = documentReading({
      facts: [readFact({ type: "expiry_date", value: "2015-01-01" }), readFact({ id: "f2", value: "Other NV" })],
      warnings: [{ code: "text_over_content", page: 1, detail: "Text over text" }],
      seen_elsewhere: [{ mark: "file", workflow_id: "w", case_id: "c" }],
    });
    expect(checkUpload({ followUpTasks: [] }, document(found), "en")).toEqual(
      checkUpload({ followUpTasks: [] }, document(documentReading()), "en"),
    );
  });

  it("has its sentence in every language", () => {
    for (const status of UPLOAD_CHECKS) {
      const sentences = LANGUAGES.map((language) => PORTAL_TEXTS.uploads[status][language]);
      expect(new Set(sentences).size).toBe(LANGUAGES.length);
      expect(sentences.every((sentence) => sentence.length > 10)).toBe(true);
    }
  });
});
