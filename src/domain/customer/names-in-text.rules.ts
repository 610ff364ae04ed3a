import { COMMON_WORDS } from "./common-words.ts";

/** A run of words that may be the name of a person or a company. */
export interface TextName {
  readonly name: string;
  /** A part of a name that was found, or words in small letters, which are looked for after the names. */
  readonly isVariant: boolean;
}

/** Longer texts are read up to here, which bounds the cost. */
export const TEXT_MAX = 20_000;
const NAME_WORDS_MIN = 2;
const NAME_WORDS_MAX = 6;
/** Words of a name before its legal form. */
const COMPANY_WORDS_MAX = 8;

type Kind = "name" | "caseless" | "form" | "particle" | "joiner" | "other" | "break";

interface Token {
  readonly text: string;
  readonly kind: Kind;
  /** The first word of a sentence, which has a capital in any case. */
  readonly isFirst: boolean;
}

/** Legal forms as they are written beside a name; short ones in capitals only, because `as`, `sa` and `ag` are words. */
const FORM =
  /^(?:OOO|OAO|ZAO|PAO|AO|AOZT|TOV|TOO|JSC|PJSC|OJSC|CJSC|LLC|LLP|LP|LTD|Ltd|Limited|LIMITED|Inc|INC|Incorporated|Corp|CORP|Corporation|CORPORATION|Co|CO|Company|COMPANY|FZE|FZCO|FZC|FZ-LLC|FZLLC|DMCC|WLL|SPC|SAL|GmbH|GMBH|mbH|AG|KG|OHG|UG|BV|NV|BVBA|CVBA|CV|VOF|VZW|ASBL|SA|SAS|SARL|Sarl|SRL|Srl|SPRL|SNC|SCS|SL|SpA|SPA|PLC|Plc|Pte|PTE|Pty|PTY|Sdn|Bhd|BHD|PT|AB|AS|ASA|ApS|Oy|OY|Oyj|OU|SIA|UAB|EOOD|OOD|EAD|AD|DOO|KFT|Kft|ZRT|ООО|ОАО|ЗАО|ПАО|АО|ТОО|ИП|ТОВ|АТ|ПАТ|Şti|AŞ|EΠΕ|ΑΕ)$/u;
