import {
  chosenOption,
  declaredEvidence,
  declaredTexts,
  type FactorDraft,
  factorOf,
  isNamed,
  type RatingFacts,
  saysYes,
} from "./rating-facts.ts";
import { tradeFactors } from "./trade.rules.ts";
import { volumeFactors } from "./volume.rules.ts";

const factor = factorOf("product");

export const CASH = "cash|contant(?:en|e)?|esp[èe]ces|argent liquide|bargeld|barzahlung(?:en)?";

/** `delivery_time`: longer than a month. */
const DELIVERED_LATE = 3;
/** `service_requested`: company formation, registered office, administration. */
const STRUCTURE_SERVICES = [2, 3, 4];

/** What is sold and what is asked of the relationship: trade, cash, anonymity, delayed delivery, structures and volume. */
export function productFactors(facts: RatingFacts): FactorDraft[] {
  const evidence = declaredEvidence(facts);
  const draft = (word: Parameters<typeof factor>[0], reason: string) => factor(word, reason, evidence);
  const drafts = [...tradeFactors(facts), ...volumeFactors(facts)];
  const byFlag = facts.mcc?.risk_flags.includes("cash_intensive") ?? false;
  if (byFlag || isNamed(declaredTexts(facts), CASH)) {
    drafts.push(draft("cash", byFlag ? "The trade takes much cash." : "The customer says that cash is used."));
  }
  if (saysYes(facts, "anonymity_enhancing_assets")) {
    drafts.push(draft("anonymity", "Crypto-assets with built-in anonymity are dealt in."));
  }
  if (saysYes(facts, "self_hosted_wallets")) {
    drafts.push(draft("self_hosted_wallets", "Transfers from or to self-hosted wallets are accepted."));
  }
  if (chosenOption(facts, "delivery_time") === DELIVERED_LATE) {
    drafts.push(draft("delayed_delivery", "More than a month lies between payment and delivery."));
  }
  if (STRUCTURE_SERVICES.includes(chosenOption(facts, "service_requested") ?? -1)) {
    drafts.push(
      draft("structure_services", "Formation, a registered office or administration of companies is asked for."),
    );
  }
  return drafts;
}
