import { endOnce } from "../../platform/end-once.ts";
import {
  atLeast,
  isDissolved,
  openTriggers,
  openUboDiscrepancies,
  type Standing,
  standingOf,
} from "../decisions/gates.rules.ts";
import { HIGH_RISK_SCORE, isDeclaredExposed, settledBy } from "../decisions/four-eyes.rules.ts";
import { confirmedHits, openHits } from "../decisions/hits.rules.ts";
import { isConfirmedNews, newsToRead, openLowNews } from "../decisions/news-to-read.rules.ts";
import { titleNow } from "../decisions/news-words.rules.ts";
import { findingsToSettle, isEndInPaper } from "../decisions/to-settle.rules.ts";
import { criticalAlerts, isNetworkUnread } from "../network/standing-alerts.rules.ts";
import { earlierPolicy } from "../decisions/earlier-policy.rules.ts";
import { factsInForce } from "../diligence/due-diligence.rules.ts";
import { isKnownByOwnPapersOnly } from "../diligence/own-papers.rules.ts";
import type { DimensionRating } from "../diligence/rating.model.ts";
import { type Check, type CheckName, isOpen } from "../diligence/check.model.ts";
import { listed } from "../diligence/check-results.ts";
import { markedForReview, type ReviewScope } from "../automation/review-scope.rules.ts";
import { checkName, describeCase, describeFinalDecision, describeSignals } from "./case-words.ts";
import { articlesToRead, isSeenInRefused, namesOnce } from "./findings.rules.ts";
import { restrictionsInForce } from "../reviews/standing-restrictions.rules.ts";
import { isRefusedAsItStands } from "./refused-approvals.rules.ts";
import { isMediaGap } from "./media-gap.rules.ts";
import type { Finding } from "./case.model.ts";
import type { CaseRecord } from "./case.record.ts";

type RiskTrend = "IMPROVING" | "STABLE" | "WORSENING" | "INSUFFICIENT_DATA";
export type RecommendedAction = "approve" | "follow_up" | "escalate";

export interface AiBrief {
  /** The paragraphs and the conclusion, in one. */
  readonly summary: string;
  /** Who the customer is, what was checked, and what speaks against it. */
  readonly paragraphs: readonly string[];
  /** The decision, or why the facts recommend one; null before the first investigation. */
  readonly conclusion: string | null;
  readonly risk_trend: RiskTrend;
  readonly risk_scores: readonly number[];
  readonly key_signals: readonly string[];
  readonly recommended_action: RecommendedAction;
  readonly checks: readonly Check[];
  /** Findings and documents that a guided review opens, by id. */
  readonly to_open: ReviewScope;
  readonly generated_at: string;
}

/** Smaller changes of the score count as noise. */
const TREND_STEP = 0.05;
/** Below this score, and with nothing open, approval is recommended. */
const APPROVABLE_SCORE = 0.4;
const KEY_SIGNALS_MAX = 6;

/**
 * Writes the brief without a model: the same case always gives the same text.
 * @param policyInForce version of the tenant's policy; null for the default policy.
 */
export function writeBrief(record: CaseRecord, now: Date, policyInForce: number | null = null): AiBrief {
  const latest = record.investigations.at(-1);
  const scores = record.investigations.map((result) => result.risk_score);
  const standing = standingOf(record, now);
  const { checks } = standing;
  const action = recommendAction(standing);
  const paragraphs = describeCase(record, now);
  const earlier = earlierPolicy(record, policyInForce);
  const before = earlier === null ? "" : `${earlier.text} `;
  const conclusion = latest
    ? (describeFinalDecision(record) ??
      endOnce(before + toDoFirst(record, checks, now) + recommendation(record, action, checks)))
    : null;
  return {
    summary: [...paragraphs, ...(conclusion === null ? [] : [conclusion])].join(" "),
    paragraphs,
    conclusion,
    risk_trend: riskTrend(scores),
    risk_scores: scores,
    key_signals: latest ? describeSignals(record, latest, checks).slice(0, KEY_SIGNALS_MAX) : [],
    recommended_action: action,
    checks,
    to_open: markedForReview(record, now),
    generated_at: latest?.completed_at ?? record.createdAt,
  };
}

/**
 * The recommendation by the facts alone. `approve` needs every mandatory check established and nothing open; an open
 * point is asked of the customer while a required task exists and an iteration is left, and is escalated otherwise.
 */
