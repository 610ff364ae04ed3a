import { z } from "zod";
import { sha256Hex } from "../../platform/hashing.ts";
import { type Reading, known, unknown } from "../answer.ts";
import type { RawAnswer } from "../request.ts";
import type { MediaAnswer, MediaHit } from "../media-answer.ts";
import type { FittedModel } from "./judge/fitted-model.ts";
import { fold } from "./judge/folded-text.ts";
import { judgeArticle } from "./judge/judge.rules.ts";
import { words } from "./judge/mentions.rules.ts";
import type { Judgement, MediaEvent, MediaSubject } from "./judge/judgement.model.ts";
import { JUDGED_CHARS } from "./unread-news.rules.ts";

/** Response of the news API: articles, or an error with a code. */
const newsAnswer = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("ok"),
    totalResults: z.number().int().nonnegative(),
    articles: z.array(
      z.object({
        title: z.string().nullish(),
        description: z.string().nullish(),
        url: z.string(),
        publishedAt: z.string().nullish(),
        source: z.object({ name: z.string().nullish() }).nullish(),
      }),
    ),
  }),
  z.object({ status: z.literal("error"), code: z.string() }),
]);

/** Letters that runs before version 4 of the rules read of a headline, and of a text. */
const MAX_TEXT_BEFORE = 1_000;
const MAX_TITLE = 1_000;

export interface FoundArticles {
  readonly articles: readonly FoundArticle[];
  /** How many the search found, on all its pages. */
  readonly total: number;
}

/** An article as the news search tells it. */
export type FoundArticle = Omit<MediaHit, "category" | "subject" | "judgement">;

/** The articles of an answer, in its order. */
export function parseNews(raw: RawAnswer): Reading<FoundArticles> {
  const answer = readAnswer(raw.text);
  if (answer?.status === "error") {
    const limited = answer.code === "rateLimited" || answer.code === "apiKeyExhausted";
    return unknown(limited ? "rate_limited" : "http_error", "the news search returned an error");
  }
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  if (!answer || (answer.totalResults > 0 && answer.articles.length === 0)) {
    return unknown("parse_error", "the response has an unknown format");
  }
  return known({ articles: answer.articles.map(readArticle), total: answer.totalResults });
}

/** As runs before version 4 of the rules read articles: those without a plain web address not at all, and a part of their text. */
export const asBefore = (articles: readonly FoundArticle[]): FoundArticle[] =>
  articles
    .filter(({ url }) => isWebAddress(url))
    .map(({ title, snippet, ...rest }) => ({
      ...rest,
      title: title.slice(0, MAX_TEXT_BEFORE),
      snippet: snippet.slice(0, MAX_TEXT_BEFORE),
    }));

/** An article with an address that can be shown: what has none that is safe is known by its words, and read all the same. */
export function withSafeAddress(article: FoundArticle): FoundArticle {
  const { title, snippet, url } = article;
  const encoded = url.trim().replaceAll(/[ "'<>]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const safe = isWebAddress(encoded) ? encoded : `no address: ${sha256Hex(`${title}\n${snippet}`).slice(0, 16)}`;
  return { ...article, title: title.slice(0, MAX_TITLE), snippet: snippet.slice(0, JUDGED_CHARS + 1), url: safe };
}

/** The adverse articles, each with its category, how many others clear a subject, and those that are left to be read. */
export function answerOf(named: readonly MediaHit[]): MediaAnswer {
  const cleared = new Set(named.filter(({ judgement }) => judgement?.exculpatory).map(({ url }) => url)).size;
  const hits = named.filter(({ judgement }) => judgement?.adverse);
  const unclear = named.filter(({ judgement }) => judgement?.unclear);
  return {
    hits: hits.map((hit) => ({ ...hit, category: categoryOf(hit.judgement!) })),
    cleared,
    ...(unclear.length > 0 && { unclear }),
  };
}

type NewsAnswer = z.output<typeof newsAnswer>;
type Article = Extract<NewsAnswer, { status: "ok" }>["articles"][number];

function readAnswer(text: string): NewsAnswer | null {
  try {
    return newsAnswer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function readArticle(article: Article): FoundArticle {
  const published = Date.parse(article.publishedAt ?? "");
  return {
    title: article.title ?? "",
    url: article.url,
    published_at: Number.isNaN(published) ? null : new Date(published).toISOString(),
    snippet: article.description ?? "",
    publisher: article.source?.name ?? null,
  };
}

/** A subject by a name that the press may give it. */
export interface SpelledSubject extends MediaSubject {
  /** Its name as it is known. */
  readonly known: string;
  /** A trade name, which many may have: an article counts only if place, trade or people agree. */
  readonly onlyCertain?: true;
  /** Whether the company had the name before. */
  readonly isFormer?: true;
}

/** What each article says of each subject, article by article; null where it does not name the subject. */
export const judgeArticles = (
  articles: readonly FoundArticle[],
  subjects: readonly SpelledSubject[],
  model: FittedModel,
): (Judgement | null)[] =>
  articles.flatMap(({ title: headline, snippet: whole, published_at }) => {
    const snippet = whole.slice(0, JUDGED_CHARS);
    const folded = fold(`${headline}\n${snippet}`);
    return subjects.map((subject) =>
      mayBeNamed(folded, subject) ? judgeArticle({ headline, snippet, published_at }, subject, model) : null,
    );
  });

/** Most other spellings are in no article, which their longest word tells at once. */
const mayBeNamed = (folded: string, { name, known: registered }: SpelledSubject): boolean =>
  name === registered || folded.includes(words(name).reduce((a, b) => (b.length > a.length ? b : a)));

/**
 * One entry for each subject that an article names, adverse or not.
 * @throws Error where the judgements are of other articles: what is not judged is not harmless
 */
export function namedIn(
  articles: readonly FoundArticle[],
  subjects: readonly SpelledSubject[],
  judgements: readonly (Judgement | null)[],
): MediaHit[] {
  if (judgements.length !== articles.length * subjects.length) throw new Error("the judgements are of other articles");
  return articles.flatMap((article, row) =>
    subjects.flatMap(({ known: subject, onlyCertain, isFormer, name }, column) => {
      const judgement = judgements[row * subjects.length + column]!;
      const isOther = judgement === null || (onlyCertain && judgement.namesake !== "certain");
      return isOther
        ? []
        : [{ ...article, category: categoryOf(judgement), subject, ...(isFormer && { former_name: name }), judgement }];
    }),
  );
}

const ENFORCEMENT: readonly MediaEvent[] = ["authority_sanction", "regulator_warning", "asset_freeze"];

/** An accusation by others than an authority, and whatever may be about a namesake, is adverse media only. */
function categoryOf({ event, namesake }: Judgement): MediaHit["category"] {
  if (namesake !== "certain" || event === "accusation" || event === "none") return "adverse_media";
  return ENFORCEMENT.includes(event) ? "enforcement" : "criminal";
}

/** Links are shown to officers, so only plain web addresses are accepted. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s<>"']+$/i.test(text) && text.length <= 2_000;
