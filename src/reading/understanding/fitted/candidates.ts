import type { FactType } from "../../../domain/readings/reading.model.ts";
import { isDayOfCopy } from "../copy-days.ts";
import { type FactDraft, textIn } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { addressCandidates, addressKey } from "./finders/addresses.ts";
import type { Candidate } from "./finders/candidate.ts";
import { codeCandidates, codeKey } from "./finders/codes.ts";
import { companyCandidates, companyKey } from "./finders/companies.ts";
import { dateCandidates } from "./finders/dates.ts";
import { enterpriseNumberCandidates, numberKey } from "./finders/numbers.ts";

/** Fields that the fitted model chooses values for. */
export const FITTED_FIELDS = [
  "document_date",
  "address",
  "company_name",
  "enterprise_number",
  "licence_number",
] as const satisfies readonly FactType[];
export type FittedField = (typeof FITTED_FIELDS)[number];

interface Finder {
  readonly find: (document: ReadableDocument) => readonly Candidate[];
  /** The same for two writings of one value. */
  readonly keyOf: (value: string) => string;
  /** Most candidates that are judged: a list of numbers or dates is no place to choose from. */
  readonly most: number;
}

const FINDERS: Readonly<Record<FittedField, Finder>> = {
  document_date: {
    find: (document) => dateCandidates(document).filter(({ at, end }) => !isDayOfCopy(document, at, end)),
    keyOf: (value) => value,
    most: 150,
  },
  address: { find: addressCandidates, keyOf: addressKey, most: 150 },
  company_name: { find: companyCandidates, keyOf: companyKey, most: 400 },
  licence_number: { find: codeCandidates, keyOf: codeKey, most: 150 },
  enterprise_number: { find: enterpriseNumberCandidates, keyOf: numberKey, most: 150 },
};

export const keyOf = (field: FittedField, fact: FactDraft): string => FINDERS[field].keyOf(textIn(fact));

/**
 * What may be the value, in the order of the text; none where there are too many.
 * @param read Facts of the rules: their values are candidates wherever they stand word for word.
 */
export function candidatesOf(
  field: FittedField,
  document: ReadableDocument,
  read: readonly FactDraft[] = [],
): readonly Candidate[] {
  const { find, most } = FINDERS[field];
  const found = find(document);
  if (found.length > most) return [];
  const unbroken = document.flow.text.replaceAll("\n", " ");
  const more = read.flatMap((fact): Candidate[] => {
    const key = keyOf(field, fact);
    const value = textIn(fact);
    const at = found.some((one) => one.key === key) ? -1 : unbroken.indexOf(value);
    const forms = ["only of a rule"];
    return at < 0 ? [] : [{ value, key, at, end: at + value.length, confidence: 1, forms }];
  });
  const all = [...found, ...more].toSorted((a, b) => a.at - b.at);
  return all.length > most ? [] : all;
}
