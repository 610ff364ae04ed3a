import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { recordReading, unreadDocuments } from "../../../src/domain/documents/record-reading.rules.ts";
import { readingSummary } from "../../../src/features/cases/reading.views.ts";
import { actor, caseRecord } from "../../support/case-fixtures.ts";
import { CUSTOMER_FILE, documentReading, readFact } from "../../support/readings.ts";

const meta = { now: new Date("2026-11-22T12:00:00.000Z"), actor: actor("system") };
const { read_at: _, ...stored } = documentReading({ facts: [readFact()] });
const withFile = (given: Partial<CaseRecord> = {}) => caseRecord({ documents: [CUSTOMER_FILE], ...given });

const recorded = (record: CaseRecord, id = "d1") => {
  const outcome = recordReading(record, id, stored, meta);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
};

describe("a reading that a case records", () => {
  it("is stored with its document, and the audit entry holds no fact", () => {
    const { record, audit } = recorded(withFile());
    expect(record.documents[0]!.reading).toEqual({ ...stored, read_at: "2026-11-22T12:00:00.000Z" });
    expect(audit).toEqual([
      {
        event: "DOCUMENT_READ",
        actor: "system",
        details: {
          document_id: "d1",
          reader_version: stored.reader_version,
          status: "read",
          kind: "articles_of_association",
          fact_count: 1,
        },
      },
    ]);
  });

  it("is recorded once", () => {
    const { record } = recorded(withFile());
    expect(recorded(record)).toMatchObject({ record, audit: [] });
  });

  it.each(["APPROVED", "REJECTED"] as const)("does not change a case that is %s", (status) => {
    const record = withFile({ status });
    expect(unreadDocuments(record)).toEqual([]);
    expect(recorded(record)).toMatchObject({ record, audit: [] });
  });

  it.each(["d2", ""])("changes nothing for a document that is gone or another's (%s)", (id) => {
    const record = withFile();
    expect(recorded(record, id)).toMatchObject({ record, audit: [] });
  });

  it("is not waited for in files of the service", () => {
    expect(unreadDocuments(withFile({ documents: [{ ...CUSTOMER_FILE, source: "system" }] }))).toEqual([]);
    expect(unreadDocuments(withFile())).toHaveLength(1);
  });
});

describe("a reading in short", () => {
  const summary = (document = CUSTOMER_FILE, status: CaseRecord["status"] = "REVIEW_PENDING") =>
    readingSummary({ status, followUpTasks: [] }, document);

  it("is pending until the document is read; files of the service and of cases decided before have none", () => {
    expect(summary()).toMatchObject({ status: "pending", kind: null, satisfies: null });
    expect(summary({ ...CUSTOMER_FILE, source: "system" })).toBeNull();
    expect(summary(CUSTOMER_FILE, "APPROVED")).toBeNull();
  });

  it.each([
    ["articles_of_association", 0.95, true],
    ["invoice", 0.95, false],
    ["invoice", 0.79, null],
    [null, 0, null],
  ] as const)("of a %s, sure to %d, satisfies a request for articles: %s", (kind, kind_confidence, satisfies) => {
    const reading = documentReading({ kind, kind_confidence });
    expect(summary({ ...CUSTOMER_FILE, reading })).toMatchObject({ satisfies });
  });

  it("of evidence satisfies what the officer filed it as", () => {
    const filed = { kind: "ubo_extract", note: "", obtained_from: "", obtained_at: "", filed_by: "bob" } as const;
    const evidence = { ...CUSTOMER_FILE, source: "officer", requirement_id: "officer_evidence", filed } as const;
    expect(summary({ ...evidence, reading: documentReading() })).toMatchObject({ satisfies: false });
    expect(summary({ ...evidence, reading: documentReading({ kind: "ubo_extract" }) })).toMatchObject({
      satisfies: true,
    });
  });

  it("names each warning once, by its code", () => {
    const warning = { code: "no_text", page: 1, detail: "" } as const;
    const reading = documentReading({ warnings: [warning, { ...warning, page: 2 }] });
    expect(summary({ ...CUSTOMER_FILE, reading })!.warnings).toEqual(["no_text"]);
  });
});
