const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Parses "30 Jul 1957", "Jul 1957", "circa 1957" or "1957 to 1959" to (partial) ISO dates; [] for anything else. */
export function englishDates(text: string): string[] {
  const range = /^(?:circa\s+)?(\d{4})\s*(?:to|-)\s*(\d{4})$/i.exec(text.trim());
  if (range) return [range[1]!, range[2]!];
  const [, day, month, year] =
    /^(?:circa\s+)?(?:(?:(\d{1,2})\s+)?([A-Za-z]{3})[a-z]*\s+)?(\d{4})$/i.exec(text.trim()) ?? [];
  if (year === undefined) return [];
  if (month === undefined) return [year];
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  if (number === 0) return [year];
  const two = (value: string | number) => String(value).padStart(2, "0");
  return [day === undefined ? `${year}-${two(number)}` : `${year}-${two(number)}-${two(day)}`];
}
