import { judgesBefore } from "../case/rules-version.model.ts";
import { latinWords } from "../../platform/folding.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../matching/company-names.ts";
import { CERTAIN } from "../readings/certain-kind.ts";
import { type EffectiveFact, effectiveFacts, personIn } from "../readings/effective-facts.rules.ts";
import { factText } from "../readings/fact-words.ts";
import { agreesOnPerson } from "../readings/person-names.rules.ts";
import type { CompanyShareFact, MrzFact, ReadFact } from "../readings/reading.model.ts";
import { listed } from "./check-results.ts";
import { DOCUMENT_FINDINGS, type DocumentFindingDraft } from "./document-severities.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";

/** Begins the entry of a finding on a correction; the id of the document follows. */
export const CORRECTED = "corrected:";

/** What a fact was certainly read as, where an officer states otherwise. */
interface Correction {
  readonly fact: EffectiveFact;
  readonly read: ReadFact;
  readonly by: string;
}

/**
 * Findings that the word of an officer on what was certainly read took away, such as another's name or an expiry. Each stays as one
 * on the correction.
 * @param draftsOf the findings on the documents of a case
 */
export function correctedAway(
  facts: DocumentFacts,
  now: readonly DocumentFindingDraft[],
  draftsOf: (facts: DocumentFacts) => readonly DocumentFindingDraft[],
): DocumentFindingDraft[] {
  if (judgesBefore(facts, 11)) return [];
  const standing = new Set(now.map(keyOf));
  return facts.documents.flatMap((document): DocumentFindingDraft[] => {
    const made = isLive(document) ? correctionsOf(document) : [];
    if (made.length === 0) return [];
    const before = { ...facts, documents: facts.documents.map((one) => (one === document ? asRead(document) : one)) };
    const drafts = draftsOf(before);
    const known = new Set(drafts.map(keyOf));
    // A name that is spelt otherwise may be found in the same way, under another entry.
    const gained = now.filter((draft) => !known.has(keyOf(draft))).map(({ code }) => code);
    const lost = drafts
      .filter((draft) => weighs(draft) && !standing.has(keyOf(draft)))
      .filter(({ code }) => !gained.includes(code) || gained.splice(gained.indexOf(code), 1).length === 0);
    return lost.length > 0 || made.some((one) => isOtherName(facts, document, one))
      ? [draftOf(document, made, lost)]
      : [];
  });
}

const keyOf = ({ code, sourceEntry }: DocumentFindingDraft): string => `${code} ${sourceEntry}`;

/** A date that makes an old paper a new one is corrected often and weighs little. */
function weighs({ code, isGrave }: DocumentFindingDraft): boolean {
  const { severity, grave } = DOCUMENT_FINDINGS[code];
  return code !== "document_stale" && ["medium", "high"].includes(isGrave ? grave : severity);
}

function correctionsOf(document: CaseDocument): Correction[] {
  const read = new Map(document.reading?.facts.map((fact) => [fact.id, fact]));
  return effectiveFacts(document).flatMap((fact): Correction[] => {
    const before = read.get(fact.id);
    if (!fact.corrected || fact.corrected.isSame || before === undefined) return [];
    const isCertain = before.confidence >= CERTAIN && before.valid !== false;
    return isCertain && factText(before) !== factText(fact) ? [{ fact, read: before, by: fact.corrected.by }] : [];
  });
}

/** The document as the officer accepted it, without what the officer says of facts that were read with certainty. */
function asRead(document: CaseDocument): CaseDocument {
  const review = document.review!;
  const facts = review.facts.filter(
    (one) => correctionsOf({ ...document, review: { ...review, facts: [one] } }).length === 0,
  );
  return { ...document, review: { ...review, facts } };
}

/**
 * Whether somebody else takes the place of whom the paper names, who would be searched for no more: nobody needs to have found a
 * stranger there before. Until version 12 of the rules, the holder of an identity document alone.
 */
function isOtherName(facts: DocumentFacts, document: CaseDocument, { fact, read }: Correction): boolean {
  if (judgesBefore(facts, 12) && (personIn(read) === null || !IDENTITY_KINDS.includes(kindOf(document)!))) return false;
  const [stated, before] = [nameIn(fact), nameIn(read)];
  if (stated === null || before === null || agreesOnPerson({ name: before }, { name: stated }) !== false) return false;
  return personIn(read) !== null || compareCompanyNames(before, stated).score < NAME_MATCH_THRESHOLD;
}

/** Whom a fact names as a person, as the holder of shares or as that of an account. */
function nameIn(fact: ReadFact): string | null {
  const { type, value } = fact;
  if (type === "company_share") return (value as CompanyShareFact).holder;
  return personIn(fact)?.name ?? (type === "account_holder" && typeof value === "string" ? value : null);
}

function draftOf(
  document: CaseDocument,
  made: readonly Correction[],
  lost: readonly DocumentFindingDraft[],
): DocumentFindingDraft {
  const { filename, document_id: id, review } = document;
  const said = made.map(({ fact, read }) => `read "${factText(read)}", stated "${factText(fact)}"`);
  const inZone = made
    .filter(({ fact, read }) => isInZone(document, read, fact))
    .map(({ read }) => `"${factText(read)}"`);
  const reason = review!.reason === null ? "" : `: ${review!.reason.replace(/\.$/, "")}`;
  return {
    code: "document_corrected",
    isGrave: inZone.length > 0,
    title: `An officer corrected ${filename}: ${said.join("; ")}`,
    description: [
      `${made[0]!.by} corrected what was read with certainty in the file "${filename}"${reason}.`,
      inZone.length > 0
        ? `Its machine-readable zone, whose check digits hold, says as it was read: ${listed(inZone)}.`
        : "",
      lost.length > 0
        ? `Without the correction this is found: ${listed([...new Set(lost.map(({ title }) => title))])}.`
        : "",
      "Another officer must look at the paper before an approval.",
    ]
      .filter(Boolean)
      .join(" "),
    sourceEntry: `${CORRECTED}${id}`,
    ...(document.source === "officer" && { source: "officer" }),
  };
}

/** Whether the valid machine-readable zone of the paper says what was read, and not what is stated. */
function isInZone({ reading }: CaseDocument, read: ReadFact, fact: ReadFact): boolean {
  const mrz = reading?.facts.find(({ type, value }) => type === "mrz" && (value as MrzFact).valid);
  if (mrz === undefined) return false;
  const zone = (mrz.value as MrzFact).zone;
  const hasDay = (day: unknown) => typeof day === "string" && zone.includes(day.replaceAll("-", "").slice(2));
  if (read.type === "expiry_date") return hasDay(read.value);
  const [before, stated] = [personIn(read), personIn(fact)];
  if (before?.role !== "holder" || stated === null) return false;
  const words = new Set(latinWords(zone));
  const isOfZone = (name: string) => latinWords(name).some((word) => word.length > 1 && words.has(word));
  return (
    (before.birth_date !== stated.birth_date && hasDay(before.birth_date)) ||
    (before.nationality !== undefined && before.nationality !== stated.nationality) ||
    (agreesOnPerson({ name: before.name }, { name: stated.name }) === false && isOfZone(before.name))
  );
}
