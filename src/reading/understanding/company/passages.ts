import type { Flow } from "../flow.ts";
import { withoutTitles, readPersonName, type PersonName } from "../fields/person-names.ts";
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
  for (const match of folded.matchAll(pattern)) {
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

export interface NameInText {
  readonly name: PersonName;
  readonly at: number;
  readonly end: number;
}

const BETWEEN_NAMES = /[,;:()•\n"]| - |(?:^|\s)(?:en|et|und|and|ou|of|sowie|ainsi que|alsmede|&|\d{1,2}[.)])\s/g;
const REMARKS =
  /\s+(?:voornoemd|vermeld|prenomm|precit|vorgenannt|genannt|aforesaid|mentioned|wonende|woonachtig|domicili|demeurant|residing|wohnhaft|geboren|ne[e]? |born|die |dewelke|welke|qui |lesquel|who |which |met |pour |voor |fur |for |as |als |tot |en qualite|comme |in de |ici |alhier|hier|nomme|benoemd|nommee|bestellt|appointed|resigned|mandat|in haar|in zijn).*$/;

/** Words of offices and acts, which no name has. */
export const NO_PERSON =
  /bestuur|zaakvoerder|administrat|gerant|verwalter|geschaftsfuhrer|director|vergadering|assemblee|versammlung|meeting|vennootschap|societe|gesellschaft|company|benoem|nominat|ernenn|ontslag|demission|rucktritt|notari|notaire/;

/** Names of persons that a stretch of running text lists, in its order. */
export function namesIn(text: string, folded: string): NameInText[] {
  const names: NameInText[] = [];
  let from = 0;
  const add = (start: number, end: number) => {
    const cut = REMARKS.exec(folded.slice(start, end));
    const stop = cut === null ? end : start + cut.index;
    const raw = text.slice(start, stop).replace(/[\s.]+$/, "");
    const name = readPersonName(withoutTitles(raw.trim()));
    if (name !== null && !NO_PERSON.test(folded.slice(start, stop)))
      names.push({ name, at: start + (raw.length - raw.trimStart().length), end: start + raw.length });
  };
  for (const mark of folded.matchAll(BETWEEN_NAMES)) {
    add(from, mark.index);
    from = mark.index + mark[0].length;
  }
  add(from, text.length);
  return names;
}

const ABBREVIATION =
  /(?:^|[\s.(])(?:\d{1,2}|\p{L}|mr|mrs|ms|dr|nr|no|art|artt|ing|ir|me|mter|mevr|dhr|mme|geb|gez|rep|bijl|par|al|lid|st|bzw|ca|inkl|co|abs|ziff|cf|ltd|inc)$/iu;

/** Full stops that end a sentence, semicolons that end a part of one, and line ends before a label. */
export const sentenceStops = (text: string): number[] =>
  [...text.matchAll(/;|\n(?=\p{Lu}[^:.;\n]{1,45}\s?:(?:\s|$))|[.](?=\s+(?:[-–•*]\s?)?["«„“(]?[\p{Lu}\d§]|\s*$)/gu)]
    .filter(({ 0: stop, index }) => stop !== "." || !ABBREVIATION.test(text.slice(Math.max(0, index - 12), index)))
    .map(({ index }) => index);

/** The end of the sentence that a text begins in the middle of: a full stop that ends no abbreviation. */
export function sentenceEnd(text: string): number {
  return sentenceStops(text).find((at) => text[at] === ".") ?? text.length;
}
