/** Eight characters: digits with leading zeros, or a prefix such as `SC` and six digits. Null where it cannot be one. */
export function normaliseCompanyNumber(given: string): string | null {
  const compact = given.replace(/[\s.-]/g, "").toUpperCase();
  const [, prefix, digits, suffix] = /^([A-Z]{2}|)(\d{1,8})(R?)$/.exec(compact) ?? [];
  if (prefix === undefined || digits === undefined || suffix === undefined || Number(digits) === 0) return null;
  const length = 8 - prefix.length - suffix.length;
  return digits.length <= length ? `${prefix}${digits.padStart(length, "0")}${suffix}` : null;
}
