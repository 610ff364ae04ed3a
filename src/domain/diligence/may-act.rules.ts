import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { INSOLVENT, isInsolvent } from "../case/ended-entity.rules.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import { compareText } from "../../platform/compare-text.ts";
import { wholeLatinWords } from "../../platform/folding.ts";
import { oncePerObject } from "../../platform/once-per-object.ts";
import { WHO_IS_CURATOR } from "../portal/task-words.ts";
import { certainKind } from "../readings/certain-kind.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import { type NamedPerson, personsIn, subjectTexts } from "../readings/effective-facts.rules.ts";
import {
  isPersonCase,
  type KnownCase,
  knownDirectors,
  knownNumbers,
  knownOwners,
  registerOf,
} from "../readings/known-case.ts";
import { rolesInDocuments } from "../readings/people-in-documents.rules.ts";
import { agreesOnPerson, comparePersonNames, type Known } from "../readings/person-names.rules.ts";
import { listed } from "./check-results.ts";
import { standingIn } from "./contradictions/directors.rules.ts";
import { agreesOnKnown } from "./foreign-number.rules.ts";
import { datedOf, isLive } from "./provided-documents.ts";

/**
 * Whom extracts of the last three months from the register, under the customer's number, name as directors with certainty: for registers that
 * publish no persons.
 */
export const directorsByExtract = oncePerObject((known: KnownCase): readonly NamedPerson[] => {
  if (judgesBefore(known, 12)) return [];
  const extracts = known.documents.filter((one) => isOwnOf(known, one, ["register_extract"]));
  return extracts.flatMap((document) => standingIn({ document }, known.now));
});

/** Whether a document is certainly of one of these kinds, of the last three months, and under the customer's number. */
const isOwnOf = (known: KnownCase, document: CaseDocument, kinds: readonly DocumentKind[]): boolean =>
  isLive(document) &&
  kinds.some((kind) => kind === certainKind(document.reading)) &&
  isCurrent(document, known) &&
  subjectTexts(document, "enterprise_number").some(({ value }) =>
    knownNumbers(known).some((given) => agreesOnKnown(known, given.value, value) === true),
  );

/**
 * The company's own paper of the last three months that says it is insolvent: an extract or a publication under its number. A newer
 * extract that says so no more outweighs it.
 */
export const insolvencyPaper = oncePerObject((known: KnownCase): CaseDocument | null => {
  if (judgesBefore(known, 13) || isPersonCase(known)) return null;
  const saysSo = (document: CaseDocument) =>
    subjectTexts(document, "status").some(({ value }) => INSOLVENT.includes(value));
  const newest = known.documents
    .filter((one) => isOwnOf(known, one, ["register_extract", "gazette_publication"]))
    .toSorted((a, b) => compareText(datedOf(b), datedOf(a)))
    .find((one) => certainKind(one.reading) === "register_extract" || saysSo(one));
  return newest !== undefined && saysSo(newest) ? newest : null;
});

/** Whom the company's own paper names as the curator or administrator in its insolvency. */
export const curatorsByPaper = oncePerObject((known: KnownCase): readonly NamedPerson[] => {
  const paper = insolvencyPaper(known);
  return paper === null ? [] : personsIn(paper, ["curator"]);
});

/** Whether a paper or the customer names somebody as the curator or administrator. */
export const isCurator = (known: KnownCase, holder: Known): boolean =>
  isNamedCurator(known, holder.name) || curatorsByPaper(known).some((one) => agreesOnPerson(one, holder) === true);

/** Whom the customer names as the curator or administrator of an insolvent company. */
export function isNamedCurator({ taskResponses = [] }: Pick<KnownCase, "taskResponses">, name: string): boolean {
  const words = wholeLatinWords(name);
  const areWithin = (text: readonly string[]) => words.every((word) => text.includes(word));
  return (
    words.length > 1 &&
    taskResponses.some(
      ({ description, answer }) => description === WHO_IS_CURATOR && areWithin(wholeLatinWords(answer)),
    )
  );
}

/**
 * Why a representative's identity document of an insolvent company does not count: its directors bind it no more (§ 80 InsO; article XX.110
 * of the Code of Economic Law). Null where the company is not insolvent, and of its curator.
 */
export function whyPowerless(known: KnownCase, document: CaseDocument, documentType: string): string | null {
  const [holder] = documentType === "representative_identity" ? personsIn(document, ["holder"]) : [];
  if (holder === undefined || isPersonCase(known) || judgesBefore(known, 13)) return null;
  const register = registerOf(known);
  const isOver = insolvencyPaper(known) !== null || (register !== null && isInsolvent(register));
  if (!isOver || isCurator(known, holder)) return null;
  const named = listed(curatorsByPaper(known).map(({ name }) => name));
  return named === ""
    ? `is of ${holder.name}, whom nobody names as the curator or administrator of the insolvent company; that person's is needed`
    : `is of ${holder.name}, while the file "${insolvencyPaper(known)!.filename}" names ${named} as the curator or administrator of the insolvent company; that person's is needed`;
}

const ACTING: readonly (string | undefined)[] = ["director", "signatory"];

/**
 * The holder of a representative's identity document who owns the customer and is certainly none of those who may act for it by the
 * register, the customer or a paper. Null where nobody is named as one who may, or a company is, for which somebody acts.
 */
export function ownerWhoMayNotAct(known: KnownCase, document: CaseDocument, documentType: string): string | null {
  const [holder] = documentType === "representative_identity" ? personsIn(document, ["holder"]) : [];
  if (holder === undefined || isPersonCase(known) || judgesBefore(known, 7)) return null;
  const directors = knownDirectors(known).flatMap(({ value }) => value);
  const isNobodyNamed = directors.length === 0 && directorsByExtract(known).length === 0;
  if (isNobodyNamed || directors.some(({ kind }) => kind === "company")) return null;
  const inPapers = rolesInDocuments(known.documents, known.now).filter(({ role }) => ACTING.includes(role));
  if (inPapers.some(({ kind }) => kind !== "person")) return null;
  const owners = knownOwners(known).flatMap(({ value }) => value);
  if (!owners.some((one) => agreesOnPerson(one, holder) === true)) return null;
  // Names of one family leave it open whether they are one person, unless the other owns as well.
  const others = owners.filter((one) => agreesOnPerson(one, holder) !== true);
  const isAnother = (one: { readonly name: string; readonly birth_date?: string }) =>
    agreesOnPerson(one, holder) === false ||
    (comparePersonNames(one.name, holder.name) !== "same" &&
      others.some(({ name }) => comparePersonNames(name, one.name) === "same"));
  return [...directors, ...inPapers].every(isAnother) ? holder.name : null;
}
