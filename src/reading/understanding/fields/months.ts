import { foldAccents } from "../../../platform/folding.ts";

/** Names and abbreviations of the months in nl, fr, de and en, without accents and full stops. */
const MONTHS: readonly string[] = [
  "januari janvier januar january jan janv jänner janner jenner jann",
  "februari fevrier februar february feb febr fev fevr feber febru",
  "maart mars marz maerz march mrt mar mrz maa",
  "april avril apr avr",
  "mei mai may",
  "juni juin june jun",
  "juli juillet july jul juil",
  "augustus aout august aug aou",
  "september septembre sept sep",
  "oktober octobre october okt oct",
  "november novembre nov",
  "december decembre dezember dec dez",
];

const NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.split(" ").map((name) => [foldAccents(name), at + 1] as const)),
);
const LONG_NAMES = [...NUMBERS.keys()].filter((name) => name.length >= 6);

/** 1 to 12 and whether the name was read exactly. A longer name may have one wrong letter. Null for another word. */
export function monthOf(word: string): { readonly month: number; readonly exact: boolean } | null {
  const folded = foldAccents(word);
  const month = NUMBERS.get(folded);
  if (month !== undefined) return { month, exact: true };
  if (folded.length < 5) return null;
  const close = new Set(LONG_NAMES.filter((name) => isOneLetterOff(name, folded)).map((name) => NUMBERS.get(name)!));
  return close.size === 1 ? { month: [...close][0]!, exact: false } : null;
}

/** Whether one letter is changed, missing or too many. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}
