import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { foldAccents, latinWords } from "../../platform/folding.ts";
import {
  ADDRESS_MATCH_THRESHOLD,
  compareAddresses,
  compareCompanyNames,
  NAME_MATCH_THRESHOLD,
} from "../matching/index.ts";
import { formFamily, wordWeight } from "../matching/company-words.ts";
import { editDistance } from "../matching/words.ts";
import { agreesOnPerson } from "./person-names.rules.ts";

/** Whether two written values mean the same: null where neither agreement nor contradiction is certain. */

/** Letters and digits alone, in capitals. */
export const compact = (value: string): string => value.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();

/**
 * Whether two numbers are of one company. Belgian numbers with right check digits agree or contradict; a number of
 * another country is written in many ways, so it agrees or says nothing, and needs all digits beside a Belgian one.
 */
export function agreesOnNumber(a: string, b: string): boolean | null {
  const [left, right] = [normalizeEnterpriseNumber(a), normalizeEnterpriseNumber(b)];
  if (left !== null && right !== null) return left === right;
  const [one, other] = [compact(a), compact(b)];
  if (one === other) return true;
  // A number of another country may be the end of a Belgian one by chance.
  if (left !== null || right !== null) return digits(one) === digits(other) ? true : null;
  const [short, long] = [digits(one), digits(other)].sort((x, y) => x.length - y.length) as [string, string];
  return short.length >= 5 && long.endsWith(short) ? true : null;
}

const digits = (value: string): string => value.replaceAll(/\D/g, "");

/** A number of the commercial register of a German or Austrian court, with the court before it or a letter behind it. */
const COURT_NUMBER = /(HR[AB]|FN)\d+[A-Z]*$/;

/** The letters of a number and how many digits it has; leading zeros tell a Polish court's number from a tax number. */
const formOf = (number: string): string =>
  COURT_NUMBER.exec(number)?.[1] ?? number.replace(/^000/, "ooo").replaceAll(/\d/g, "9");

/** Numbers of 14 digits begin with the company's, and go on with that of an establishment. */
const isOfOneBody = (one: string, other: string): boolean =>
  /^\d{14}$/.test(one) && /^\d{14}$/.test(other) && one.slice(0, 8) === other.slice(0, 8);

/**
 * As `agreesOnNumber`; besides, two numbers of another country contradict each other where they differ in digits and are of one form.
 * A register of a court is often left out before its number.
 */
export function agreesOnRegistration(a: string, b: string): boolean | null {
  const agrees = agreesOnNumber(a, b);
  if (agrees !== null || normalizeEnterpriseNumber(a) !== null || normalizeEnterpriseNumber(b) !== null) return agrees;
  const [one, other] = [compact(a), compact(b)];
  if (digits(one) === digits(other) || isOfOneBody(one, other)) return null;
  const isBare = (bare: string, full: string) =>
    /^\d{5,6}$/.test(bare) && COURT_NUMBER.test(full) && digits(full).length === bare.length;
  return formOf(one) === formOf(other) || isBare(one, other) || isBare(other, one) ? false : null;
}

/** Whether two numbers of one length differ by one digit or two, as mistyped ones do. */
export const mayBeMistyped = (a: string, b: string): boolean => {
  const [one, other] = [digits(a), digits(b)];
  return one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length <= 2;
};

/** Below this score two names have next to nothing in common. */
const OTHER_NAME = 0.5;

export function agreesOnCompany(a: string, b: string): boolean | null {
  const { score } = compareCompanyNames(a, b);
  if (score < OTHER_NAME) return false;
  return score >= NAME_MATCH_THRESHOLD && !goesOnOtherwise(a, b) ? true : null;
}

/** `De Linde` and `De Lindeboom`: a word that goes on as another names another company, or is cut off; neither is certain. */
function goesOnOtherwise(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const [short, long] = [left.join(""), right.join("")].sort((x, y) => x.length - y.length) as [string, string];
  // The same words written together, with a legal form behind them at most.
  if (long.startsWith(short) && FORM.test(long.slice(short.length))) return false;
  const isOther = (own: readonly string[], others: readonly string[]) =>
    own.some(
      (word) =>
        word.length >= 4 &&
        !others.includes(word) &&
        others.some((one) => one.length - word.length >= 3 && one.startsWith(word)),
    );
  return isOther(left, right) || isOther(right, left);
}

