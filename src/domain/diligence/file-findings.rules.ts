import { judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { factText } from "../readings/fact-words.ts";
import { formFamily } from "../matching/company-words.ts";
import { wholeLatinWords } from "../../platform/folding.ts";
import type { DocumentReading, ReadWarning } from "../readings/reading.model.ts";
import {
  alterationsIn,
  hasBrokenZone,
  hasInvalidSignature,
  invalidNumbers,
  sumOfShares,
  zoneDifferences,
  WHOLE,
} from "../readings/signs.rules.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { inSentence } from "./check-results.ts";
import { entryOf, ownerFindings } from "./owner-findings.rules.ts";
import { controlInPapers } from "./control-in-papers.rules.ts";
import { goingConcern } from "./going-concern.rules.ts";
import { jointPowers } from "./joint-power.rules.ts";
import { proxyCompanies } from "./proxy-companies.rules.ts";
import { refusedPaper } from "./refused-papers.rules.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";
import { objectInPapers } from "./object-in-papers.rules.ts";
import { seatInPapers } from "./seat-in-papers.rules.ts";
import { inWords, placeOf, warningInWords } from "./reading-words.ts";
import { seenElsewhere } from "./seen-elsewhere.rules.ts";
import { impossibleDay, unrealPaper } from "./unreal-papers.rules.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** Smaller than any page: most often the wrong file, sent by mistake. */
export const SCANT_BYTES = 256;

/** What the reading of one file shows, whatever it was handed in for. The same rules apply to a file of an officer. */
export function findingsInFile(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const { reading } = document;
  if (!isLive(document) || reading === undefined) return [];
  const drafts = [
    ...unread(facts, document, reading),
    ...stranger(facts, document),
    ...numbers(facts, document),
    ...misreadZone(facts, document),
    ...forgedSide(facts, document, reading),
    ...shares(facts, document),
    ...ownerFindings(facts, document),
    ...altered(document, reading),
    ...hiddenText(facts, document, reading),
    ...refusedPaper(facts, document),
    ...unrealPaper(facts, document),
    ...impossibleDay(facts, document),
    ...goingConcern(facts, document),
    ...controlInPapers(facts, document),
    ...objectInPapers(facts, document),
    ...seatInPapers(facts, document),
    ...proxyCompanies(facts, document),
    ...jointPowers(facts, document),
    ...signatures(document, reading),
    ...activeContent(facts, document, reading),
    ...seenElsewhere(facts, document, reading),
  ];
  return drafts.map((draft) => withOfficer(draft, document));
}

/** Adds an officer's acceptance to a finding that it does not settle. */
function withOfficer(draft: DocumentFindingDraft, { review, source }: CaseDocument): DocumentFindingDraft {
  const by = source === "officer" ? { ...draft, source: "officer" } : draft;
  if (review?.outcome !== "accepted") return by;
  const reason = review.reason === null ? "" : `: ${review.reason}`;
  const word = ` ${review.reviewed_by} accepted the file on ${review.reviewed_at.slice(0, 10)}${reason}.`;
  return { ...by, description: by.description + word.replace(/\.\.$/, ".") };
}

const UNREAD: Readonly<Record<string, readonly [title: string, what: string]>> = {
  unreadable: ["Document that cannot be read", "has no text that can be read"],
  failed: ["Document not read", "could not be read because of a fault in the service"],
  partly_read: ["Document read in part", "was read only in part"],
};

function unread(facts: DocumentFacts, document: CaseDocument, reading: DocumentReading): DocumentFindingDraft[] {
  const told = UNREAD[reading.status];
  if (told === undefined || document.review?.outcome === "accepted") return [];
  // An almost empty file has a finding of its own; samples are full of them.
  if (facts.grounds?.sample && document.size < SCANT_BYTES) return [];
  const [title, what] = told;
  // Hidden text has a finding of its own.
  const why = details(
    reading.warnings.filter(
      ({ code, page }) =>
        (judgesBefore(facts, 5) || code !== "hidden_text") &&
        // That the whole has no text is what the finding says.
        (judgesBefore(facts, 6) || code !== "no_text" || page !== null),
    ),
  );
  // Only what the customer can mend is asked of the customer.
  const entry = reading.status === "unreadable" ? "unread" : "unread_in_part";
  return [
    {
      code: "document_unread",
      title: `${title}: ${document.filename}`,
      description: `The file "${document.filename}" ${what}${why === "" ? "" : ` (${why})`}. ${reading.status === "partly_read" ? "An officer must look at the rest." : "It does not count until an officer has looked at it."}`,
      sourceEntry: entryOf(facts, document, entry),
    },
  ];
}

function stranger(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const whose = whoseDocument(facts, document, kindOf(document));
  if (whose.is !== "other_company" && whose.is !== "other_person") return [];
  // Who holds an account need not be a company.
  const isHolder = !judgesBefore(facts, 6) && whose.fact.type === "account_holder" && !namesForm(factText(whose.fact));
  const party = whose.is === "other_person" ? "person" : isHolder ? "holder" : "company";
  const kind = kindOf(document);
  return [
    {
      code: `document_${whose.is}`,
      title: `Document of another ${party}: ${document.filename}`,
      description:
        `The file "${document.filename}"${kind === null || kind === "other" ? "" : ` (${inWords(kind)})`} names ${whose.names} (${placeOf(whose.fact)}); ` +
        `${whose.instead}. It therefore shows nothing about the customer.`,
      sourceEntry: entryOf(facts, document, whose.is),
    },
  ];
}

const namesForm = (name: string): boolean => wholeLatinWords(name).some((word) => formFamily(word) !== undefined);

const numbers = (facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] =>
  invalidNumbers(document, facts.now).map(({ fact, what, why, isGrave }) => ({
    code: "document_number_invalid",
    isGrave,
    title: `Invalid ${what}: ${document.filename}`,
    description: `The ${what} in the file "${document.filename}" (${placeOf(fact)}) is not valid: ${why}.${isMisreadable(document) ? " It was recognised in an image and may be misread." : ""}`,
    sourceEntry: entryOf(facts, document, `number_invalid_${fact.id}`),
  }));

/** Of an image: the zone may be misread, so that it says less than in a text, and a better picture settles it. */
function misreadZone(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const isTold = invalidNumbers(document, facts.now).some(({ fact }) => fact.type === "mrz");
  if (judgesBefore(facts, 6) || isTold || !isMisreadable(document) || !hasBrokenZone(document)) return [];
  if (document.review?.outcome === "accepted") return [];
  return [
    {
      code: "document_unclear",
      title: `Machine-readable zone with wrong check digits: ${document.filename}`,
      description: `Check digits of the machine-readable zone in the file "${document.filename}" are wrong. It was recognised in an image and may be misread: compare it with the original, or ask for a sharper picture.`,
      sourceEntry: entryOf(facts, document, "zone_misread"),
    },
  ];
}

/** A printed side that its own zone contradicts is what most forgeries of a card leave behind. */
function forgedSide(facts: DocumentFacts, document: CaseDocument, reading: DocumentReading): DocumentFindingDraft[] {
  const said = zoneDifferences(facts, reading);
  if (said.length === 0) return [];
  return [
    {
      code: "document_contradicts",
      isGrave: true,
      title: `The card and its machine-readable zone differ: ${document.filename}`,
      description: `The printed side of the identity document in the file "${document.filename}" differs from its machine-readable zone, whose check digits hold: ${inSentence(details(said))}. One of them may be forged: look at the original.`,
      sourceEntry: entryOf(facts, document, "zone_differs"),
    },
  ];
}

/** Owners who hold more than the whole: one of them is wrong, or the document is. */
function shares(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const sum = sumOfShares(document);
  if (sum <= WHOLE) return [];
  return [
    {
      code: "document_contradicts",
      isGrave: true,
      title: `Shares add up to more than 100 %: ${document.filename}`,
      description: `The shares that the file "${document.filename}" states add up to ${sum} %. They cannot all be right, unless several persons hold the same shares jointly.`,
      sourceEntry: entryOf(facts, document, "shares_beyond_whole"),
    },
  ];
}

const isMisreadable = ({ reading }: CaseDocument): boolean => reading?.reader === "recognition";

function altered(document: CaseDocument, reading: DocumentReading): DocumentFindingDraft[] {
  const signs = alterationsIn(reading, kindOf(document));
  if (signs.length === 0) return [];
  const count = new Set(signs.map(({ code }) => code)).size;
  return [
    {
      code: "document_altered",
      isGrave: count > 1,
      title: `Signs of an alteration: ${document.filename}`,
      description: `The file "${document.filename}" shows ${count === 1 ? "a sign" : `${count} signs`} that it was changed after it was made: ${details(signs)}.`,
      sourceEntry: `altered:${document.document_id}`,
    },
  ];
}

/** Nothing was read of such text, but somebody put it there. */
function hiddenText(facts: DocumentFacts, document: CaseDocument, reading: DocumentReading): DocumentFindingDraft[] {
  const hidden = reading.warnings.filter(({ code }) => code === "hidden_text");
  if (judgesBefore(facts, 5) || hidden.length === 0) return [];
  return [
    {
      code: "document_hidden_text",
      title: `Text that nobody sees: ${document.filename}`,
      description: `The file "${document.filename}" holds text that nobody sees on the paper: ${inSentence(details(hidden))}. Look at the original, and ask who made the file.`,
      sourceEntry: `hidden_text:${document.document_id}`,
    },
  ];
}

const details = (warnings: readonly ReadWarning[]): string => warnings.map(warningInWords).join("; ");

function signatures(document: CaseDocument, reading: DocumentReading): DocumentFindingDraft[] {
  const { filename, document_id: id } = document;
  if (hasInvalidSignature(reading)) {
    const why = details(
      reading.warnings.filter(({ code }) => code === "signature_invalid" || code === "changed_after_signature"),
    );
    return [
      {
        code: "document_signature_invalid",
        title: `Invalid signature: ${filename}`,
        description: `A signature over the file "${filename}" is not valid${why === "" ? "" : `: ${why}`}. The file may not be what its signer signed.`,
        sourceEntry: `signature_invalid:${id}`,
      },
    ];
  }
  const signed = reading.signatures.filter(({ valid }) => valid === true);
  if (signed.length === 0) return [];
  const signers = signed.map(
    ({ signer, signed_at: at }) => `${signer ?? "nobody"}${at === null ? "" : ` on ${at.slice(0, 10)}`}`,
  );
  return [
    {
      code: "document_signed",
      title: `Signed file: ${filename}`,
      description: `The file "${filename}" was not changed after it was signed. Named as signer: ${signers.join("; ")}. Whether the signature is of whom it names was not verified.`,
      sourceEntry: `signed:${id}`,
    },
  ];
}

function activeContent(
  facts: DocumentFacts,
  document: CaseDocument,
  { warnings }: DocumentReading,
): DocumentFindingDraft[] {
  const active = warnings.filter(({ code }) => code === "active_content" || code === "embedded_files");
  if (active.length === 0) return [];
  return [
    {
      code: "document_active_content",
      isGrave: judgesBefore(facts, 9),
      title: `Active content: ${document.filename}`,
      description: `The file "${document.filename}" holds more than text and images: ${details(active)}. Open it only where it can do no harm.`,
      sourceEntry: `active_content:${document.document_id}`,
    },
  ];
}