const PARTICLE =
  /^(?:de|van|der|den|het|ter|ten|von|vom|zu|zum|zur|du|des|da|dos|di|del|della|la|le|bin|ibn|bint|ben|al|el|ul|ud|y|e|af|av|'t|of)$/u;
const JOINER = /^(?:&|and|en|et|und|for|für|voor|pour|i|и)$/u;
/** `al-Nuhasi`, `d'Hondt`: a capital behind a prefix. */
const PREFIXED = /^\p{Ll}{1,4}[-'’]\p{Lu}/u;
/** A French article or preposition that is written with the name behind it. */
const ELIDED = /^(?:[ldjmnst]|qu)['’](?=\p{Lu})/u;
const INITIAL = /^\p{Lu}\.$/u;
const WORD = /[\p{L}\p{N}'’‘][\p{L}\p{M}\p{N}'’‘`´.&-]*|&|\n|[^\s]/gu;
/** Quotes may stand between a name and its form: OOO "Zarnitsa". */
const QUOTE = /^["«»„“”'‘’]$/u;

/**
 * Runs of words in a text that may be names, those beside a legal form first, each once.
 * @param most characters that are read
 */
export function namesInText(whole: string, most = TEXT_MAX): TextName[] {
  const text = whole.slice(0, most);
  const tokens = tokensOf(text);
  const companies = besideForms(tokens);
  // The words of one company without its form are no other name.
  const single = companies.filter(({ name }) => !name.split(" ").some((word) => JOINER.test(word)));
  const runs = capitalRuns(tokens).filter(({ name }) => !single.some((one) => ` ${one.name} `.includes(` ${name} `)));
  const found = [...companies, ...runs, ...familyFirst(tokens), ...inSmallLetters(text)];
  const byKey = new Map<string, TextName>();
  for (const one of found) {
    const key = one.name.toLowerCase();
    if (!byKey.has(key) || (byKey.get(key)!.isVariant && !one.isVariant)) byKey.set(key, one);
  }
  const names = [...byKey.values()];
  return [...names.filter(({ isVariant }) => !isVariant), ...names.filter(({ isVariant }) => isVariant)];
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isFirst = true;
  for (const { 0: raw } of text.matchAll(WORD)) {
    if (QUOTE.test(raw)) continue;
    const word = raw.replace(/[.'’‘`´-]+$/u, "").replace(/^[‘'’](?=\p{Lu})/u, "");
    if (!/[\p{L}\p{N}]/u.test(word) && word !== "&") {
      tokens.push({ text: raw, kind: "break", isFirst: false });
      isFirst = /[.!?:\n]/.test(raw) || isFirst;
      continue;
    }
    const bare = word.replace(ELIDED, "");
    const kind = INITIAL.test(raw) ? "name" : kindOf(bare);
    tokens.push({ text: bare, kind, isFirst });
    // A full stop ends a sentence, except behind an initial or a form: `J. Peeters`, `Alfa B.V. in Gent`.
    const ends = raw.endsWith(".") && bare.replaceAll(".", "").length > 2 && kind !== "form";
    if (ends) tokens.push({ text: ".", kind: "break", isFirst: false });
    isFirst = ends;
  }
  return tokens;
}

function kindOf(word: string): Kind {
  if (FORM.test(word) || (word.includes(".") && FORM.test(word.replaceAll(".", "")))) return "form";
  if (JOINER.test(word)) return "joiner";
  if (PARTICLE.test(word)) return "particle";
  if (/^\p{Lo}/u.test(word)) return "caseless";
  if (/^[\p{Lu}\p{Lt}]/u.test(word) || PREFIXED.test(word))
    return COMMON_WORDS.has(word.toLowerCase()) ? "break" : "name";
  return "other";
}

const isInside = ({ kind }: Token): boolean => kind === "name" || kind === "particle" || kind === "joiner";

/** The words before a legal form, or behind one that stands first. */
function besideForms(tokens: readonly Token[]): TextName[] {
  return tokens.flatMap(({ kind, text }, at): TextName[] => {
    if (kind !== "form" || tokens[at - 1]?.kind === "form") return [];
    const before = tokens.slice(Math.max(0, at - COMPANY_WORDS_MAX), at);
    const from = before.findLastIndex((one) => !isInside(one)) + 1;
    const words = tokens[at - 1]?.kind === "name" ? trimmed(before.slice(from)) : [];
    const behind = tokens.slice(at + 1, at + 1 + COMPANY_WORDS_MAX);
    const stop = behind.findIndex((one) => !isInside(one));
    const following = behind[0]?.kind === "name" ? trimmed(stop < 0 ? behind : behind.slice(0, stop)) : [];
    return [
      ...companyNames(words, (name) => `${name} ${text}`),
      ...companyNames(following, (name) => `${text} ${name}`, words.length > 0),
    ];
  });
}

/** `Alfa and Beta Trading FZE` may be one company or the second of two, and `Goods of Alfa Trading FZE` begins with goods. */
function companyNames(words: readonly Token[], withForm: (name: string) => string, isVariant = false): TextName[] {
  if (words.length === 0) return [];
  const parts = [...behindLinks(words), ...(words[0]!.isFirst ? [trimmed(words.slice(1))] : [])];
  return [
    { name: withForm(written(words)), isVariant },
    ...parts
      .filter((part) => part.length > 0 && part.length < words.length)
      .map((part) => ({ name: withForm(written(part)), isVariant: true })),
  ];
}

/** What stands behind each particle or joiner of a run. */
const behindLinks = (words: readonly Token[]): Token[][] =>
  words.flatMap(({ kind }, at) => (kind === "name" || kind === "caseless" ? [] : [trimmed(words.slice(at))]));

const written = (words: readonly Token[]): string => words.map(({ text }) => text).join(" ");

/** Without particles and joiners at its ends. */
function trimmed(words: readonly Token[]): Token[] {
  const isName = ({ kind }: Token) => kind === "name" || kind === "caseless";
  const from = words.findIndex(isName);
  return from < 0 ? [] : words.slice(from, words.findLastIndex(isName) + 1);
}

/** Runs of words with capitals, or in a script without them. */
function capitalRuns(tokens: readonly Token[]): TextName[] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    const { kind } = token;
    const run = runs.at(-1)!;
    if (kind === "name" || kind === "caseless") {
      const last = run.findLast((one) => one.kind !== "particle");
      if (last !== undefined && last.kind !== kind) runs.push([token]);
      else run.push(token);
    } else if (kind === "particle" && run.length > 0) run.push(token);
    else runs.push([]);
  }
  return runs.map(trimmed).flatMap(namesOfRun);
}

