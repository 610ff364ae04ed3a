import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import { isWithin, lettersIn, lettersShape, mayBeWithin, slackOf } from "../distance.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { detectLanguage } from "../language.ts";
import type { Cell, DocumentText } from "../text.ts";
import type { KindWords } from "./kind-words.ts";
import { letterContents } from "./letter-contents.ts";
import { structureOf } from "./structure.ts";
import { WORDS_OF_KINDS, type WordedKind } from "./words/index.ts";
import { ABOUT, BLANK, LETTER, OTHER_HEADING, OTHER_PAPER, REQUEST } from "./words/other.ts";

/** What a document earns by each sign of a kind, and how much of each counts at most. */
const WEIGHTS = {
  title: 4,
  heading: 3.5,
  lowerTitle: 1.5,
  lonelyTitle: 2.5,
  strong: 2,
  strongLimit: 8,
} as const;

/** From this score on a document is likely of the kind, and from a good deal more for certain. */
const LIKELY = { form: 4.5, text: 5.5 } as const;
const CERTAIN = 1.5;
/** Frequent words make up so much of running text; forms and tables have fewer. */
const TEXT_SHARE = 0.22;
/** From this score on, and so far ahead of the next, it may be of the kind. */
const NEAR = { form: 3, text: 4, lead: 0.8 } as const;
/** A document with the titles of so many kinds lists papers, which costs each kind as much as a title gives. */
const LISTED = 4;
const LISTED_COST = 5;
/** A kind must be so far ahead of the next. */
const LEAD = 1.2;
/** Kinds that come as letters, or are written in sentences that look like one. */
const LETTER_KINDS: readonly DocumentKind[] = [
  "bank_account_certificate",
  "contract",
  "invoice",
  "proof_of_address",
  "licence",
  "screening_report",
];

interface Score {
  readonly kind: WordedKind;
  readonly score: number;
  readonly isTitled: boolean;
}

/** What the rules say, and what they say it by. */
export interface ByRules {
  /** Null where they see none. */
  readonly kind: WordedKind | null;
  readonly strength: "certain" | "likely" | "near" | null;
  /** What a document earns for each kind; 4 is what a title gives. */
  readonly scores: Readonly<Partial<Record<DocumentKind, number>>>;
  /** How much says that it is another paper, a request, a text about papers, a list of them or a blank form. */
  readonly others: number;
}

export function classifyByRules(document: ReadableDocument): ByRules {
  const folded = searchedText(document);
  const isBlank = isBlankForm(document.text, folded);
  const scores = scoresOf(document, folded, isBlank);
  const isOther = listsPapers(scores) || isHeadedOther(document.text);
  const signs = otherSigns(folded) + (isOther ? 2 : 0);
  return {
    ...verdictOf(document, scores, signs),
    scores: Object.fromEntries(scores.map(({ kind, score }) => [kind, score])),
    others: signs + (isBlank ? 2 : 0),
  };
}

function verdictOf(
  document: ReadableDocument,
  scores: readonly Score[],
  signs: number,
): Pick<ByRules, "kind" | "strength"> {
  const [first, second] = scores as [Score, Score];
  const { kind, score } = first;
  const isText = detectLanguage(document.flow.folded).share >= TEXT_SHARE;
  const likely = isText ? LIKELY.text : LIKELY.form;
  if (score >= likely && score >= second.score + LEAD) {
    const isCertain = score >= likely + CERTAIN && score >= second.score + 2 * LEAD;
    return { kind, strength: isCertain ? "certain" : "likely" };
  }
  const isNear = signs === 0 && score >= (isText ? NEAR.text : NEAR.form) && score >= second.score + NEAR.lead;
  return isNear ? { kind, strength: "near" } : { kind: null, strength: null };
}

const listsPapers = (scores: readonly Score[]): boolean => scores.filter(({ isTitled }) => isTitled).length >= LISTED;

/** On one line. Words beyond 80 characters are cut, because an expression that searches within a word takes the square of its length. */
const searchedText = ({ flow }: ReadableDocument): string =>
  flow.folded.replaceAll(/\s+/g, " ").replaceAll(/(\S{80})\S+/g, "$1");

/** All kinds by what speaks for them, the highest first. */
function scoresOf(document: ReadableDocument, folded: string, isBlank: boolean): Score[] {
  const starts = startsOf(document.text);
  const notThis = distrust(folded, isBlank, isHeadedOther(document.text));
  const structure = structureOf(document.text, folded);
  // A form that nobody filled in has labels and holds nothing.
  const contents = isBlank ? {} : { ...letterContents(document.text, document.flow.text, folded) };
  const scores = (Object.keys(WORDS_OF_KINDS) as WordedKind[])
    .map((kind): Score => {
      const held = contents[kind] ?? 0;
      const signs = signsOf(WORDS_OF_KINDS[kind], folded, starts, held >= 2);
      const distrusted = LETTER_KINDS.includes(kind) ? notThis.anyKind : notThis.papers;
      const given = (structure[kind] ?? 0) + held;
      return { kind, score: signs.score + given + distrusted, isTitled: signs.isTitled };
    })
    .sort((a, b) => b.score - a.score);
  return listsPapers(scores) ? scores.map((one) => ({ ...one, score: one.score - LISTED_COST })) : scores;
}

/** The heading of another paper costs each kind more than its own title gives. */
const HEADED_COST = 6;
const LONGEST_TITLE = 60;

const isHeadedOther = (text: DocumentText): boolean =>
  text.cells.some(
    (cell) => isHeading(text, cell) && cell.text.length <= LONGEST_TITLE && count(OTHER_HEADING, cell.folded) > 0,
  );

