import {
  endsSentence,
  isLabelledRow,
  LEAD,
  leadingMarks,
  looksLabelled,
  separatorAfter,
  type LabelMark,
} from "./label-marks.ts";
import { isWithin, lettersIn, mayBeWithin, shapeOf, slackOf } from "./distance.ts";
import { cellBelow, cellCaptioned, continuation, valueUnderCaption } from "./label-places.ts";
import { placeOfAll, placeWithin, type Cell, type DocumentText, type Place } from "./text.ts";
import { type Token, tokensOf } from "./tokens.ts";

/**
 * Finds the values of labels: to the right of one on its line, in the next cell of its row, or below it. A table gives
 * each key its labels in all languages; all labels of a document belong in one table, since a label ends the value of
 * the one before and is never a value itself.
 */
export type LabelTable<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** How a value stands to its label. A value that merely follows without a colon counts only if it parses strictly. */
type LabelForm = "colon" | "column" | "below" | "above" | "adjacent";

export interface Labelled<Key extends string = string> {
  readonly key: Key;
  readonly form: LabelForm;
  /** First line of the value. */
  readonly value: string;
  /** All lines of the value, the first as well, joined by line feeds. */
  readonly block: string;
  readonly label: Cell;
  readonly cells: readonly Cell[];
  /** Of label and first line: the quote shows both. */
  readonly place: Place;
  /** Of all lines of the value. */
  readonly blockPlace: Place;
}

interface Entry<Key> {
  readonly key: Key;
  readonly compact: string;
  readonly shape: string;
  readonly letters: number;
  readonly words: number;
}

interface Match<Key> {
  readonly key: Key;
  readonly start: number;
  /** Where the value begins. */
  readonly valueStart: number;
  readonly form: LabelMark;
  /** Of the label. */
  readonly words: number;
}

/** A text layer has no misread characters: there, a label may differ by an ending if it is long, and no short word is one. */
const isTolerable = (cell: Cell, length: number): boolean => cell.confidence < 1 || length >= 9;

const compactOf = (text: string): string => tokensOf(text).reduce((whole, token) => whole + token.text, "");

export class LabelFinder<Key extends string> {
  readonly #exact = new Map<string, Entry<Key>>();
  readonly #entries: Entry<Key>[] = [];
  readonly #longest: number;

  readonly #keyByStem: ((letters: string) => string | null) | null;

