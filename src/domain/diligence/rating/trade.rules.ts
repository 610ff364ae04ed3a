import { isUnknownTrade } from "../../decisions/to-settle.rules.ts";
import { inSentence } from "../check-results.ts";
import { activitiesOf, matchingPrefix } from "./activities.rules.ts";
import type { DeclaredTrade } from "./declared-trade.model.ts";
import { declaredTradesOf } from "./declared-trades.rules.ts";
import {
  declaredEvidence,
  effectiveMcc,
  evidenceOf,
  type FactorDraft,
  factorOf,
  type RatingFacts,
  registerEvidence,
  standing,
} from "./rating-facts.ts";

const factor = factorOf("product");

/** What the trade is known for: by its merchant category, and by the policy. */
export function tradeFactors(facts: RatingFacts): FactorDraft[] {
  const { mcc, policy } = facts;
  const code = effectiveMcc(facts);
  const drafts: FactorDraft[] = [];
  const prefix = matchingPrefix(activitiesOf(facts), policy.values.high_risk_activities);
  if (prefix !== null) {
    drafts.push(factor("high_risk_activity", `The policy rates ${prefix} as high risk.`, registerEvidence(facts)));
  }
  if (mcc !== null && mcc.risk_tier !== "low") {
    const why =
      mcc.risk_flags.length === 0 ? "" : ` (${mcc.risk_flags.map((flag) => flag.replaceAll("_", " ")).join(", ")})`;
    const word = mcc.risk_tier === "high" ? "trade_high" : "trade_medium";
    const reason =
      code === null
        ? `The trade is not known, which counts as ${mcc.risk_tier} risk.`
        : `The trade, merchant category ${code}, is of ${mcc.risk_tier} risk${why}.`;
    drafts.push(factor(word, reason, registerEvidence(facts)));
  }
  return [...drafts, ...declaredFactors(facts), ...unknown(facts)];
}

/** It gives no points, because the register may be behind, and never a low rating. */
function unknown(facts: RatingFacts): FactorDraft[] {
  const found = standing(facts).filter(isUnknownTrade);
  if (found.length === 0) return [];
  const reason = `What the company does is not known: ${found.map(({ title }) => inSentence(title)).join("; ")}. It gives no points, but the rating cannot be low.`;
  return [factor("not_established", reason, evidenceOf(found))];
}

/** What the customer says of the trade, whatever the register has. */
function declaredFactors(facts: RatingFacts): FactorDraft[] {
  const trades = declaredTradesOf(facts);
  const named = (level: DeclaredTrade["level"]) =>
    trades.filter((trade) => trade.level === level).map(({ name }) => name);
  const drafts = (word: "trade_declared_grave" | "trade_declared_sensitive", names: readonly string[]) =>
    names.length === 0
      ? []
      : [factor(word, `In the customer's own words: ${names.join(", ")}.`, declaredEvidence(facts))];
  return [...drafts("trade_declared_grave", named("grave")), ...drafts("trade_declared_sensitive", named("sensitive"))];
}
