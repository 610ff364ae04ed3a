import { parse, type ParseResult } from "mrz";

/** What the reader of images and the reader of pages share of machine-readable zones (ICAO 9303). */

/** A zone as the parser reads it; null for lines that form none. */
export function parseZone(lines: readonly string[], autocorrect: boolean): ParseResult | null {
  try {
    return parse([...lines], { autocorrect });
  } catch {
    return null;
  }
}

export const checkDigits = ({ details }: ParseResult) => details.filter(({ field }) => field?.endsWith("CheckDigit"));

/** The lines with digits for letters, or letters for digits, where the parser had to read them so. */
export function correctedLines(lines: readonly string[], { details }: ParseResult): string[] {
  const corrected = lines.map((line) => [...line]);
  for (const { line, column, corrected: letter } of details.flatMap((detail) => detail.autocorrect)) {
    corrected[line]![column] = letter;
  }
  return corrected.map((line) => line.join(""));
}

/** Every choice of one spelling a line. */
export const combinations = (spellings: readonly (readonly string[])[]): string[][] =>
  spellings.reduce<string[][]>(
    (whole, lines) => whole.flatMap((before) => lines.map((line) => [...before, line])),
    [[]],
  );