  /** @param keyByStem tells the key of a label that the table does not list, by its letters */
  constructor(table: LabelTable<Key>, keyByStem: ((letters: string) => string | null) | null = null) {
    this.#keyByStem = keyByStem;
    for (const [key, labels] of Object.entries(table) as [Key, readonly string[]][]) {
      for (const label of labels) {
        const folded = label.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
        const compact = compactOf(folded);
        const shape = shapeOf(compact);
        const entry = { key, compact, shape, letters: lettersIn(shape), words: tokensOf(folded).length };
        if (this.#exact.has(entry.compact)) continue;
        this.#exact.set(entry.compact, entry);
        this.#entries.push(entry);
      }
    }
    this.#longest = Math.max(0, ...this.#entries.map((entry) => entry.words)) + 1;
  }

  /** Every label of the document with its value, in reading order. Labels without a value are left out. */
  find(text: DocumentText): Labelled<Key>[] {
    const matches = new Map<Cell, Match<Key>[]>();
    for (const cell of text.cells) {
      const found = this.#matchesIn(cell);
      if (found.length > 0 && !endsSentence(text, cell)) matches.set(cell, found);
    }
    for (const cell of text.cells) {
      const isCertain = matches.get(cell)?.some(({ form }) => form === "colon" || form === "column");
      const wrapped = isCertain === true ? null : this.#wrapped(text, cell);
      if (wrapped !== null) matches.set(cell, [wrapped]);
    }
    const captioned = captionedCells(text, matches);
    const results: Labelled<Key>[] = [];
    for (const [cell, found] of matches) {
      found.forEach((match, index) => {
        const end = found[index + 1]?.start ?? cell.text.length;
        const over = captioned.get(cell);
        const result =
          over === undefined
            ? this.#valueOf(text, matches, cell, match, end)
            : labelled(match.key, "above", over.text, cell, [over], placeWithin(cell), []);
        if (result !== null) results.push(result);
      });
    }
    return results;
  }

  begins(cell: Cell): boolean {
    return this.#matchesIn(cell).length > 0;
  }

  /** The label that a cell consists of, such as the head of a column. */
  whole(cell: Cell): Key | null {
    const compact = compactOf(cell.folded);
    // A dash stands for nothing; only a sign of per cent is a label without letters.
    if (compact === "" && !cell.text.includes("%")) return null;
    return (this.#lookUp(compact, isTolerable(cell, compact.length)) ?? this.#byStem(compact))?.key ?? null;
  }

  #byStem(compact: string): Entry<Key> | null {
    const key = /\d/.test(compact) || compact.length < 3 ? null : (this.#keyByStem?.(compact) ?? null);
    return key === null ? null : (this.#entries.find((entry) => entry.key === key) ?? null);
  }

  #lookUp(compact: string, fuzzy: boolean): Entry<Key> | null {
    const exact = this.#exact.get(compact);
    if (exact !== undefined) return exact;
    if (!fuzzy || compact.length < 4) return null;
    const shape = shapeOf(compact);
    const slack = slackOf(shape.length);
    const letters = lettersIn(shape);
    return (
      this.#entries.find(
        (entry) =>
          entry.shape === shape ||
          (Math.abs(entry.shape.length - shape.length) <= slack &&
            slack > 0 &&
            (entry.shape[0] === shape[0] || entry.shape.at(-1) === shape.at(-1)) &&
            mayBeWithin(entry.letters, letters, slack) &&
            isWithin(entry.shape, shape, Math.min(slack, slackOf(entry.shape.length)))),
      ) ?? null
    );
  }

  #matchesIn(cell: Cell): Match<Key>[] {
    const tokens = tokensOf(cell.folded);
    const lead = LEAD.exec(cell.folded)![0].length;
    let first = tokens.findIndex((token) => token.start >= lead);
    if (first < 0) return [];
    const matches: Match<Key>[] = [];
    while (first < tokens.length) {
      const isStart = matches.length === 0 && tokens[first]!.start === lead + leadingMarks(cell.folded.slice(lead));
      const match = this.#matchAt(cell, tokens, first, isStart);
      const { start } = tokens[first]!;
      // Within a line a label follows a mark or begins with a capital: `Nom : Dupont Prénoms : Anne`.
      const stands =
        /(?:[.;,|]|\s) ?$/.test(cell.folded.slice(0, start - 1)) || /^\p{Lu}/u.test(cell.text.slice(start));
      if (match !== null && (isStart || (match.form === "colon" && stands))) {
        matches.push(match);
        const next = tokens.findIndex((token) => token.start >= match.valueStart);
        first = next < 0 ? tokens.length : Math.max(next, first + 1);
      } else {
        first += 1;
      }
    }
    return matches;
  }

  #matchAt(cell: Cell, tokens: readonly Token[], first: number, fuzzy: boolean): Match<Key> | null {
    for (const tolerant of fuzzy ? [false, true] : [false]) {
      for (let count = Math.min(this.#longest, tokens.length - first); count > 0; count -= 1) {
        const used = tokens.slice(first, first + count);
        const compact = used.map((token) => token.text).join("");
        const entry = this.#lookUp(compact, tolerant && isTolerable(cell, compact.length));
        if (entry === null) continue;
        const separator = separatorAfter(cell.folded, used.at(-1)!.end);
        // A word in the midst of a title: `Share register`.
        if (separator.form === "adjacent" && /^\p{Ll}/u.test(cell.text.slice(separator.valueStart))) continue;
        return { key: entry.key, start: used[0]!.start, words: count, ...separator };
      }
    }
    const mayBeStem = fuzzy || /^\p{Lu}/u.test(cell.text.slice(tokens[first]!.start));
    return mayBeStem ? this.#stemmed(cell, tokens, first) : null;
  }

  /** A label that no table lists: a whole cell, or what stands before a colon. */
  #stemmed(cell: Cell, tokens: readonly Token[], first: number): Match<Key> | null {
    if (this.#keyByStem === null) return null;
    const colon = cell.folded.indexOf(":", tokens[first]!.start);
    const end = tokens.findLastIndex((token) => token.end <= (colon < 0 ? cell.folded.length : colon)) + 1;
    const used = tokens.slice(first, end);
    if (used.length === 0 || used.length > 6) return null;
    const entry = this.#byStem(used.map((token) => token.text).join(""));
    const separator = separatorAfter(cell.folded, used.at(-1)!.end);
    if (entry === null || separator.form === "adjacent") return null;
    return { key: entry.key, start: used[0]!.start, words: used.length, ...separator };
  }

