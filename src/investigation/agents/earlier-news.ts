import type { Finding } from "../../domain/case/case.model.ts";
import { isUnclearNews } from "../../domain/decisions/news-to-read.rules.ts";
import type { MediaAnswer } from "../../sources/types.ts";
import type { Dossier } from "../dossier.ts";
import { findingsToCarryOver } from "../findings/carry-over.ts";
import { judgesBy } from "../rules-version.ts";

const NOT_FOUND_AGAIN = "A later search did not return this article, which takes nothing away from it.";

/**
 * News of an earlier iteration that this search did not return: searches reach back some weeks, and give so many articles. What
 * was found again and judged otherwise is not among it, nor is news of somebody who is no longer searched for.
 */
export function newsNotFoundAgain(
  { input }: Dossier,
  { hits, harmless = [] }: MediaAnswer,
  names: readonly string[],
): Finding[] {
  if (!judgesBy(input, 4)) return [];
  const returned = new Set([...hits, ...harmless].map(({ url, subject }) => `${url}\n${subject}`));
  return findingsToCarryOver(input.previous, "adverse_media")
    .filter((finding) => {
      const { source_entry: url = "", subject = "" } = finding;
      return !isUnclearNews(finding) && names.includes(subject) && !returned.has(`${url}\n${subject}`);
    })
    .map((finding) => ({ ...finding, description: withNote(finding.description) }));
}

const withNote = (description: string): string =>
  description.includes(NOT_FOUND_AGAIN) ? description : `${description} ${NOT_FOUND_AGAIN}`;
