import { judgesBefore } from "../../case/rules-version.model.ts";
import { meansThatDoNotFit } from "./private-means.rules.ts";
import {
  chosenOption,
  declaredEvidence,
  effectiveMcc,
  type FactorDraft,
  factorOf,
  newest,
  type RatingFacts,
  registerEvidence,
  youngSince,
} from "./rating-facts.ts";

const factor = factorOf("product");

/** The least that the options of `expected_monthly_volume` mean, in euro a month. */
const MONTHLY_MINIMUM = [0, 10_000, 100_000, 1_000_000] as const;
const HIGH_VOLUME = 1_000_000;
const MONTHS = 12;

/** A volume from this multiple of last year's turnover has no explanation in the accounts. */
const TURNOVER_MULTIPLE = 3;
/** Turnover a head that hardly any trade passes, in euro a year. */
const PER_HEAD = 2_000_000;
/** Trades of local services, in which a million a month is out of proportion: by merchant category. */
const LOCAL_TRADES = "0742 0780 5462 5813 7211 7230 7251 7261 7297 7298 7299 7542 8351".split(" ");

function monthlyMinimum(facts: Parameters<typeof chosenOption>[0]): number {
  const option = chosenOption(facts, "expected_monthly_volume");
  return option === null ? 0 : (MONTHLY_MINIMUM[option] ?? 0);
}

/** Whether a volume is declared that by itself needs an explanation. */
export const declaresHighVolume = (facts: Parameters<typeof chosenOption>[0]): boolean =>
  monthlyMinimum(facts) >= HIGH_VOLUME;

/** The declared volume, against accounts, workforce, trade and age as far as they are known. */
export function volumeFactors(facts: RatingFacts): FactorDraft[] {
  const monthly = monthlyMinimum(facts);
  const drafts: FactorDraft[] = [];
  const means = meansThatDoNotFit(facts);
  if (means.length > 0) {
    const reason = `The customer states ${means.join("; and ")}.`;
    drafts.push(factor("volume_disproportionate", reason, declaredEvidence(facts)));
  }
  if (monthly === 0) return drafts;
  const against = disproportions(facts, monthly);
  if (against.length > 0) {
    const reason = `At least ${euro(monthly)} a month is declared, against ${against.join(" and ")}.`;
    drafts.push(factor("volume_disproportionate", reason, [...declaredEvidence(facts), ...registerEvidence(facts)]));
  }
  if (monthly >= HIGH_VOLUME) {
    drafts.push(factor("high_volume", `At least ${euro(monthly)} a month is declared.`, declaredEvidence(facts)));
  }
  return drafts;
}

function disproportions(facts: RatingFacts, monthly: number): string[] {
  const yearly = monthly * MONTHS;
  const against: string[] = [];
  const turnover = newest(facts, "turnover_eur") ?? newest(facts, "turnover");
  if (typeof turnover === "number" && yearly >= turnover * TURNOVER_MULTIPLE) {
    against.push(`a turnover of ${euro(turnover)} a year`);
  }
  const employees = newest(facts, "employees");
  if (typeof employees === "number" && yearly > Math.max(1, employees) * PER_HEAD) {
    against.push(employees === 1 ? "one employee" : `${employees} employees`);
  }
  const code = effectiveMcc(facts);
  if (monthly >= HIGH_VOLUME && code !== null && LOCAL_TRADES.includes(code)) {
    against.push(`a local trade (merchant category ${code})`);
  }
  const start = judgesBefore(facts, 6) ? null : youngSince(facts);
  if (monthly >= HIGH_VOLUME && start !== null) against.push(`a company that exists since ${start}`);
  return against;
}

const euro = (amount: number): string => `${amount.toLocaleString("en-GB")} euro`;
