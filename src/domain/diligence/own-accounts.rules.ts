import { newest } from "../case/facts.rules.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { certainFacts, type EffectiveFact } from "../readings/effective-facts.rules.ts";
import type { AmountFact } from "../readings/reading.model.ts";
import type { Contradiction, JudgedFile } from "./contradictions/contradiction.model.ts";
import { inFigures } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { acceptedDocuments } from "./judge-document.rules.ts";
import { type AcceptedDocument, type DocumentFacts, isStale, yearEndOf } from "./provided-documents.ts";
import { inWords, placeOf } from "./reading-words.ts";

type Rubric = "turnover" | "equity" | "workforce";

/** Under which name the deposited accounts have it. */
const DEPOSITED: Readonly<Record<Rubric, string>> = {
  turnover: "turnover_eur",
  equity: "equity_eur",
  workforce: "workforce",
};

/** The newest accounts that the customer handed in, or an officer filed, and that count; null for none. */
export function ownAccounts(facts: DocumentFacts): AcceptedDocument | null {
  if (judgesBefore(facts, 7)) return null;
  return acceptedDocuments(facts, ["annual_accounts"]).find((one) => !isStale(one, facts)) ?? null;
}

/** An amount in euro, or a number of people; null where none was certainly read. */
export const amountIn = (accounts: Pick<AcceptedDocument, "document">, rubric: Rubric): number | null =>
  factIn(accounts, rubric)?.amount ?? null;

function factIn({ document }: Pick<AcceptedDocument, "document">, rubric: Rubric) {
  const stated = certainFacts(document).flatMap((fact: EffectiveFact) => {
    if (fact.type !== "amount" || fact.subject !== "subject") return [];
    const { rubric: is, value, currency } = fact.value as AmountFact;
    const isMeant = is === rubric && (currency === "EUR" || (rubric === "workforce" && currency === null));
    return isMeant ? [{ fact, amount: value }] : [];
  });
  return stated.at(0) ?? null;
}

/** More debts than assets by the customer's own accounts, unless the deposited ones of that year say so. */
export function negativeEquity(facts: DocumentFacts): DocumentFindingDraft[] {
  const accounts = ownAccounts(facts);
  const stated = accounts && factIn(accounts, "equity");
  if (accounts === null || stated === null || stated.amount >= 0) return [];
  const { document, dated } = accounts;
  const known = newest(facts, "equity_eur");
  if (newest(facts, "accounts_year_end") === dated.slice(0, 10) && typeof known === "number" && known < 0) return [];
  return [
    {
      code: "document_negative_equity",
      title: "Negative equity: annual accounts",
      description: `The file "${document.filename}" (annual accounts for the year to ${dated.slice(0, 10)}) shows an equity of ${inFigures(stated.amount)} EUR (${placeOf(stated.fact)}): debts exceed what the company owns.`,
      sourceEntry: `negative_equity:${document.document_id}`,
      ...(document.source === "officer" && { source: "officer" }),
    },
  ];
}

/** What accounts state otherwise than those on deposit for the same year. */
export function accountsContradictions(facts: DocumentFacts, { document, kind, whose }: JudgedFile): Contradiction[] {
  if (judgesBefore(facts, 7) || kind !== "annual_accounts" || whose.is !== "own") return [];
  const year = yearEndOf(facts, document);
  if (year === null || newest(facts, "accounts_year_end") !== year) return [];
  return (["turnover", "equity", "workforce"] as const).flatMap((rubric): Contradiction[] => {
    const stated = factIn({ document }, rubric);
    const deposited = newest(facts, DEPOSITED[rubric]);
    if (stated === null || typeof deposited !== "number" || isAlike(stated.amount, deposited, rubric)) return [];
    const [declared, observed] = [inFigures(deposited), inFigures(stated.amount)];
    return [
      {
        field: rubric,
        isGrave: rubric === "equity" && deposited < 0 && stated.amount >= 0,
        against: "register",
        declared,
        observed,
        says: `states ${inWords(rubric)} ${observed} (${placeOf(stated.fact)})`,
        otherwise: `the accounts on deposit for ${year} have ${declared}`,
      },
    ];
  });
}

/** Rounding, and ways of counting a workforce. */
const TOLERATED = { money: { share: 0.01, least: 1_000 }, people: { share: 0.2, least: 2 } } as const;

function isAlike(a: number, b: number, rubric: Rubric): boolean {
  const { share, least } = rubric === "workforce" ? TOLERATED.people : TOLERATED.money;
  return Math.abs(a - b) <= Math.max(least, share * Math.max(Math.abs(a), Math.abs(b)));
}
