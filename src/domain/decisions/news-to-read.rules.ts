import type { Finding, FindingCategory } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { hitState } from "./hits.rules.ts";
import { isUnclearNews } from "./news-words.rules.ts";

const ARTICLES: readonly FindingCategory[] = ["criminal", "enforcement", "adverse_media"];

/** Whether a finding is of the press. */
export const isArticle = ({ category }: Pick<Finding, "category">): boolean => ARTICLES.includes(category);

/** Whether nobody has said yet what the news of a finding reports: it is neither adverse media nor none. */
export const isToRead = (finding: Finding): boolean => isUnclearNews(finding) && hitState(finding) === "open";

/** Whether an officer read the news of a finding and said that it is adverse. */
export const isConfirmedNews = (finding: Finding): boolean =>
  isUnclearNews(finding) && hitState(finding) === "confirmed";

type Investigated = Pick<CaseRecord, "investigations">;

const latestFindings = ({ investigations }: Investigated): readonly Finding[] => investigations.at(-1)?.findings ?? [];

/** Findings of the latest iteration on news that is still to be read. */
export const newsToRead = (record: Investigated): Finding[] => latestFindings(record).filter(isToRead);

/** Findings of the latest iteration that are adverse news of low severity which nobody has cleared. */
export const openLowNews = (record: Investigated): Finding[] => latestFindings(record).filter(isOpenLowNews);

/** Whether a finding is adverse news of severity low or less that nobody has cleared: an accusation, or what may be a namesake. */
export const isOpenLowNews = (finding: Finding): boolean =>
  finding.agent_name === "adverse_media" &&
  isArticle(finding) &&
  !isUnclearNews(finding) &&
  LESSER.includes(finding.severity) &&
  !finding.clearance;

const LESSER: readonly Finding["severity"][] = ["info", "low"];
