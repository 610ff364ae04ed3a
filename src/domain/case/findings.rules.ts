import { compareText } from "../../platform/compare-text.ts";
import { SEVERITIES, type Finding } from "./case.model.ts";
import { isArticle, isToRead } from "../decisions/news-to-read.rules.ts";
import { isUnclearNews } from "../decisions/news-words.rules.ts";
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

/** What findings are called, each name once in their order, with how many articles share it. */
export function namesOnce(
  findings: readonly Finding[],
  nameOf: (finding: Finding) => string,
  countOf: (same: readonly Finding[]) => number = countArticles,
): string[] {
  return [...Map.groupBy(findings, nameOf)].map(([name, same]) => {
    const count = countOf(same);
    return count > 1 ? `${name} (${count} articles)` : name;
  });
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
