import { foldAccents } from "../../platform/folding.ts";
import { text } from "../case/answers.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { certainFacts } from "../readings/effective-facts.rules.ts";
import { isPersonCase } from "../readings/known-case.ts";
import type { AmountFact } from "../readings/reading.model.ts";
import { inFigures, listed } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";
import { moneyStatedIn } from "./funds-papers.rules.ts";
import { amountsIn, isOfAnother, ONE_OFF, PAY_OR_INCOME } from "./rating/private-means.rules.ts";
import { hasWords } from "./rating/rating-facts.ts";
import { placeOf } from "./reading-words.ts";
import { whoseDocument } from "./whose-document.rules.ts";

const A_YEAR =
  /^[^.,;\d\n]{0,25}(?:(?:a|per|each|every|elk|par|chaque|im|pro) (?:year|jaar|an|annee|jahr)(?!\p{L})|yearly|annually|annual|a year|jaarlijks|op jaarbasis|annuel|j[aä]hrlich|p\.?a\.?(?!\p{L}))/iu;
const A_YEAR_BEFORE =
  /(?:yearly|annual|jaarlijks\p{L}*|jaar(?:loon|salaris|inkomen)|annuel\p{L}*|jahres\p{L}*)[^.;\d\n]{0,25}$/iu;
/** Euro that name neither month nor year are of a month up to here and of a year from there; between them nobody can tell. */
const OF_A_MONTH_TO = 6_000;
const OF_A_YEAR_FROM = 45_000;
const OF_A_MONTH = /month|maand|mois|mensuel|monat/iu;
const MONTHS = 12;

interface StatedPay {
  readonly monthly: number;
  readonly words: string;
  readonly question: string;
}

const ANSWERS = ["source_of_funds", "occupation"] as const;
const NAMES: Readonly<Record<(typeof ANSWERS)[number], string>> = {
  source_of_funds: "the source of funds",
  occupation: "the occupation",
};

/** The greatest pay or income that the customer states for a month, in its own words. */
function statedPay({ answers }: DocumentFacts): StatedPay | null {
  const found = ANSWERS.flatMap((question) =>
    (text(answers[question]) ?? "")
      .split(/[;!?\n]+|\.\s/u)
      .filter((sentence) => hasWords(foldAccents(sentence), PAY_OR_INCOME) && !isOfAnother(foldAccents(sentence)))
      .flatMap((sentence) => sentence.split(/,\s|\s(?:and|en|et|und)\s/iu))
      .filter((part) => !hasWords(foldAccents(part), ONE_OFF))
      .flatMap((part) =>
        amountsIn(part).flatMap(({ euro, isMonthly, words }) => {
          const at = part.toLowerCase().indexOf(words);
          const isOfAMonth = isMonthly || OF_A_MONTH.test(part);
          const isYearly =
            A_YEAR.test(part.slice(at + words.length)) ||
            A_YEAR_BEFORE.test(part.slice(0, at)) ||
            (!isOfAMonth && euro >= OF_A_YEAR_FROM);
          if (!isYearly && !isOfAMonth && euro > OF_A_MONTH_TO) return [];
          const monthly = isYearly ? euro / MONTHS : euro;
          return [{ monthly, words: `${words}${isYearly ? " a year" : ""}`, question: NAMES[question] }];
        }),
      ),
  );
  return found.toSorted((a, b) => b.monthly - a.monthly)[0] ?? null;
}

const payIn = (document: CaseDocument, rubric: "gross_pay" | "net_pay") =>
  certainFacts(document).find(({ type, value }) => {
    const { rubric: is, currency } = (type === "amount" ? value : {}) as Partial<AmountFact>;
    return is === rubric && currency === "EUR";
  });

/** Less than these parts of what is stated is far below it: taxes and contributions take up to a half. */
const FAR_BELOW = { gross_pay: 0.6, net_pay: 0.35 } as const;

/** Payslips by which a private customer earns far less than it states; two employers' pay counts together. */
export function lowPayslips(facts: DocumentFacts): DocumentFindingDraft[] {
  const stated = judgesBefore(facts, 8) || !isPersonCase(facts) ? null : statedPay(facts);
  if (stated === null) return [];
  const slips = facts.documents
    .filter((document) => isLive(document) && !whoseDocument(facts, document, kindOf(document)).is.startsWith("other_"))
    .flatMap((document) => {
      const gross = payIn(document, "gross_pay");
      const fact = gross ?? payIn(document, "net_pay");
      if (fact === undefined) return [];
      const employer = certainFacts(document).find(
        ({ type, subject }) => type === "company_name" && subject === "issuer",
      );
      const rubric = gross === undefined ? ("net_pay" as const) : ("gross_pay" as const);
      const of = typeof employer?.value === "string" ? foldAccents(employer.value) : document.document_id;
      return [{ document, fact, rubric, of, amount: (fact.value as AmountFact).value }];
    });
  const best = [...Map.groupBy(slips, ({ of }) => of).values()].map(
    (same) => same.toSorted((a, b) => b.amount - a.amount)[0]!,
  );
  const share = best.reduce((sum, { amount, rubric }) => sum + amount / FAR_BELOW[rubric], 0);
  const [first] = best;
  if (first === undefined || share >= stated.monthly) return [];
  const paid = best.map(
    ({ document, fact, rubric, amount }) =>
      `"${document.filename}" shows a ${rubric === "gross_pay" ? "gross" : "net"} pay of ${inFigures(amount)} EUR (${placeOf(fact)})`,
  );
  return [
    {
      code: "document_pay_below",
      title: `Payslip far below the stated income: ${inFigures(first.amount)} EUR, against ${stated.words}`,
      description: `The customer states ${stated.words} (in the answer on ${stated.question}), which is ${inFigures(Math.round(stated.monthly))} a month; ${listed(paid)}. Where the rest comes from must be known.`,
      sourceEntry: `pay_below:${first.document.document_id}`,
    },
  ];
}

/** A part of what is stated that even costs, and taxes of the year before, leave to be taxed. */
const TAXED_AT_LEAST = 0.35;

/** Tax notices by which a private customer is taxed on far less than the income that it states, whatever they were handed in for. */
export function lowTaxNotices(facts: DocumentFacts): DocumentFindingDraft[] {
  const stated = judgesBefore(facts, 9) || !isPersonCase(facts) ? null : statedPay(facts);
  if (stated === null) return [];
  const notices = facts.documents
    .filter((document) => isLive(document) && !whoseDocument(facts, document, kindOf(document)).is.startsWith("other_"))
    .flatMap((document) =>
      moneyStatedIn(document, /^Taxable income: ([\d.]+): (".*")\.$/s).map(([, sum, quote]) => ({
        document,
        taxed: Number(sum),
        quote,
      })),
    )
    .toSorted((a, b) => b.taxed - a.taxed);
  const [most] = notices;
  if (most === undefined || most.taxed >= TAXED_AT_LEAST * MONTHS * stated.monthly) return [];
  const { document, taxed, quote } = most;
  return [
    {
      code: "document_pay_below",
      title: `Tax notice far below the stated income: ${inFigures(taxed)} EUR, against ${stated.words}`,
      description: `The customer states ${stated.words} (in the answer on ${stated.question}); "${document.filename}" shows a taxable income of ${inFigures(taxed)} (${quote}). Where the rest comes from must be known.`,
      sourceEntry: `tax_below:${document.document_id}`,
    },
  ];
}
