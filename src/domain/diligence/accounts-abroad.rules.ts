import { judgesBefore } from "../case/rules-version.model.ts";
import { text } from "../case/answers.ts";
import { isAskedOf } from "../customer/asked-questions.ts";
import { readNamedCountries } from "../customer/named-countries.rules.ts";
import { countriesIn, countryInSentence, countryName } from "../../platform/country-code.ts";
import { subjectTexts } from "../readings/effective-facts.rules.ts";
import { HIGH_RISK_COUNTRIES } from "../reasoning/templates/high-risk-countries.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { EEA } from "./eea.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";

const RESIDENCE = ["residence", "country_of_residence", "tax_residence"];

interface Account {
  readonly iban: string;
  /** A file or the question of the form. */
  readonly from: string;
}

/**
 * Accounts of the customer in a country outside the European Economic Area to which nothing else that is known binds it. Within
 * the Area an account may be held anywhere: Regulation (EU) No 260/2012, article 9.
 */
export function accountsAbroad(facts: DocumentFacts): DocumentFindingDraft[] {
  if (judgesBefore(facts, 6)) return [];
  const known = [facts.country, ...ownCountries(facts)];
  const abroad = accountsOf(facts).filter(({ iban }) => {
    const country = iban.slice(0, 2);
    return !EEA.includes(country) && !known.includes(country);
  });
  return [...Map.groupBy(abroad, ({ iban }) => iban.slice(0, 2))].map(([country, accounts]) => {
    const named = judgesBefore(facts, 13) ? countryName(country) : countryInSentence(country);
    const [{ iban, from }] = accounts as [Account];
    return {
      code: "document_account_abroad",
      isGrave: HIGH_RISK_COUNTRIES.includes(country),
      title: `Account in ${named}, outside the European Economic Area`,
      description:
        `The account that ends on ${iban.slice(-4)} (${from}) is held in ${named}. ` +
        "The customer has neither seat nor residence nor customers there, as far as is known. The customer is asked why.",
      sourceEntry: `account_abroad:${country}`,
    };
  });
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** By the form and by the certificates that count. */
export function accountsOf({ answers, documents }: DocumentFacts): Account[] {
  const certificates = documents.filter((file) => isLive(file) && kindOf(file) === "bank_account_certificate");
  const stated = [
    { iban: text(answers["iban"]) ?? "", from: "as the customer gave it" },
    ...certificates.flatMap((file) =>
      subjectTexts(file, "iban").map(({ value }) => ({ iban: value, from: `by the file "${file.filename}"` })),
    ),
  ];
  return stated
    .map((account) => ({ ...account, iban: account.iban.replaceAll(/[\s.-]/g, "").toUpperCase() }))
    .filter(({ iban }) => IBAN.test(iban));
}

const ownCountries = (facts: DocumentFacts): string[] => [
  ...residencesOf(facts),
  ...readNamedCountries(given(facts, "customer_countries"), facts).codes,
];

/** Countries in which the customer says that it lives or pays tax. */
export const residencesOf = (facts: DocumentFacts): string[] =>
  RESIDENCE.flatMap((question) => countriesIn(given(facts, question)));

const given = (facts: DocumentFacts, question: string): string =>
  isAskedOf(facts, question) ? (text(facts.answers[question]) ?? "") : "";
