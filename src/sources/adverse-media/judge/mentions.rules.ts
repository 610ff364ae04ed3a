import { type FoldedText, type Span, findAll, fold, overlaps } from "./folded-text.ts";
import type { MediaSubject } from "./judgement.model.ts";
import { placeStems } from "./places.ts";

/** Where an article names a subject. */
export interface Mentions {
  /** The whole name, in the order of the article. */
  readonly full: readonly Span[];
  /** A word of the name that tells it apart, with a capital. */
  readonly partial: readonly Span[];
  /** A word of a company's name, with a capital or without. */
  readonly loose: readonly Span[];
  /** Whether a first or last name stands as an initial. */
  readonly initial: boolean;
}

/** Legal forms; those of one line are the same form in different languages or ages. */
const FORMS = [
  "bv bvba srl sprl",
  "nv sa",
  "vof snc",
  "comm cv cvba sc scrl cvoa scea sca",
  "vzw asbl",
  "sarl sas eurl",
  "gmbh ggmbh gesmbh ug",
  "ag",
  "kg kgaa ohg gbr eg gen partg mbb ev",
  "ltd limited llp plc cic lp",
  "inc llc corp corporation",
  "pty",
  "spa srls",
  "aps as a.s oy ab uab",
  "se",
  "fze",
].map((line) => line.split(" "));
const OTHER_FORMS = "bvo co company uv e sem i s stak stichting gcv maatschap societe holding group groep groupe".split(
  " ",
);
const LEGAL_FORMS = new Set([...FORMS.flat(), ...OTHER_FORMS]);
const LITTLE = new Set(
  (
    "de het een van den der ten ter te en op aan la le les l des du d et au aux en sur the of and at on in st und die das dem zum zur am von fur " +
    "dr sir lord lady me mr mrs judge prof ir"
  ).split(" "),
);

export const words = (name: string): string[] =>
  fold(name)
    .replace(/s\.a r\.l|s\. a r\. l|s\.a\.r\.l/g, "sarl")
    .replaceAll(/(?<=\b[a-z])\.(?=[a-z]\b)/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ");
/** Letters from which a word of a name counts without a capital. */
const LOOSE_FROM = 4;
const isTelling = (word: string): boolean => word.length >= 3 && !LEGAL_FORMS.has(word) && !LITTLE.has(word);

/** Whether a name ends in a legal form. */
export const isCompanyName = (name: string): boolean => {
  const last = words(name).at(-1)!;
  return last.length > 1 && LEGAL_FORMS.has(last);
};

export const escaped = (text: string): string => text.replace(/[^a-z0-9 ]/g, ".");

/** Adjacent words, whatever stands between them. */
function wordSpans(text: FoldedText, phrase: string): Span[] {
  if (phrase.trim() === "") return [];
  const source = phrase.trim().split(" ").map(escaped).join("[^a-z0-9\\n]{1,4}(?:(?:en|et|and|und) )?");
  return findAll(text.folded, [`(?<![a-z0-9])${source}(?:'?s)?(?![a-z0-9])`]);
}

export const capitalised = ({ original, origins }: FoldedText, spans: readonly Span[]): Span[] =>
  spans.filter(({ from }) => /[\p{Lu}\d]/u.test(original[origins[from]!] ?? ""));

/** The whole names of others that tell a subject apart. */
export const namesOf = (text: FoldedText, names: readonly string[]): Span[] =>
  names.flatMap((name) => [
    ...personMentions(text, name).full,
    ...wordSpans(text, words(name).filter(isTelling).join(" ")),
  ]);

export const mentionsOf = (text: FoldedText, subject: MediaSubject): Mentions =>
  subject.kind === "person" ? personMentions(text, subject.name) : companyMentions(text, subject);

function withoutForm(name: string): string[] {
  const parts = words(name);
  while (parts.length > 1 && (LEGAL_FORMS.has(parts.at(-1)!) || parts.at(-1)!.length === 1)) parts.pop();
  return parts;
}

function companyMentions(text: FoldedText, subject: MediaSubject): Mentions {
  const parts = withoutForm(subject.name);
  const full = wordSpans(text, parts.join(" "));
  const place = placeStems(subject.place ?? "");
  const trade = words(subject.trade ?? "");
  const telling = parts.filter(isTelling).filter((word) => !place.some((stem) => word.startsWith(stem)));
  const distinct = telling.filter((word) => !trade.some((name) => name.slice(0, 5) === word.slice(0, 5)));
  const partial = capitalised(
    text,
    (distinct.length > 0 ? distinct : telling).flatMap((word) => wordSpans(text, word)),
  );
  const loose = telling.filter((word) => word.length >= LOOSE_FROM).flatMap((word) => wordSpans(text, word));
  return { full, partial, loose, initial: false };
}

function personMentions(text: FoldedText, name: string): Mentions {
  const parts = words(name).filter((word) => !["dr", "sir", "lord", "judge", "mr", "me"].includes(word));
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const tail = parts.slice(1);
  const full = [...wordSpans(text, parts.join(" ")), ...wordSpans(text, [...tail, first].join(" "))];
  if (parts.length > 2) full.push(...wordSpans(text, `${first} ${last}`), ...wordSpans(text, tail.join(" ")));
  const initials = findAll(text.folded, [
    `\\b${escaped(first)} ${tail
      .slice(0, -1)
      .map((word) => `(?:${word} )?`)
      .join("")}${last[0]}\\.`,
    `\\b${first[0]}\\. ${escaped(tail.join(" "))}\\b`,
  ]);
  const partial = tail
    .filter((word) => word.length >= 3 && isTelling(word))
    .flatMap((word) => capitalised(text, wordSpans(text, word)));
  return { full: [...full, ...initials], partial, loose: [], initial: initials.length > 0 };
}

/** The name of a company with a legal form that the subject does not have: "Alpha GmbH" is not "Alpha AG". */
export function otherForm(text: FoldedText, subject: MediaSubject, full: readonly Span[]): Span | null {
  if (subject.kind !== "company") return null;
  const own = words(subject.name).flatMap((word) => FORMS.find((line) => line.includes(word)) ?? []);
  if (own.length === 0) return null;
  for (const { from, to } of full) {
    const next = /^[ ,(]{1,2}([a-z][a-z.]*)/.exec(text.folded.slice(to));
    if (!next || !/\p{Lu}/u.test(text.original[text.origins[to + next[0].length - next[1]!.length]!] ?? "")) continue;
    const form = next[1]!.replaceAll(".", "");
    if (FORMS.some((line) => line.includes(form)) && !own.includes(form) && form !== "as" && form !== "se") {
      return { from, to: to + next[0].length };
    }
  }
  return null;
}

export const outside = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.filter((span) => !others.some((other) => overlaps(other, span)));
