import type { MediaHit } from "../media-answer.ts";
import { fold } from "./judge/folded-text.ts";

/** Share of a name's letters that an article must print to name its bearer in full: a firm without its legal form, a person without middle names. */
const MOST_OF_A_NAME = 0.6;

const lettersOf = (text: string): number => (text.match(/[\p{L}\d]/gu) ?? []).length;
/** The name as the article prints it. */
const printedName = ({ judgement }: MediaHit): string =>
  judgement!.quotes.find((quote) => quote.for === "name")?.words ?? "";
/** The word without a capital that an article has of a name of several, such as the trade in a firm's name; null for any other. */
export function commonWordOf(hit: MediaHit): string | null {
  const printed = hit.judgement ? printedName(hit) : "";
  return /^\p{Ll}\S*$/u.test(printed) && hit.subject.includes(" ") && !hit.subject.includes(printed) ? printed : null;
}
const isInFull = (hit: MediaHit): boolean => lettersOf(printedName(hit)) >= MOST_OF_A_NAME * lettersOf(hit.subject);

/**
 * An adverse article counts for those whom it names in full. Whom only a word of that name fits, such as a relative or a sister
 * company, or a word without a capital, such as the trade in a firm's name, is not accused beside them.
 */
export function ofThoseNamed(hits: readonly MediaHit[]): MediaHit[] {
  const accusing = Map.groupBy(
    hits.filter(({ judgement }) => judgement!.adverse),
    ({ url }) => url,
  );
  return hits.filter((hit) => {
    if (!hit.judgement!.adverse || isInFull(hit)) return true;
    const printed = printedName(hit);
    return !(accusing.get(hit.url) ?? []).some(
      (other) =>
        other.subject !== hit.subject &&
        isInFull(other) &&
        isAsGrave(other, hit) &&
        (/^\p{Ll}/u.test(printed) || fold(printedName(other)).includes(fold(printed))),
    );
  });
}

const RANKS: readonly unknown[] = ["low", "medium", "high"];
const isAsGrave = (one: MediaHit, other: MediaHit): boolean =>
  RANKS.indexOf(one.judgement!.severity) >= RANKS.indexOf(other.judgement!.severity);
