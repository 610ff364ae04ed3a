import { compareText } from "../../platform/compare-text.ts";
import { SEVERITIES, type Finding, type InvestigationResult } from "./case.model.ts";
import { isArticle, isToRead } from "../decisions/news-to-read.rules.ts";
import { isUnclearNews, TO_READ } from "../decisions/news-words.rules.ts";
import { listed } from "../diligence/check-results.ts";
import type { CaseRecord } from "./case.record.ts";

/**
 * The latest version of each finding of all iterations, most severe first. News that is still to be read gives way to what the latest
 * iteration has of the same subject: that names the same articles, and further ones.
 */
export function newestFindings(record: CaseRecord): Finding[] {
  const latest = record.investigations.at(-1);
  const told = new Set(latest?.findings.filter(isArticle).map(({ subject }) => subject));
  const all = record.investigations.flatMap((result) =>
    result === latest ? result.findings : result.findings.filter((one) => !(isToRead(one) && told.has(one.subject))),
  );
  const newest = new Map(all.map((finding) => [finding.id, finding]));
  const rank = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  return [...newest.values()].sort((a, b) => rank(b) - rank(a) || compareText(a.id, b.id));
}

/** Whether a finding says that the customer was refused in an earlier case. */
export const isRefusedBefore = ({ code, clearance }: Finding): boolean => code === "refused_before" && !clearance;

/** Begins the entry of a grave alert that a senior officer dismissed in words. */
export const SETTLED = "settled:";

/** Whether a finding is on a grave alert that a senior officer dismissed: it is not counted, and not nothing. */
export const isSettledAlert = ({ code, source_entry: entry = "" }: Finding): boolean =>
  code === "network_alert_dismissed" && entry.startsWith(SETTLED);

/** Whether an officer's word alone took away what a paper says against the customer. */
export const isCorrected = ({ code }: Finding): boolean => code === "document_corrected";

/** Whether a grave match counts as cleared by the word of an officer in another case that nobody has approved. */
export const isTakenOver = ({ clearance }: Finding): boolean => clearance?.unapproved_case !== undefined;

/** Whether a finding says that a document or number of the customer is in a case that was rejected. */
export const isSeenInRefused = ({ code, clearance }: Finding): boolean =>
  code === "document_seen_refused" && !clearance;

/** The articles of findings on news to be read, as words: those on several subjects once. */
export const articlesToRead = (findings: readonly Finding[]): string[] => {
  const byEntry = Map.groupBy(findings, ({ source_entry, id }) => source_entry ?? id);
  const named = [...byEntry.values()].map((same) => {
    const [first, ...others] = same.map(({ title }) => title.replace(`${TO_READ}: `, ""));
    return listed([first!, ...others.map((title) => title.replace(/^\d+ articles? on /, ""))]);
  });
  return [...new Set(named)];
};

/** What findings are called, each name once in their order, with how many articles share it. */
export function namesOnce(
  findings: readonly Finding[],
  nameOf: (finding: Finding) => string,
  { countOf = countArticles, sumUp = withSum }: Naming = {},
): string[] {
  return [...Map.groupBy(findings, nameOf)].map(([name, same]) => {
    const count = countOf(same);
    return count > 1 ? `${name} (${count} articles)` : sumUp(name, same);
  });
}

/** How findings of one name are named together; runs of earlier versions counted and summed up otherwise. */
interface Naming {
  readonly countOf?: ((same: readonly Finding[]) => number) | undefined;
  readonly sumUp?: ((name: string, same: readonly Finding[]) => string) | undefined;
}

/** Before version 6 of the rules two findings on news to be read, of the same number of articles, were named as one. */
export const withoutSum = (name: string): string => name;

/** The name of findings on news that an officer reads, with the number of articles of all of them in its place. */
function withSum(name: string, same: readonly Finding[]): string {
  if (!same.every(isUnclearNews)) return name;
  const titles = [...new Map(same.map(({ source_entry, id, title }) => [source_entry ?? id, title])).values()];
  const count = titles.reduce((sum, title) => sum + Number(/\d+/.exec(title)?.[0] ?? 1), 0);
  return titles.length === 1 ? name : name.replace(/: \d+ articles? on /, `: ${count} articles on `);
}

/**
 * Articles of different words: a text at several publishers is one article, as is what stands at one address of several of the case,
 * and two convictions of one person are two. The title of news to be read holds its number already.
 */
function countArticles(same: readonly Finding[]): number {
  const articles = same.filter((finding) => isArticle(finding) && !isUnclearNews(finding));
  const known = new Set<string>();
  let count = 0;
  for (const { source_entry, entry_fingerprint, id } of articles.toSorted((a, b) =>
    compareText(a.source_entry ?? "", b.source_entry ?? ""),
  )) {
    const marks = [source_entry ?? id, entry_fingerprint ?? id];
    if (!marks.some((mark) => known.has(mark))) count += 1;
    for (const mark of marks) known.add(mark);
  }
  return count;
}

/** One finding an id, the gravest first, then by category and entry: the order of work does not show. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const rank = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  const byId = new Map<string, Finding>();
  for (const finding of findings) {
    const before = byId.get(finding.id);
    if (before === undefined || rank(finding) > rank(before)) byId.set(finding.id, finding);
  }
  return [...byId.values()].sort(
    (a, b) =>
      rank(b) - rank(a) ||
      compareText(a.category, b.category) ||
      compareText(a.source_entry ?? "", b.source_entry ?? "") ||
      compareText(a.id, b.id),
  );
}

/**
 * The case with findings that came after its latest run, and which of them are new to that run's result. What an officer stated of one
 * in an earlier iteration still holds.
 */
export function withLaterFindings(
  record: CaseRecord,
  found: readonly Finding[],
): { readonly record: CaseRecord; readonly added: readonly Finding[] } {
  const latest = record.investigations.at(-1);
  if (latest === undefined) return { record, added: [] };
  const known = new Set(latest.findings.map(({ id }) => id));
  const earlier = new Map(record.investigations.flatMap(({ findings }) => findings.map((one) => [one.id, one])));
  const added = found.filter(({ id }) => !known.has(id)).map((one) => earlier.get(one.id) ?? one);
  if (added.length === 0) return { record, added };
  const result: InvestigationResult = {
    ...latest,
    findings: inOrder([...latest.findings, ...added]),
    told_later: [...(latest.told_later ?? []), ...added.map(({ id }) => id)],
  };
  return { record: { ...record, investigations: [...record.investigations.slice(0, -1), result] }, added };
}
