import { BBAN_STRUCTURES } from "./iban-structures.ts";
import { remainder97 } from "./mod97.ts";
import { faulty, type Verdict } from "./verdict.ts";

const CHARACTERS: Readonly<Record<string, string>> = { n: "[0-9]", a: "[A-Z]", c: "[A-Z0-9]" };

/** Belgian bank codes that are no longer given out; a number that bears one is odd but well formed. */
const WITHDRAWN_BELGIAN_BANKS = ["539"];

/**
 * Checks an IBAN by ISO 13616: check digits modulo 97, the country's length and structure, and for Belgium
 * the check digits of the account number itself.
 */
export function checkIban(text: string): Verdict {
  const compact = text.toUpperCase().replace(/[\s.-]/g, "");
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(compact)) return faulty("format");
  const country = compact.slice(0, 2);
  const structure = BBAN_STRUCTURES[country];
  if (structure === undefined) return faulty("component");
  if (compact.length !== 4 + bbanLength(structure)) return faulty("length");
  if (remainder97(compact.slice(4) + compact.slice(0, 4)) !== 1) return faulty("check_digits");
  const bban = compact.slice(4);
  if (!bbanPattern(structure).test(bban)) return faulty("component");
  return country === "BE" ? checkBelgianAccount(compact, bban) : { valid: true, compact };
}

function checkBelgianAccount(compact: string, bban: string): Verdict {
  const control = Number(bban.slice(0, 10)) % 97 || 97;
  if (control !== Number(bban.slice(10))) return faulty("check_digits");
  return WITHDRAWN_BELGIAN_BANKS.includes(bban.slice(0, 3))
    ? { valid: true, compact, remark: "The number is well formed; its bank code is no longer in use." }
    : { valid: true, compact };
}

const parts = (structure: string) => [...structure.matchAll(/(\d+)([nac])/g)];

const bbanLength = (structure: string): number =>
  parts(structure).reduce((length, [, count]) => length + Number(count), 0);

const bbanPattern = (structure: string): RegExp =>
  new RegExp(`^${parts(structure).reduce((text, [, count, kind]) => `${text}${CHARACTERS[kind!]}{${count}}`, "")}$`);
