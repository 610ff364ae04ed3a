import type { Language } from "../../platform/language.ts";
import { reviewCustomerWords } from "./customer-words.rules.ts";

const HEAD: Readonly<Record<Language, string>> = {
  en: "Please explain what you wrote: who takes part, who sends the money, what it is for, and what you do with it.",
  nl: "Licht toe wat u schreef: wie erbij betrokken is, wie het geld stuurt, waarvoor het dient en wat u ermee doet.",
  fr: "Veuillez expliquer ce que vous avez écrit : qui intervient, qui envoie l'argent, à quoi il sert et ce que vous en faites.",
  de: "Bitte erläutern Sie, was Sie geschrieben haben: wer beteiligt ist, wer das Geld schickt, wofür es ist und was Sie damit tun.",
};

/** How a finding names an answer to a task. */
export const ASKED_LATER = "a question that was asked later";

/** The task that asks what a customer meant; in English, as tasks are stored. What may not be sent to a customer is not quoted either. */
export const explainWordsTask = (quotes: string): string =>
  quotes === "" || reviewCustomerWords(quotes)?.kind === "forbidden" ? HEAD.en : `${HEAD.en} ${quotes}`;

/** The task in the language of its customer, with the customer's own words; null for any other task. */
export const explainWordsText = (description: string, language: Language): string | null =>
  description.startsWith(HEAD.en) ? HEAD[language] + description.slice(HEAD.en.length) : null;
