import {
  chosenOption,
  declaredEvidence,
  declaredTexts,
  effectiveMcc,
  type FactorDraft,
  factorOf,
  isNamed,
  type RatingFacts,
  saysYes,
} from "./rating-facts.ts";
import { volumeFactors } from "./volume.rules.ts";

const factor = factorOf("product");

const CASH = "cash|contant(?:en|e)?|esp[èe]ces|argent liquide|bargeld|barzahlung(?:en)?";
const CRYPTO_CODES = ["6051"];

/** `delivery_time`: longer than a month. */
const DELIVERED_LATE = 3;
/** `service_requested`: company formation, registered office, administration. */
const STRUCTURE_SERVICES = [2, 3, 4];

/** What is asked of the relationship: cash, crypto-assets, anonymity, delayed delivery, structures and volume. */
export function productFactors(facts: RatingFacts): FactorDraft[] {
  const evidence = declaredEvidence(facts);
  const draft = (word: Parameters<typeof factor>[0], reason: string) => factor(word, reason, evidence);
  const drafts = volumeFactors(facts);
  const byFlag = facts.mcc?.risk_flags.includes("cash_intensive") ?? false;
  if (byFlag || isNamed(declaredTexts(facts), CASH)) {
    drafts.push(draft("cash", byFlag ? "The trade takes much cash." : "The customer says that cash is used."));
  }
  const code = effectiveMcc(facts);
  if (facts.templateId === "crypto_asset_provider" || (code !== null && CRYPTO_CODES.includes(code))) {
    drafts.push(draft("crypto_assets", "Crypto-assets are exchanged, held or transferred."));
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
