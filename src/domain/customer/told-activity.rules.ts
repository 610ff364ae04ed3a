import { foldAccents } from "../../platform/folding.ts";
import { text } from "../case/answers.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { isPersonCase } from "../readings/known-case.ts";

/** What answers say of what is done, with whose money, and where. */

const QUESTIONS = ["business_activity", "purpose_of_relationship", "source_of_funds"];

const oneOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, "iu");

/** Words of trade, pay and money that is sent, in Dutch, French, German and English. Without them an occupation names a subject, or where somebody comes from. */
const DEALS = oneOf(
  "(?:im|ex)port|trad(?:e|er|ing)(?!\\p{L})|handel|commer[cz]|negoc|sell|sale|vend|vente|verko|verkauf|pay|paid|paie|bezahl|betaal|loon|salar|commission|commissie|provision|courtier|makelaar|broker|suppl|lever|livr|liefer|invest|sen[dt](?:ing)?(?!\\p{L})|stuur|envo[iy]|schick|uberweis|virement|overschrijv|transfer|je travaille|travaillant|ik werk|werkzaam|tewerkgesteld|handler|dealer|firma|societe|company|bedrijf|entreprise|unternehmen|gesellschaft|bank(?!drukk)|banque|embass|ambass|botschaft|consul|konsul|directeur|director|zaakvoerder|gerant|manager|geschaftsfuhrer|vertegenwoordiger|representa|i work|working|employed|ich arbeite|tatig",
);
const TRIP = oneOf(
  "bezoek|visit|vakantie|holiday|vacances|reis(?!bur|ag)|voyage(?!ur)|besuch|urlaub|ferien|reise(?!bur)",
);
const MONEY = oneOf(
  "geld|money|argent|cash|goud|gold|goods|waren?(?!\\p{L})|goederen|marchandise|handel|commer[cz]|trad(?:e|ing)|(?:im|ex)port|koop|koper|verko|buy|sell|client|klant|kund|customer|achet|achat|vend|vente|kauf|stuur|sen[dt](?!\\p{L})|envo[iy]|schick|uberweis|virement|overschrijv|transfer|betaal|pay|paie|zahl|invest|zaken|business|affaires|geschaft",
);

interface Told extends JudgedBy {
  readonly templateId: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * The answers on a business, a purpose and its money, each empty where there is none. Of a private customer, since version 11, the occupation
 * too where it deals with somebody, and without visits: "I visit my family in Iran each year".
 */
export function toldActivities({ answers, ...rules }: Told): string[] {
  const told = QUESTIONS.map((question) => text(answers[question]) ?? "");
  if (judgesBefore(rules, 11) || !isPersonCase(rules)) return told;
  const occupation = text(answers["occupation"]) ?? "";
  return [...told.map(withoutTrips), DEALS.test(foldAccents(occupation)) ? withoutTrips(occupation) : ""];
}

const withoutTrips = (said: string): string =>
  said
    .split(/(?<=[.;!?\n])/u)
    .filter((sentence) => !TRIP.test(foldAccents(sentence)) || MONEY.test(foldAccents(sentence)))
    .join("");
