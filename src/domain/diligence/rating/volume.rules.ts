import { newest } from "../../case/facts.rules.ts";
import { judgesBefore } from "../../case/rules-version.model.ts";
import { meansThatDoNotFit } from "./private-means.rules.ts";
import { amountIn, ownAccounts } from "../own-accounts.rules.ts";
import { type AcceptedDocument, readingEvidence } from "../provided-documents.ts";
import {
  chosenOption,
  declaredEvidence,
  effectiveMcc,
  type FactorDraft,
  factorOf,
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
  const accounts = ownAccounts(facts);
  const against = disproportions(facts, monthly, accounts);
  if (against.length > 0) {
    const reason = `At least ${euro(monthly)} a month is declared, against ${against.join(" and ")}.`;
    const read = accounts === null ? [] : readingEvidence(facts, accounts);
    const evidence = [...declaredEvidence(facts), ...registerEvidence(facts), ...read];
    drafts.push(factor("volume_disproportionate", reason, evidence));
  }
  if (monthly >= HIGH_VOLUME) {
    drafts.push(factor("high_volume", `At least ${euro(monthly)} a month is declared.`, declaredEvidence(facts)));
  }
  return drafts;
}

interface Size {
  readonly value: number;
  /** Whose word it is, where it is the customer's own. */
  readonly by: string;
}

/** What a source states; the customer's own accounts, where none does, or where they say less of a later year. */
function sizeOf(
  facts: RatingFacts,
  stated: unknown,
  accounts: AcceptedDocument | null,
  rubric: "turnover" | "workforce",
): Size | null {
  const known = typeof stated === "number" ? { value: stated, by: "" } : null;
  const value = accounts && amountIn(accounts, rubric);
  if (accounts === null || value === null) return known;
  const year = accounts.dated.slice(0, 10);
  const deposited = newest(facts, "accounts_year_end");
  const isLater = typeof deposited === "string" && deposited < year;
  return known === null || (isLater && value < known.value) ? { value, by: ` by its own accounts of ${year}` } : known;
}

function disproportions(facts: RatingFacts, monthly: number, accounts: AcceptedDocument | null): string[] {
  const yearly = monthly * MONTHS;
  const against: string[] = [];
  const turnover = sizeOf(facts, newest(facts, "turnover_eur") ?? newest(facts, "turnover"), accounts, "turnover");
  if (turnover !== null && yearly >= turnover.value * TURNOVER_MULTIPLE) {
    against.push(`a turnover of ${euro(turnover.value)} a year${turnover.by}`);
  }
  const isDeposited = typeof newest(facts, "workforce") === "number";
  const workforce = sizeOf(facts, newest(facts, "employees"), isDeposited ? null : accounts, "workforce");
  if (workforce !== null && yearly > Math.max(1, workforce.value) * PER_HEAD) {
    const people = workforce.value === 1 ? "one employee" : `${workforce.value} employees`;
    against.push(`${people}${workforce.by}`);
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
