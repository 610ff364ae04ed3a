import type { Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { judgesBy } from "../rules-version.ts";
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

/** A trade of higher risk by whose name whose money it is was told. */
const PAYMENTS_FOR_OTHERS = "payments received or passed on for others";

/** Stands for what the customer wrote to a task, which has no question of its own. */
export const TASK = "task";

/**
 * Whether a rule finds something in these words alone, so that nobody has to be told twice. The name of a trade of higher risk says
 * nothing of what the rest of the sentence tells.
 */
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
  const isAll = ({ rule, description }: Noted) =>
    rule !== "trade_declared_sensitive" || !judgesBy(input, 11) || description.includes(PAYMENTS_FOR_OTHERS);
  return notedWords(alone, seen).some(isAll);
}
