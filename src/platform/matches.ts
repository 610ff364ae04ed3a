/**
 * Every match of a global expression in a text, in order: `text.matchAll(pattern)` without its copy of the expression.
 * The copy is compiled anew for each text, which takes longer than to search a line with it.
 * @throws TypeError if the expression is not global
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError("the expression must be global");
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    // A match without characters would be found again at its place.
    if (match[0] === "") pattern.lastIndex += pattern.unicode && text.codePointAt(match.index)! > 0xffff ? 2 : 1;
  }
  return matches;
}
