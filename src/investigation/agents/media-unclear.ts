import type { Finding } from "../../domain/case/case.model.ts";
import {
  ASKS_TO_READ,
  isConfirmedNews,
  isUnclearNews,
  TO_READ,
  WHY_IT_STAYS,
} from "../../domain/decisions/news-to-read.rules.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { compareText } from "../../platform/compare-text.ts";
import type { MediaAnswer, MediaHit } from "../../sources/media-answer.ts";
import type { KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { findingsToCarryOver } from "../findings/carry-over.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { type Cited, citedIn, entryOf, tellCited } from "./cited-articles.ts";

/** An article that may be adverse, at the least likelihood that is left to be read. */
const CONFIDENCE = 0.1;

/**
 * One finding for each subject, of the articles of which the rules cannot tell whether they report something adverse of it.
 * Its source entry is the set of their links: a further article makes another finding, which nobody has cleared. What an officer
 * confirmed stays a finding of its own.
 */
export function unclearNews(
  dossier: Dossier,
  { value, evidence }: Pick<KnownAnswer<MediaAnswer>, "value" | "evidence">,
  agent: string,
): Finding[] {
  const earlier = findingsToCarryOver(dossier.input.previous, agent).filter(isUnclearNews);
  const confirmed = earlier.filter(isConfirmedNews);
  const isTold = (url: string, subject: string) =>
    confirmed.some((finding) => finding.subject === subject && citedIn(finding).some((one) => one.url === url));
  const left = (value.unclear ?? []).filter(({ url, subject }) => !isTold(url, subject));
  const now = Map.groupBy(left, ({ subject }) => subject);
  const before = leftToRead(
    earlier.filter((finding) => !isConfirmedNews(finding)),
    value,
  );
  const toRead = [...new Set([...now.keys(), ...before.keys()])].map((subject) => {
    const articles = inOrder([...(now.get(subject) ?? []).map(cite), ...(before.get(subject) ?? [])]);
    const count = `${articles.length} ${articles.length === 1 ? "article" : "articles"}`;
    return makeFinding(dossier, "media_unclear", {
      title: `${TO_READ}: ${count} on ${subject}`,
      description:
        `The rules could not tell from headline and snippet whether ${articles.length === 1 ? "it reports" : "they report"} something adverse about this subject.` +
        `${ASKS_TO_READ} ${tellArticles(articles, verdictsOf(value, subject), clearedOf(dossier, subject))}`,
      source: agent,
      agent,
      subject,
      sourceEntry: entryOf(articles),
      entryFingerprint: sha256Hex(JSON.stringify(articles.map(({ words }) => words))),
      evidence,
      confidence: CONFIDENCE,
    });
  });
  return [...confirmed, ...toRead];
}

const cite = ({ published_at, publisher, title, url }: MediaHit): Cited => ({
  url,
  words: `${published_at?.slice(0, 10) ?? "Undated"}, ${publisher ?? "publisher not stated"}: "${title}"`,
});

type Verdict = "to read" | "not adverse" | "not found";
type VerdictOf = (url: string) => Verdict;

/** What this search says of the articles on a subject. */
function verdictsOf({ unclear = [], harmless = [] }: MediaAnswer, subject: string): VerdictOf {
  const urlsOf = (found: readonly Pick<MediaHit, "url" | "subject">[]) =>
    new Set(found.filter((one) => one.subject === subject).map(({ url }) => url));
  const [left, judged] = [urlsOf(unclear), urlsOf(harmless)];
  return (url) => (left.has(url) ? "to read" : judged.has(url) ? "not adverse" : "not found");
}

const REMARKS: Readonly<Record<Verdict, string>> = {
  "to read": "",
  "not adverse": ", judged not adverse by the latest search",
  "not found": ", not returned for this subject by the latest search",
};

/** Words of the articles on a subject that an officer cleared before further ones came. */
const clearedOf = ({ input }: Dossier, subject: string): ReadonlySet<string> =>
  new Set(
    input.previous
      .flatMap(({ findings }) => findings)
      .filter((finding) => isUnclearNews(finding) && finding.subject === subject && finding.clearance !== undefined)
      .flatMap((finding) => citedIn(finding).map(({ words }) => words)),
  );

/** The articles, which of them an officer cleared already, and why those stay that this search would not leave to be read. */
function tellArticles(articles: readonly Cited[], verdictOf: VerdictOf, cleared: ReadonlySet<string>): string {
  const isNew = articles.some(({ words }) => !cleared.has(words));
  const told = tellCited(
    articles.map((one) => ({
      ...one,
      remark: (isNew && cleared.has(one.words) ? ", cleared earlier by an officer" : "") + REMARKS[verdictOf(one.url)],
    })),
  );
  return `${told}.${articles.some(({ url }) => verdictOf(url) !== "to read") ? WHY_IT_STAYS : ""}`;
}

/** Each article once, by its link: the same articles are the same finding, in whatever order they came. */
const inOrder = (articles: readonly Cited[]): Cited[] =>
  [...new Map(articles.toReversed().map((one) => [one.url, one])).values()].toSorted((a, b) =>
    compareText(a.url, b.url),
  );

/** Articles of an earlier iteration that this search did not judge adverse: they are still to be read. */
function leftToRead(earlier: readonly Finding[], { hits }: MediaAnswer): Map<string, Cited[]> {
  const judged = new Set(hits.map(({ url, subject }) => `${url}\n${subject}`));
  return new Map(
    earlier.flatMap((finding) => {
      const { subject = "" } = finding;
      const left = citedIn(finding).filter(({ url }) => !judged.has(`${url}\n${subject}`));
      return left.length === 0 ? [] : [[subject, left] as const];
    }),
  );
}
