import type { MediaAnswer, MediaHit, UnreadArticle } from "../media-answer.ts";
import { fold } from "./judge/folded-text.ts";
import { languagesOf } from "./judge/lexicon/languages.ts";
import { notedOf } from "./turns.rules.ts";

/** Letters of a text that are judged. */
export const JUDGED_CHARS = 4_000;

/** Small words that Dutch, French, German and English lack. */
const OTHER_LANGUAGES = new Set(
  (
    "el los las por con para del fue sido pero como una il lo gli di della dei delle nel nella che sono stato stata alla dal uma com dos das foi pelo pela " +
    "przez nie oraz zostal zostala jest jego byl byla pro podle ktery ktera jako pentru prin fost care din " +
    "och att som av till har blev har ett og til af ikke olarak icin bir hogy egy volt az oli joka sekä za"
  ).split(" "),
);
/** Small words that the four share with others. */
const SHARED = new Set("a de en la in se l d s n un est e o i as es an on me na over of to so".split(" "));
/** Letters of lower-case words that the four do not write. */
const OTHER_LETTER = /(?<!\p{L})\p{Ll}*[ąćęłńśźżčďěňřšťůžőűșțăğışñãõøåæđ]\p{Ll}*(?!\p{L})/u;
const MOST_FOREIGN_LETTERS = 0.3;

/** Whether a text is in a language or script that the rules cannot read. */
export function isInOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && foreign / letters.length > MOST_FOREIGN_LETTERS) return true;
  const folded = fold(text);
  const words = folded.split(/[^a-z]+/);
  const other = words.filter((word) => OTHER_LANGUAGES.has(word)).length + (OTHER_LETTER.test(text) ? 1 : 0);
  const known = Math.max(
    ...languagesOf(folded).map(
      ({ functionWords }) => words.filter((word) => !SHARED.has(word) && functionWords.includes(word)).length,
    ),
  );
  return other > known;
}

const REMOVED = /^\W*removed\W*$/i;
const isBlank = (text: string): boolean => text.trim() === "" || REMOVED.test(text);

type Article = Omit<UnreadArticle, "why"> & Pick<MediaHit, "snippet">;

/** Why an article says nothing that can be relied on; null where it was read, or does not name a subject. */
function whyUnread({ title, snippet, url }: Article, named: readonly MediaHit[]): UnreadArticle["why"] | null {
  if (isBlank(title) && isBlank(snippet)) return "no_text";
  const naming = named.filter((hit) => hit.url === url);
  if (naming.length === 0) return null;
  // Also where the rules took a word of it for something adverse: that is a guess.
  if (isInOtherLanguage(`${title}\n${snippet}`)) return "language";
  return snippet.length > JUDGED_CHARS && !naming.some(({ judgement }) => judgement!.adverse) ? "too_long" : null;
}

/** Articles that were found and not read: those without a text, and those that name a subject in words that nobody here reads. */
export function unreadOf(articles: readonly Article[], named: readonly MediaHit[]): UnreadArticle[] {
  const unread = articles.flatMap((article): [string, UnreadArticle][] => {
    const { title, url, publisher, published_at } = article;
    const why = whyUnread(article, named);
    return why === null ? [] : [[url, { title, url, publisher, published_at, why }]];
  });
  return [...new Map(unread).values()];
}

const RANKS = ["high", "medium", "low"] as const;
const rankOf = ({ judgement }: MediaHit): number => {
  const { adverse, severity, exculpatory, unclear } = judgement!;
  if (adverse && severity !== null) return RANKS.indexOf(severity);
  return RANKS.length + (unclear ? 0 : exculpatory ? 1 : 2);
};

/** One entry for each subject of an article, the gravest: one address may stand for several articles, or spellings. */
export function gravestOf(named: readonly MediaHit[]): MediaHit[] {
  const gravest = new Map<string, MediaHit>();
  for (const hit of named) {
    const key = keyOf(hit);
    const before = gravest.get(key);
    if (before === undefined || rankOf(hit) < rankOf(before)) gravest.set(key, hit);
  }
  return [...gravest.values()];
}

/**
 * What else was found: articles that clear a subject, and all that report nothing adverse of one.
 * @param hits those of the named that count
 */
export function othersOf(
  named: readonly MediaHit[],
  hits: readonly MediaHit[],
): Required<Pick<MediaAnswer, "clearings" | "harmless">> & Pick<MediaAnswer, "noted"> {
  const clears = hits.filter(({ judgement }) => judgement!.exculpatory);
  const adverse = new Set(hits.filter(({ judgement }) => judgement!.adverse).map(keyOf));
  const harmless = named.filter((hit) => !adverse.has(keyOf(hit)));
  const noted = notedOf(named);
  return {
    clearings: clears.map(({ title, url, publisher, published_at, subject, snippet, judgement }) => ({
      title,
      url,
      publisher,
      published_at,
      subject,
      snippet,
      isCertain: judgement!.namesake === "certain",
    })),
    harmless: harmless.map(({ url, subject }) => ({ url, subject })),
    ...(noted.length > 0 && { noted }),
  };
}

const keyOf = ({ url, subject }: MediaHit): string => `${url}\n${subject}`;
