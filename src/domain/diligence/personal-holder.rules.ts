import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import { hasCompanyForm } from "../matching/company-names.ts";
import { formFamily } from "../matching/company-words.ts";
import { wholeLatinWords } from "../../platform/folding.ts";
import { agreesOnCompany, agreesOnHolder } from "../readings/agreement.rules.ts";
import { certainFacts, subjectTexts } from "../readings/effective-facts.rules.ts";
import { factText } from "../readings/fact-words.ts";
import { isPersonCase, type KnownCase, knownNames, knownNumbers, knownPeople } from "../readings/known-case.ts";
import { agreesOnKnown } from "./foreign-number.rules.ts";
import { listNames } from "./whose-number.rules.ts";

const JOINS = /^(?:en|et|und|and|de|het|la|le|les|the|dhr|heer|mr|m|mme|mevr|monsieur|madame)$/;

const wordsOf = (name: string): string[] =>
  wholeLatinWords(name).filter((word) => !JOINS.test(word) && formFamily(word) === undefined);

/**
 * Whether a holder shares with the company no more than a name of its people: `Jozef Goossens`, `J. Goossens` or `Goossens` for
 * `Slagerij Goossens`. A legal form, the trade's word or the company's number shows the company.
 */
export function isNamesake(known: KnownCase, document: CaseDocument, holder: string): boolean {
  if (judgesBefore(known, 12) || hasCompanyForm(holder)) return false;
  const numbers = subjectTexts(document, "enterprise_number", "vat_number").map(({ value }) => value);
  const isNumbered = knownNumbers(known).some(({ value }) =>
    numbers.some((one) => agreesOnKnown(known, value, one) === true),
  );
  if (isNumbered) return false;
  const own = wordsOf(holder);
  const names = new Set(knownPeople(known).flatMap(({ value }) => wordsOf(value.name)));
  const isCompanys = (company: string) => {
    const words = wordsOf(company);
    const shared = own.filter((word) => words.some((one) => word.length > 1 && one.startsWith(word.slice(0, 5))));
    const isWhole = shared.length === own.length && own.length === words.length;
    return isWhole || own.join("") === words.join("") || shared.some((word) => !names.has(word));
  };
  return own.some((word) => names.has(word)) && !knownNames(known).some(({ value }) => isCompanys(value));
}

/** Names the holders where a certificate shows an account of the company's people; null where it may be the company's. */
export function personalHolder(known: KnownCase, document: CaseDocument, kind: DocumentKind | null): string | null {
  if (judgesBefore(known, 5) || kind !== "bank_account_certificate" || isPersonCase(known)) return null;
  const holders = certainFacts(document)
    .filter(({ type }) => type === "account_holder")
    .map(factText);
  const companies = knownNames(known).map(({ value }) => value);
  const people = knownPeople(known).map(({ value }) => value.name);
  const isTheirs = (holder: string): boolean =>
    isNamesake(known, document, holder) ||
    (companies.every((name) => agreesOnCompany(name, holder) === false) &&
      people.some((name) => agreesOnHolder(name, holder) === true));
  return holders.length > 0 && holders.every(isTheirs) ? listNames(holders) : null;
}
