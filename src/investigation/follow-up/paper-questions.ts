import type { Finding } from "../../domain/case/case.model.ts";
import { OTHERS_MONEY } from "../../domain/diligence/control-in-papers.rules.ts";
import { COMPANY_QUESTIONS } from "../../domain/portal/company-questions.ts";
import { PERSON_QUESTIONS } from "../../domain/portal/person-questions.ts";
const CARRIED_ON =
  "Please state which of the activities that the articles of the company name it carries on or will carry on, since when, and which of them it does not.";
const SEAT_ABROAD =
  "Please state each country in which the company has its seat, an office or a branch: since when, under which number it is registered there, and what it does there.";
export const WHICH_FIGURES =
  "Please explain why the figures of the annual accounts that you gave are not those that were filed, and provide the accounts as they were approved.";
const WHICH_COMPANY =
  "Please state the legal form of the company and since when it has it, and which paper you gave for which company.";
const NAME_ON_CARD =
  "Please state the name that you bear by law, each other name that you bear or bore, and why they differ. If a name was changed, such as by marriage, please provide the paper that shows it.";
export const HOW_TO_GO_ON =
  "Please describe how the company will continue its activity and pay what it owes in the coming year: what is planned, with figures, and what its owners, banks or creditors have agreed to.";
const SOURCES_OF_INCOME =
  "Please state each source of your income, its amount a month before tax, and since when you have it. Please provide a paper of each.";
const ACCOUNT_ABROAD =
  "Please state why the account that you will use is held outside the European Economic Area, and who can use it.";

/** The question that a finding on what a paper says puts to the customer; undefined where it puts none of these. */
export function paperQuestion({ code, source_entry: entry = "" }: Finding): string | undefined {
  if (code === "document_funds") return PERSON_QUESTIONS.funds.en;
  if (code === "document_control" && entry.startsWith(OTHERS_MONEY)) return COMPANY_QUESTIONS.othersMoney.en;
  if (code === "document_object") return CARRIED_ON;
  if (code === "document_seat_abroad") return SEAT_ABROAD;
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
