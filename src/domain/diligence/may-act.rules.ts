import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { oncePerObject } from "../../platform/once-per-object.ts";
import { certainKind } from "../readings/certain-kind.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import { type NamedPerson, personsIn, subjectTexts } from "../readings/effective-facts.rules.ts";
import { isPersonCase, type KnownCase, knownDirectors, knownNumbers, knownOwners } from "../readings/known-case.ts";
import { rolesInDocuments } from "../readings/people-in-documents.rules.ts";
import { agreesOnPerson, comparePersonNames } from "../readings/person-names.rules.ts";
import { standingIn } from "./contradictions/directors.rules.ts";
import { agreesOnKnown } from "./foreign-number.rules.ts";
import { isLive } from "./provided-documents.ts";

/**
 * Whom extracts of the last three months from the register, under the customer's number, name as directors with certainty: for registers that
 * publish no persons.
 */
export const directorsByExtract = oncePerObject((known: KnownCase): readonly NamedPerson[] => {
  if (judgesBefore(known, 12)) return [];
  const isOwn = (document: CaseDocument): boolean =>
    isLive(document) &&
    certainKind(document.reading) === "register_extract" &&
    isCurrent(document, known) &&
    subjectTexts(document, "enterprise_number").some(({ value }) =>
      knownNumbers(known).some((given) => agreesOnKnown(known, given.value, value) === true),
    );
  return known.documents.filter(isOwn).flatMap((document) => standingIn({ document }, known.now));
});

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
