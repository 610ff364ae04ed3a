import type { CaseDocument } from "../case/case.model.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import type { DocumentReading, ReadWarning, SeenElsewhere } from "../readings/reading.model.ts";
import { alterationsIn, hasInvalidSignature, invalidNumbers } from "../readings/signs.rules.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";
import { inWords, placeOf } from "./reading-words.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** A page of anything is larger; smaller is most often a slip of the hand. */
export const SCANT_BYTES = 256;

/** What the reading of one file shows, whatever it was handed in for. An officer's file is held to the same. */
export function findingsInFile(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const { reading } = document;
  if (!isLive(document) || reading === undefined) return [];
  const drafts = [
    ...unread(facts, document, reading),
    ...stranger(facts, document),
    ...numbers(facts, document),
    ...altered(document, reading),
    ...signatures(document, reading),
    ...activeContent(document, reading),
    ...seenElsewhere(document, reading),
  ];
  return drafts.map((draft) => withOfficer(draft, document));
}

/** An officer's acceptance takes no finding away that it does not settle, and stands beside it. */
function withOfficer(draft: DocumentFindingDraft, { review, source }: CaseDocument): DocumentFindingDraft {
  const by = source === "officer" ? { ...draft, source: "officer" } : draft;
  if (review?.outcome !== "accepted") return by;
  const reason = review.reason === null ? "" : `: ${review.reason}`;
  const word = ` ${review.reviewed_by} accepted the file on ${review.reviewed_at.slice(0, 10)}${reason}.`;
  return { ...by, description: by.description + word.replace(/\.\.$/, ".") };
}

const UNREAD: Readonly<Record<string, readonly [title: string, what: string]>> = {
  unreadable: ["Document that cannot be read", "holds no text that can be read"],
  failed: ["Document not read", "could not be read, by a fault of the service"],
  partly_read: ["Document read in part", "was read only in part"],
};

function unread(facts: DocumentFacts, document: CaseDocument, reading: DocumentReading): DocumentFindingDraft[] {
  const told = UNREAD[reading.status];
  if (told === undefined || document.review?.outcome === "accepted") return [];
  // An almost empty file has a finding of its own; samples are full of them.
  if (facts.grounds?.sample && document.size < SCANT_BYTES) return [];
  const [title, what] = told;
  const why = reading.warnings.map(({ detail }) => detail.replace(/\.$/, "")).join("; ");
  // Only what the customer can mend is asked of the customer.
  const entry = reading.status === "unreadable" ? "unread" : "unread_in_part";
  return [
    {
      code: "document_unread",
      title: `${title}: ${document.filename}`,
      description: `The file "${document.filename}" ${what}${why === "" ? "" : ` (${why})`}. It shows nothing until an officer has looked at it.`,
      sourceEntry: entryOf(facts, document, entry),
    },
  ];
}

/** `<what>:<type of document>:<document>`: by the type the customer is asked again. */
const entryOf = (facts: DocumentFacts, document: CaseDocument, what: string): string =>
  `${what}:${documentTypeOf(facts, document)}:${document.document_id}`;

function stranger(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const whose = whoseDocument(facts, document, kindOf(document));
  if (whose.is !== "other_company" && whose.is !== "other_person") return [];
  const party = whose.is === "other_company" ? "company" : "person";
  const kind = kindOf(document);
  return [
    {
      code: `document_${whose.is}`,
      title: `Document of another ${party}: ${document.filename}`,
      description:
        `The file "${document.filename}"${kind === null ? "" : ` (${inWords(kind)})`} names ${whose.names} (${placeOf(whose.fact)}), ` +
        `where the customer is ${whose.instead}. So it shows nothing of the customer.`,
      sourceEntry: entryOf(facts, document, whose.is),
    },
  ];
}

