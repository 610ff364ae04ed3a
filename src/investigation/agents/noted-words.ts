import type { Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { notedCompany } from "./declared-company.ts";
import { notedOwnership } from "./declared-control.ts";
import { type Noted, notedCountries } from "./declared-countries.ts";
import { notedMoney } from "./declared-money.ts";
import { notedNominees } from "./declared-nominees.ts";
import { notedPast } from "./declared-past.ts";
import { notedProxy } from "./declared-proxy.ts";

/** What rules find in the customer's own words. */
export const notedWords = (dossier: Dossier, seen: Observations): Noted[] => [
  ...notedMoney(dossier),
  ...notedPast(dossier, seen),
  ...notedProxy(dossier),
  ...notedCompany(dossier),
  ...notedOwnership(dossier, seen),
  ...notedNominees(dossier),
  ...notedCountries(dossier),
];

/** Stands for what the customer wrote to a task, which has no question of its own. */
export const TASK = "task";

/** Whether a rule finds something in these words alone, so that nobody has to be told twice. */
export function isHeard(words: string, question: string, dossier: Dossier, seen: Observations): boolean {
  const { input, declaredActivity } = dossier;
  const [response] = input.taskResponses;
  const alone = {
    ...dossier,
    declaredActivity: question === "business_activity" ? words : declaredActivity && "",
    input: {
      ...input,
      answers: question === TASK ? {} : { [question]: words },
      taskResponses: question === TASK && response ? [{ ...response, answer: words }] : [],
    },
  };
  return notedWords(alone, seen).length > 0;
}
