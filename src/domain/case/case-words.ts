import { isDecided } from "./case.machine.ts";
import type { Finding, InvestigationResult } from "./case.model.ts";
import {
  articlesToRead,
  isCorrected,
  isRefusedBefore,
  isSeenInRefused,
  isSettledAlert,
  isTakenOver,
  namesOnce,
} from "./findings.rules.ts";
import { escalationSentences, refusalSentences, refusedApprovals } from "./refused-approvals.rules.ts";
import { isMediaGap } from "./media-gap.rules.ts";
import type { CaseRecord, DecisionKind } from "./case.record.ts";
import { describeCustomer } from "../customer/describe-customer.rules.ts";
import { answeredName } from "../customer/opened-name.rules.ts";
import { answersOf } from "../customer/stated-facts.ts";
import { screeningSentence, whatItDoes, whoIsBehind, whoItIs } from "../customer/customer-words.ts";
import { HIT_CATEGORIES } from "../decisions/cleared-hits.rules.ts";
import { confirmedHits, isHit, openHits } from "../decisions/hits.rules.ts";
import { isStanding } from "../network/network-findings.rules.ts";
import { endInWords } from "../network/network-words.ts";
import { alertFindings, isNetworkUnread } from "../network/standing-alerts.rules.ts";
import { type Check, isOpen } from "../diligence/check.model.ts";
import { listed, SAMPLE_NOTE } from "../diligence/check-results.ts";
import { currentChecks, currentRating } from "../diligence/due-diligence.rules.ts";
import type { RiskRating } from "../diligence/rating.model.ts";
import { setAside, setAsideSentences } from "../diligence/set-aside.rules.ts";
import { comparePersonNames } from "../readings/person-names.rules.ts";
import { atLeast } from "../decisions/gates.rules.ts";
import { isConfirmedNews, isOpenLowNews, newsToRead } from "../decisions/news-to-read.rules.ts";
import { titleNow, TO_READ } from "../decisions/news-words.rules.ts";
import { reviewSentences, whoItWas } from "../reviews/since-last-decision.rules.ts";
import { endOnce } from "../../platform/end-once.ts";
import { compareText } from "../../platform/compare-text.ts";

const NAMED_MAX = 3;

/**
 * A case in sentences: who it is, what it does, who owns it; what was checked and what was not; what speaks against
 * it. Deterministic, and without a recommendation: a report follows the decision that was taken.
 */
export const describeCase = (record: CaseRecord, now: Date): string[] => sentencesOf(record, now).map(endOnce);

function sentencesOf(record: CaseRecord, now: Date): string[] {
  const checks = currentChecks(record, now);
  const customer = describeCustomer(record, now, checks);
  const latest = record.investigations.at(-1);
  const before = whoItWas(record);
  const sentences = [
    before ?? whoItIs(customer),
    openedNameSentence(record),
    ...knownCustomerSentences(latest),
    ...reviewSentences(record),
    whatItDoes(customer),
    before === null ? whoIsBehind(customer) : "",
  ];
  if (latest === undefined)
    return [...sentences, "No investigation is complete, so nothing has been checked."].filter(Boolean);
  const objections = describeObjections(record, latest, checks);
  return [
    ...sentences,
    screeningSentence(customer),
    describeChecks(checks),
    objections,
    describeNews(record),
    latest.findings.some(isMediaGap) && objections !== NEWS_UNKNOWN
      ? "The news was not searched, or not read in full: what else it reports is not known."
      : "",
    isNetworkUnread(record)
      ? "Relations to other companies and cases could not be read, so alerts on the customer are not known."
      : "",
    ...describeDismissed(record),
    ...latest.findings.filter(isTakenOver).map(takenOverSentence),
    ...new Set(latest.findings.filter(isSettled).map(settledSentence)),
    ...setAsideSentences(record),
    ...escalationSentences(record),
    ...refusalSentences(record),
    describeRisk(latest, currentRating(record, checks)),
  ].filter((sentence) => sentence !== "");
}

/** Of somebody who is or was a customer: since when, and what was answered otherwise, or why it ended. */
const knownCustomerSentences = (latest: InvestigationResult | undefined): string[] =>
  (latest?.findings ?? [])
    .filter(({ code }) => code === "customer_known" || code === "customer_before" || code === "party_before")
    .map(({ title, description }) => `${endOnce(title)} ${description}`);

/** Of a private customer whose answer is not plainly the name that the case was opened under. */
function openedNameSentence({ templateId, companyName, additionalData }: CaseRecord): string {
  const answered = answeredName({ templateId, answers: answersOf({ additionalData }) });
  const isSame = answered === null || comparePersonNames(companyName, answered) === "same";
  return isSame ? "" : `The case was opened under the name ${companyName}.`;
}