const numbers = (facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] =>
  invalidNumbers(document, facts.now).map(({ fact, what, why, isGrave }) => ({
    code: "document_number_invalid",
    isGrave,
    title: `Impossible ${what}: ${document.filename}`,
    description: `The ${what} in the file "${document.filename}" (${placeOf(fact)}) cannot be right: ${why}.`,
    sourceEntry: entryOf(facts, document, `number_invalid_${fact.id}`),
  }));

function altered(document: CaseDocument, reading: DocumentReading): DocumentFindingDraft[] {
  const signs = alterationsIn(reading, kindOf(document));
  if (signs.length === 0) return [];
  const count = new Set(signs.map(({ code }) => code)).size;
  return [
    {
      code: "document_altered",
      isGrave: count > 1,
      title: `Signs of an alteration: ${document.filename}`,
      description: `The file "${document.filename}" shows ${count === 1 ? "a sign" : `${count} signs`} that somebody changed it after it was made: ${details(signs)}.`,
      sourceEntry: `altered:${document.document_id}`,
    },
  ];
}

const details = (warnings: readonly ReadWarning[]): string =>
  warnings
    .map(({ detail, page }) => `${detail.replace(/\.$/, "")}${page === null ? "" : ` (page ${page})`}`)
    .join("; ");

function signatures(document: CaseDocument, reading: DocumentReading): DocumentFindingDraft[] {
  const { filename, document_id: id } = document;
  if (hasInvalidSignature(reading)) {
    const told = details(reading.warnings.filter(({ code }) => code === "signature_invalid"));
    return [
      {
        code: "document_signature_invalid",
        title: `Signature that does not hold: ${filename}`,
        description: `A signature over the file "${filename}" does not verify${told === "" ? "" : `: ${told}`}. What was signed is not what the file holds.`,
        sourceEntry: `signature_invalid:${id}`,
      },
    ];
  }
  const signed = reading.signatures.filter(({ valid }) => valid === true);
  if (signed.length === 0) return [];
  const signers = signed.map(
    ({ signer, signed_at: at }) =>
      `${signer ?? "a signer without a name"}${at === null ? "" : ` on ${at.slice(0, 10)}`}`,
  );
  return [
    {
      code: "document_signed",
      title: `Signed file: ${filename}`,
      description: `A signature over the whole file "${filename}" holds: ${signers.join("; ")}.`,
      sourceEntry: `signed:${id}`,
    },
  ];
}

function activeContent(document: CaseDocument, { warnings }: DocumentReading): DocumentFindingDraft[] {
  const active = warnings.filter(({ code }) => code === "active_content" || code === "embedded_files");
  if (active.length === 0) return [];
  return [
    {
      code: "document_active_content",
      title: `Active content: ${document.filename}`,
      description: `The file "${document.filename}" is more than a paper: ${details(active)}. Open it only where it can do no harm.`,
      sourceEntry: `active_content:${document.document_id}`,
    },
  ];
}

const MARKS: Readonly<Record<SeenElsewhere["mark"], string>> = {
  file: "The same file",
  document_number: "The same number of an identity document",
  iban: "The same account number",
  mrz: "The same machine-readable zone",
  national_number: "The same national number",
};

/** Which case it is stands in the reading alone, because reports and packs leave the house. */
function seenElsewhere(document: CaseDocument, { seen_elsewhere: seen }: DocumentReading): DocumentFindingDraft[] {
  if (seen.length === 0) return [];
  const marks = [...new Set(seen.map(({ mark }) => MARKS[mark]))];
  const cases = new Set(seen.map(({ workflow_id }) => workflow_id)).size;
  return [
    {
      code: "document_seen_elsewhere",
      title: `Document seen in another case: ${document.filename}`,
      description: `${marks.join("; ")} as in "${document.filename}" ${marks.length === 1 ? "was" : "were"} handed in for ${cases === 1 ? "another customer" : `${cases} other customers`}. The reading of the document names the ${cases === 1 ? "case" : "cases"}.`,
      sourceEntry: `seen_elsewhere:${document.document_id}`,
    },
  ];
}
