import { recommendAction } from "../../domain/case/brief.rules.ts";
import { isDecided } from "../../domain/case/case.machine.ts";
import type { Finding, FindingCategory } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { checkName, describeFinalDecision } from "../../domain/case/case-words.ts";
import { noRegisterOfPersons } from "../../domain/customer/case-contradictions.rules.ts";
import { screeningSentence } from "../../domain/customer/customer-words.ts";
import { sourceWords } from "../../domain/ownership/ownership-words.ts";
import { newestFindings } from "../../domain/case/findings.rules.ts";
import { isMediaGap } from "../../domain/case/media-gap.rules.ts";
import { newsToRead } from "../../domain/decisions/news-to-read.rules.ts";
import { descriptionNow, titleNow } from "../../domain/decisions/news-words.rules.ts";
import { type GateState, givenOverrides, standingOf } from "../../domain/decisions/gates.rules.ts";
import { gatesInPrint } from "../../domain/decisions/printed-gates.rules.ts";
import { currentChecks, currentRating } from "../../domain/diligence/due-diligence.rules.ts";
import { notKnownWords, printedLevel } from "../../domain/diligence/rating.model.ts";
import { formatCount, formatName } from "../../rendering/document/format.ts";
import { nameOfGate } from "../../rendering/report/decision.ts";
import type { DescribedCase } from "./memorandum-customer.ts";
import { bullets, day } from "./memorandum-words.ts";

const SCREENED: readonly FindingCategory[] = [
  "sanctions",
  "pep",
  "own_list",
  "adverse_media",
  "criminal",
  "enforcement",
];
const NOT_INVESTIGATED = "No investigation has been completed yet.";

