import type { ArabicForms } from "../print-assets.model.ts";

/** A letter that a line shows, or letters that one glyph shows, with the marks on them. */
export interface Cluster {
  readonly text: string;
  /** The glyph of the letter where it depends on its neighbours; without one each character has its own. */
  readonly joined?: number;
  /** The sign that is drawn in place of the character, such as the bracket of the other side. */
  readonly mirrored?: string;
}

const ALONE = 0;
const LAST = 1;
const FIRST = 2;
const BETWEEN = 3;
/** A stroke that lengthens a word joins on both sides. */
const TATWEEL = "\u0640";
const MARK = /^\p{M}$/u;

/** The characters of a text in groups of a letter and its marks, each Arabic letter in the form that its neighbours ask for. */
export function joinLetters(text: string, forms: ArabicForms | undefined): Cluster[] {
  const groups = groupMarks(text);
  if (forms === undefined) return groups.map((group) => ({ text: group }));
  const clusters: Cluster[] = [];
  for (let at = 0; at < groups.length; at++) {
    const [group, next] = [groups[at]!, groups[at + 1]];
    const follows = joinsNext(groups[at - 1], forms);
    const ligature = next === undefined ? undefined : forms.ligatures[`${codeOf(group)} ${codeOf(next)}`];
    if (ligature !== undefined) {
      clusters.push({ text: baseOf(group) + next! + marksOf(group), joined: ligature[follows ? LAST : ALONE] });
      at += 1;
      continue;
    }
    const letter = forms.letters[codeOf(group)];
    if (letter === undefined) clusters.push({ text: group });
    else {
      const leads = joinsNext(group, forms) && joinsBefore(next, forms);
      const form = follows ? (leads ? BETWEEN : LAST) : leads ? FIRST : ALONE;
      clusters.push({ text: group, joined: letter[form] });
    }
  }
  return clusters;
}

function groupMarks(text: string): string[] {
  const groups: string[] = [];
  for (const character of text)
    if (MARK.test(character) && groups.length > 0) groups[groups.length - 1] += character;
    else groups.push(character);
  return groups;
}

const codeOf = (group: string): number => group.codePointAt(0)!;
const baseOf = (group: string): string => String.fromCodePoint(codeOf(group));
const marksOf = (group: string): string => group.slice(baseOf(group).length);

/** Whether a letter reaches to the one after it: its form at the beginning of a word is not the one that stands alone. */
function joinsNext(group: string | undefined, { letters }: ArabicForms): boolean {
  if (group === undefined) return false;
  const letter = letters[codeOf(group)];
  return group.startsWith(TATWEEL) || (letter !== undefined && letter[FIRST] !== letter[ALONE]);
}

function joinsBefore(group: string | undefined, { letters }: ArabicForms): boolean {
  if (group === undefined) return false;
  const letter = letters[codeOf(group)];
  return group.startsWith(TATWEEL) || (letter !== undefined && letter[LAST] !== letter[ALONE]);
}
