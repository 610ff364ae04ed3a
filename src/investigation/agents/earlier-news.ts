import type { Finding } from "../../domain/case/case.model.ts";
import { isUnclearNews } from "../../domain/decisions/news-words.rules.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../../domain/matching/index.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import type { MediaAnswer } from "../../sources/media-answer.ts";
import type { Dossier } from "../dossier.ts";
import { findingsToCarryOver } from "../findings/carry-over.ts";
import { DIFFERENCE } from "./media-wording.ts";
import { judgesBy } from "../rules-version.ts";

const NOT_FOUND_AGAIN = "A later search did not return this article; it still counts.";

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
  const adverse = new Set(hits.map(({ url, subject }) => `${url}\n${subject}`));
  const returned = new Set([...adverse, ...harmless.map(({ url, subject }) => `${url}\n${subject}`)]);
  return findingsToCarryOver(input.previous, "adverse_media")
    .filter((finding) => {
      const { source_entry: url = "", subject = "" } = finding;
      // What a model alone held adverse is not judged again by the rules.
      const judged = finding.description.includes(DIFFERENCE) ? adverse : returned;
      const known = names.filter((name) => isSameName(name, subject) || isSameCompany(name, subject));
      return (
        !isUnclearNews(finding) &&
        known.length > 0 &&
        ![subject, ...known].some((name) => judged.has(`${url}\n${name}`))
      );
    })
    .map((finding) => ({ ...finding, description: withNote(finding.description) }));
}

const isSameCompany = (one: string, other: string): boolean =>
  compareCompanyNames(one, other).score >= NAME_MATCH_THRESHOLD;

const withNote = (description: string): string =>
  description.includes(NOT_FOUND_AGAIN) ? description : `${description} ${NOT_FOUND_AGAIN}`;
