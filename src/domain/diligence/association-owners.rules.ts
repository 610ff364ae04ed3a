import { newest } from "../case/facts.rules.ts";
import { declaredOwners } from "../customer/declared-owners.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { namedIn, registerOf } from "../readings/known-case.ts";
import { established, listed, open, type Verdict } from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";

/** Forms without shares, by the code of the Crossroads Bank: associations and foundations. */
const WITHOUT_SHARES: readonly unknown[] = ["017", "026", "029", "125"];

/** Whether a Belgian legal form, by its code, is that of an association or a foundation. */
export const isAssociation = (form: unknown): boolean => WITHOUT_SHARES.includes(form);

/**
 * Who directs an association or a foundation is its beneficial owner (law of 18 September 2017, art. 4, 27°, c): nobody holds shares
 * in it. Null for every other company, and where the register names no director, or a company among them.
 */
export function ownersOfAssociation(facts: DueFacts): Verdict | null {
  const register = registerOf(facts);
  const form = newest(facts, "legal_form_code");
  if (facts.country !== "BE" || register === null || !isAssociation(form)) return null;
  const directors = register.directors ?? [];
  const people = [...directors, ...(register.owners ?? [])];
  if (directors.length === 0 || people.some(({ kind }) => kind !== "person")) return null;
  const declared = namedIn(facts, declaredOwners(facts.answers)) ?? [];
  const others = declared.filter((one) => !people.some(({ name }) => isSamePerson(name, one.name)));
  if (others.length > 0) {
    const names = listed(others.map(({ name }) => name));
    const how = `Those who direct an association are its beneficial owners, and the register names ${names} among neither its directors nor its owners.`;
    return open("only_declared", how, register.evidence_ids);
  }
  const names = listed([...new Set(people.map(({ name }) => name))]);
  const how = `Nobody holds shares in an association or a foundation: those who direct it are its beneficial owners, by the register ${names}.`;
  return established(how, register.evidence_ids);
}