/** Least letters of a word in which one misread letter is tolerated. */
const LONG_WORD = 6;

const isPrintedIn =
  (printed: ReadonlySet<string>) =>
  (word: string): boolean =>
    printed.has(word) ||
    (word.length >= LONG_WORD &&
      [...printed].some((other) => Math.abs(other.length - word.length) <= 1 && editDistance(other, word, 1) <= 1));

/** Whether a document may name a company: the words that it prints make up at least half of the name, by weight. */
export function mayName(printed: ReadonlySet<string>, name: string): boolean {
  const words = latinWords(name);
  const own = words.filter((word) => formFamily(word) === undefined);
  const isPrinted = isPrintedIn(printed);
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + wordWeight(word), 0);
  return printed.has(own.join("")) || printed.has(words.join("")) || weigh(own.filter(isPrinted)) >= weigh(own) / 2;
}

/** Least letters of words that particles of names, such as `van` and `den`, do not have. */
const NAME_WORD = 4;

/** Whether a document may name a person: it prints two words of the name, and all that are no particle. */
export function mayNamePerson(printed: ReadonlySet<string>, name: string): boolean {
  const words = latinWords(name);
  const isPrinted = isPrintedIn(printed);
  return words.filter(isPrinted).length >= 2 && words.every((word) => word.length < NAME_WORD || isPrinted(word));
}

/** Fewer digits stand in many a paper by chance. */
const NUMBER_DIGITS = 4;

/** Whether a document may print a number: all its words, or words in sequence that make it up. */
export function mayPrintNumber(words: readonly string[], number: string): boolean {
  const wanted = compact(number).toLowerCase();
  if (digits(wanted).length < NUMBER_DIGITS) return false;
  const parts = wanted.match(/\d+|[a-z]+/g)!;
  const printed = new Set(words);
  return [latinWords(number), parts].some((own) => own.every((word) => printed.has(word))) || isSpelt(words, wanted);
}

const isSpelt = (words: readonly string[], wanted: string): boolean =>
  words.some((_, at) => {
    let end = at;
    let spelt = "";
    while (end < words.length && spelt.length < wanted.length) spelt += words[end++]!;
    return spelt === wanted;
  });

const STREET_WORD = 3;

/** Whether a document may give an address: it prints all its numbers, and more than half of its words. */
export function mayGiveAddress(printed: ReadonlySet<string>, address: string): boolean {
  const words = latinWords(address);
  const isPrinted = isPrintedIn(printed);
  const numbers = words.filter((word) => /\d/.test(word));
  const names = words.filter((word) => word.length >= STREET_WORD && !/\d/.test(word));
  return numbers.length > 1 && numbers.every(isPrinted) && names.filter(isPrinted).length > names.length / 2;
}

const FORM =
  /^(?:bv|nv|bvba|cv|cvba|vof|vzw|sa|srl|sprl|sarl|sas|sasu|sc|sca|snc|asbl|ag|kg|ug|gmbh|pgmbh|ltd|limited|llp|plc|dac|inc|se)?$/;

const wordsOf = (name: string): string[] =>
  foldAccents(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Whether a holder is this company or person. */
export function agreesOnHolder(stated: string, holder: string): boolean | null {
  const company = agreesOnCompany(stated, holder);
  const person = agreesOnPerson({ name: stated }, { name: holder });
  if (company === true || person === true) return true;
  return company === false && person === false ? false : null;
}

const POSTAL_CODE = /\b\d{4,5}\b/;

/** Two addresses contradict each other where town and street, or street and house number, are others. */
export function agreesOnAddress(a: string, b: string): boolean | null {
  const { score, detail } = compareAddresses(a, b);
  if (score >= ADDRESS_MATCH_THRESHOLD) return true;
  if (!POSTAL_CODE.test(a) || !POSTAL_CODE.test(b) || !detail.includes("streets differ")) return null;
  return detail.includes("towns differ") || detail.includes("house numbers differ") ? false : null;
}
