import { matchesOf } from "../../../platform/matches.ts";
import type { FoldedText, Span } from "./folded-text.ts";

/** A formal charge of whom a sentence names before it, in folded Dutch, French, German and English. */
const CHARGED =
  /(?<!['a-z])(?:(?:werd|wordt|is) in verdenking gesteld|heeft (?:hem|haar) in verdenking gesteld|(?:a ete|est) (?:inculpee?|mise? en examen)|(?:inculpee?|mise? en examen) (?:de|pour|du)|(?:wurde|wird) [a-z ]{0,30}angeklagt|(?:was|is|has been) (?:formally )?(?:charged with|indicted))(?![a-z])/g;
const PRONOUN =
  /^["' ]*(?:hij|zij|ze|il|elle|er|sie|he|she|de onderzoeksrechter|le juge d'instruction)(?: [a-z]+){0,2} $/;
/** Before a name: it is somebody beside the subject. */
const BESIDE = /(?:^|[^a-z])(?:van|bij|de|du|chez|d'|von|bei|of|at|with|met|avec|mit) ?$/;
const NAME = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u;
const OTHER =
  /\p{Lu}|(?<!\p{L})(?:wiens|wier|dont|whose|dessen|deren|n'|niet|not|nicht|pas|broer|zus|zoon|vader|man|frere|fils|pere|mari|brother|son|father|husband|wife|sohn|vater|bruder|echtgeno\p{L}*|epou\p{L}*|associe\p{L}*|vennoot|partner)(?!\p{L})/u;

/** Where a text says in so many words that its subject was formally charged; null where it does not. */
export function statedCharge({ folded, original, origins }: FoldedText, mentions: readonly Span[]): Span | null {
  const printed = (from: number, to: number) => original.slice(origins[from], origins[to]);
  const found = matchesOf(folded, CHARGED).find(({ index }) => {
    const start = folded.lastIndexOf("\n", index) + 1;
    const last = mentions.findLast(({ from, to }) => from >= start && to <= index);
    if (last) return !BESIDE.test(folded.slice(start, last.from)) && !OTHER.test(printed(last.to, index));
    // Of whom the sentence before tells, where it tells of nobody else.
    const before = folded.lastIndexOf("\n", start - 2) + 1;
    const named = mentions.filter(({ from, to }) => from >= before && to < start);
    const beside = named.length > 0 ? printed(before, named[0]!.from) + printed(named.at(-1)!.to, start - 1) : "";
    return start > 0 && named.length > 0 && !NAME.test(beside) && PRONOUN.test(folded.slice(start, index));
  });
  return found ? { from: found.index, to: found.index + found[0].length } : null;
}
