const CARDINALS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
const ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth";
const TENS = "thirty forty fifty sixty seventy eighty ninety";

const numbered = (text: string, value: (index: number) => number) =>
  text.split(" ").map((word, index) => [word, value(index)] as const);

/** Number words in names of companies and vessels. English only, because lists are in English. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...numbered(CARDINALS, (index) => index),
  ...numbered(ORDINALS, (index) => index),
  ...numbered(TENS, (index) => 30 + 10 * index),
  ["fourty", 40],
]);

const ROMAN = /^(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The value of a number in digits, as an ordinal (`1st`) or as a word. */
export function numberOf(word: string): number | null {
  const digits = /^(\d{1,9})(?:st|nd|rd|th)?$/.exec(word);
  return digits ? Number(digits[1]) : (WORDS.get(word) ?? null);
}

/** The value of a Roman numeral up to 39, as used in series of funds and vessels. */
export function romanOf(word: string): number | null {
  if (!ROMAN.test(word)) return null;
  let value = 0;
  for (let at = 0; at < word.length; at++) {
    const here = ROMAN_VALUES[word[at]!]!;
    value += here < (ROMAN_VALUES[word[at + 1] ?? ""] ?? 0) ? -here : here;
  }
  return value;
}
