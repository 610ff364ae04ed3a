/** Whom a comment mentions, as its text stands. Ids as the service has them; `written` as the officer wrote it. */
export interface Mentions {
  readonly notified: readonly string[];
  /** Nobody is notified: no officer who is known has this id. */
  readonly unknown: readonly string[];
  /** Nobody is notified: it may be any of several. */
  readonly ambiguous: readonly { readonly written: string; readonly fits: readonly string[] }[];
}

/** No part of a mail address: what stands before the sign belongs to no word. */
const START = String.raw`(?<![\p{L}\p{N}._%+-])@`;
const MENTION = new RegExp(START, "gu");
const IN_BRACKETS = /^\[([^\]\n]+)\]/u;
const WORD = /^[\p{L}\p{N}](?:[\p{L}\p{N}@._+'’-]*[\p{L}\p{N}_])?/u;
/** What may follow an id: not what could be more of it. A dot, a dash or an apostrophe may end a sentence or a word. */
const ENDS = /^(?:$|[^\p{L}\p{N}@_+'’.-]|['’](?:s(?![\p{L}\p{N}])|(?![\p{L}\p{N}]))|[.-](?![\p{L}\p{N}@_+]))/u;

/** Reads a text by the ids of the officers who are known: a mention counts only if it is the whole id of one of them. */
export function readMentions(text: string, people: readonly string[]): Mentions {
  const notified = new Set<string>();
  const unknown = new Set<string>();
  const ambiguous = new Map<string, readonly string[]>();
  for (const { index } of text.matchAll(MENTION)) {
    const rest = text.slice(index + 1);
    const inBrackets = IN_BRACKETS.exec(rest)?.[1];
    const found = inBrackets === undefined ? longestOf(rest, people) : same(inBrackets, people);
    const written = inBrackets ?? WORD.exec(rest)?.[0] ?? "";
    const fits =
      found.length > 0 ? found : people.filter((id) => id.toLowerCase().startsWith(`${written}@`.toLowerCase()));
    if (found.length === 1) notified.add(found[0]!);
    else if (written !== "" && fits.length > 1) ambiguous.set(written, fits);
    else if (written !== "") unknown.add(written);
  }
  return {
    notified: [...notified],
    unknown: [...unknown],
    ambiguous: [...ambiguous].map(([written, fits]) => ({ written, fits })),
  };
}

/** The longest ids that a text begins with; an id with a space only counts in brackets. */
function longestOf(rest: string, people: readonly string[]): string[] {
  const begun = people.filter(
    (id) =>
      !/\s/u.test(id) &&
      rest.slice(0, id.length).toLowerCase() === id.toLowerCase() &&
      ENDS.test(rest.slice(id.length)),
  );
  const length = Math.max(...begun.map((id) => id.length));
  return same(rest.slice(0, length), begun);
}

/** The id itself, else those that differ from it in capitals only. */
function same(id: string, people: readonly string[]): string[] {
  if (people.includes(id)) return [id];
  return people.filter((other) => other.toLowerCase() === id.toLowerCase());
}

/** A mention that is being written. */
export interface BegunMention {
  /** Place of its @, and the end of what belongs to it. */
  readonly from: number;
  readonly to: number;
  readonly written: string;
}

const BEGUN = new RegExp(String.raw`${START}(?:\[([^\]\n]*)|([^\s@]*(?:@[^\s@]*)?))$`, "u");

/** The mention in which the caret stands. */
export function mentionAt(text: string, caret: number): BegunMention | null {
  const begun = BEGUN.exec(text.slice(0, caret));
  if (!begun) return null;
  const written = begun[1] ?? begun[2]!;
  const more = begun[1] === undefined ? /^[\p{L}\p{N}@._+-]*/u : /^[^\]\s]*\]?/u;
  return { from: begun.index, to: caret + more.exec(text.slice(caret))![0].length, written };
}

/** What is offered at once. */
const OFFERED_MAX = 8;

/** Ids that go on as the mention begins, or have a word before the domain or in the officer's name that does. */
export function suggestMentions(
  { written }: BegunMention,
  people: readonly string[],
  nameOf: (id: string) => string | undefined = () => undefined,
): string[] {
  const begun = written.toLowerCase();
  const fits = (id: string) =>
    [id, ...id.split("@")[0]!.split(/[\s._-]+/u), ...(nameOf(id) ?? id).split(/\s+/u)].some((part) =>
      part.toLowerCase().startsWith(begun),
    );
  return people.filter((id) => id !== written && fits(id)).slice(0, OFFERED_MAX);
}

/** The text with a mention completed, and the place of the caret after it. */
export function completeMention(text: string, { from, to }: BegunMention, id: string) {
  const after = text.slice(to);
  const mention = `@${/\s/u.test(id) ? `[${id}]` : id}${after === "" ? " " : ""}`;
  return { text: text.slice(0, from) + mention + after, caret: from + mention.length };
}

/** A text in which mentions of these ids have the officers' names; one whose name is not known stays as written. */
export function nameMentions(text: string, ids: readonly string[], nameOf: (id: string) => string | undefined): string {
  return text.replace(
    new RegExp(String.raw`${START}(?:\[([^\]\n]+)\]|([^\s@]+(?:@[^\s@]+)?))`, "gu"),
    (written, inBrackets, bare) => {
      const rest = String(inBrackets ?? bare);
      const id = inBrackets === undefined ? longestOf(rest, ids)[0] : rest;
      const name = id !== undefined && ids.includes(id) ? nameOf(id) : undefined;
      return name === undefined ? written : `@${name}${inBrackets === undefined ? rest.slice(id!.length) : ""}`;
    },
  );
}
