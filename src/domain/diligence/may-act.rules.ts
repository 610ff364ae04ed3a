import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { personsIn } from "../readings/effective-facts.rules.ts";
import { isPersonCase, type KnownCase, knownDirectors, knownOwners } from "../readings/known-case.ts";
import { rolesInDocuments } from "../readings/people-in-documents.rules.ts";
import { agreesOnPerson, comparePersonNames } from "../readings/person-names.rules.ts";

const ACTING: readonly (string | undefined)[] = ["director", "signatory"];

/**
 * The holder of a representative's identity document who owns the customer and is certainly none of those who may act for it by the
 * register, the customer or a deed. Null where nobody is named as one who may, or a company is, for which somebody acts.
 */
export function ownerWhoMayNotAct(known: KnownCase, document: CaseDocument, documentType: string): string | null {
  const [holder] = documentType === "representative_identity" ? personsIn(document, ["holder"]) : [];
  if (holder === undefined || isPersonCase(known) || judgesBefore(known, 7)) return null;
  const directors = knownDirectors(known).flatMap(({ value }) => value);
  if (directors.length === 0 || directors.some(({ kind }) => kind === "company")) return null;
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
