import { addDays, isoTime } from "../../platform/clock.ts";
import { SAMPLE_COMPANIES, type SampleCompany } from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

/** A news API with the sample articles. */
export const serveSampleMedia: SampleServer = ({ url, now }) => {
  const wanted = [...(url.searchParams.get("q") ?? "").matchAll(/"([^"]+)"/g)].map((match) => match[1]!.toLowerCase());
  const articles = SAMPLE_COMPANIES.flatMap(({ media }) => media)
    .filter((article) => wanted.some((name) => `${article.title} ${article.description}`.toLowerCase().includes(name)))
    .map((article) => toArticle(article, now));
  return Response.json({ status: "ok", totalResults: articles.length, articles });
};

const toArticle = (article: SampleCompany["media"][number], now: Date) => ({
  source: { id: null, name: article.publisher },
  author: null,
  title: article.title,
  description: article.description,
  url: article.url,
  urlToImage: null,
  publishedAt: isoTime(addDays(now, -article.daysAgo)),
  content: null,
});
