import { isWithin, lettersIn, mayBeWithin, shapeOf, slackOf } from "../../distance.ts";
import type { Cell } from "../../text.ts";
import { IDENTITY_LABELS, type IdentityField } from "./words.ts";
import { type Token, tokensOf } from "../../tokens.ts";

/**
 * Labels of identity documents stand in two or three languages beside each other, several in a row, and above their
 * values: `Naam / Name   Voornamen / Given names`. A span is one such label in all of its languages.
 */
export interface LabelSpan {
  readonly field: IdentityField;
  /** Characters of the cell, with the marks after the label. */
  readonly start: number;
  readonly end: number;
  /** Whether a colon follows. */
  readonly hasColon: boolean;
}

const EXACT = new Map<string, IdentityField>();
/** The same with the characters that recognition confuses made one: `Sumame` is `Surname`. */
const SHAPES = new Map<string, IdentityField>();
const LONG: { readonly shape: string; readonly letters: number; readonly field: IdentityField }[] = [];
let longest = 0;
for (const [field, labels] of Object.entries(IDENTITY_LABELS) as [IdentityField, string][]) {
  for (const label of labels.split(";").map((text) => text.trim())) {
    const words = label.match(/[a-z0-9]+/g)!;
    longest = Math.max(longest, words.length);
    EXACT.set(words.join(""), field);
    if (words.join("").length >= 5) SHAPES.set(shapeOf(words.join("")), field);
    const shape = shapeOf(words.join(""));
    if (words.join("").length >= 7) LONG.push({ shape, letters: lettersIn(shape), field });
  }
}

/** The labels of a cell, in its order. A label in the middle of a cell counts only if it is read exactly. */
export function labelSpans(cell: Cell): LabelSpan[] {
  const tokens = tokensOf(cell.folded);
  const spans: LabelSpan[] = [];
  for (let at = 0; at < tokens.length;) {
    const isFirst = spans.length === 0 && isLead(cell.folded.slice(0, tokens[at]!.start));
    const match = matchAt(tokens, at, isFirst);
    const isAllowed =
      match !== null && (isFirst || spans.length > 0 || /\s{2,}$/.test(cell.text.slice(0, tokens[at]!.start)));
    if (match === null || !isAllowed) {
      at++;
      continue;
    }
    // The number of a field belongs to its label: the value begins under it.
    const start = isFirst ? 0 : tokens[at]!.start;
    let { field } = match;
    let next = at + match.count;
    for (;;) {
      const gap = next < tokens.length ? cell.folded.slice(tokens[next - 1]!.end, tokens[next]!.start) : "";
      const more = /^[\s./|()°!#*',-]*$/.test(gap) && gap !== "" ? matchAt(tokens, next, gap.includes("/")) : null;
      if (more !== null && isSameField(field, more.field)) field = field === "plain_name" ? more.field : field;
      if (more === null || !isSameField(field, more.field)) {
        // Recognition makes a letter of the stroke between two languages.
        const behind = /^[a-z\d]$/.test(tokens[next]?.text ?? "") ? matchAt(tokens, next + 1, false) : null;
        if (behind?.field !== field) break;
        next += 1 + behind.count;
        continue;
      }
      next += more.count;
    }
    const stop = tokens[next - 1]!.end;
    const marks = /^(?:[\s.°)(/|-]|n°)*(:)?\s*/.exec(cell.folded.slice(stop))!;
    if (field === "in" && marks[1] === undefined) {
      at++;
      continue;
    }
    spans.push({ field, start, end: stop + marks[0].length, hasColon: marks[1] !== undefined });
    at = next;
  }
  return spans.length > 0 ? spans : besideStroke(cell);
}

/** `Naam / Surname`, `Name / Given names` of a state that calls the given names so. */
const isSameField = (a: IdentityField, b: IdentityField): boolean =>
  a === b || (a === "plain_name" && b === "family") || (a === "family" && b === "plain_name");

/** `Data eisiuna/Date of issue`: a label in a language that is not known, and after a stroke in one that is. */
function besideStroke(cell: Cell): LabelSpan[] {
  const parts = cell.folded.replace(/\s*:\s*$/, "").split("/");
  if (parts.length < 2 || parts.length > 4 || cell.text.length > 70 || /\d/.test(cell.folded)) return [];
  const fields = parts.map((part) => EXACT.get((part.match(/[a-z0-9]+/g) ?? []).join("")));
  const known = new Set(fields.filter((field) => field !== undefined));
  const [field] = known;
  return field === undefined || known.size > 1
    ? []
    : [{ field, start: 0, end: cell.text.length, hasColon: /:\s*$/.test(cell.folded) }];
}

/** What may stand before the first label: nothing, or the number of a field. */
const isLead = (before: string): boolean => /^[^\p{L}]{0,6}$|^\s*\(?\[?[a-h]\]?[.)]?\s*$/u.test(before);

function matchAt(
  tokens: readonly Token[],
  at: number,
  isTolerant: boolean,
): { readonly field: IdentityField; readonly count: number } | null {
  const texts = beginnings(tokens, at);
  for (let count = texts.length; count > 0; count--) {
    const text = texts[count - 1]!;
    const field = EXACT.get(text) ?? SHAPES.get(shapeOf(text));
    if (field !== undefined) return { field, count };
  }
  if (!isTolerant) return null;
  for (let count = texts.length; count > 0; count--) {
    const shape = shapeOf(texts[count - 1]!);
    const slack = slackOf(shape.length);
    if (slack === 0) continue;
    const letters = lettersIn(shape);
    const close = LONG.find(
      (label) =>
        mayBeWithin(label.letters, letters, slack) &&
        isWithin(label.shape, shape, Math.min(slack, slackOf(label.shape.length))),
    );
    if (close !== undefined) return { field: close.field, count };
  }
  return null;
}

/** The first word from `at` on, the first two together, and so on: no more words than a label has. */
function beginnings(tokens: readonly Token[], at: number): string[] {
  const texts: string[] = [];
  let text = "";
  for (const token of tokens.slice(at, at + longest)) {
    text += token.text;
    texts.push(text);
  }
  return texts;
}
