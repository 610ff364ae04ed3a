import { faulty, type Verdict } from "./verdict.ts";

const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, -1];

/**
 * Checks a Dutch citizen service number by its 11-proof: the weighted sum of the nine digits, with weights
 * 9 to 2 and −1, is a multiple of 11. A leading zero is often left out.
 */
export function checkBsn(text: string): Verdict {
  const compact = text.replace(/[\s.-]/g, "");
  if (!/^\d+$/.test(compact) || /^0+$/.test(compact)) return faulty("format");
  if (compact.length !== 8 && compact.length !== 9) return faulty("length");
  const digits = compact.padStart(9, "0");
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return sum % 11 === 0 ? { valid: true, compact: digits } : faulty("check_digits");
}
