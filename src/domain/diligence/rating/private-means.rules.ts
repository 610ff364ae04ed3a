import { foldAccents } from "../../../platform/folding.ts";
import { text } from "../../case/answers.ts";
import { type JudgedBy, judgesBefore } from "../../case/rules-version.model.ts";
import { isPersonCase } from "../../readings/known-case.ts";
import { hasWords, isNamed } from "./rating-facts.ts";

/** What a private customer says of income and amounts. Words without accents, in Dutch, French, German and English. */

export const NO_INCOME =
  "unemployed|jobless|out of work|(?:no|without|zonder|geen|sans|aucun|ohne|kein) (?:job|work|werk|emploi|arbeit|income|inkomen|inkomsten|revenus?|einkommen)|werkloos|werkloze|werkzoekende?|chomeu\\p{L}*|chomage|au chomage|demandeu\\p{L}* d.emploi|arbeitslos\\p{L}*|arbeitssuchend\\p{L}*";
const LITTLE_INCOME =
  "student(?:e|in|en)?(?!\\p{L})(?! (?:counsell|advis|coach))|pupil|scholier|leerling|etudiante?|eleve|schuler(?:in)?|housewife|homemaker|huisvrouw|huisman|(?:femme|homme|mere|pere) au foyer|hausfrau|hausmann|apprentice|apprentie?|lehrling|azubi";
export const WAGE =
  "(?:salary|salaries|wages?|pay ?check|payslip|loon|salaris|wedde|salaire|traitement|gehalt|lohn)(?!\\p{L})";
/** Of a partner or a parent, of before, of a job beside, or still to come. */
const OF_ANOTHER =
  "(?:husband|wife|partner|spouse|parents?|father|mother|echtgeno|vrouw|ouders?|vader|moeder|mari|femme|epou|conjoint|compagn|pere|mere|mann|frau|eltern|vater|mutter|former|previous|past|vorige?|vroeger|ancien|precedent|fruher|ehemalig|savings|spaar|epargne|ersparnis|years|jaren|annees|jahre|later|next|weekend|week-end|vakantiejob|student|jobs? d.etudiant|uitkering|benefit|allocation|arbeitslosengeld|binnenkort|bientot|bald)";

/** Euro that a private customer shows papers for: the amount of a house, a business or an inheritance. */
export const LARGE_AMOUNT = 100_000;
/** Euro a month that hardly anybody earns. */
const LARGE_MONTHLY = 25_000;
/** Euro a month that nobody earns without a job. */
const LARGE_WITHOUT_JOB = 5_000;
/** What is bought once, and what a paper is asked of anyway. */
const ONCE =
  "mortgage|hypothe\\p{L}*|house|home|flat|apartment|huis(?!\\p{L})|woning|appartement|maison(?!\\p{L})|immeuble|haus(?!\\p{L})|wohnung|purchase|aankoop|achat(?!\\p{L})|hauskauf|loan|lening|pret(?!\\p{L})|kredit|sale|sold|verkoop|vente|verkauf|inherit|erfenis|herit|erbe|erbschaft";

export const PAY_OR_INCOME =
  "salary|salaries|wages?|earn|earns|earning|earnings|income|loon|maandloon|salaris|wedde|inkomen|inkomsten|verdien|verdienen|verdienste|salaire|traitement|revenus?|remuneration|gagne|gehalt|lohn|einkommen|verdiene|bezuge|bruto|netto|brut|net|gross";
/** What is had, owed or given once: "my salary and a mortgage of 300,000 euro". */
export const ONE_OFF =
  "(?:saved|gespaard|spaar\\p{L}*|epargn\\p{L}*|gespart|erspart\\p{L}*|bonus\\p{L}*|gift|schenking|donation|geschenk|schenkung|inherit\\p{L}*|erfenis|herit\\p{L}*|erbe|erbschaft|mortgage|hypothe\\p{L}*|loan|lening|krediet|pret|kredit|house|huis|woning|appartement|apartment|maison|haus|wohnung|purchase|aankoop|achat|kauf|sale|sold|verkoop|vente|verkauf)(?!\\p{L})";

const NUMBER = "\\d{1,3}(?:[ .,'\\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?";
const UNIT =
  "(?<unit>k|thousand|duizend|mille|tausend|million\\p{L}*|miljoen|mio|mln|m|milliard\\p{L}*|miljard|billion|mrd)";
