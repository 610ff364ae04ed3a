import type { MediaAnswer, UnreadArticle } from "../../sources/media-answer.ts";
import { type Gap, GAP_WORDS } from "../findings/gap-findings.ts";
import { citationOf } from "./media-wording.ts";

const SHOWN_MAX = 5;

const WHY: Readonly<Record<UnreadArticle["why"], string>> = {
  no_text: "the search gave no text of it",
  too_long: "only the beginning was read",
  language: "in a language that the rules do not read",
};

/** What of the news was not read, each as a gap of its own: it is not known whether anything adverse is among it. */
export function gapsIn({ unread }: MediaAnswer): Gap[] {
  if (unread === undefined) return [];
  const { failed, beyond, articles } = unread;
  return [
    ...(failed ? [failedSearch(failed)] : []),
    ...(beyond > 0 ? [furtherArticles(beyond)] : []),
    ...(articles.length > 0 ? [unreadArticles(articles)] : []),
  ];
}

function failedSearch({ reason, detail, names }: NonNullable<NonNullable<MediaAnswer["unread"]>["failed"]>): Gap {
  const whom = someOf(names, ", ");
  return {
    reason,
    detail,
    part: "some names",
    text: {
      title: `News not searched: ${whom}`,
      description: `The news was not searched for ${whom}: the source ${GAP_WORDS[reason]} (${detail}). This search concluded nothing about them.`,
    },
  };
}

const furtherArticles = (count: number): Gap => ({
  reason: "parse_error",
  detail: "there are more than are read",
  part: "further articles",
  text: {
    title: `News not read: ${count} further ${count === 1 ? "article" : "articles"}`,
    description:
      `The search found ${count} more ${count === 1 ? "article" : "articles"} than were read. ` +
      "Whether any of them is adverse is not known: an officer has to search the news for these names, with the place or the trade.",
  },
});

function unreadArticles(articles: readonly UnreadArticle[]): Gap {
  const told = articles.map((article) => `${citationOf(article)}: ${WHY[article.why]}`);
  return {
    reason: "parse_error",
    detail: "the articles say nothing that the rules can read",
    part: "articles",
    text: {
      title: `News not read: ${articles.length} ${articles.length === 1 ? "article" : "articles"} to look at`,
      description: `An officer has to read what the rules could not: ${someOf(told, "; ")}.`,
    },
  };
}

function someOf(texts: readonly string[], between: string): string {
  const more = texts.length - SHOWN_MAX;
  return texts.slice(0, SHOWN_MAX).join(between) + (more > 0 ? ` and ${more} more` : "");
}