function namesOfRun(run: readonly Token[]): TextName[] {
  const [first] = run;
  if (first === undefined) return [];
  if (run.every(isSyllabic)) return run.flatMap(({ text }) => inCharacters(text));
  const count = run.filter(({ kind }) => kind !== "particle").length;
  if (count < NAME_WORDS_MIN) return [];
  if (count > NAME_WORDS_MAX) return windows(run);
  // `Konto Viktor Morozenko`, `Viktor Morozenko Moskau`: the word beside a name may have a capital too.
  const ends = count > NAME_WORDS_MIN ? [trimmed(run.slice(1)), trimmed(run.slice(0, -1))] : [];
  const parts = [...behindLinks(run), ...ends];
  return [
    { name: written(run), isVariant: false },
    ...parts.filter(isLong).map((part) => ({ name: written(part), isVariant: true })),
  ];
}

const isLong = (part: readonly Token[]): boolean =>
  part.filter(({ kind }) => kind !== "particle").length >= NAME_WORDS_MIN;

/** Words in capitals without an end: each group of two to four in it. */
function windows(run: readonly Token[]): TextName[] {
  return [3, 4, 2].flatMap((size) =>
    run.flatMap((_, at) => {
      const part = trimmed(run.slice(at, at + size));
      return part.length === size ? [{ name: written(part), isVariant: false }] : [];
    }),
  );
}

const isSyllabic = ({ text }: Token): boolean => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(text);

const CHARACTERS_MAX = 20;

/** Characters of a script without spaces: a short run is a name, and a long one may hold a name of three. */
function inCharacters(text: string): TextName[] {
  const letters = [...text];
  if (letters.length < NAME_WORDS_MIN) return [];
  const whole = letters.length <= CHARACTERS_MAX ? [{ name: text, isVariant: false }] : [];
  if (letters.length <= 4) return whole;
  return [
    ...whole,
    ...letters.slice(0, -2).map((_, at) => ({ name: letters.slice(at, at + 3).join(""), isVariant: true })),
  ];
}

/** `Morozenko, Viktor`, where neither side of the comma is a name by itself. */
function familyFirst(tokens: readonly Token[]): TextName[] {
  const isName = (token: Token | undefined) => token?.kind === "name";
  return tokens.flatMap(({ text, kind }, at): TextName[] => {
    const [family, given] = [tokens[at - 1], tokens[at + 1]];
    if (kind !== "break" || text !== "," || !isName(family) || !isName(given)) return [];
    const before = isName(tokens[at - 2]) ? [tokens[at - 2]!, family!] : [family!];
    const behind = isName(tokens[at + 2]) ? [given!, tokens[at + 2]!] : [given!];
    if (before.length > 1 && behind.length > 1 && !isUpper(before)) return [];
    return [{ name: `${written(before)}, ${written(behind)}`, isVariant: true }];
  });
}

const isUpper = (words: readonly Token[]): boolean => words.every(({ text }) => text === text.toUpperCase());

/** An answer, or a part of it between marks, that is nothing but two to four words: `viktor morozenko, a friend`. */
function inSmallLetters(text: string): TextName[] {
  return text.split(/[,;:.()\n"«»„“”!?]/).flatMap((part): TextName[] => {
    const words = part.trim().split(/\s+/);
    const isName =
      words.length >= NAME_WORDS_MIN &&
      words.length <= 4 &&
      words.every((word) => /^\p{Ll}[\p{L}\p{M}'’-]+$/u.test(word) && !COMMON_WORDS.has(word));
    return isName ? [{ name: words.join(" "), isVariant: true }] : [];
  });
}
