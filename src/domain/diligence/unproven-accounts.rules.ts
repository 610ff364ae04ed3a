import { ACCOUNT_OPENED } from "../readings/reading.model.ts";
import { newest } from "../case/facts.rules.ts";
import { countryInSentence } from "../../platform/country-code.ts";
import { type Contact, contactOf } from "../customer/contact-domain.rules.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { isPersonCase } from "../readings/known-case.ts";
import { accountsOf, residencesOf } from "./accounts-abroad.rules.ts";
import { daysBetween } from "./contradictions/contradiction.model.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { EEA } from "./eea.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";

/** An account as young as this may have been opened for one purpose. */
const NEW_DAYS = 90;
const YEAR_DAYS = 365;
const OPENED = new RegExp(String.raw`^${ACCOUNT_OPENED} (\d{4}-\d\d-\d\d)`);

/**
 * A company of more than a year with an account that nothing shows to be its own: one that is new by the bank's paper and stands in another
 * country of the Area or comes without mail from a domain that somebody knows, or one in another country with such mail, unless its paper says
 * that it is older than a year. Registers are public, so that anybody can give the number and the directors of another company, and opens
 * an account in its name in minutes. A young company is new everywhere.
 */
export function unprovenAccounts(facts: DocumentFacts): DocumentFindingDraft[] {
  if (judgesBefore(facts, 13) || isPersonCase(facts)) return [];
  const contact = contactOf(facts);
  if (contact?.is === "registered") return [];
  const today = facts.now.toISOString().slice(0, 10);
  const start = newest(facts, "start_date");
  if (typeof start !== "string" || daysBetween(start, today) < YEAR_DAYS) return [];
  const known = [facts.country, ...residencesOf(facts)];
  const opened = openedOn(facts);
  const age = opened === null ? null : daysBetween(opened, today);
  const isNew = age !== null && age <= NEW_DAYS;
  const isOld = age !== null && age >= YEAR_DAYS;
  const isDeclared = contact?.is === "declared";
  const unproven = accountsOf(facts).filter(({ iban }) => {
    const country = iban.slice(0, 2);
    const isAbroad = EEA.includes(country) && !known.includes(country);
    if (isAbroad) return isNew || (contact !== null && !isDeclared && !isOld);
    return country === facts.country && isNew && !isDeclared;
  });
  return [...Map.groupBy(unproven, ({ iban }) => iban.slice(0, 2))].map(([country, accounts]) => {
    const { iban, from } = accounts[0]!;
    const isHome = country === facts.country;
    return {
      code: "document_account_unproven",
      title: `${isHome ? "New account" : `Account in ${countryInSentence(country)}`}: nothing shows that the company opened it`,
      description:
        `The account that ends on ${iban.slice(-4)} (${from}) is ${isHome ? "new, and the company" : `held in ${countryInSentence(country)}; the company is of ${countryInSentence(facts.country)}, and`} exists since ${start}.${isNew ? ` By its paper the account was opened on ${opened}.` : ""}${writesFrom(contact)} ` +
        "Reach the company by the contact that the register publishes, not by one that the case gives, and note what it says.",
      sourceEntry: `account_unproven:${country}`,
    };
  });
}

function writesFrom(contact: Contact | null): string {
  if (contact === null) return " The case has no mail address of the customer.";
  if (contact.is === "declared") return "";
  return contact.is === "free"
    ? ` The customer writes from ${contact.domain}, a provider of mail, whose addresses do not show who writes.`
    : ` The customer writes from ${contact.domain}, which neither the register nor the company's site names.`;
}

/** When the first account was opened, by the certificates that count; null where none says so. */
function openedOn({ documents }: DocumentFacts): string | null {
  const days = documents
    .filter((file) => isLive(file) && kindOf(file) === "bank_account_certificate")
    .flatMap(({ reading }) => reading?.warnings ?? [])
    .flatMap(({ code, detail }) => (code === "account_opened_stated" && OPENED.exec(detail)?.[1]) || []);
  return days.toSorted()[0] ?? null;
}
