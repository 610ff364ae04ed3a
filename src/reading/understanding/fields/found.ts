/** What a parser of fields found in a text. */
export interface Found<T> {
  readonly value: T;
  /** The characters of the text that it was read from. */
  readonly quote: string;
  /** Where the quote begins in the text. */
  readonly at: number;
  /** 0 to 1: how certain the form is, apart from how well the text was read. */
  readonly confidence: number;
  /** Of a number with check digits: false if they do not hold. */
  readonly valid?: false;
}

export const found = <T>(value: T, text: string, at: number, end: number, confidence = 1): Found<T> => ({
  value,
  quote: text.slice(at, end),
  at,
  confidence,
});

/** Those that overlap no earlier one of the list, in the order of the text. */
export function withoutOverlaps<F extends Found<unknown>>(candidates: readonly F[]): F[] {
  const taken: F[] = [];
  for (const one of candidates) {
    const end = one.at + one.quote.length;
    if (taken.every((other) => end <= other.at || one.at >= other.at + other.quote.length)) taken.push(one);
  }
  return taken.sort((a, b) => a.at - b.at);
}

const CONFUSED: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  Q: "0",
  I: "1",
  l: "1",
  "|": "1",
  S: "5",
  B: "8",
  Z: "2",
};

/**
 * Letters that recognition confuses with digits, as digits, inside of short words that have a digit beside them. The
 * result has the length of the text.
 */
export const repairDigits = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d|])(?=[OoQIl|SBZ]*\d)[\dOoQIl|SBZ]{2,4}(?![\p{L}\d|])/gu, digitsFor);

/** Each letter that recognition confuses with a digit, as that digit. */
export const digitsFor = (text: string): string => text.replaceAll(/[OoQIl|SBZ]/g, (letter) => CONFUSED[letter]!);
