/**
 * The check digit of digits by weighted sum modulo eleven, as business registers of the Nordic countries use it; null for
 * digits that such a register never issues.
 */
export function modElevenDigit(digits: string, weights: readonly number[]): number | null {
  const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
  return rest === 1 ? null : (11 - rest) % 11;
}
