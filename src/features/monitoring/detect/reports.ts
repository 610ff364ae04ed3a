import type { Finding } from "../../../domain/case/case.model.ts";
import { SEVERITIES } from "../../../domain/case/case.model.ts";
import { nameKey } from "../../../domain/customer/same-person.ts";
import type { Report } from "../../../domain/relationships/source-changes.rules.ts";
import { isSarTrigger } from "../../../domain/decisions/gates.rules.ts";
import { TO_READ } from "../../../domain/decisions/news-words.rules.ts";
import { isOpenedForCrime } from "../../../investigation/agents/media-grade.rules.ts";
import { citedIn } from "../../../investigation/agents/cited-articles.ts";
import { wholeLatinWords } from "../../../platform/folding.ts";
import type { Dossier } from "../../../investigation/dossier.ts";
import type { MediaAnswer, NotedArticle } from "../../../sources/media-answer.ts";
import { sha256Hex } from "../../../platform/hashing.ts";

/** Findings of the agents whose answers are reports: articles of the press, acts of a gazette. */
const REPORTING_AGENTS = { news: "adverse_media", gazette: "gazette" } as const;

const mark = (...parts: readonly string[]): string => sha256Hex(JSON.stringify(parts)).slice(0, 16);

/** An article's address without what only says how a reader came to it. */
function plainAddress(address: string): string {
  try {
    const url = new URL(address);
    const kept = [...url.searchParams].filter(([name]) => !/^(utm_|fbclid|gclid|ref$)/i.test(name));
    return JSON.stringify([url.hostname.replace(/^www\./, ""), url.pathname.replace(/\/$/, ""), kept]);
  } catch {
    return address;
  }
}

/** The day and the headline of an article, as its finding describes it. */
const HEADLINE = /^(\d{4}-\d\d-\d\d), .*?: "(.+?)" /;

/**
 * The same article is known by its address, and under another address by its day and headline; each about one subject.
 * Articles without a day are told apart by their address alone.
 */
function marksOfReport({ source_entry: entry = "", subject = "", description }: Finding): [string, ...string[]] {
  const about = nameKey(subject);
  const [, day, headline] = HEADLINE.exec(description) ?? [];
  const byAddress = mark(plainAddress(entry), about);
  return headline === undefined || day === undefined
    ? [byAddress]
    : [byAddress, mark(day, wholeLatinWords(headline).join(" "), about)];
}

/** What each report of a finding is: a finding of several articles is told article by article, so that a further one is news. */
function asReports(finding: Finding): Finding[] {
  const articles = citedIn(finding);
  if (articles.length === 0) return [finding];
  return articles.map(({ url, words }) => ({
    ...finding,
    title: `${TO_READ}: 1 article on ${finding.subject ?? "the customer"}`,
    description: `${words} (${url}). The rules could not tell whether it reports something adverse: an officer has to read it.`,
    source_entry: url,
  }));
}

export const marksOf = (finding: Finding): string[] => asReports(finding).flatMap(marksOfReport);

export const reportsOf = (finding: Finding): Report[] => asReports(finding).map(reportOf);

const TURNS: Readonly<Record<NotedArticle["of"], string>> = {
  office: "may hold a public function",
  former_office: "may have held a public function",
  relative: "may be a relative of who holds a public function",
  insolvency: "may be insolvent",
};

/** An office or an insolvency that the news tells of, once of each subject: who holds an office is in the news every week. */
export const reportsOfTurns = ({ noted = [] }: MediaAnswer, customer: Dossier["subject"]): Report[] =>
  noted
    .filter(({ of, isUnsure }) => !isUnsure && (of !== "insolvency" || customer === "person"))
    .map(({ of, subject, title, publisher, published_at: day, url }) => ({
      // As the finding of a case has it, whose entry it is: what the case was decided with is no news of the customer.
      marks: [mark(of, nameKey(subject))],
      title: `${subject} ${TURNS[of]}, by the news.`,
      description: `${day?.slice(0, 10) ?? "Undated"}, ${publisher ?? "publisher not stated"}: "${title}".`,
      severity: "medium",
      isGrave: true,
      url: url.startsWith("http") ? url : null,
      subject,
      opensReview: false,
      isForMlro: false,
    }));

const isAtLeast = (finding: Finding, severity: Finding["severity"]): boolean =>
  SEVERITIES.indexOf(finding.severity) >= SEVERITIES.indexOf(severity);

/**
 * What locks a case at onboarding is no less of a customer, nor is a search or an investigation: with an approved customer there is
 * business, which may have to be reported.
 */
const isForMlro = (finding: Finding): boolean => isSarTrigger(finding) || isOpenedForCrime(finding);

const reportOf = (finding: Finding): Report => ({
  marks: marksOfReport(finding),
  title: finding.title,
  description: finding.description,
  severity: isOpenedForCrime(finding) ? "high" : finding.severity,
  isGrave: isAtLeast(finding, "high") || finding.agent_name === REPORTING_AGENTS.news,
  url: finding.source_entry?.startsWith("http") ? finding.source_entry : null,
  subject: finding.subject ?? null,
  opensReview: isForMlro(finding) || (isAtLeast(finding, "high") && finding.agent_name === REPORTING_AGENTS.gazette),
  isForMlro: isForMlro(finding),
});
