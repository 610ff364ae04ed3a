import { toCountryCode } from "../../../platform/country-code.ts";
import { matchesOf } from "../../../platform/matches.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { personOf, readPersonName, type PersonName } from "../fields/person-names.ts";
import { PARTICLES } from "../fields/person-words.ts";
import { companyNameOf } from "../company/common.ts";
import { isLabelWord } from "../company/holders/mentions.ts";
import { NO_PERSON } from "../company/passages.ts";
import { type Cell, type DocumentText, foldInPlace } from "../text.ts";

/** Words of a cell that may be the name of a person or of a company, wherever they stand. */
export interface NameSpan {
  readonly cell: Cell;
  readonly start: number;
  readonly end: number;
  /** Null where the words are no person's name. */
  readonly person: PersonName | null;
  /** Null where the words are no company's name. */
  readonly company: string | null;
  /** Places in `tokens` of the first word and behind the last. */
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
  /** Whether the words name a legal form. */
  readonly hasForm: boolean;
  /** The cell beside, which has the other part of the name: `Peeters | Jan`. */
  readonly beside: Cell | null;
}

/** A word, a number or a mark. */
export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Spans of one document that are judged. A longer list is no place to find somebody in. */
const MOST_SPANS = 4_000;
const MOST_OF_PERSON = 7;
const MOST_OF_COMPANY = 9;

const TOKEN = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’\-–&]|\.(?=\p{L}))*|\S/gu;
/** Words in small letters that a name of a company may have within. */
const WITHIN: ReadonlySet<string> = new Set(
  "& + - en et und and of voor pour fur for de du des d la le les l van der den het the aux au a in sur op zur zum".split(
    " ",
  ),
);
const MARKS: ReadonlySet<string> = new Set([",", ".", "'", "’", "-", "&", "+", "(", ")", "/"]);

/** The words of a cell; a full stop belongs to the initial or abbreviation before it. */
function tokensIn({ text, folded }: Cell): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of matchesOf(text, TOKEN)) {
    const last = tokens.at(-1);
    const isShort = last !== undefined && last.end === index && found === "." && /(?:^|\.)\p{L}{1,3}$/u.test(last.text);
    const start = isShort ? last.start : index;
    if (isShort) tokens.pop();
    const end = index + found.length;
    tokens.push({ text: text.slice(start, end), folded: folded.slice(start, end), start, end });
  }
  return tokens;
}

const isCapital = ({ text }: Token): boolean => /^(?:[dlDL]['’])?\p{Lu}/u.test(text);
const isParticle = ({ folded }: Token): boolean => PARTICLES.has(folded.replaceAll(/[^a-z]/g, ""));

/** All spans of a document in the order of the text; none of what lies beyond the limit. */
export function nameSpansIn(text: DocumentText): NameSpan[] {
  const spans: NameSpan[] = [];
  for (const row of text.rows) {
    const tokens = row.map(tokensIn);
    for (const [at, cell] of row.entries()) {
      spans.push(...spansOf(cell, tokens[at]!), ...besideOf(cell, tokens[at]!, row[at + 1], tokens[at + 1]));
      if (spans.length > MOST_SPANS) return spans.slice(0, MOST_SPANS);
    }
  }
  return spans;
}

function spansOf(cell: Cell, tokens: readonly Token[]): NameSpan[] {
  const spans: NameSpan[] = [];
  const found = legalFormsIn(cell.text).map(({ at, quote }) => ({ start: at, end: at + quote.length }));
  const forms = tokens.map(({ start, end }) => found.some((form) => form.start < end && form.end > start));
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from]!;
    if (!isCapital(first) && !isParticle(first) && !/^\d/.test(first.text)) continue;
    let commas = 0;
    for (let to = from + 1; to <= tokens.length && to - from <= MOST_OF_COMPANY; to++) {
      const last = tokens[to - 1]!;
      if (last.text === ",") commas++;
      if (commas > 1) break;
      const isWord = isCapital(last) || forms[to - 1]! || /^\d/.test(last.text);
      if (to > from + 1 && !isWord && !isParticle(last) && !MARKS.has(last.text) && !WITHIN.has(last.folded)) break;
      if (!isWord && last.text !== ")") continue;
      const whole = cell.text.slice(first.start, last.end);
      const person = to - from <= MOST_OF_PERSON && to > from + 1 && isCapital(last) ? personIn(whole) : null;
      const isWhole = from === 0 && to === tokens.length;
      const isCut = forms[to] === true || /^[IVX]{1,4}$/.test(tokens[to]?.text ?? "");
      const canBegin = isCapital(first) || /^\d/.test(first.text);
      const company = canBegin && !isCut ? companyOf(whole, isWhole || to > from + 1) : null;
      if (person === null && company === null) continue;
      spans.push({
        cell,
        start: first.start,
        end: last.end,
        person,
        company,
        from,
        to,
        tokens,
        hasForm: forms.slice(from, to).includes(true),
        beside: null,
      });
    }
  }
  return spans;
}

/** What stands before a name without being a part of it. */
const BEFORE =
  /^(?:aktionar|kommandit|komplementar|inhaber|gesellschafter|aandeelhoud|vennoot|actionnaire|associe|sharehold|joint |famil|obmann|werkgever|employ|certificaat)/;

/** A country of two words is no person, nor are the words of a label or an office. */
const personIn = (whole: string): PersonName | null =>
  toCountryCode(whole) !== null ||
  NO_PERSON.test(foldInPlace(whole)) ||
  BEFORE.test(foldInPlace(whole)) ||
  whole.split(/[\s,]+/).some(isLabelWord)
    ? null
    : readPersonName(whole);

const companyOf = (whole: string, isLong: boolean): string | null =>
  isLong && whole.length >= 3 && whole.length <= 80 && /\p{L}{2}/u.test(whole) ? companyNameOf(whole) : null;

/** Family and given names in two cells of a row. */
function besideOf(
  cell: Cell,
  tokens: readonly Token[],
  other: Cell | undefined,
  others: readonly Token[] | undefined,
): NameSpan[] {
  if (other === undefined || others === undefined) return [];
  if (tokens.length > 4 || others.length > 4 || !isCapital(tokens.at(-1)!) || !isCapital(others.at(-1)!)) return [];
  const person = personOf(other.text, cell.text);
  if (person === null) return [];
  return [
    {
      cell,
      start: 0,
      end: cell.text.length,
      person: { name: person.name },
      company: null,
      from: 0,
      to: tokens.length,
      tokens,
      hasForm: false,
      beside: other,
    },
  ];
}

/** The words of a name in any order. */
export const spanKey = (name: string): string =>
  foldInPlace(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(" ");
