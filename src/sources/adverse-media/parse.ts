import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { toWords } from "../matching/words.ts";
import type { RawAnswer } from "../request.ts";
import type { MediaHit } from "../types.ts";
import { classifyArticle } from "./classify.ts";

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
      }),
    ),
  }),
  z.object({ status: z.literal("error"), code: z.string() }),
]);

const MAX_TEXT = 1_000;

/** Adverse articles on the subjects, one hit for each subject that an article names. */
export function parseNews(raw: RawAnswer, subjects: readonly string[]): Reading<readonly MediaHit[]> {
  const answer = readAnswer(raw.text);
  if (answer?.status === "error") {
    const limited = answer.code === "rateLimited" || answer.code === "apiKeyExhausted";
    return unknown(limited ? "rate_limited" : "http_error", "the news search returned an error");
  }
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  if (!answer || (answer.totalResults > 0 && answer.articles.length === 0)) {
    return unknown("parse_error", "the response has an unknown format");
  }
  return known(answer.articles.flatMap((article) => toHits(article, subjects)));
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

function toHits(article: Article, subjects: readonly string[]): MediaHit[] {
  const title = (article.title ?? "").slice(0, MAX_TEXT);
  const snippet = (article.description ?? "").slice(0, MAX_TEXT);
  const category = classifyArticle(`${title}\n${snippet}`);
  if (category === null || !isWebAddress(article.url)) return [];
  const words = toWords(`${title} ${snippet}`);
  const published = Date.parse(article.publishedAt ?? "");
  return subjects
    .filter((subject) => names(words, subject))
    .map((subject) => ({
      title,
      url: article.url,
      published_at: Number.isNaN(published) ? null : new Date(published).toISOString(),
      snippet,
      category,
      subject,
    }));
}

/** Whether the words of a name are adjacent in a text; two words may be in either order. */
function names(text: readonly string[], name: string): boolean {
  const words = toWords(name);
  if (words.length === 0) return false;
  const joined = ` ${text.join(" ")} `;
  const orders = words.length === 2 ? [words, words.toReversed()] : [words];
  return orders.some((order) => joined.includes(` ${order.join(" ")} `));
}

/** Links are shown to officers, so only plain web addresses are accepted. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s<>"']+$/i.test(text) && text.length <= 2_000;
