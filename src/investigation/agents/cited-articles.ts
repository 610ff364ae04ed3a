import type { Finding } from "../../domain/case/case.model.ts";

/** Begins a source entry that is the links of several articles. */
const LINKS = "articles: ";
/** No link holds it. */
const BETWEEN = " | ";

/** A source entry of these links. */
export const entryOf = (articles: readonly Pick<Cited, "url">[]): string =>
  LINKS + articles.map(({ url }) => url).join(BETWEEN);

export interface Cited {
  readonly url: string;
  /** Day, publisher and headline. */
  readonly words: string;
  /** Of its headline and text; null in findings before version 6 of the rules, which kept none. */
  readonly fingerprint: string | null;
}

/** The links of a finding's articles; null where it stands on one source entry. */
const linksOf = ({ source_entry: entry = "" }: Pick<Finding, "source_entry">): string[] | null =>
  entry.startsWith(LINKS) ? entry.slice(LINKS.length).split(BETWEEN) : null;

/** @param articles each with what is said behind its address. */
export const tellCited = (articles: readonly (Pick<Cited, "url" | "words"> & { readonly remark: string })[]): string =>
  articles.map(({ url, words, remark }) => `${words} (${url})${remark}`).join("; ");

/** The articles that a description tells. */
export function citedIn(finding: Pick<Finding, "source_entry" | "description" | "article_fingerprints">): Cited[] {
  const { description, article_fingerprints: fingerprints = [] } = finding;
  let from = 0;
  return (linksOf(finding) ?? []).map((url, n) => {
    const at = description.indexOf(` (${url})`, from);
    const told = at < 0 ? "" : description.slice(from, at);
    from = at < 0 ? from : at + url.length + " ()".length;
    return { url, words: WORDS.exec(told)?.[0] ?? "", fingerprint: fingerprints[n] ?? null };
  });
}

/** The first day in front of an article's link begins its words. */
const WORDS = /(?:\d{4}-\d\d-\d\d|Undated), .*$/s;
