import { checkVatNumber } from "../../../domain/identifiers/vat-number.ts";
import { found, withoutOverlaps, type Found } from "./found.ts";

export interface VatNumber {
  /** Prefix and number without separators, such as `BE0123456749`. */
  readonly number: string;
  /** The prefix: a country, with `EL` for Greece and `XI` for Northern Ireland. */
  readonly country: string;
}

const COUNTRIES = "AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(" ");
/** Countries whose check digits are known. */
const CONTROLLED = ["BE", "CHE", "DE", "FR", "GB", "LU", "NL"];
const CANDIDATE = new RegExp(
  String.raw`(?<![\p{L}\d])(${COUNTRIES.join("|")}|CHE|NO|GB)([\s.-]{0,2}[0-9A-Z]{1,12}){1,6}`,
  "gu",
);
const LABEL =
  /(btw|tva|vat|mwst|ust|umsatzsteuer|mehrwertsteuer|value added tax|taxe sur la valeur|n\.?i\.?f|partita iva|id\.?-?nr)[^\n]{0,40}$/i;

/** The longest number that stands at the beginning of a text and has the form of its country. */
function longestVatNumber(
  country: string,
  quote: string,
): { readonly end: number; readonly fault: string | null } | null {
  for (let end = quote.length; end > 6; end--) {
    const isWithinWord = /[A-Z0-9]/.test(quote[end - 1]!) && /[A-Z0-9]/.test(quote[end] ?? "");
    if (isWithinWord || !/[A-Z0-9]/.test(quote[end - 1]!)) continue;
    const fault = faultOf(country, quote.slice(0, end).replaceAll(/[\s.-]/g, ""));
    if (fault !== "format") return { end, fault };
  }
  return null;
}

function faultOf(country: string, compact: string): string | null {
  if (country === "CHE") return swissFault(compact);
  if (country === "NO") return /^NO\d{9}(MVA)?$/.test(compact) ? norwegianFault(compact) : "format";
  if (country === "GB") return /^GB(\d{9}|\d{12})$/.test(compact) ? britishFault(compact) : "format";
  const prefix = country === "GR" ? "EL" : country;
  const verdict = checkVatNumber(prefix + compact.slice(2), prefix);
  return verdict.valid ? null : verdict.fault;
}

/** Modulo 11 with the weights 5, 4, 3, 2, 7, 6, 5, 4. */
const swissFault = (compact: string): string | null => {
  const digits = /^CHE(\d{9})(MWST|TVA|IVA|VAT)?$/.exec(compact)?.[1];
  return digits === undefined ? "format" : weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) ? null : "check_digits";
};

/** Modulo 11 with the weights 3, 2, 7, 6, 5, 4, 3, 2. */
const norwegianFault = (compact: string): string | null =>
  weighted(compact.slice(2, 11), [3, 2, 7, 6, 5, 4, 3, 2]) ? null : "check_digits";

const weighted = (digits: string, weights: readonly number[]): boolean => {
  const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
  return (rest === 0 ? 0 : 11 - rest) === Number(digits[8]);
};

/** Modulo 97 with the weights 8 to 2, for numbers given since 2010 with 55 added. */
const britishFault = (compact: string): string | null => {
  const digits = compact.slice(2);
  const sum = [8, 7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const control = sum + Number(digits.slice(7, 9));
  return control % 97 === 0 || (control + 55) % 97 === 0 ? null : "check_digits";
};

/** Every beginning of a number with what follows it, which may hold the next number. */
function candidatesIn(text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  const pattern = new RegExp(CANDIDATE);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    pattern.lastIndex = match.index + match[1]!.length;
  }
  return matches;
}

/**
 * VAT numbers in a text. Without a word for VAT before it, a number counts only if its country's check digits are known
 * and hold. With one, a number whose check digits fail is found with `valid: false`.
 */
export function vatNumbersIn(text: string): Found<VatNumber>[] {
  const numbers = candidatesIn(text).flatMap((match): Found<VatNumber>[] => {
    const country = match[1]!;
    const longest = longestVatNumber(country, match[0]);
    if (longest === null) return [];
    const isLabelled = LABEL.test(text.slice(Math.max(0, match.index - 50), match.index));
    if (!isLabelled && (longest.fault !== null || !CONTROLLED.includes(country))) return [];
    const number = match[0].slice(0, longest.end).replaceAll(/[\s.-]/g, "");
    const value = { number: wholeNumber(number, country), country: country === "GR" ? "EL" : country.slice(0, 2) };
    const one = found(value, text, match.index, match.index + longest.end, longest.fault === null ? 1 : 0.8);
    return [longest.fault === null ? one : { ...one, valid: false }];
  });
  return withoutOverlaps(numbers);
}

const wholeNumber = (compact: string, country: string): string => {
  if (country === "BE" && compact.length === 11) return `BE0${compact.slice(2)}`;
  return country === "GR" ? `EL${compact.slice(2)}` : compact.replace(/(MWST|TVA|IVA|VAT|MVA)$/, "");
};
