import { foldAccents } from "../../../platform/folding.ts";
import { text } from "../../case/answers.ts";
import type { TradeRule } from "./declared-trade.model.ts";
import { isOfAnother, WAGE } from "./private-means.rules.ts";
import { hasWords, isNamed } from "./rating-facts.ts";

/** Own account, or the trade itself as the work. Words without accents, in Dutch, French, German and English. */
const OWN_TRADE =
  "self[- ]?employed|freelanc|zelfstandig|independant|selb(?:st)?standig|eigen (?:zaak|bedrijf|winkel)|a (?:mon|son) compte|gerante?(?!\\p{L})|zaakvoerder|bestuurder|geschaftsfuhrer|owner|eigenaar|proprietaire|patronn?e?(?!\\p{L})|inhaber|trad(?:e|er|ing)|deal(?:er|ing)|handel(?!s(?:ing|school|reken))|handler|marchand|commerc|negoc|courti|broker|makelaar|vend(?:s|re|eur|euse)|vente|verko|verkauf|sell|sale|commissi|provision|im?port|export|run(?:ning)?(?!\\p{L})|directeur|director(?!\\p{L})|ceo(?!\\p{L})|\\p{L}*(?:handelaar|handelaarster|handler(?:in)?(?!\\p{L})|dealer|uitbat|exploitant|betreiber)";
/** A place among those who are paid. */
const PLACE =
  "(?:bij|chez|bei|beim|at|in (?:de|het|een|the|a|der|einem?|einer|dem)|dans (?:le|la|une?)|an der|aan de) \\p{L}|werknemer|arbeid|bediende|\\p{L}*medewerk|employ|ouvri|salarie|angestellt|\\p{L}*arbeiter|ingen|engineer|\\p{L}*techni|croupier|cashier|kassi|caissi|worker|clerk|guard|soldaat|soldat|soldier|militair|militar|police|politie|polizei|defensie|defense|bundeswehr|boswacht|forester|forstwirt|forster|\\p{L}*deskundige";

/** Nobody is paid for these by an employer who may. */
const OF_NO_EMPLOYER: readonly string[] = ["narcotics", "informal money transfer"];

/** Whether a private customer lives on wages, and the occupation is a place among others: "Worker at FN Herstal", not "arms dealer". */
export function isEmployed(answers: Readonly<Record<string, unknown>>): boolean {
  const [occupation, funds] = ["occupation", "source_of_funds"].map((id) => foldAccents(text(answers[id]) ?? ""));
  return (
    isNamed(funds!, WAGE) && !isOfAnother(funds!) && hasWords(occupation!, PLACE) && !hasWords(occupation!, OWN_TRADE)
  );
}

/** Whether an occupation that names such a trade may name the employer's. */
export const isOfEmployer = ({ name, isThing }: TradeRule): boolean =>
  isThing === true && !OF_NO_EMPLOYER.includes(name);
