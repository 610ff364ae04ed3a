import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { hitState } from "./hits.rules.ts";

/** Begins the title of a finding on news of which the rules cannot tell whether it is adverse. */
export const TO_READ = "News to be read";

/** Whether a finding is of news that an officer reads, and clears or confirms. */
export const isUnclearNews = ({ code }: Pick<Finding, "code">): boolean => code === "media_unclear";

/** Whether nobody has said yet what the news of a finding reports: it is neither adverse media nor none. */
export const isToRead = (finding: Finding): boolean => isUnclearNews(finding) && hitState(finding) === "open";

/** Whether an officer read the news of a finding and said that it is adverse. */
export const isConfirmedNews = (finding: Finding): boolean =>
  isUnclearNews(finding) && hitState(finding) === "confirmed";

/** Findings of the latest iteration on news that is still to be read. */
export const newsToRead = ({ investigations }: Pick<CaseRecord, "investigations">): Finding[] =>
  (investigations.at(-1)?.findings ?? []).filter(isToRead);

/** The title of a finding, by what an officer said of it. */
export function titleNow(finding: Pick<Finding, "title" | "code" | "confirmation" | "clearance">): string {
  const { title, confirmation, clearance } = finding;
  if (!isUnclearNews(finding) || (!confirmation && !clearance)) return title;
  return title.replace(
    TO_READ,
    confirmation ? "Confirmed as adverse by an officer, all or some" : "News that was read",
  );
}
