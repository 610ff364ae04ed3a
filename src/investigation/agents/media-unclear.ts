import type { Finding } from "../../domain/case/case.model.ts";
import { isConfirmedNews } from "../../domain/decisions/news-to-read.rules.ts";
import { ASKS_TO_READ, isUnclearNews, TO_READ, WHY_IT_STAYS } from "../../domain/decisions/news-words.rules.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { compareText } from "../../platform/compare-text.ts";
import type { MediaAnswer, MediaHit } from "../../sources/media-answer.ts";
import type { KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { findingsToCarryOver } from "../findings/carry-over.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { judgesBy } from "../rules-version.ts";
import { type Cited, citedIn, entryOf, tellCited } from "./cited-articles.ts";
import { articleFingerprint } from "./media-wording.ts";

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
  const left = leftToRead(
    earlier.filter((finding) => !isConfirmedNews(finding)),
    value,
  );
  const found = (
    dossier.input.isLook || judgesBy(dossier.input, 5)
      ? [...Map.groupBy(value.unclear ?? [], wordsOf).values()]
      : (value.unclear ?? []).map((hit) => [hit])
  ).filter((same) => !same.some((hit) => isCitedBy(confirmed, hit) || isInWordsOf(confirmed.flatMap(citedOf), hit)));
  // What is returned at other addresses alone is an article that is left to be read already.
  const isReprint = (same: readonly MediaHit[]) =>
    isInWordsOf(left, same[0]!) && !same.some((hit) => isCitedBy(earlier, hit));
  const now = found
    .filter((same) => !isReprint(same))
    .flatMap((same) => withCopies(same, (hit) => isCitedBy(earlier, hit)))
    .map(cite);
  const reprinted = found.filter(isReprint).flat();
  const before = left.map((one) => ({ ...one, copies: reprinted.filter((hit) => isInWordsOf([one], hit)) }));
  const toRead = [...Map.groupBy([...now, ...before], ({ subject }) => subject)].map(([subject, all]) => {
    const articles = inOrder(all);
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
      ...(judgesBy(dossier.input, 6) && { articleFingerprints: articles.map(({ fingerprint }) => fingerprint) }),
      evidence,
      confidence: CONFIDENCE,
    });
  });
  return [...confirmed, ...toRead];
}

/** A headline alone is of the same text only where others print it on the same day: a column bears one headline each week. */
const wordsOf = (hit: MediaHit): string =>
  hit.snippet.trim() === ""
    ? `${articleFingerprint(hit)} ${hit.published_at?.slice(0, 10) ?? hit.url}`
    : articleFingerprint(hit);

/** Whether one of the findings cites an article by its address. */
const isCitedBy = (findings: readonly Finding[], { url, subject }: MediaHit): boolean =>
  findings.some((finding) => finding.subject === subject && citedIn(finding).some((one) => one.url === url));

/** Whether an article has the words of one of those that findings cite. */
const isInWordsOf = (cited: readonly CitedOn[], hit: MediaHit): boolean =>
  cited.some(({ subject, fingerprint }) => subject === hit.subject && fingerprint === fingerprintOf(hit));

const fingerprintOf = (hit: MediaHit): string => sha256Hex(wordsOf(hit));

/** An article, and what other publishers print in its words. */
type WithCopies = MediaHit & { readonly copies: readonly MediaHit[] };

/** Articles of the same words as one of them: those that a finding cites already, so that it stays what it was. */
function withCopies(same: readonly MediaHit[], isCited: (hit: MediaHit) => boolean): WithCopies[] {
  const byAddress = same.toSorted((a, b) => compareText(a.url, b.url));
  const cited = byAddress.filter(isCited);
  const shown = cited.length > 0 ? cited : byAddress.slice(0, 1);
  const copies = byAddress.filter((hit) => !shown.includes(hit));
  return shown.map((hit, at) => ({ ...hit, copies: at === 0 ? copies : [] }));
}

/** An article that a finding cites, and the finding's subject. */
interface CitedOn extends Cited {
  readonly subject: string;
}

const citedOf = (finding: Finding): CitedOn[] =>
  citedIn(finding).map((one) => ({ ...one, subject: finding.subject ?? "" }));

interface ArticleToRead extends CitedOn {
  readonly copies: readonly MediaHit[];
}

const cite = (hit: WithCopies): ArticleToRead => ({
  subject: hit.subject,
  url: hit.url,
  words: `${hit.published_at?.slice(0, 10) ?? "Undated"}, ${nameOf(hit.publisher)}: "${hit.title}"`,
  fingerprint: fingerprintOf(hit),
  copies: hit.copies,
});

const nameOf = (publisher: string | null): string => publisher ?? "publisher not stated";

const tellCopies = ({ copies }: ArticleToRead): string =>
  copies.length === 0
    ? ""
    : `, also printed by ${copies.map(({ publisher, url }) => `${nameOf(publisher)} (${url})`).join(" and ")}`;

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
function tellArticles(articles: readonly ArticleToRead[], verdictOf: VerdictOf, cleared: ReadonlySet<string>): string {
  const isNew = articles.some(({ words }) => !cleared.has(words));
  const verdictNow = ({ url, copies }: ArticleToRead) => (copies.length > 0 ? "to read" : verdictOf(url));
  const told = tellCited(
    articles.map((one) => ({
      ...one,
      remark:
        tellCopies(one) +
        (isNew && cleared.has(one.words) ? ", cleared earlier by an officer" : "") +
        REMARKS[verdictNow(one)],
    })),
  );
  return `${told}.${articles.some((one) => verdictNow(one) !== "to read") ? WHY_IT_STAYS : ""}`;
}

/** Each article once, by its link: the same articles are the same finding, in whatever order they came. */
const inOrder = (articles: readonly ArticleToRead[]): ArticleToRead[] =>
  [...new Map(articles.toReversed().map((one) => [one.url, one])).values()].toSorted((a, b) =>
    compareText(a.url, b.url),
  );

/** Articles of an earlier iteration that this search did not judge adverse: they are still to be read. */
function leftToRead(earlier: readonly Finding[], { hits }: MediaAnswer): CitedOn[] {
  const judged = new Set(hits.map(({ url, subject }) => `${url}\n${subject}`));
  return earlier.flatMap(citedOf).filter(({ url, subject }) => !judged.has(`${url}\n${subject}`));
}
