import type { CaseDocument } from "../../src/domain/case/case.model.ts";
import type { DocumentKind } from "../../src/domain/documents/document-kinds.ts";
import type {
  DocumentReading,
  PersonFact,
  ReadFact,
  ReadWarning,
  WarningCode,
} from "../../src/domain/readings/reading.model.ts";

export const NOW = new Date("2026-11-22T10:00:00.000Z");

/** A fact as a reader would give it; the id is set by its place. */
export type Made = Omit<Partial<ReadFact>, "id"> & Pick<ReadFact, "type" | "value">;

export const made = (type: ReadFact["type"], value: ReadFact["value"], given: Partial<ReadFact> = {}): Made => ({
  type,
  value,
  ...given,
});

export const person = (name: string, given: Partial<PersonFact> = {}): Made => made("person", { name, ...given });
export const director = (name: string, given: Partial<PersonFact> = {}): Made =>
  person(name, { role: "director", ...given });
export const owner = (name: string, share?: number, given: Partial<PersonFact> = {}): Made =>
  person(name, { role: "owner", ...(share === undefined ? {} : { share_percent: share }), ...given });
export const holder = (name: string, birth?: string, given: Partial<PersonFact> = {}): Made =>
  person(name, { role: "holder", ...(birth === undefined ? {} : { birth_date: birth }), ...given });
export const dated = (day: string): Made => made("document_date", day);
export const expires = (day: string): Made => made("expiry_date", day);
export const zone = (valid = true): Made => made("mrz", { format: "TD1", zone: "IDBEL", valid });
export const warning = (code: WarningCode): ReadWarning => ({ code, page: 1, detail: `Seen: ${code}.` });

/** A reading with these facts; certain in all, unless it says otherwise. */
export function readAs(
  kind: DocumentKind | null,
  facts: readonly Made[] = [],
  given: Partial<DocumentReading> = {},
): DocumentReading {
  return {
    reader_version: "1",
    status: "read",
    reader: "text_layer",
    kind,
    kind_confidence: kind === null ? 0 : 0.97,
    language: "nl",
    facts: facts.map((fact, at) => ({
      id: `f${at + 1}`,
      subject: "subject",
      page: 1,
      box: [0, 0, 10, 10],
      quote: typeof fact.value === "string" ? fact.value : "as it stands there",
      confidence: 0.95,
      ...fact,
    })),
    page_count: 1,
    warnings: [],
    signatures: [],
    key: "readings/1",
    read_at: "2026-11-21T10:00:00.000Z",
    seen_elsewhere: [],
    ...given,
  };
}

let count = 0;

/** A file that was handed in for a requirement, with its reading if it has one. */
export function handedIn(
  requirement: string,
  reading?: DocumentReading,
  given: Partial<CaseDocument> = {},
): CaseDocument {
  const id = `d${++count}`;
  return {
    document_id: id,
    key: `case/iteration-1/req_${requirement}/${id}.pdf`,
    filename: `${id}.pdf`,
    requirement_id: requirement,
    iteration: 1,
    source: "customer",
    content_type: "application/pdf",
    size: 10_000,
    sha256: id,
    uploaded_at: "2026-11-20T10:00:00.000Z",
    ...(reading && { reading }),
    ...given,
  };
}

type Review = NonNullable<CaseDocument["review"]>;

/** The file after an officer's review. */
export const reviewedAs = (document: CaseDocument, review: Partial<Review> = {}): CaseDocument => ({
  ...document,
  review: {
    outcome: "accepted",
    kind: null,
    facts: [],
    reason: "seen",
    reviewed_by: "bob",
    reviewed_at: "2026-11-22T09:00:00.000Z",
    ...review,
  },
});

/** Evidence that an officer filed. */
export const filedAs = (kind: DocumentKind, reading?: DocumentReading): CaseDocument =>
  handedIn("officer_evidence", reading, {
    source: "officer",
    filed: {
      kind,
      note: "",
      obtained_from: "the register",
      obtained_at: "2026-11-19T00:00:00.000Z",
      filed_by: "bob",
    },
  });
