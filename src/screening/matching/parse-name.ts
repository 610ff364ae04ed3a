import { LEGAL_FORMS, MAX_FORM_WORDS, type FormClass } from "../tables/legal-forms.ts";
import { NATIVE_WORDS } from "../tables/native-words.ts";
import { numberOf, romanOf } from "../tables/numbers.ts";
import { ORG_WORDS, STOP_WORDS } from "../tables/org-words.ts";
import { DEGREES, GENERATIONS, HONORIFICS, PARTICLES, TITLES } from "../tables/person-words.ts";
import { withoutBalticEnding } from "./baltic.ts";
import { foldWords, type RawWord } from "./fold.ts";
import { naturalSpans, type Span } from "./spans.ts";
import type { NameKind, Word, WordRole } from "./word.ts";

export interface ParsedName {
  readonly kind: NameKind;
  readonly words: readonly Word[];
  /** Each word as a span of its own, and characters that are written together. */
  readonly spans: readonly Span[];
  readonly forms: readonly FormClass[];
  /** Whether titles of a person are left out. */
  readonly isTitled: boolean;
}

/** Positions of words are stored as bits of a number. */
export const MAX_WORDS = 24;

/**
 * Parses a name of any script into words with roles, and for companies and vessels into legal forms.
 * @param keepsTitles reads the titles of a person as names
 */
export function parseName(name: string, kind: NameKind, keepsTitles = false): ParsedName {
  const raw = foldWords(name, kind !== "person").slice(0, MAX_WORDS);
  const { words, forms, isTitled } = kind === "person" ? parsePerson(raw, keepsTitles) : parseThing(raw);
  return { kind, words, spans: naturalSpans(words), forms, isTitled };
}

type ParsedParts = Pick<ParsedName, "words" | "forms" | "isTitled">;

const word = (raw: RawWord, role: WordRole, symbol: string | null = null, family = false): Word => ({
  text: raw.text,
  original: raw.original,
  script: raw.script,
  writing: raw.writing,
  attached: raw.attached,
  role,
  symbol,
  family,
});

function parsePerson(raw: readonly RawWord[], keepsTitles: boolean): ParsedParts {
  const untitled = keepsTitles || !raw.some(isTitle) ? raw : raw.filter((w, at) => !isTitle(w, at));
  const isTitled = untitled.length > 0 && untitled.length < raw.length;
  const parts = splitInitials(untitled.length > 0 ? untitled : raw);
  const comma = parts.findIndex((w, at) => w.comma && at < parts.length - 1);
  const words = parts.map((w, at) => {
    const last = at === parts.length - 1;
    const role = personRole(w, at === 0, last && comma < 0);
    const family = parts.length > 1 && (comma >= 0 ? at <= comma : last);
    const stem = role === "name" && w.script === "alphabet" ? withoutBalticEnding(w.text) : null;
    return word(stem === null ? w : { ...w, text: stem }, role, personSymbol(w, role), family && role === "name");
  });
  const ordered = comma < 0 ? words : [...words.slice(comma + 1), ...words.slice(0, comma + 1)];
  return { words: ordered, forms: [], isTitled };
}

const isTitle = (raw: RawWord, at: number): boolean =>
  TITLES.has(raw.text) && isReadable(raw) && !(at === 0 && DEGREES.has(raw.text));

/** Splits `JC Juncker` into `J C Juncker`. */
function splitInitials(raw: readonly RawWord[]): readonly RawWord[] {
  const first = raw[0];
  if (!first?.upper || first.text === "md" || !/^[bcdfghjklmprstvw]{2}$/.test(first.text)) return raw;
  return [...[...first.text].map((letter) => ({ ...first, text: letter, original: letter })), ...raw.slice(1)];
}

/** Particles that may start a name. Others, such as `An` and `Ben`, may be given names there. */
const FIRST_PARTICLES = new Set("al el abu abou umm oum bin ibn de van von ould".split(" "));

function personRole(raw: RawWord, first: boolean, last: boolean): WordRole {
  if (raw.script === "syllabic") return "name";
  if (!isReadable(raw)) return "name";
  if (GENERATIONS.has(raw.text) && !first) return "generation";
  if (HONORIFICS.has(raw.text)) return "honorific";
  if (PARTICLES.has(raw.text) && !last && (!first || FIRST_PARTICLES.has(raw.text))) return "particle";
  if (isLetter(raw) && raw.script === "alphabet") return "initial";
  return "name";
}

/** Whether the Latin letters are a spelling of the word: without vowels, they may look like any other word. */
const isReadable = ({ script, original }: RawWord): boolean => script !== "abjad" || NATIVE_WORDS.has(original);

