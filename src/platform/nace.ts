/**
 * The NACE classes (four digits, Regulation (EC) 1893/2006) of activity codes however a register writes them:
 * `10.712`, `10712` and `1071` are one. In the order of the register; a code of one digit is none.
 */
export function naceClasses(codes: readonly unknown[]): string[] {
  const digits = codes.map((code) => String(code).replaceAll(/\D/g, "").slice(0, 4));
  return [...new Set(digits.filter((code) => code.length >= 2))];
}
