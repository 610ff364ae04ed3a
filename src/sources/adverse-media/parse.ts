import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import type { RawAnswer } from "../request.ts";
import type { MediaAnswer, MediaHit } from "../types.ts";
import type { FittedModel } from "./judge/fitted-model.ts";
import { judgeArticle } from "./judge/judge.rules.ts";
import type { Judgement, MediaEvent, MediaSubject } from "./judge/judgement.model.ts";

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

const MAX_TEXT = 1_000;

export interface FoundArticles {
  readonly articles: readonly FoundArticle[];
}

/** An article as the news search tells it, without links that are no plain web addresses. */
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
  return known({ articles: answer.articles.flatMap(readArticle) });
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

function readArticle(article: Article): FoundArticle[] {
  if (!isWebAddress(article.url)) return [];
  const published = Date.parse(article.publishedAt ?? "");
  return [
    {
      title: (article.title ?? "").slice(0, MAX_TEXT),
      url: article.url,
      published_at: Number.isNaN(published) ? null : new Date(published).toISOString(),
      snippet: (article.description ?? "").slice(0, MAX_TEXT),
      publisher: article.source?.name ?? null,
    },
  ];
}

/** What each article says of each subject, article by article; null where it does not name the subject. */
export const judgeArticles = (
  articles: readonly FoundArticle[],
  subjects: readonly MediaSubject[],
  model: FittedModel,
): (Judgement | null)[] =>
  articles.flatMap(({ title: headline, snippet, published_at }) =>
    subjects.map((subject) => judgeArticle({ headline, snippet, published_at }, subject, model)),
  );

/**
 * One entry for each subject that an article names, adverse or not.
 * @throws Error where the judgements are of other articles: what is not judged is not harmless
 */
export function namedIn(
  articles: readonly FoundArticle[],
  subjects: readonly MediaSubject[],
  judgements: readonly (Judgement | null)[],
): MediaHit[] {
  if (judgements.length !== articles.length * subjects.length) throw new Error("the judgements are of other articles");
  return articles.flatMap((article, row) =>
    subjects.flatMap(({ name }, column) => {
      const judgement = judgements[row * subjects.length + column]!;
      return judgement === null ? [] : [{ ...article, category: categoryOf(judgement), subject: name, judgement }];
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