/** Alerts that do not count, each with who dismissed it and why. */
const describeDismissed = ({ network }: CaseRecord): string[] =>
  [
    ...new Map(
      (network?.known?.alerts ?? [])
        .filter((alert) => alert.status === "dismissed" && !isStanding(alert))
        .map((alert) => [alert.story_id ?? alert.alert_id, alert]),
    ).values(),
  ]
    .slice(0, NAMED_MAX)
    .map((alert) => `An alert does not count: ${alert.title}. ${endInWords(alert)}`);

const takenOverSentence = ({ title, clearance }: Finding): string =>
  `${title}: cleared by ${clearance!.cleared_by} on ${clearance!.cleared_at.slice(0, 10)} in ${clearance!.unapproved_case}, which nobody has approved.`;

/** Whether an officer's word alone ended what spoke against the customer; of matches with lists the screening tells. */
const isSettled = (finding: Finding): boolean =>
  finding.clearance !== undefined &&
  (isCorrected(finding) ||
    (finding.category !== "data_gap" &&
      atLeast(finding.severity, "medium") &&
      (!isHit(finding) || finding.code === "pep_reported") &&
      !isTakenOver(finding)));

const settledSentence = (finding: Finding): string =>
  `${titleNow(finding)}. ${finding.clearance!.cleared_by} settled that on ${finding.clearance!.cleared_at.slice(0, 10)}.`;

export const checkName = ({ check }: Pick<Check, "check">): string => check.replaceAll("_", " ");

/** What was established, contradicted and not established, with the reason for what is open. */
function describeChecks(checks: readonly Check[]): string {
  if (checks.length === 0) return "No mandatory check was made.";
  const of = (outcome: Check["outcome"]) => checks.filter((check) => check.outcome === outcome);
  const established = of("established");
  const assumed = established.filter(({ how }) => how.includes(SAMPLE_NOTE));
  const note = assumed.length === 0 ? "" : ` Of these, not checked in sample mode: ${names(assumed)}.`;
  if (!checks.some(isOpen)) return `All ${checks.length} mandatory checks are established.${note}`;
  return [
    ...withReasons("Contradicted", of("contradicted")),
    ...withReasons("Not established", of("not_established")),
    established.length === 0 ? "Nothing is established." : `Established: ${names(established)}.${note}`,
  ]
    .filter(Boolean)
    .join(" ");
}

const names = (checks: readonly Check[]): string => listed(checks.map(checkName));

/** Checks that are open for one reason stand together, and the reason follows them. */
const withReasons = (label: string, checks: readonly Check[]): string[] =>
  [...Map.groupBy(checks, ({ how }) => how)].map(([how, group]) => `${label}: ${names(group)}. ${how}`);

/** What the press reports speaks against the customer however little it weighs, and so does news that an officer confirmed. */
const isObjection = (finding: Finding): boolean =>
  finding.category !== "data_gap" &&
  !finding.clearance &&
  (atLeast(finding.severity, "medium") || isOpenLowNews(finding) || isConfirmedNews(finding));

const NEWS_UNKNOWN = "Nothing was found against the customer, but the news was not searched, or not read in full.";