export function recommendAction({ record, checks }: Standing): RecommendedAction {
  const latest = record.investigations.at(-1);
  if (!latest) return "follow_up";
  const critical = latest.findings.some(
    (finding) => !finding.clearance && (finding.severity === "critical" || isEndInPaper(finding)),
  );
  if (openTriggers(record).length > 0 || critical || latest.risk_score >= HIGH_RISK_SCORE) return "escalate";
  const level = latest.risk_rating?.level;
  const isSanctioned = confirmedHits(record, "sanctions").length > 0;
  if (isSanctioned || level === "high" || level === "prohibited") return "escalate";
  const asked = record.generatedTasks.filter(({ required }) => required);
  const isUnsettled =
    isNetworkUnread(record) ||
    openHits(record).length > 0 ||
    isDissolved(record) ||
    openUboDiscrepancies(record).length > 0 ||
    isExposed(record) ||
    isOnOwnList(record) ||
    isRefusedAsItStands(record) ||
    latest.findings.some((finding) => atLeast(finding.severity, "high") && !finding.clearance) ||
    latest.findings.some(isOpenReport) ||
    findingsToSettle(record).length > 0 ||
    asked.length > 0 ||
    latest.risk_score >= APPROVABLE_SCORE;
  const isElseUnsettled = isUnsettled || latest.risk_rating?.dimensions.some(isUnknown) === true;
  if (!isElseUnsettled && !checks.some(isOpen)) return "approve";
  if (isAwaited(record) || (!isUnsettled && isOnlyToRead(checks))) return "follow_up";
  if (!isElseUnsettled && isOnlyStale(checks) && record.iteration < record.maxIterations) return "follow_up";
  // What is optional, or comes from the officer's memory alone, settles nothing that is open.
  return asked.length > 0 && record.iteration < record.maxIterations ? "follow_up" : "escalate";
}

/** Papers became too old while the case waited, so that the customer can renew them; the lists are searched again by themselves. */
function isOnlyStale(checks: readonly Check[]): boolean {
  const open = checks.filter(isOpen);
  return open.every(({ reason }) => reason === "stale") && open.some(({ check }) => check !== "screening");
}

/** Nothing is open but papers that an officer has to look at, which asks for no senior officer. */
const isOnlyToRead = (checks: readonly Check[]): boolean =>
  checks.some(isOpen) && checks.every((check) => !isOpen(check) || check.reason === "unreadable");

/** Who the customer is, where nobody but papers of its own says so, or a check is open. */
const isUnknown = ({ factors }: DimensionRating): boolean => factors.some(({ factor }) => factor === "not_established");

/** Whether the customer was asked, and has not submitted anything since. */
const isAwaited = ({ status }: CaseRecord): boolean => status === "FOLLOW_UP_REQUIRED";

/**
 * News of an investigation, a search, a warning or worse that no officer has cleared, and news that an officer confirmed: nothing is
 * approved over it by one officer.
 */
const isOpenReport = (finding: Finding): boolean =>
  finding.agent_name === "adverse_media" &&
  finding.category !== "data_gap" &&
  (isConfirmedNews(finding) || (atLeast(finding.severity, "medium") && !finding.clearance));

const isProhibited = ({ investigations }: CaseRecord): boolean =>
  investigations.at(-1)?.risk_rating?.level === "prohibited";

/** Whether the approval of a politically exposed person is due, which senior management decides. */
const isExposed = (record: CaseRecord): boolean => confirmedHits(record, "pep").length > 0 || isDeclaredExposed(record);

/** Whether an officer confirmed somebody as one whom the tenant itself has listed. */
const isOnOwnList = (record: CaseRecord): boolean => confirmedHits(record, "own_list").length > 0;

function riskTrend(scores: readonly number[]): RiskTrend {
  const [before, now] = scores.slice(-2);
  if (before === undefined || now === undefined) return "INSUFFICIENT_DATA";
  if (now <= before - TREND_STEP) return "IMPROVING";
  return now >= before + TREND_STEP ? "WORSENING" : "STABLE";
}

const BY_REGISTERS: readonly CheckName[] = ["registration", "status", "representatives", "beneficial_owners"];
const OF_SOURCES: readonly Check["reason"][] = ["source_unavailable", "source_not_configured", "not_covered"];

