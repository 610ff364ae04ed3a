import { matchesOf } from "../../../platform/matches.ts";
import { checkBsn } from "../../../domain/identifiers/bsn.ts";
import { readNationalNumber } from "../../../domain/identifiers/national-register-number.ts";
import { found, type Found } from "./found.ts";

export interface PersonNumber {
  readonly scheme: "be" | "nl";
  /** Without separators: eleven digits, or nine. */
  readonly number: string;
  /** `YYYY-MM-DD` inside a Belgian number. */
  readonly birthDate: string | null;
  readonly sex: "m" | "f" | null;
}

/**
 * The latest birth that a number can hold. Reading has no clock, because the same bytes must read the same on every day.
 */
const LATEST_BIRTH = new Date("2040-12-31T00:00:00Z");

const BELGIAN =
  /(?<![\d.,/-])(\d{2})([. ]?)(\d{2})([. ]?)(\d{2})(\s?[-–—. ]?\s?)(\d{3})(\s?[.\-– ]?\s?)(\d{2})(?![\d]|[.,/-]\d)/g;
const LABEL =
  /(rijksregister|registre national|reg(is)?\.? ?nat|nationalregister|national (register )?(number|no|nr)|national number|identificatienummer van het rijks|n(um[eé]ro|°|o)\.? ?national|insz|niss|rrn|nn|bis-?nummer|persoonsnummer|identification number)[^\n]{0,60}$/i;
const BSN = /(?<![\d.,/-])(\d{4}[. ]?\d{2}[. ]?\d{3}|\d{3}[. ]?\d{3}[. ]?\d{3}|\d{8})(?!\d|[.,/-]\d)/g;
const BSN_LABEL =
  /(burgerservice|\bbsn\b|sofi-?nummer|persoonsnummer|personal (no|number)|citizen service)[^\d\n]{0,40}$/i;

/**
 * Belgian national and BIS numbers, and Dutch citizen service numbers after their label. Digits without the usual marks
 * count only after a label; a number whose check digits fail is found with `valid: false`.
 * @param isLabelled whether the text is the value of such a label
 */
export function nationalNumbersIn(text: string, isLabelled = false): Found<PersonNumber>[] {
  const belgian = matchesOf(text, BELGIAN).flatMap((match) => belgianNumber(text, match, isLabelled));
  const dutch = matchesOf(text, BSN).flatMap((match) => {
    if (!BSN_LABEL.test(before(text, match.index))) return [];
    const verdict = checkBsn(match[1]!);
    const number = match[1]!.replaceAll(/[. ]/g, "");
    const value: PersonNumber = { scheme: "nl", number: number.padStart(9, "0"), birthDate: null, sex: null };
    const one = found(value, text, match.index, match.index + match[0].length, verdict.valid ? 1 : 0.8);
    return [verdict.valid ? one : { ...one, valid: false as const }];
  });
  return [...belgian, ...dutch].sort((a, b) => a.at - b.at);
}

const before = (text: string, at: number): string => text.slice(Math.max(0, at - 90), at);

function belgianNumber(text: string, match: RegExpExecArray, isLabelled: boolean): Found<PersonNumber>[] {
  const [quote, , first, , second, , dash, , mark] = match;
  const isMarked = first === "." && second === "." && /[-–—]/.test(dash!) && mark!.trim() === ".";
  const isUsual = isMarked || isLabelled || LABEL.test(before(text, match.index));
  const read = readNationalNumber(quote.replaceAll(/\D/g, ""), LATEST_BIRTH);
  if (!isUsual || quote.includes("\n")) return [];
  if (read.valid) {
    const sex = read.sex === null ? null : read.sex === "male" ? "m" : "f";
    const value: PersonNumber = { scheme: "be", number: read.compact, birthDate: read.birthDate, sex };
    return [found(value, text, match.index, match.index + quote.length)];
  }
  const value: PersonNumber = { scheme: "be", number: quote.replaceAll(/\D/g, ""), birthDate: null, sex: null };
  return [{ ...found(value, text, match.index, match.index + quote.length, 0.8), valid: false }];
}
