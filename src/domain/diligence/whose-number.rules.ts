import { judgesBefore } from "../case/rules-version.model.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { hasVatCheckDigits } from "../identifiers/vat-number.ts";
import {
  agreesOnAddress,
  agreesOnNumber,
  mayGiveAddress,
  mayName,
  mayNamePerson,
  mayPrintNumber,
} from "../readings/agreement.rules.ts";
import {
  certainFacts,
  type EffectiveFact,
  type EffectiveText,
  type NamedPerson,
  personsIn,
  subjectTexts,
} from "../readings/effective-facts.rules.ts";
import { factText } from "../readings/fact-words.ts";
import {
  knownAddresses,
  type KnownCase,
  knownDirectors,
  knownNames,
  knownNumbers,
  knownOwners,
  knownPeople,
} from "../readings/known-case.ts";
import { agreesOnPerson } from "../readings/person-names.rules.ts";
import { isCompanyNumber } from "../readings/reading.model.ts";

/** The facts of a document that agree with what is known of the customer. */
export type Agreement = "number" | "name" | "birth date" | "holder" | "address";

/** Whose a document certainly is, by its facts. */
export type Whose =
  | { readonly is: "own"; readonly agrees: readonly Agreement[] }
  | {
      readonly is: "other_company" | "other_person";
      /** The fact that names somebody else. */
      readonly fact: EffectiveFact;
      readonly names: string;
      /** What is known instead, as a clause. */
      readonly instead: string;
    }
  | { readonly is: "unknown" };

export const UNKNOWN: Whose = { is: "unknown" };

/**
 * Whether a paper of no known kind is another company's: it prints that company's number, and neither the number, the name, a person nor
 * an address of the customer. Where the customer has no number that could be compared, the other is certain by its check digits and
 * of another country. The number that its sender prints as its own proves nothing. A paper that an officer filed has been judged
 * already.
 */
export function whoseNumbers(known: KnownCase, document: CaseDocument): Whose {
  const words = document.reading?.name_words;
  // What could not be read may name the customer.
  if (words === undefined || document.reading?.status !== "read" || document.filed) return UNKNOWN;
  const given = knownNumbers(known).map(({ value }) => value);
  const names = knownNames(known).map(({ value }) => value);
  const isOther = (value: string) =>
    given.some((one) => normalizeEnterpriseNumber(one) !== null)
      ? given.every((one) => agreesOnNumber(one, value) === false)
      : !judgesBefore(known, 1) &&
        isOfOtherCountry(value, known.country) &&
        given.every((one) => agreesOnNumber(one, value) !== true);
  const other = certainFacts(document).find(
    ({ type, subject, value }) =>
      isCompanyNumber(type) && subject === "other" && typeof value === "string" && isOther(value),
  );
  if (other === undefined || mayBeOfCustomer(known, document, words)) return UNKNOWN;
  return {
    is: "other_company",
    fact: other,
    names: `the company with number ${factText(other)}`,
    instead: `it names neither the customer (${listNames(names.slice(0, 2))}) nor ${given[0] === undefined ? "anybody behind it" : `its number ${given[0]}`}`,
  };
}

/** Whether a document links to the customer, or its printed words may give its name, its number, one of its people or its address. */
function mayBeOfCustomer(known: KnownCase, document: CaseDocument, words: readonly string[]): boolean {
  const printed = new Set(words);
  return (
    linksTo(known, document) ||
    (!judgesBefore(known, 1) && knownNumbers(known).some(({ value }) => mayPrintNumber(words, value))) ||
    knownNames(known).some(({ value }) => mayName(printed, value)) ||
    companiesBehind(known).some((name) => mayName(printed, name)) ||
    knownPeople(known).some(({ value }) => mayNamePerson(printed, value.name)) ||
    knownAddresses(known).some(({ value }) => mayGiveAddress(printed, value))
  );
}

/** Companies that own or run the customer: a parent's paper may be about its group. */
const companiesBehind = (known: KnownCase): string[] =>
  [...knownDirectors(known), ...knownOwners(known)].flatMap(({ value }) =>
    value.filter(({ kind }) => kind !== "person").map(({ name }) => name),
  );

/**
 * Whether a number is certainly one of another country: by its prefix, or a Belgian one, and by its check digits. Countries whose prefix
 * is not their code, such as Greece, have none that are known here.
 */
function isOfOtherCountry(value: string, country: string): boolean {
  if (normalizeEnterpriseNumber(value) !== null) return country !== "BE";
  const prefix = /^[A-Z]{2}/.exec(value.trim())?.[0];
  if (prefix === undefined || prefix === country) return false;
  return hasVatCheckDigits(value, prefix);
}

/** Something in a document that another company would hardly share: the address, the people, or the number anywhere. */
export function linksTo(known: KnownCase, document: CaseDocument): boolean {
  const numbers = knownNumbers(known).map(({ value }) => value);
  const people = knownPeople(known).map(({ value }) => value);
  return (
    agreesOnAnyAddress(known, document) ||
    certainFacts(document).some(
      ({ type, value }) =>
        isCompanyNumber(type) &&
        typeof value === "string" &&
        numbers.some((number) => agreesOnNumber(number, value) === true),
    ) ||
    everybodyIn(document).some((person) => people.some((one) => agreesOnPerson(one, person) !== false))
  );
}

const everybodyIn = (document: CaseDocument): NamedPerson[] =>
  personsIn(document, ["director", "owner", "founder", "shareholder", "holder", "signatory", "curator", "other"]);

export const addressesIn = (document: CaseDocument): EffectiveText[] => subjectTexts(document, "address");

export const agreesOnAnyAddress = (known: KnownCase, document: CaseDocument): boolean =>
  addressesIn(document).some(({ value }) =>
    knownAddresses(known).some((one) => agreesOnAddress(one.value, value) === true),
  );

export const listNames = (names: readonly string[]): string => [...new Set(names)].join(", ");