/** What an officer can do without the customer, as sentences before the recommendation. */
function toDoFirst(record: CaseRecord, checks: readonly Check[], now: Date): string {
  const { investigations } = record;
  const isOwnersOpen = checks.some((check) => check.check === "beneficial_owners" && isOpen(check));
  const findings = investigations.at(-1)?.findings ?? [];
  const unread = findings
    .filter(({ code, clearance }) => code === "document_incomplete" && clearance === undefined)
    .map(({ title }) => title);
  const silent = checks.filter(({ check, reason }) => BY_REGISTERS.includes(check) && OF_SOURCES.includes(reason));
  const news = articlesToRead(newsToRead(record));
  const toSettle = findingsToSettle(record).map(({ title }) => title);
  const low = namesOnce(openLowNews(record), titleNow);
  const ofRefused = [...new Set(findings.filter(isSeenInRefused).map(({ title }) => title))];
  return [
    ofRefused.length > 0
      ? `For an officer to read, before anything is decided: why the case with the same document or number was rejected (${ofRefused.join("; ")}). `
      : "",
    toSettle.length > 0
      ? `For an officer to settle, with the reason, before anything is decided: ${toSettle.join("; ")}. `
      : "",
    news.length > 0
      ? `For an officer to read, and to clear or confirm, before anything is decided: ${news.join("; ")}. `
      : "",
    low.length > 0
      ? `For an officer to read, and to clear if it does not count against the customer: ${low.join("; ")}. `
      : "",
    isOwnersOpen && unread.length > 0 ? `For an officer to look at first: ${unread.join("; ")}. ` : "",
    isKnownByOwnPapersOnly(factsInForce(record, now))
      ? "Only papers of the customer's own say who the company is: look it up with the register that issued them, and accept the extract, or file one. "
      : "",
    silent.length > 0
      ? `Sources could not establish ${listed(silent.map(checkName))}: an officer can file an extract of the register. `
      : "",
  ].join("");
}

/** Why the facts recommend an action. */
function recommendation(record: CaseRecord, action: RecommendedAction, checks: readonly Check[]): string {
  const findings = record.investigations.at(-1)?.findings ?? [];
  if (action === "approve") {
    if (findings.some(isMediaGap))
      return "Nothing that is required is open, but the news was not searched, or not read in full: do so by hand, and approve only if nothing speaks against it.";
    if (newsToRead(record).length > 0 || openLowNews(record).length > 0)
      return "Nothing else that is required is open: approve, unless the news says otherwise.";
    const settlers = settledBy(record);
    const who = settlers.length === 0 ? "" : `; not ${listed(settlers)} alone, who settled what speaks against it`;
    const kept = restrictionsInForce(record).length === 0 ? "" : " with the same restrictions";
    return `Nothing${record.generatedTasks.length === 0 ? "" : " that is required"} is open: approve${kept}${who}.`;
  }
  if (action === "follow_up" && isAwaited(record)) return "Waiting for the customer, who was asked what is open.";
  if (action === "follow_up" && isOnlyToRead(checks))
    return "An officer has to look at papers that could not be judged, and to accept or reject them; nothing else is open.";
  if (action === "follow_up") return "Something that is open can be asked of the customer: follow up.";
  if (openTriggers(record).length > 0) return "A finding needs the MLRO's assessment before any decision: escalate.";
  if (criticalAlerts(record).length > 0)
    return "A critical alert stands, which a senior officer must assess: escalate.";
  if (isProhibited(record)) return "The customer is prohibited, so that no approval is possible: reject or escalate.";
  if (openHits(record).length > 0) return "A screening hit is open, to be cleared or confirmed: escalate.";
  if (isExposed(record))
    return "A politically exposed person is confirmed, or a prominent public function is stated, so a senior officer must approve: escalate.";
  if (isOnOwnList(record)) return "A match with your own list is confirmed, so a senior officer must decide: escalate.";
  if (findings.some(isConfirmedNews))
    return "An officer confirmed adverse news, so a senior officer must decide: escalate.";
  if (findings.some(isOpenReport))
    return "Adverse news is open: read it, clear it if it does not count against the customer, else escalate.";
  if (isRefusedAsItStands(record))
    return "A second officer refused the approval, and nothing was investigated since: settle that with this officer, ask the customer, or escalate.";
  if (findingsToSettle(record).length > 0)
    return "Until it is settled, one officer cannot approve: settle it, have a second officer approve, or escalate.";
  if (record.iteration >= record.maxIterations) return "The last iteration is used: escalate.";
  return "The findings, or what is open, need a senior officer: escalate.";
}
