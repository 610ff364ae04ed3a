import type { Finding } from "../case/case.model.ts";

/** Begins the title of a finding on news of which the rules cannot tell whether it is adverse. */
export const TO_READ = "News to be read";

/** What a description asks of an officer, until that is done. */
export const ASKS_TO_READ = " It is for an officer to read, and to clear or confirm.";
/** Why an article stays to be read that a later search would not leave so. */
export const WHY_IT_STAYS =
  " What an earlier search could not judge stays listed until an officer clears or confirms this finding.";

/** What a finding is, and what an officer said of it. */
interface Stated {
  readonly code?: string | undefined;
  readonly confirmation?: object | undefined;
  readonly clearance?: object | undefined;
}

/** Whether a finding is of news that an officer reads, and clears or confirms. */
export const isUnclearNews = ({ code }: Pick<Stated, "code">): boolean => code === "media_unclear";

/** The title of a finding, by what an officer said of it. */
export function titleNow(finding: Stated & Pick<Finding, "title">): string {
  const { title, confirmation, clearance } = finding;
  if (!isUnclearNews(finding) || (!confirmation && !clearance)) return title;
  const which = title.startsWith(`${TO_READ}: 1 `) ? "" : ", all or some";
  return title.replace(TO_READ, confirmation ? `Confirmed as adverse by an officer${which}` : "News that was read");
}

/** The description of a finding, which asks an officer for nothing that was done. */
export const descriptionNow = (finding: Stated & Pick<Finding, "description">): string =>
  isUnclearNews(finding) && (finding.confirmation ?? finding.clearance)
    ? finding.description.replace(ASKS_TO_READ, "").replace(WHY_IT_STAYS, "")
    : finding.description;
