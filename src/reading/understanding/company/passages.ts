import { matchesOf } from "../../../platform/matches.ts";
import type { Flow } from "../flow.ts";
import type { Place } from "../text.ts";

/** What follows a phrase of running text. */
export interface Passage {
  /** On one line. */
  readonly text: string;
  readonly folded: string;
  /** Where the text begins in the flow. */
  readonly at: number;
  /** Where the phrase begins. */
  readonly from: number;
  readonly phrase: string;
}

/** The running text on one line: as long as the flow, so that places agree. */
export const onOneLine = (text: string): string => text.replaceAll("\n", " ");

/** Up to `reach` characters behind each place where a pattern (global, folded) stands. */
export function* passagesAfter(flow: Flow, pattern: RegExp, reach: number): Generator<Passage> {
  const folded = onOneLine(flow.folded);
  const text = onOneLine(flow.text);
  for (const match of matchesOf(folded, pattern)) {
    const at = match.index + match[0].length;
    yield {
      text: text.slice(at, at + reach),
      folded: folded.slice(at, at + reach),
      at,
      from: match.index,
      phrase: match[0],
    };
  }
}

/** Place of a part of a passage, with the phrase before it. */
export const placeOf = (flow: Flow, passage: Passage, start: number, end: number): Place =>
  flow.place(start < 40 ? passage.from : passage.at + start, passage.at + end);

/** Words of offices and acts, which no name has. */
export const NO_PERSON =
  /bestuur|zaakvoerder|administrat|gerant|verwalter|geschaftsfuhrer|director|vergadering|assemblee|versammlung|meeting|vennootschap|societe|gesellschaft|company|benoem|nominat|ernenn|ontslag|demission|rucktritt|notari|notaire|vertegenwoordig|representant|wijziging|modification|anderung/;

const ABBREVIATION =
  /(?:^|[\s.(])(?:\d{1,2}|\p{L}|mr|mrs|ms|dr|nr|no|art|artt|ing|ir|me|mter|mevr|dhr|mme|geb|gez|rep|bijl|par|al|lid|st|bzw|ca|inkl|co|abs|ziff|cf|ltd|inc)$/iu;

/** Full stops that end a sentence, semicolons that end a part of one, and line ends before a label. */
export const sentenceStops = (text: string): number[] =>
  matchesOf(text, /;|\n(?=\p{Lu}[^:.;\n]{1,45}\s?:(?:\s|$))|[.](?=\s+(?:[-–•*]\s?)?["«„“(]?[\p{Lu}\d§]|\s*$)/gu)
    .filter(({ 0: stop, index }) => stop !== "." || !ABBREVIATION.test(text.slice(Math.max(0, index - 12), index)))
    .map(({ index }) => index);

/** The end of the sentence that a text begins in the middle of: a full stop that ends no abbreviation. */
export function sentenceEnd(text: string): number {
  return sentenceStops(text).find((at) => text[at] === ".") ?? text.length;
}
