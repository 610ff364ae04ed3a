import { faulty, type NumberFault } from "./verdict.ts";

interface NationalNumber {
  readonly valid: true;
  readonly compact: string;
  /** `bis`: given to people outside the national register, with the month raised by 20 or 40. */
  readonly kind: "national" | "bis";
  /** Parts that the number does not know are null; so is the day of a date that does not exist. */
  readonly birthYear: number | null;
  readonly birthMonth: number | null;
  /** YYYY-MM-DD, where all three parts are known. */
  readonly birthDate: string | null;
  /** Null where the number was given without knowing it. */
  readonly sex: "female" | "male" | null;
}

type Reading = NationalNumber | { readonly valid: false; readonly fault: NumberFault };

/** Birth dates that stand for "nothing was known". */
const NOTHING_KNOWN = ["000001", "002001", "004001"];

/**
 * Checks a Belgian national register number or BIS number, YYMMDD-XXX-CC: the last two digits are
 * 97 − (the nine before, modulo 97), with a 2 put before the nine for people born from 2000 on.
 * `today` decides whether a two-digit year can be one of this century.
 */
export function readNationalNumber(text: string, today: Date): Reading {
  const compact = text.replace(/[\s.\-/]/g, "");
  if (!/^\d+$/.test(compact) || /^0+$/.test(compact)) return faulty("format");
  if (compact.length !== 11) return faulty("length");
  const century = birthCentury(compact, today);
  if (century === null) return faulty("check_digits");
  const shiftedMonth = Number(compact.slice(2, 4));
  const shift = shiftedMonth >= 40 ? 40 : shiftedMonth >= 20 ? 20 : 0;
  const month = shiftedMonth - shift;
  if (month > 12) return faulty("component");
  const sex = shift === 20 ? null : Number(compact.slice(6, 9)) % 2 === 1 ? "male" : "female";
  const birth = birthParts(compact, century, month);
  if (birth.birthDate !== null && birth.birthDate > today.toISOString().slice(0, 10)) return faulty("component");
  return { valid: true, compact, kind: shift === 0 ? "national" : "bis", ...birth, sex };
}

function birthCentury(digits: string, today: Date): 1900 | 2000 | null {
  const stated = Number(digits.slice(9));
  if (controlOf(digits.slice(0, 9)) === stated) return 1900;
  const couldBeThisCentury = 2000 + Number(digits.slice(0, 2)) <= today.getUTCFullYear();
  return couldBeThisCentury && controlOf(`2${digits.slice(0, 9)}`) === stated ? 2000 : null;
}

const controlOf = (digits: string): number => 97 - (Number(digits) % 97);

function birthParts(digits: string, century: number, month: number) {
  if (NOTHING_KNOWN.includes(digits.slice(0, 6))) return { birthYear: null, birthMonth: null, birthDate: null };
  const birthYear = century + Number(digits.slice(0, 2));
  if (month === 0) return { birthYear, birthMonth: null, birthDate: null };
  const day = Number(digits.slice(4, 6));
  // Days past the month's end were given out when the numbers of a real date had run out.
  const exists = day >= 1 && day <= new Date(Date.UTC(birthYear, month, 0)).getUTCDate();
  const two = (n: number) => String(n).padStart(2, "0");
  return { birthYear, birthMonth: month, birthDate: exists ? `${birthYear}-${two(month)}-${two(day)}` : null };
}