function personSymbol(raw: RawWord, role: WordRole): string | null {
  if (role === "particle") return PARTICLES.get(raw.text)!;
  if (role === "generation") return GENERATIONS.get(raw.text)!;
  return null;
}

function parseThing(raw: readonly RawWord[]): ParsedParts {
  const { words: bare, forms } = stripForms(raw.flatMap(splitForm));
  const words = joinInitials(bare);
  return { words: joinNumbers(words.map((w, at) => thingWord(w, at === words.length - 1))), forms, isTitled: false };
}

function thingWord(raw: RawWord, last: boolean): Word {
  const number = numberOf(raw.text) ?? (last || raw.upper ? romanOf(raw.text) : null);
  if (number !== null) return word(raw, "number", String(number));
  if (/\d/.test(raw.text)) return word(raw, "number", raw.text);
  if (STOP_WORDS.has(raw.text)) return word(raw, "stop", raw.text);
  const meaning = ORG_WORDS.get(raw.text);
  return meaning === undefined ? word(raw, "name") : word(raw, "common", meaning);
}

/** Splits `SiemensAG` into `Siemens AG`. */
function splitForm(raw: RawWord): RawWord[] {
  const at = /^(\p{Lu}?\p{Ll}{2,})(\p{Lu}[\p{L}]*)$/u.exec(raw.original);
  const head = at?.[1]?.length ?? 0;
  if (head === 0 || raw.text.length !== raw.original.length || !LEGAL_FORMS.has(raw.text.slice(head))) return [raw];
  const part = (from: number, to?: number): RawWord => ({
    ...raw,
    original: raw.original.slice(from, to),
    text: raw.text.slice(from, to),
  });
  return [part(0, head), part(head)];
}

/** Joins `A.B.C.` and `A B C` to `ABC`. */
function joinInitials(raw: readonly RawWord[]): RawWord[] {
  const joined: RawWord[] = [];
  let run: RawWord[] = [];
  const flush = () => {
    const [first] = run;
    if (first) {
      const text = run.map((w) => w.text).join("");
      joined.push({ ...first, text, original: text, comma: run.at(-1)!.comma });
    }
    run = [];
  };
  for (const w of raw) {
    if (isLetter(w)) run.push(w);
    else {
      flush();
      joined.push(w);
    }
  }
  flush();
  return joined;
}

/** Removes legal forms from both ends of a name, unless nothing would be left. */
function stripForms(raw: readonly RawWord[]): { words: RawWord[]; forms: FormClass[] } {
  let words = [...raw];
  const forms: FormClass[] = [];
  for (;;) {
    const match = formAt(words, "end") ?? formAt(words, "start");
    if (!match) return { words, forms };
    forms.push(match.form);
    words = match.rest;
  }
}

function formAt(words: readonly RawWord[], where: "start" | "end"): { form: FormClass; rest: RawWord[] } | null {
  for (let count = Math.min(MAX_FORM_WORDS, words.length - 1); count > 0; count--) {
    const [span, rest] =
      where === "end" ? [words.slice(-count), words.slice(0, -count)] : [words.slice(0, count), words.slice(count)];
    const form = LEGAL_FORMS.get(span.map((w) => w.text).join(""));
    if (form === undefined || rest.every((w) => STOP_WORDS.has(w.text))) continue;
    // "A.B. Consult" may have the form AB; "A.B.C. Consult" does not.
    if (where === "start" && isLetter(span.at(-1)!) && isLetter(rest[0]!)) continue;
    // KB Financial Group and AB Financial Group are different companies: their two letters are their names.
    if (where === "start" && lengthOf(span) <= 2 && !rest.some(isDistinctive)) continue;
    return { form, rest };
  }
  return null;
}

const lengthOf = (words: readonly RawWord[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

const isDistinctive = ({ text }: RawWord): boolean =>
  text.length > 2 && !ORG_WORDS.has(text) && !STOP_WORDS.has(text) && numberOf(text) === null;

const isLetter = (raw: RawWord): boolean => /^[a-z]$/.test(raw.text) && raw.script !== "syllabic";

/** Joins `forty four` and `forty 4` to `44`. */
function joinNumbers(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const w of words) {
    const before = joined.at(-1);
    const tens = Number(before?.role === "number" ? before.symbol : Number.NaN);
    const units = Number(w.role === "number" ? w.symbol : Number.NaN);
    if (before && tens >= 20 && tens < 100 && tens % 10 === 0 && units > 0 && units < 10) {
      joined[joined.length - 1] = { ...before, text: before.text + w.text, symbol: String(tens + units) };
    } else joined.push(w);
  }
  return joined;
}