/** What speaks against the customer. That nothing was found means little while a check is open, and the text says so. */
function describeObjections(
  record: CaseRecord,
  { findings, risk_rating }: InvestigationResult,
  checks: readonly Check[],
): string {
  const grave = findings.filter(isObjection).toSorted((a, b) => rank(b) - rank(a));
  const standing = record.discrepancies.filter(({ status }) => status !== "resolved").map(({ field }) => field);
  const inWords = (fields: readonly string[]) =>
    fields.map((field) => field.replace(/_by_filing$/, "").replaceAll("_", " ")).join(", ");
  const differs = standing.filter((field) => !field.endsWith("_by_filing"));
  const filed = standing.filter((field) => field.endsWith("_by_filing"));
  const all = namesOnce(grave, (finding) => `${titleNow(finding)} (${finding.severity})`);
  const named = all.slice(0, NAMED_MAX);
  const more = all.length - named.length;
  const parts = [
    named.length === 0 ? "" : `Against the customer: ${named.join("; ")}${more > 0 ? `, and ${more} more` : ""}.`,
    differs.length === 0 ? "" : `Declared and registered data differ in: ${inWords(differs)}.`,
    filed.length === 0 ? "" : `Filings of officers differ in: ${inWords(filed)}.`,
    risk_rating?.prohibited_because ?? "",
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(" ");
  if (checks.some(({ outcome }) => outcome === "contradicted")) return "The contradiction speaks against the customer.";
  const factors = (risk_rating?.dimensions ?? [])
    .filter(({ level }) => level !== "low")
    .flatMap((rated) => rated.factors)
    // What nobody has read yet is named by itself.
    .filter(({ points, reason }) => points > 0 && !reason.startsWith(TO_READ))
    .toSorted((a, b) => b.points - a.points);
  if (factors.length > 0) {
    const reasons = factors.slice(0, NAMED_MAX).map(({ reason }) => reason.replace(/\.$/, ""));
    return `Raises the risk: ${reasons.join("; ")}.`;
  }
  // They are named by themselves, and are not nothing.
  const isTold = refusedApprovals(record).length > 0 || setAside(record).length > 0;
  if (isTold || findings.some((one) => isSettledAlert(one) || isTakenOver(one) || isCorrected(one) || isSettled(one)))
    return "";
  const isUnknown = (name: Check["check"]) =>
    checks.some(({ check, outcome }) => check === name && outcome === "not_established");
  if (isUnknown("screening") && (isUnknown("registration") || isUnknown("identity"))) {
    return "Too little was looked at to find anything against the customer.";
  }
  if (checks.some(isOpen) || checks.length === 0 || newsToRead(record).length > 0)
    return "Nothing was found against the customer, but not everything is established.";
  return findings.some(isMediaGap) ? NEWS_UNKNOWN : "Nothing was found against the customer.";
}

const ORDER: readonly string[] = ["info", "low", "medium", "high", "critical"];
const rank = ({ severity }: Finding): number => ORDER.indexOf(severity);

/** News that no officer has read yet: whether it is adverse is not known. */
function describeNews(record: CaseRecord): string {
  const articles = articlesToRead(newsToRead(record));
  return articles.length === 0
    ? ""
    : `${TO_READ}: ${articles.join("; ")}. Whether it is adverse is not known until an officer reads it.`;
}

function describeRisk({ risk_score, case_confidence }: InvestigationResult, rating: RiskRating | null): string {
  const rated =
    rating === null ? "The customer is not rated" : `Risk rating ${rating.level} (${rating.regime} due diligence)`;
  return `${rated}; risk score ${risk_score.toFixed(2)} of 1.00, confidence ${case_confidence.total} of 100.`;
}

const DECIDED: Readonly<Record<DecisionKind, string>> = {
  approve: "approved",
  approve_with_restrictions: "approved with restrictions",
  reject: "rejected",
  follow_up: "sent back to the customer with questions",
  escalate: "escalated",
};

/** The final decision in a sentence; null while none is in effect. */
export function describeFinalDecision({ decision, status }: CaseRecord): string | null {
  if (decision === null || !isDecided(status)) return null;
  const { maker, approver, decidedAt, reason } = decision;
  const by = approver === null ? maker : `${maker} and confirmed by ${approver}`;
  const why = reason === null || reason.trim() === "" ? "No reason given." : `Reason: ${reason}`;
  return `The case was ${DECIDED[decision.decision]} by ${by} on ${decidedAt.slice(0, 10)}. ${why}`;
}

/** What weighs most, gravest first: matches, contradictions, open hits, parts of the score, then what is not known. */
export function describeSignals(record: CaseRecord, latest: InvestigationResult, checks: readonly Check[]): string[] {
  const confirmed = HIT_CATEGORIES.flatMap((category) => confirmedHits(record, category));
  const refused = latest.findings.filter((finding) => isRefusedBefore(finding) || isSeenInRefused(finding));
  const alerts = alertFindings(record).filter(({ severity }) => atLeast(severity, "high"));
  // What is named by itself is not named again as a part of the score.
  const news = newsToRead(record);
  const named = [...confirmed, ...refused, ...alerts, ...openHits(record), ...news].map(({ title }) => title);
  const contradictions = checks.filter(({ outcome }) => outcome === "contradicted").map(({ how }) => how);
  const isContradicted = (reason: string) =>
    record.discrepancies.some(
      ({ declared, observed }) =>
        [`"${declared}"`, `"${observed}"`].every((side) => reason.includes(side)) &&
        contradictions.some((how) => how.includes(declared) && how.includes(observed)),
    );
  const byPoints = latest.risk_factors
    .filter(
      ({ points, reason }) => points > 0 && !isContradicted(reason) && !named.some((title) => reason.startsWith(title)),
    )
    .toSorted((a, b) => b.points - a.points || compareText(a.factor, b.factor));
  return [
    ...new Set(
      [
        ...confirmed.map(
          ({ category, subject }) =>
            `Confirmed ${category === "pep" ? "PEP" : category.replaceAll("_", " ")} match: ${subject ?? "the customer"}.`,
        ),
        ...alerts.map(({ title, severity }) => `Alert (${severity}): ${title}.`),
        ...contradictions,
        // It weighs little in the score, so that many others could push it off the list.
        ...refused.map(({ title }) => `${title}.`),
        ...openHits(record).map(({ title }) => `Open hit: ${title}.`),
        ...articlesToRead(news).map((articles) => `${TO_READ}: ${articles}.`),
        ...byPoints.filter(({ factor }) => factor !== "data_gap").map(({ reason }) => reason),
        ...checks.filter(({ outcome }) => outcome === "not_established").map(({ how }) => how),
        ...byPoints.map(({ reason }) => reason),
      ].map(endOnce),
    ),
  ];
}
