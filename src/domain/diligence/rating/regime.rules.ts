import { judgesBefore } from "../../case/rules-version.model.ts";
import type { Finding } from "../../case/case.model.ts";
import { isCorrected, isSettledAlert, isTakenOver } from "../../case/findings.rules.ts";
import { isMediaGap } from "../../case/media-gap.rules.ts";
import { isUnanswered } from "../../decisions/to-settle.rules.ts";
import { isNearByBirth } from "../../hits/hit-agreement.rules.ts";
import { isDeclaredBefore } from "../taken-back.rules.ts";
import { isOpen } from "../check.model.ts";
import { templateOf } from "../../templates/index.ts";
import type { DimensionRating, RatingFactor, Regime, RiskLevel } from "../rating.model.ts";
import { EEA } from "../eea.ts";
import {
  type CountryRole,
  type CustomerCountry,
  customerCountries,
  knowsCustomerCountries,
  RATED_ROLES,
} from "./countries.rules.ts";
import { answerOf, effectiveMcc, type RatingFacts } from "./rating-facts.ts";
import { LEGAL_EDD_TRIGGERS } from "./weights.ts";

/** Whether a factor requires enhanced due diligence by law or by the policy. */
export function isTriggered({ policy }: RatingFacts, factors: readonly RatingFactor[]): boolean {
  const triggers: readonly string[] = [...LEGAL_EDD_TRIGGERS, ...policy.values.edd_triggers];
  return factors.some(({ factor }) => triggers.includes(factor));
}

/**
 * The due diligence that a rating calls for. Simplified only where nothing that counts is
 * raised or unknown.
 */
export function regimeOf(
  facts: RatingFacts,
  level: RiskLevel,
  dimensions: readonly DimensionRating[],
  factors: readonly RatingFactor[],
): Regime {
  const isRaised = dimensions.some((rated) => rated.level !== "low");
  if (level === "high" || level === "prohibited" || isTriggered(facts, factors)) return "enhanced";
  return level === "low" && !isRaised && isKnown(facts) ? "simplified" : "standard";
}

/** A standing finding of medium severity or more, whatever it is about. */
const isGrave = ({ severity, clearance }: Finding): boolean =>
  clearance === undefined && severity !== "info" && severity !== "low";

/** Roles of a country that keep due diligence from being simplified; a nationality alone does not. */
const BINDING: readonly CountryRole[] = RATED_ROLES.filter((role) => role !== "nationality" && role !== "answers");
/** The European Economic Area, and its neighbours with equal rules. */
const NEAR = [...EEA, "CH", "GB"];

/** Whether nobody could read if the company has debts for which its clients are liable. */
const isDebtGap = ({ agent_name: agent, category, clearance }: Finding): boolean =>
  agent === "debt_status" && category === "data_gap" && clearance === undefined;

/** That a relationship with the customer, or with somebody behind it, was ended for cause. */
const isEndedForCause = ({ code, severity }: Finding): boolean =>
  severity === "high" && (code === "customer_before" || code === "party_before");

/** That the news tells of a crime, also where an officer cleared it. */
const isCrimeTold = ({ code, severity }: Finding): boolean =>
  code === "media_criminal" && severity !== "info" && severity !== "low";

/** That somebody else disposes for the customer, by a power or by law. */
const isActedFor = ({ code }: Finding): boolean => code === "proxy_stated" || code === "identity_minor";

/** That no officer has accepted a paper on funds that only a paper shows. */
const isUnshown = ({ source_entry: entry }: Finding): boolean =>
  entry === "missing:source_of_funds" || entry === "to_judge:source_of_funds";

function isKnown(facts: RatingFacts): boolean {
  const { checks, findings, grounds } = facts;
  if (!judgesBefore(facts, 6) && findings.some(isGrave)) return false;
  // What an officer's words alone settle leaves nothing to be checked less.
  const restsOnWords = (one: Finding) =>
    [isNearByBirth, isDeclaredBefore, isEndedForCause, isSettledAlert, isTakenOver, isCorrected].some((rests) =>
      rests(one),
    );
  if (!judgesBefore(facts, 9) && findings.some(restsOnWords)) return false;
  if (!judgesBefore(facts, 11) && findings.some((one) => isUnshown(one) || isUnanswered(one))) return false;
  if (!judgesBefore(facts, 12) && findings.some(isCrimeTold)) return false;

  if (!judgesBefore(facts, 12) && findings.some(isActedFor)) return false;
  if (!judgesBefore(facts, 4) && findings.some(isMediaGap)) return false;
  if (!judgesBefore(facts, 9) && findings.some(isDebtGap)) return false;
  if (grounds === null || checks.length === 0 || checks.some(isOpen)) return false;
  const questions = templateOf(facts)?.questions.filter(({ required }) => required) ?? [];
  const isAnswered = questions.every(({ id }) => answerOf(facts, id) !== null || Array.isArray(facts.answers[id]));
  if (!isAnswered) return false;
  // An answer that nobody can read is none, also where a sample asks for no other.
  const isUnread = ({ code, clearance }: Finding) => code === "answer_malformed" && clearance === undefined;
  if (!judgesBefore(facts, 8) && findings.some(isUnread)) return false;
  const asksCountries = questions.some(({ id }) => id === "customer_countries");
  if (asksCountries && !knowsCustomerCountries(facts)) return false;
  const isAbroad = ({ role, code }: CustomerCountry) => BINDING.includes(role) && !NEAR.includes(code);
  if (!judgesBefore(facts, 9) && customerCountries(facts).some(isAbroad)) return false;
  return grounds.subject === "person" || effectiveMcc(facts) !== null;
}
