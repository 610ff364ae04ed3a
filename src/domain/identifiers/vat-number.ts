import { parseEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { checkBsn } from "./bsn.ts";
import { remainder97 } from "./mod97.ts";
import { faulty, type Verdict } from "./verdict.ts";

/** What follows the country prefix, as the VAT information exchange system states it for each country. */
const STRUCTURES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z]\d{7}[A-Z0-9]$|^\d{8}[A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d{7}[A-W][A-I]?$|^\d[A-Z+*]\d{5}[A-W]$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** Check digits of the countries that most cases come from; the others are left to the VAT system itself. */
const CONTROLS: Readonly<Record<string, (number: string) => boolean>> = {
  BE: (number) => parseEnterpriseNumber(number).ok,
  DE: passesMod11And10,
  FR: (number) =>
    !/^\d{11}$/.test(number) || Number(number.slice(0, 2)) === (12 + 3 * (Number(number.slice(2)) % 97)) % 97,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  NL: (number) => checkBsn(number.slice(0, 9)).valid || remainder97(`NL${number}`) === 1,
};

export interface VatNumber {
  /** The prefix of the VAT system, in which Greece is EL. */
  readonly countryCode: string;
  readonly number: string;
}

const viesPrefix = (country: string): string => (country === "GR" ? "EL" : country);

/**
 * Splits a VAT number into prefix and number. Without a prefix the case's country is taken; a number of that
 * country which only looks prefixed, as French ones may, stays whole.
 */
export function readVatNumber(text: string, country: string): VatNumber {
  const compact = text.toUpperCase().replace(/[\s./-]/g, "");
  const home = viesPrefix(country);
  const prefix = viesPrefix(compact.slice(0, 2));
  const isWhole = prefix !== home && STRUCTURES[home]?.test(compact) === true;
  const [countryCode, number] = prefix in STRUCTURES && !isWhole ? [prefix, compact.slice(2)] : [home, compact];
  return { countryCode, number: countryCode === "BE" && /^\d{9}$/.test(number) ? `0${number}` : number };
}

/** Checks structure and, where known, check digits. Whether the number was given out only the VAT system knows. */
export function checkVatNumber(text: string, country: string): Verdict {
  const { countryCode, number } = readVatNumber(text, country);
  const structure = STRUCTURES[countryCode];
  if (structure === undefined || !structure.test(number)) return faulty("format");
  const control = CONTROLS[countryCode];
  return control === undefined || control(number)
    ? { valid: true, compact: countryCode + number }
    : faulty("check_digits");
}

/** Whether a number has right check digits: false also where those of its country, or of its form, are not known. */
export function hasVatCheckDigits(text: string, country: string): boolean {
  const { countryCode, number } = readVatNumber(text, country);
  const isKnown = countryCode in CONTROLS && (countryCode !== "FR" || /^\d+$/.test(number));
  return isKnown && checkVatNumber(text, country).valid;
}

/** ISO 7064, MOD 11,10. */
function passesMod11And10(number: string): boolean {
  let product = 10;
  for (const digit of number.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(number.at(-1));
}