interface Start {
  readonly folded: string;
  readonly shape: string;
  /** Letters among the first so many characters of the shape. */
  readonly prefixes: readonly number[];
  readonly isHeading: boolean;
}

/** Lines near the top of the first page may be headings of the document. */
const HEADING_ROWS = 14;
const LONGEST_HEADING = 90;

const startsOf = (text: DocumentText): Start[] =>
  text.cells.map((cell) => {
    const shape = lettersShape(cell.folded);
    const prefixes = [0];
    for (let at = 0; at < shape.length; at++) prefixes.push(prefixes[at]! | lettersIn(shape[at]!));
    return { folded: cell.folded, shape, prefixes, isHeading: isHeading(text, cell) };
  });

const isHeading = (text: DocumentText, cell: Cell): boolean =>
  cell.row < HEADING_ROWS && cell.page === text.cells[0]!.page && cell.text.length <= LONGEST_HEADING;

function signsOf(
  words: KindWords,
  folded: string,
  starts: readonly Start[],
  isHeld: boolean,
): { score: number; isTitled: boolean } {
  const compiled = compiledOf(words);
  const title = titleScore(compiled.titles, starts);
  const strong = compiled.strong.filter((pattern) => pattern.test(folded));
  // A heading alone is no document: a recipe may be headed "Statuten".
  const isBacked = isHeld || strong.length > 0;
  const backed = isBacked ? title : Math.min(title, WEIGHTS.lonelyTitle);
  const heading = isHeld || strong.length > 0 ? headingScore(compiled.headings, starts) : 0;
  const score = Math.max(backed, heading) + Math.min(WEIGHTS.strongLimit, strong.length * WEIGHTS.strong);
  return { score, isTitled: title > 0 };
}

/** A title may be misread by a character or two, and be followed by a name or a date. */
function titleScore(titles: readonly Title[], starts: readonly Start[]): number {
  let best = 0;
  for (const { shape, prefixes, isHeading: high } of starts) {
    const value = high ? WEIGHTS.title : WEIGHTS.lowerTitle;
    if (value <= best) continue;
    const isTitle = titles.some(({ text, letters, slack }) => {
      const { length } = text;
      if (shape.length < length - 2 || shape.length > length + (length < 9 ? 14 : 45)) return false;
      if (!mayBeWithin(letters, prefixes[Math.min(length, shape.length)]!, slack)) return false;
      return shape.startsWith(text) || isWithin(shape.slice(0, length), text, slack);
    });
    if (isTitle) best = value;
  }
  return best;
}

/** A heading may name its subject in the middle. A label with its value and the end of a sentence are no headings. */
const headingScore = (headings: readonly RegExp[], starts: readonly Start[]): number =>
  starts.some(
    ({ folded, isHeading: high }) =>
      high && !/[.,;?!]$|: ?\S/.test(folded) && headings.some((pattern) => pattern.test(folded)),
  )
    ? WEIGHTS.heading
    : 0;

interface Title {
  readonly text: string;
  readonly letters: number;
  /** Characters that may be misread. */
  readonly slack: number;
}

function titleOf(words: string): Title {
  const text = lettersShape(words);
  return { text, letters: lettersIn(text), slack: slackOf(text.length) };
}

interface Compiled {
  readonly titles: readonly Title[];
  readonly headings: readonly RegExp[];
  readonly strong: readonly RegExp[];
}

const COMPILED = new WeakMap<KindWords, Compiled>();

function compiledOf(words: KindWords): Compiled {
  const known = COMPILED.get(words);
  if (known !== undefined) return known;
  const compiled = {
    titles: words.titles.map(titleOf),
    headings: words.headings.map((source) => new RegExp(source)),
    strong: words.strong.map((source) => new RegExp(source)),
  };
  COMPILED.set(words, compiled);
  return compiled;
}

const count = (pattern: RegExp, folded: string): number => folded.match(pattern)?.length ?? 0;

const otherSigns = (folded: string): number =>
  count(OTHER_PAPER, folded) + count(ABOUT, folded) + count(REQUEST, folded);

/** Dots that lead to a value are a leader; dots at the end of a line, or several stretches in one, leave it open. */
function blanksIn(text: DocumentText): number {
  return text.cells.reduce((sum, { folded }) => {
    const found = count(BLANK, folded);
    const isLeader = found === 1 && /\p{L}[ :]*(?:[._…]\s?){3,}[\s:]*[\p{L}\d][^._…]{0,90}/u.test(folded);
    return sum + (isLeader ? 0 : found);
  }, 0);
}

function isBlankForm(text: DocumentText, folded: string): boolean {
  const words = folded.match(/\p{L}{2,}/gu)?.length ?? 0;
  const blanks = blanksIn(text);
  return blanks >= 4 && blanks * 12 > words;
}

/** What a letter, an article about a kind or a form that is not filled in costs each kind. */
function distrust(folded: string, isBlank: boolean, isOther: boolean): { anyKind: number; papers: number } {
  const about = Math.min(3, count(ABOUT, folded)) * -3;
  const requests = Math.min(3, count(REQUEST, folded)) * -2.5;
  const others = Math.min(3, count(OTHER_PAPER, folded)) * -2.5;
  const letter = Math.min(2, count(LETTER, folded)) * -3;
  const anyKind = about + requests + others + (isBlank ? -5 : 0) + (isOther ? -HEADED_COST : 0);
  return { anyKind, papers: anyKind + letter };
}