/** A category within a sentence: `data gap`, and `PEP` as it is. */
function inWords(category: FindingCategory): string {
  const name = formatName(category);
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

const tellFinding = (finding: Finding): string => {
  const { severity, category, source, clearance, confirmation } = finding;
  const told = [titleNow(finding), descriptionNow(finding)].filter(Boolean).join(". ");
  const settled = confirmation
    ? ` Confirmed by ${confirmation.confirmed_by} on ${day(confirmation.confirmed_at)}: ${confirmation.reason}`
    : clearance
      ? ` Cleared by ${clearance.cleared_by} on ${day(clearance.cleared_at)}: ${clearance.reason}`
      : "";
  return `${formatName(severity)}, ${inWords(category)} (${sourceWords(source)}): ${told}${settled}`;
};

export function describeScreening({ record, customer }: DescribedCase): string {
  const last = record.investigations.at(-1);
  if (!last) return NOT_INVESTIGATED;
  const hits = newestFindings(record).filter(({ category }) => SCREENED.includes(category));
  return [
    screeningSentence(customer),
    part(
      `Hits and reports of all iterations up to ${day(last.completed_at)}`,
      hits.map(tellFinding),
      customer.screened.lists.length === 0
        ? ""
        : `The lists${last.findings.some(isMediaGap) ? "" : " and media"} that answered up to ${day(last.completed_at)} gave no hit.`,
    ),
    part(
      "Not answered",
      last.findings.filter(isScreeningGap).map(({ title }) => title),
      "",
    ),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const isScreeningGap = ({ category, source }: Finding): boolean =>
  category === "data_gap" && (source === "screening" || source === "adverse_media");

export function describeFindings({ record, customer, now }: DescribedCase): string {
  if (record.investigations.length === 0) return NOT_INVESTIGATED;
  const others = newestFindings(record).filter(({ category }) => !SCREENED.includes(category));
  const gaps = others.filter(({ category }) => category === "data_gap");
  const found = others.filter(({ category }) => category !== "data_gap");
  const checks = currentChecks(record, now).map(
    (check) => `${checkName(check)}: ${check.outcome.replace("_", " ")}. ${check.how}`,
  );
  const discrepancies = record.discrepancies.map(
    ({ field, declared, observed, source, status }) =>
      `${formatName(field)}: declared "${declared}", ${sourceWords(source)} has "${observed}" (${status})`,
  );
  const isComplete = gaps.length === 0;
  return [
    part("Mandatory checks", checks, "No mandatory check was made."),
    part("Findings", found.map(tellFinding), "There are no other findings."),
    part(
      "Discrepancies",
      discrepancies,
      customer.kind === "person"
        ? noRegisterOfPersons(found)
        : customer.register === null
          ? "No register states who the customer is, so what was declared could not be compared."
          : isComplete
            ? "No difference was found between what was declared and what the sources state."
            : "No difference was found between what was declared and the sources that answered.",
    ),
    part("Gaps in the data", gaps.map(tellFinding), "No gap in the data is on file."),
  ].join("\n\n");
}

const part = (title: string, items: readonly string[], none: string): string =>
  items.length === 0 ? none : `${title}:\n${bullets(items)}`;

export function describeRisk({ record, now }: DescribedCase): string {
  const last = record.investigations.at(-1);
  if (!last) return NOT_INVESTIGATED;
  const { risk_score, risk_factors, case_confidence, iteration } = last;
  const risk_rating = currentRating(record, currentChecks(record, now));
  const mcc = record.mcc?.decision?.mcc_code ?? record.mcc?.primary_recommendation.mcc_code;
  const dimensions = (risk_rating?.dimensions ?? []).map((rated) => {
    const unknown = notKnownWords(rated);
    const reasons = [...rated.factors.map(({ reason }) => reason), ...(unknown === null ? [] : [unknown])];
    const why = reasons.map((reason) => reason.replace(/\.$/, "")).join("; ");
    return `${rated.dimension}: ${printedLevel(rated)}${why === "" ? "" : ` (${why})`}`;
  });
  return [
    risk_rating
      ? `The customer is rated ${risk_rating.level}: ${risk_rating.regime} due diligence, next review after ${risk_rating.next_review_months} months, ${policyWords(risk_rating.policy_version)}.${risk_rating.prohibited_because ? ` ${risk_rating.prohibited_because}` : ""}`
      : "The customer is not rated.",
    ...(dimensions.length > 0 ? [part("Dimensions", dimensions, "")] : []),
    `The risk score after iteration ${iteration} is ${risk_score.toFixed(2)} of 1, with a confidence of ${case_confidence.total} of 100.`,
    part(
      "What the score is made of",
      risk_factors.map(
        ({ factor, points, reason }) => `${formatName(factor)}: ${formatCount(points, "point", "points")}. ${reason}`,
      ),
      "No factor adds to the score.",
    ),
    ...(mcc && record.mcc ? [`Merchant category ${mcc}, risk tier ${record.mcc.risk_tier}.`] : []),
    ...printedRecommendation(record, now),
  ].join("\n\n");
}

/**
 * The recommendation of an undecided case, in a sentence. Further questions are never recommended in print: the case may
 * be reported by then, and not every reader may know.
 */
export function printedRecommendation(record: CaseRecord, now: Date): string[] {
  const action = isDecided(record.status) ? "follow_up" : recommendAction(standingOf(record, now));
  const leavesOut = [
    ...(record.investigations.at(-1)?.findings.some(isMediaGap)
      ? ["news that was not searched, or not read in full"]
      : []),
    ...(newsToRead(record).length > 0 ? ["the news that is still to be read"] : []),
  ].join(", and ");
  return action === "follow_up"
    ? []
    : [
        `The facts alone recommend ${action === "approve" ? "an approval" : "an escalation"}.`,
        ...(leavesOut === "" ? [] : [`This leaves out ${leavesOut}.`]),
      ];
}

const policyWords = (version: number): string =>
  version === 0 ? "by the default policy of the service" : `by version ${version} of the policy`;

const GATE_STATE: Readonly<Record<GateState, string>> = {
  passed: "passed",
  shut: "blocked",
  not_established: "not checked",
};

export function describeDecision({ record, now, approvalComment }: DescribedCase): string {
  const { decision, parked, overrides, refusedApprovals = [] } = record;
  const intended = parked === null ? [] : givenOverrides(parked.input);
  const refused = refusedApprovals.map(
    ({ decision: kind, maker, refusedBy, at, comment }) =>
      `${kind.replaceAll("_", " ")} by ${maker}, refused by ${refusedBy} on ${day(at)}. ${comment?.trim() ? `Comment: ${comment}` : "No comment given."}`,
  );
  const justified = overrides.map(
    ({ gate, officer, at, justification }) => `${nameOfGate(gate)}, by ${officer} on ${day(at)}: ${justification}`,
  );
  const gates = gatesInPrint(record, now).map(({ gate, state, covered }) =>
    covered || overrides.some((override) => override.gate === gate)
      ? `${nameOfGate(gate)}: overridden${covered ? `. ${covered}` : ""}`
      : `${nameOfGate(gate)}: ${GATE_STATE[state]}`,
  );
  return [
    decisionWords(record),
    ...(decision && decision.approver !== null
      ? [
          approvalComment == null
            ? `${decision.approver}, the second officer, gave no comment.`
            : `Comment of the second officer, ${decision.approver}: ${approvalComment}`,
        ]
      : []),
    ...(decision && decision.restrictions.length > 0 ? [part("Restrictions", decision.restrictions, "")] : []),
    ...(parked
      ? [
          `A decision to ${parked.input.decision.replaceAll("_", " ")} by ${parked.maker} waits for a second officer. ${parked.input.reason ? `Reason: ${parked.input.reason}` : "No reason given."}`,
        ]
      : []),
    ...(intended.length > 0
      ? [
          part(
            "Overrides that wait with it",
            intended.map(({ gate, justification }) => `${nameOfGate(gate)}: ${justification}`),
            "",
          ),
        ]
      : []),
    ...(refused.length > 0 ? [part("Second approvals refused", refused, "")] : []),
    part("Gates", gates, ""),
    ...(justified.length > 0 ? [part("Gates overridden", justified, "")] : []),
  ].join("\n\n");
}

function decisionWords(record: CaseRecord): string {
  const { decision } = record;
  if (!decision) return "No decision has been taken yet.";
  const final = describeFinalDecision(record);
  if (final !== null) return final;
  const { maker, approver, decidedAt, reason } = decision;
  const by = approver === null ? maker : `${maker}, confirmed by ${approver}`;
  return `Decision: ${formatName(decision.decision)}, by ${by}, on ${day(decidedAt)}. ${reason ? `Reason: ${reason}` : "No reason given."}`;
}
