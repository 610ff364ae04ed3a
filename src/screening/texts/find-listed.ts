import { readWeak } from "../candidates/entry-facts.ts";
import { hashText } from "../candidates/grams.ts";
import { findWord, itemsOf } from "../candidates/look-up.ts";
import { nameKind, nameText, readEntry } from "../candidates/read-segment.ts";
import type { Segment } from "../candidates/segment.ts";
import { identifierKey } from "../matching/identifier-key.ts";
import { joinedNames } from "../matching/score-entry.ts";
import { namePartsOf } from "./name-parts.ts";
import { findRuns } from "./find-runs.ts";
import type { SearchedText } from "./read-text.ts";

/** A listed name, or a listed number, as a text has it. */
export interface ListedInText {
  /** Index of the text. */
  readonly text: number;
  /** As the text has it. */
  readonly name: string;
  /** The listed name; of a number the first name of its entry. */
  readonly listed: string;
  /** Id of its entry. */
  readonly entry: string;
  /** Absent for a name. */
  readonly number?: string;
  /** Without the patronymic that the list has. */
  readonly isShort?: true;
}

/** Names that share less of their weight with all texts are none of theirs: a patronymic and a legal form may be left out. */
const LEAST_SHARE = 0.5;

/** The names and numbers of a segment that texts have. */
export function findListed(
  segment: Segment,
  texts: readonly SearchedText[],
  tokens: readonly string[],
): ListedInText[] {
  return [...namesIn(segment, texts, tokens), ...numbersIn(segment, texts)];
}

function namesIn(segment: Segment, texts: readonly SearchedText[], tokens: readonly string[]): ListedInText[] {
  const { wordNames, wordNameStarts, wordRarity, nameNorms, nameMarks, nameEntries } = segment;
  const weights = new Float32Array(segment.header.names);
  const touched: number[] = [];
  // Ascending, as the words of a segment are: each is looked for behind the one before.
  let from = 0;
  for (const token of tokens) {
    const word = findWord(segment, token, from);
    from = word < 0 ? ~word : word;
    if (word < 0) continue;
    for (let at = wordNameStarts[word]!; at < wordNameStarts[word + 1]!; at++) {
      const name = wordNames[at]!;
      if (weights[name] === 0) touched.push(name);
      weights[name]! += wordRarity[word]!;
    }
  }
  return touched.flatMap((name) => {
    if (weights[name]! < LEAST_SHARE * nameNorms[name]! || readWeak(nameMarks[name]!)) return [];
    const [listed, kind] = [nameText(segment, name), nameKind(segment, name)];
    return [listed, ...joinedNames(listed)].flatMap((one) => {
      const parts = namePartsOf(one, kind);
      return parts === null
        ? []
        : texts.flatMap((text, at) =>
            findRuns(text, parts, kind).map((run) => {
              const { id } = readEntry(segment, nameEntries[name]!);
              return { text: at, listed, entry: id, ...run };
            }),
          );
    });
  });
}

function numbersIn(segment: Segment, texts: readonly SearchedText[]): ListedInText[] {
  return texts.flatMap(({ numbers }, text) =>
    numbers.flatMap(({ written, key }) =>
      itemsOf(segment.identifiers, hashText(key), segment.identifierEntries).flatMap((at) => {
        const entry = readEntry(segment, at);
        const isIts = entry.identifiers.some((identifier) => identifierKey(identifier) === key);
        return isIts ? [{ text, name: written, listed: entry.names[0]!.name, entry: entry.id, number: written }] : [];
      }),
    ),
  );
}
