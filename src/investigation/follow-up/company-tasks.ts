import {
  FIRST_YEAR,
  HOW_TO_GO_ON,
  SOLD_THERE,
  STATE_NATIONALITIES,
  WHICH_FIGURES,
  WHO_ENDED_CONTRACT,
  WHO_IS_CURATOR,
} from "../../domain/portal/task-words.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { isEndInPaper } from "../../domain/decisions/to-settle.rules.ts";
import { judgesBefore } from "../../domain/case/rules-version.model.ts";
import { curatorsByPaper } from "../../domain/diligence/may-act.rules.ts";
import type { KnownCase } from "../../domain/readings/known-case.ts";
import { UNLICENSED_TRADES } from "../../domain/diligence/rating/declared-trade.model.ts";
import { COMPANY_QUESTIONS } from "../../domain/portal/company-questions.ts";
import { type AskedCase, documentTask, questionTask, type TaskDraft } from "./task-draft.ts";

export const DESCRIBE_TRADE = "Please describe in a few sentences what the company sells, and to whom.";
export const CONFIRM_IBAN = "Please confirm the IBAN of the account that you will use.";

const WHY_NONE = questionTask(COMPANY_QUESTIONS.noAccounts.en, true);
const OF_TRADE = [questionTask(DESCRIBE_TRADE, true), questionTask(COMPANY_QUESTIONS.unregistered.en, true)];
const OF_LICENCE = [documentTask("business_licence", false), questionTask(COMPANY_QUESTIONS.licence.en, true)];

type Tasks = Readonly<Record<string, (finding: Finding) => TaskDraft[]>>;

/** What is asked of a company about its trade, accounts, past and licences since version 8 of the rules. */
const SINCE_8: Tasks = {
  activity_differs: () => OF_TRADE,
  activity_not_compared: () => OF_TRADE,
  accounts_overdue: ({ severity }) =>
    [documentTask("annual_accounts", severity !== "low"), WHY_NONE].slice(0, severity === "low" ? 1 : 2),
  recent_incorporation: () => [questionTask(FIRST_YEAR, true)],
  former_name_unknown: () => [questionTask(COMPANY_QUESTIONS.formerName.en, true)],
  shelf_company: () => [questionTask(COMPANY_QUESTIONS.wokenUp.en, true)],
  licence_refused_said: () => OF_LICENCE.slice(1),
  licence_home_outside: () => OF_LICENCE.slice(1),
  acts_for_another: () => OF_LICENCE,
  turnover_passed_on: () => [questionTask(COMPANY_QUESTIONS.turnover.en, true)],
  service_ended_said: () => [questionTask(WHO_ENDED_CONTRACT, true)],
};

/** What findings of medium severity ask since version 9: the brief recommended an approval over each, and nobody was asked. */
const SINCE_9: Tasks = {
  negative_equity: () => [questionTask(HOW_TO_GO_ON, true), documentTask("annual_accounts", false)],
  document_negative_equity: () => [questionTask(HOW_TO_GO_ON, true)],
  activity_high_risk: () => OF_LICENCE,
  // Of a trade that needs no licence it is asked who buys what; of tobacco over the counter nothing.
  trade_declared_sensitive: ({ source_entry: entry, severity }) =>
    entry !== UNLICENSED_TRADES ? OF_LICENCE : severity === "low" ? [] : [questionTask(DESCRIBE_TRADE, true)],
  customers_high_risk_country: () => [questionTask(SOLD_THERE, true)],
  document_high_risk_country: () => [questionTask(STATE_NATIONALITIES, true)],
  flagged_activity_differs: () => OF_TRADE,
  flagged_custody_not_described: () => [documentTask("custody_policy", true)],
};

/** What factors of a company's rating ask since version 9, which are no findings. */
export const TASKS_OF_FACTORS: Readonly<Record<string, readonly TaskDraft[]>> = {
  volume_disproportionate: [questionTask(COMPANY_QUESTIONS.volume.en, true)],
  customers_anywhere: [questionTask(SOLD_THERE, true)],
};

/** Of a paper that states otherwise: the account of whomever it is, figures, and the address of a company. */
function tasksOfContradiction({ source_entry: entry = "" }: Finding, subject: "company" | "person") {
  if (entry.startsWith("contradicts_iban_")) return [questionTask(CONFIRM_IBAN, true)];
  if (/^contradicts_(?:turnover|workforce)_/.test(entry)) return [questionTask(WHICH_FIGURES, true)];
  return subject === "company" && entry.startsWith("contradicts_address_")
    ? [documentTask("proof_of_business_address", true)]
    : undefined;
}

/** That a register, or a paper of the company since version 13, says that it is insolvent. */
function isInsolvency(finding: Finding, asked: AskedCase | undefined): boolean {
  const since = finding.code === "registry_bankrupt" ? 10 : 13;
  const isPapers = isEndInPaper(finding) && /"(?:bankrupt|in insolvency)"/.test(finding.description);
  return (finding.code === "registry_bankrupt" || isPapers) && (asked === undefined || !judgesBefore(asked, since));
}

/** What a finding asks of a company, or a paper of anybody; undefined where its category says so, and in earlier runs. */
export function tasksOfCompany(
  finding: Finding,
  asked: AskedCase | undefined,
  subject: "company" | "person",
): TaskDraft[] | undefined {
  const { code = "" } = finding;
  if (asked !== undefined && judgesBefore(asked, 8)) return undefined;
  if (isInsolvency(finding, asked)) {
    const papers = [documentTask("representative_identity", true), documentTask("power_of_attorney", true)];
    return [questionTask(WHO_IS_CURATOR, true), ...(asked === undefined || !judgesBefore(asked, 13) ? papers : [])];
  }
  if (asked === undefined || !judgesBefore(asked, 9)) {
    const tasks = code === "document_contradicts" ? tasksOfContradiction(finding, subject) : SINCE_9[code]?.(finding);
    if (tasks !== undefined) return tasks;
  }
  return SINCE_8[code]?.(finding);
}

/** Nobody is asked who the curator is whom a paper names: the identity and the appointment are asked alone. */
export const isOnUnknown =
  (known: KnownCase) =>
  ({ description }: TaskDraft): boolean =>
    description !== WHO_IS_CURATOR || curatorsByPaper(known).length === 0;
