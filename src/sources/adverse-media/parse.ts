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

/** One entry for each subject that an article names, adverse or not. */
export interface NamedArticles {
  readonly named: readonly MediaHit[];
}

/** What the articles report of the subjects. */
export function parseNews(
  raw: RawAnswer,
  subjects: readonly MediaSubject[],
  model: FittedModel,
): Reading<NamedArticles> {
  const answer = readAnswer(raw.text);
  if (answer?.status === "error") {
    const limited = answer.code === "rateLimited" || answer.code === "apiKeyExhausted";
    return unknown(limited ? "rate_limited" : "http_error", "the news search returned an error");
  }
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  if (!answer || (answer.totalResults > 0 && answer.articles.length === 0)) {
    return unknown("parse_error", "the response has an unknown format");
  }
  return known({ named: answer.articles.flatMap((article) => judgeFor(article, subjects, model)) });
}

/** The adverse articles, each with its category, and how many others clear a subject. */
export function answerOf(named: readonly MediaHit[]): MediaAnswer {
  const cleared = new Set(named.filter(({ judgement }) => judgement?.exculpatory).map(({ url }) => url)).size;
  const hits = named.filter(({ judgement }) => judgement?.adverse);
  return { hits: hits.map((hit) => ({ ...hit, category: categoryOf(hit.judgement!) })), cleared };
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

function judgeFor(article: Article, subjects: readonly MediaSubject[], model: FittedModel): MediaHit[] {
  if (!isWebAddress(article.url)) return [];
  const headline = (article.title ?? "").slice(0, MAX_TEXT);
  const snippet = (article.description ?? "").slice(0, MAX_TEXT);
  const published = Date.parse(article.publishedAt ?? "");
  const published_at = Number.isNaN(published) ? null : new Date(published).toISOString();
  return subjects.flatMap((subject) => {
    const judgement = judgeArticle({ headline, snippet, published_at }, subject, model);
    if (judgement === null) return [];
    return [
      {
        title: headline,
        url: article.url,
        published_at,
        snippet,
        publisher: article.source?.name ?? null,
        category: categoryOf(judgement),
        subject: subject.name,
        judgement,
      },
    ];
  });
}

const ENFORCEMENT: readonly MediaEvent[] = ["authority_sanction", "regulator_warning", "asset_freeze"];

/** An accusation by others than an authority, and whatever may be about a namesake, is adverse media only. */
function categoryOf({ event, namesake }: Judgement): MediaHit["category"] {
  if (namesake !== "certain" || event === "accusation" || event === "none") return "adverse_media";
  return ENFORCEMENT.includes(event) ? "enforcement" : "criminal";
}

/** Links are shown to officers, so only plain web addresses are accepted. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s<>"']+$/i.test(text) && text.length <= 2_000;
