const WEIGHTS = [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1];

/** The eleven digits of a Latvian registration number, or null where the text is not one: their weighted sum is 3 modulo 11. */
export function normaliseLatvianNumber(given: string): string | null {
  const number = given.replace(/[\s.-]/g, "").replace(/^LV/i, "");
  if (!/^[4-9]\d{10}$/.test(number)) return null;
  return WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0) % 11 === 3 ? number : null;
}
