import { LEGAL_FORMS, MAX_FORM_WORDS, type FormClass } from "../tables/legal-forms.ts";
import { numberOf, romanOf } from "../tables/numbers.ts";
import { ORG_WORDS, STOP_WORDS } from "../tables/org-words.ts";
import { GENERATIONS, HONORIFICS, PARTICLES, TITLES } from "../tables/person-words.ts";
import { foldWords, type RawWord } from "./fold.ts";
import { type Span, spanOf } from "./spans.ts";
import type { NameKind, Word, WordRole } from "./word.ts";

export interface ParsedName {
  readonly kind: NameKind;
  readonly words: readonly Word[];
  /** Each word as a span of its own. */
  readonly spans: readonly Span[];
  readonly forms: readonly FormClass[];
}

/** Places of words are kept in the bits of a number. */
const MAX_WORDS = 24;

/** Reads a name of any script: what its words are, and for companies and ships what form it has. */
export function parseName(name: string, kind: NameKind): ParsedName {
  const raw = foldWords(name).slice(0, MAX_WORDS);
  const { words, forms } = kind === "person" ? parsePerson(raw) : parseThing(raw);
  return { kind, words, spans: words.map((one, at) => spanOf([one], at)), forms };
}

type ReadName = Pick<ParsedName, "words" | "forms">;

const word = (raw: RawWord, role: WordRole, symbol: string | null = null, family = false): Word => ({
  text: raw.text,
  original: raw.original,
  script: raw.script,
  role,
  symbol,
  family,
});

function parsePerson(raw: readonly RawWord[]): ReadName {
  const untitled = raw.filter((one) => !TITLES.has(one.text));
  const kept = (untitled.length > 0 ? untitled : raw).flatMap(splitInitials);
  const comma = kept.findIndex((one, at) => one.comma && at < kept.length - 1);
  const words = kept.map((one, at) => {
    const last = at === kept.length - 1;
    const role = personRole(one, at === 0, last && comma < 0);
    const family = kept.length > 1 && (comma >= 0 ? at <= comma : last);
    return word(one, role, personSymbol(one, role), family && role === "name");
  });
  return { words: [...words.slice(comma + 1), ...words.slice(0, comma + 1)], forms: [] };
}

/** `JC Juncker` is `J C Juncker`. */
function splitInitials(raw: RawWord, at: number): RawWord[] {
  if (at > 0 || !raw.upper || !/^[bcdfghjklmprstvw]{2}$/.test(raw.text)) return [raw];
  return [...raw.text].map((letter) => ({ ...raw, text: letter, original: letter }));
}

/** Small words that begin a name; elsewhere `An` and `Ben` may be given names. */
const FIRST_PARTICLES = new Set(["al", "el", "abu", "abou", "umm", "oum", "bin", "ibn", "de", "van", "von", "ould"]);

function personRole(raw: RawWord, first: boolean, last: boolean): WordRole {
  if (raw.script === "syllabic") return "name";
  if (GENERATIONS.has(raw.text) && !first) return "generation";
  if (HONORIFICS.has(raw.text)) return "honorific";
  if (PARTICLES.has(raw.text) && !last && (!first || FIRST_PARTICLES.has(raw.text))) return "particle";
  if (isLetter(raw) && raw.script === "alphabet") return "initial";
  return "name";
}

function personSymbol(raw: RawWord, role: WordRole): string | null {
  if (role === "particle") return PARTICLES.get(raw.text)!;
  if (role === "generation") return GENERATIONS.get(raw.text)!;
  return null;
}

function parseThing(raw: readonly RawWord[]): ReadName {
  const { words: bare, forms } = stripForms(raw.flatMap(splitForm));
  const words = joinInitials(bare);
  return { words: joinNumbers(words.map((one, at) => thingWord(one, at === words.length - 1))), forms };
}

function thingWord(raw: RawWord, last: boolean): Word {
  const number = numberOf(raw.text) ?? (last || raw.upper ? romanOf(raw.text) : null);
  if (number !== null) return word(raw, "number", String(number));
  if (/\d/.test(raw.text)) return word(raw, "number", raw.text);
  if (STOP_WORDS.has(raw.text)) return word(raw, "stop", raw.text);
  const meaning = ORG_WORDS.get(raw.text);
  return meaning === undefined ? word(raw, "name") : word(raw, "common", meaning);
}

/** `SiemensAG` is `Siemens AG`. */
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

/** `A.B.C.` and `A B C` are `ABC`. */
function joinInitials(raw: readonly RawWord[]): RawWord[] {
  const joined: RawWord[] = [];
  let run: RawWord[] = [];
  const flush = () => {
    const [first] = run;
    if (first) {
      const text = run.map((one) => one.text).join("");
      joined.push({ ...first, text, original: text, comma: run.at(-1)!.comma });
    }
    run = [];
  };
  for (const one of raw) {
    if (isLetter(one)) run.push(one);
    else {
      flush();
      joined.push(one);
    }
  }
  flush();
  return joined;
}

/** Takes legal forms off both ends of a name, as long as something is left of it. */
function stripForms(raw: readonly RawWord[]): { words: RawWord[]; forms: FormClass[] } {
  let words = [...raw];
  const forms: FormClass[] = [];
  for (;;) {
    const found = formAt(words, "end") ?? formAt(words, "start");
    if (!found) return { words, forms };
    forms.push(found.form);
    words = found.rest;
  }
}

function formAt(words: readonly RawWord[], where: "start" | "end"): { form: FormClass; rest: RawWord[] } | null {
  for (let count = Math.min(MAX_FORM_WORDS, words.length - 1); count > 0; count--) {
    const [span, rest] =
      where === "end" ? [words.slice(-count), words.slice(0, -count)] : [words.slice(0, count), words.slice(count)];
    const form = LEGAL_FORMS.get(span.map((one) => one.text).join(""));
    if (form === undefined || rest.every((one) => STOP_WORDS.has(one.text))) continue;
    // "A.B. Consult" may be of the form AB, "A.B.C. Consult" is not.
    if (where === "start" && isLetter(span.at(-1)!) && isLetter(rest[0]!)) continue;
    return { form, rest };
  }
  return null;
}

const isLetter = (raw: RawWord): boolean => /^[a-z]$/.test(raw.text) && raw.script !== "syllabic";

/** `forty four` and `forty 4` are `44`. */
function joinNumbers(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const one of words) {
    const before = joined.at(-1);
    const tens = Number(before?.role === "number" ? before.symbol : Number.NaN);
    const units = Number(one.role === "number" ? one.symbol : Number.NaN);
    if (before && tens >= 20 && tens < 100 && tens % 10 === 0 && units > 0 && units < 10) {
      joined[joined.length - 1] = { ...before, text: before.text + one.text, symbol: String(tens + units) };
    } else joined.push(one);
  }
  return joined;
}
