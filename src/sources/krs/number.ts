/**
 * Ten digits with leading zeros, or null where the text cannot be a KRS number. Numbers run from one and are below two
 * millions, which tells them from tax numbers (NIP, ten digits) and statistical numbers (REGON, nine).
 */
export function normaliseKrsNumber(given: string): string | null {
  const digits = given.replace(/[\s.-]/g, "").replace(/^KRS:?/i, "");
  const number = /^\d{1,10}$/.test(digits) && Number(digits) > 0 ? digits.padStart(10, "0") : null;
  return number?.startsWith("000") ? number : null;
}
