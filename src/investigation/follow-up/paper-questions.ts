import {
  ACCOUNT_ABROAD,
  CARRIED_ON,
  HOW_TO_GO_ON,
  NAME_ON_CARD,
  SEAT_ABROAD,
  SOURCES_OF_INCOME,
  WHERE_IT_WORKS,
  WHICH_COMPANY,
  WHICH_FIGURES,
} from "../../domain/portal/task-words.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { OTHERS_MONEY } from "../../domain/diligence/control-in-papers.rules.ts";
import { COMPANY_QUESTIONS } from "../../domain/portal/company-questions.ts";
import { PERSON_QUESTIONS } from "../../domain/portal/person-questions.ts";

/** The question that a finding on what a paper says puts to the customer; undefined where it puts none of these. */
export function paperQuestion({ code, source_entry: entry = "" }: Finding): string | undefined {
  if (code === "document_funds") return PERSON_QUESTIONS.funds.en;
  if (code === "document_control" && entry.startsWith(OTHERS_MONEY)) return COMPANY_QUESTIONS.othersMoney.en;
  if (code === "document_joint_power") return COMPANY_QUESTIONS.jointPower.en;
  if (code === "document_object") return CARRIED_ON;
  if (code === "document_seat_abroad") return SEAT_ABROAD;
  if (code === "document_domiciled") return WHERE_IT_WORKS;
  if (code === "document_going_concern") return HOW_TO_GO_ON;
  if (code === "document_pay_below") return SOURCES_OF_INCOME;
  if (code === "document_account_abroad") return ACCOUNT_ABROAD;
  return BY_CONTRADICTION[/^contradicts_(.+)_(?:answer|register|documents):/.exec(entry)?.[1] ?? ""];
}

const BY_CONTRADICTION: Readonly<Record<string, string>> = {
  name_on_card: NAME_ON_CARD,
  equity: WHICH_FIGURES,
  legal_form: WHICH_COMPANY,
};
