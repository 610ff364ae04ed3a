/**
 * The NACE classes (four digits, Regulation (EC) 1893/2006) of activity codes in any notation: `10.712`, `10712` and
 * `1071` are the same class. Order is preserved; codes of a single digit are dropped.
 */
export function naceClasses(codes: readonly unknown[]): string[] {
  const digits = codes.map((code) => String(code).replaceAll(/\D/g, "").slice(0, 4));
  return [...new Set(digits.filter((code) => code.length >= 2))];
}
