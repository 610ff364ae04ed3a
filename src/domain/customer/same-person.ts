import { wholeLatinWords } from "../../platform/folding.ts";

/** Lower-case Latin words of a name. Ligatures and hyphens do not count; the order does not either. */
export const nameWords = (name: string): string[] => wholeLatinWords(name).sort();

/**
 * Whether two written names can be one person: the same words in any order, or two words or more of one all
 * found in the other (further given names are often left out). Spelling must agree: Jan is not An.
 */
export const isSamePerson = (a: string, b: string): boolean => areOnePersons(nameWords(a), nameWords(b));

/** The same of names that are split into words. */
export function areOnePersons(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return false;
  if (short.length < 2 && long.length !== short.length) return false;
  const left = [...long];
  return short.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The same for names that are written with the same words, in whatever order, script or case. */
export const nameKey = (name: string): string => nameWords(name).join(" ");

export const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/** Whether two lists name the same people. */
export const samePeople = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((name) => b.some((other) => isSamePerson(name, other))) &&
  b.every((name) => a.some((other) => isSamePerson(name, other)));