  /** A label of two lines, whose value stands to the right of the first. */
  #wrapped(text: DocumentText, cell: Cell): Match<Key> | null {
    if (cell.box === null || cell.text.length > 60) return null;
    const next = text.rows[cell.row + 1]?.[0];
    const [x, y, , height] = cell.box;
    if (next?.box == null || Math.abs(next.box[0] - x) > 3 || next.box[1] - (y + height) > 0.9 * height) return null;
    const entry = this.#exact.get(compactOf(cell.folded) + compactOf(next.folded));
    if (entry === undefined || text.rows[cell.row]!.length < 2) return null;
    return { key: entry.key, start: 0, valueStart: cell.text.length, form: "none", words: entry.words };
  }

  #valueOf(
    text: DocumentText,
    matches: ReadonlyMap<Cell, Match<Key>[]>,
    cell: Cell,
    match: Match<Key>,
    end: number,
  ): Labelled<Key> | null {
    // A single word that a value merely follows may begin a value itself: `Société anonyme`.
    const isLabel = (other: Cell) =>
      matches.get(other)?.some(({ form, words }) => form !== "adjacent" || words > 1) === true;
    const inLine = cell.text.slice(match.valueStart, end).replace(/[\s,;|/-]+$/, "");
    const begins = (other: Cell) => matches.has(other) || looksLabelled(other);
    const label = placeWithin(cell, match.start, end);
    if (/[\p{L}\p{N}]/u.test(inLine) && match.form !== "none") {
      const isLast = end === cell.text.length;
      const more = isLast ? continuation(text, cell, begins, [cell]) : [];
      return labelled(match.key, match.form, inLine, cell, [cell, ...more], label, more);
    }
    if (end !== cell.text.length) return null;
    const right = text.rows[cell.row]!.find((other) => other.at === cell.at + 1);
    const under = valueUnderCaption(text, cell, right);
    if (under !== null) {
      const more = continuation(text, under, begins, [under], true);
      return labelled(match.key, "below", under.text, cell, [under, ...more], label, more);
    }
    if (right !== undefined && !isLabel(right)) {
      const more = continuation(text, right, begins, [cell, right]);
      return labelled(match.key, "column", right.text, cell, [right, ...more], label, more);
    }
    const below = cellBelow(text, cell);
    if (below === null || isLabel(below) || isLabelledRow(text, cell, below)) return null;
    const more = continuation(text, below, begins, [below], true);
    return labelled(match.key, "below", below.text, cell, [below, ...more], label, more);
  }
}

/** Values by the captions that stand under them. One alone may be a coincidence. */
function captionedCells<Key extends string>(
  text: DocumentText,
  matches: ReadonlyMap<Cell, readonly Match<Key>[]>,
): ReadonlyMap<Cell, Cell> {
  const alone = [...matches].filter(
    ([cell, found]) =>
      found.length === 1 &&
      found[0]!.form === "none" &&
      found[0]!.start <= 2 &&
      text.rows[cell.row]!.every((other) => other === cell || matches.has(other)),
  );
  const captions = alone.flatMap(([cell]) => {
    const over = cellCaptioned(text, cell);
    return over === null || matches.has(over) ? [] : [[cell, over] as const];
  });
  return new Map(captions.length >= 2 && captions.length > 0.6 * alone.length ? captions : []);
}

function labelled<Key extends string>(
  key: Key,
  form: LabelForm,
  value: string,
  label: Cell,
  cells: readonly Cell[],
  labelPlace: Place,
  more: readonly Cell[],
): Labelled<Key> {
  const first = cells[0]!;
  // A label that is found was read right, whatever recognition thinks of it.
  const place =
    first === label ? labelPlace : { ...placeOfAll([labelPlace, placeWithin(first)]), confidence: first.confidence };
  return {
    key,
    form,
    value: value.trim(),
    block: [value.trim(), ...more.map((cell) => cell.text.trim())].join("\n"),
    label,
    cells,
    place,
    blockPlace: more.length === 0 ? place : placeOfAll([place, ...more.map((cell) => placeWithin(cell))]),
  };
}
