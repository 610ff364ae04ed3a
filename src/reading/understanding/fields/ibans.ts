import { matchesOf } from "../../../platform/matches.ts";
import { checkIban } from "../../../domain/identifiers/iban.ts";
import { BBAN_STRUCTURES } from "../../../domain/identifiers/iban-structures.ts";
import { digitsFor, found, withoutOverlaps, type Found } from "./found.ts";

const START = /(?<![\p{L}\d])([A-Z][A-Z0]|[10][A-Z])\s?([0-9OIlSB]{2})(?=[\s.-]{0,2}[A-Z0-9])/gu;
const GROUP_GAP = /^(?:[ .\-\u00a0\u202f]{1,2}|\n(?=[A-Z0-9]{1,4}(?![A-Z0-9])))/;
const LABEL = /\bIBAN\b|rekening|compte|konto|account/i;
const PLACES: Readonly<Record<string, RegExp>> = { n: /[0-9]/, a: /[A-Z]/, c: /[A-Z0-9]/ };

/**
 * IBANs in a text, without separators. A number whose check digits fail is found with `valid: false` if nothing else is
 * wrong with it. Letters where the country has digits are taken for digits only if the check digits then hold; the quote
 * keeps what was read.
 */
export function ibansIn(text: string): Found<string>[] {
  return withoutOverlaps(matchesOf(text, START).flatMap((match) => ibanAt(text, match.index)));
}

function ibanAt(text: string, at: number): Found<string>[] {
  const structure = BBAN_STRUCTURES[lettersFor(text.slice(at, at + 2))];
  if (structure === undefined) return [];
  const places = `aann${expand(structure)}`;
  const taken = take(text, at, places.length);
  if (taken === null) return [];
  const { compact, end } = taken;
  if (fits(compact, places) && checkIban(compact).valid) return [found(compact, text, at, end)];
  const repaired = Array.from(compact, (letter, place) => repairedAt(places[place]!, letter)).join("");
  if (!fits(repaired, places)) return [];
  if (checkIban(repaired).valid) return [found(repaired, text, at, end, 0.9)];
  const isLabelled = LABEL.test(text.slice(Math.max(0, at - 60), at)) || isInFours(text.slice(at, end));
  return repaired === compact && isLabelled ? [{ ...found(compact, text, at, end, 0.8), valid: false }] : [];
}

const LETTERS: Readonly<Record<string, string>> = { "0": "O", "1": "I", "5": "S", "8": "B", "2": "Z" };
const lettersFor = (text: string): string => text.replaceAll(/[01582]/g, (digit) => LETTERS[digit]!);
const repairedAt = (place: string, letter: string): string =>
  place === "n" ? digitsFor(letter) : place === "a" ? lettersFor(letter) : letter;

const expand = (structure: string): string =>
  matchesOf(structure, /(\d+)([nac])/g)
    .map(([, count, kind]) => kind!.repeat(Number(count)))
    .join("");

const fits = (compact: string, places: string): boolean =>
  Array.from(compact).every((letter, at) => PLACES[places[at]!]!.test(letter));

/** As many letters and digits as the country has, across gaps between groups; null if the number is shorter or longer. */
function take(text: string, at: number, length: number): { readonly compact: string; readonly end: number } | null {
  let compact = "";
  let end = at;
  while (compact.length < length) {
    const character = text[end];
    if (character !== undefined && /[A-Z0-9l|o]/.test(character)) {
      compact += character;
      end++;
      continue;
    }
    const gap = GROUP_GAP.exec(text.slice(end))?.[0];
    if (gap === undefined) return null;
    end += gap.length;
  }
  return /^[\p{L}\d]/u.test(text.slice(end)) || /^ \d{1,4}(?![\d.,/-])/.test(text.slice(end)) ? null : { compact, end };
}

const isInFours = (quote: string): boolean => /^[A-Z]{2}\d{2}([ .-][A-Z0-9]{4})+([ .-][A-Z0-9]{1,4})?$/.test(quote);
const BIC = /(?<![\p{L}\d])([A-Z]{4})\s?([A-Z]{2})\s?([A-Z0-9]{2})(?:\s?([A-Z0-9]{3}))?(?![\p{L}\d])/gu;

/** Business identifier codes (ISO 9362) in a text, of a country that has IBANs. Its form alone is that of many words. */
export function bicsIn(text: string): Found<string>[] {
  return matchesOf(text, BIC).flatMap((match) => {
    const [quote, bank, country, place, branch = ""] = match;
    const isLabelled = /\b(BIC|SWIFT)\b/i.test(text.slice(Math.max(0, match.index - 30), match.index));
    if (BBAN_STRUCTURES[country!] === undefined && country !== "US" && !isLabelled) return [];
    if (!isLabelled && !KNOWN_BANKS.test(bank!)) return [];
    return [found(bank! + country! + place! + branch, text, match.index, match.index + quote.length)];
  });
}

const KNOWN_BANKS =
  /^(GEBA|GKCC|KRED|BBRU|AXAB|ARSP|CREG|CTBK|NICA|BPOT|TRIO|VDSP|ABNA|INGB|RABO|SNSB|ASNB|KNAB|BUNQ|BNPA|SOGE|CRLY|AGRI|CEPA|CMCI|PSST|DEUT|COBA|COKS|BYLA|GENO|HYVE|INGD|NTSB|BCEE|BGLL|BILL|CELL|CCPL|BARC|HBUK|HSBC|NWBK|LOYD|MIDL|REVO|AIBK|BOFI|TRWI)$/;