const CURRENCY = "(?:€|\\$|£|eur|euros?|usd|dollars?|gbp|chf|pounds?|frank|francs?|franken)";
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${CURRENCY} ?(?<first>${NUMBER})(?: ?${UNIT.replace("unit", "firstUnit")})?(?![\\p{L}\\d])|(?<second>${NUMBER})(?: ?${UNIT})?(?![\\p{L}\\d])(?: (?:of |van |d.)?${CURRENCY}(?!\\p{L}))?)`,
  "giu",
);
const A_MONTH =
  /^[^.,;\d\n]{0,25}(?:(?:a|per|each|every|elke|iedere|par|chaque|im|pro|jeden) (?:week|month|maand|semaine|mois|woche|monat|day|dag|jour|tag)|monthly|weekly|maandelijks|wekelijks|mensuel|monatlich|w[oö]chentlich)/iu;

interface Amount {
  readonly euro: number;
  readonly isMonthly: boolean;
  /** As it stands in the answer. */
  readonly words: string;
}

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(?:milliard|miljard|billion|mrd)/u, 1e9],
  [/^(?:million|miljoen|mio|mln|m$)/u, 1e6],
  [/^(?:k|thousand|duizend|mille|tausend)/u, 1e3],
];

/**
 * Amounts of money in an answer; any currency counts as euro. A number without unit and currency is none below a thousand, nor as a part of
 * another number.
 */
export function amountsIn(answer: string): Amount[] {
  const said = answer.toLowerCase();
  return [...said.matchAll(AMOUNT)].flatMap(({ index, 0: words, groups = {} }) => {
    const digits = groups["first"] ?? groups["second"] ?? "";
    const unit = groups["firstUnit"] ?? groups["unit"];
    const isMoney = new RegExp(CURRENCY, "iu").test(words) || unit !== undefined;
    const isPartOfNumber = /\d[ .]$/u.test(said.slice(0, index));
    if (!isMoney && (isPartOfNumber || !/^[1-9]\d{0,2}(?:[ .,']\d{3})+$/u.test(digits))) return [];
    const factor = FACTORS.find(([one]) => unit !== undefined && one.test(unit))?.[1] ?? 1;
    const euro = valueOf(digits) * factor;
    return [{ euro, isMonthly: A_MONTH.test(said.slice(index + words.length)), words: words.trim() }];
  });
}

/** "3.5" is three and a half, "3.500" three thousand and five hundred. */
function valueOf(digits: string): number {
  const isGrouped = /^\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+/u.test(digits);
  const whole = isGrouped ? digits.replace(/[.,]\d{1,2}$/u, "").replaceAll(/\D/gu, "") : digits.replace(",", ".");
  return Number(whole);
}

export interface MeansFacts extends JudgedBy {
  readonly templateId: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Absent where nobody's age is judged. */
  readonly now?: Date;
}

/** From this age on hardly anybody lives on wages. */
const AGE_BEYOND_WAGES = 80;

/** The age on a day of somebody with such a declared birth date; null where it is none. */
function ageOn(now: Date | undefined, born: string | null): number | null {
  if (now === undefined || born === null || !/^\d{4}-\d{2}-\d{2}$/.test(born)) return null;
  const today = now.toISOString().slice(0, 10);
  return Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);
}

/** Whether words on income, without accents, are of another, of before, or still to come. */
export const isOfAnother = (said: string): boolean => hasWords(said, OF_ANOTHER) || /\bmijn man\b/.test(said);

/** Whether an occupation is none that earns: "Student, no income". */
export const namesNoIncome = (occupation: string): boolean => hasWords(foldAccents(occupation), NO_INCOME);

/** What a private customer says of its means that does not fit together, as the ends of a sentence; empty where it fits. */
export function meansThatDoNotFit(facts: MeansFacts): string[] {
  const { templateId, answers } = facts;
  if (judgesBefore(facts, 7) || !isPersonCase({ templateId })) return [];
  const occupation = text(answers["occupation"]) ?? "";
  const funds = text(answers["source_of_funds"]) ?? "";
  const purpose = text(answers["purpose_of_relationship"]) ?? "";
  const work = foldAccents(occupation);
  const isWithout = namesNoIncome(occupation);
  const hasLittle = isWithout || isNamed(work, LITTLE_INCOME);
  const amounts = [...amountsIn(funds), ...amountsIn(purpose)];
  const monthly = amounts.find(
    ({ isMonthly, euro }) => isMonthly && euro >= (hasLittle ? LARGE_WITHOUT_JOB : LARGE_MONTHLY),
  );
  const sentences = `${funds}\n${purpose}`.split(/[;!?\n]+/u).filter((one) => !isNamed(foldAccents(one), ONCE));
  const large = hasLittle ? sentences.flatMap(amountsIn).find(({ euro }) => euro >= LARGE_AMOUNT) : undefined;
  const earns = foldAccents(funds);
  const isOwnWage = isNamed(earns, WAGE) && !hasWords(earns, OF_ANOTHER);
  const stated = `"${occupation.trim()}" as the occupation`;
  const age = judgesBefore(facts, 8) ? null : ageOn(facts.now, text(answers["date_of_birth"]));
  return [
    ...(isOwnWage && age !== null && age > AGE_BEYOND_WAGES
      ? [`wages as the source of funds, at the age of ${age}`]
      : []),
    ...(isWithout && isOwnWage ? [`wages as the source of funds, beside ${stated}`] : []),
    ...(monthly
      ? [`${monthly.words} a month or more often, beside ${occupation === "" ? "no occupation" : stated}`]
      : []),
    ...(large && large.words !== monthly?.words ? [`an amount of ${large.words}, beside ${stated}`] : []),
  ];
}
