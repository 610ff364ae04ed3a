import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../domain/readings/certain-kind.ts";
import { numberFact } from "../company/common.ts";
import { companiesIn } from "../company/mentions.ts";
import { asGuess, type FactDraft, textIn } from "../facts.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import type { Flow } from "../flow.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldInPlace } from "../text.ts";
import { companyKey } from "./finders/companies.ts";

/** Papers of several companies each of which counts, and those that are about none. */
const OF_SEVERAL: ReadonlySet<DocumentKind> = new Set(["contract", "invoice", "other", "screening_report"]);

const NAMES: ReadonlySet<FactDraft["type"]> = new Set(["company_name", "account_holder"]);
const NUMBERS: ReadonlySet<FactDraft["type"]> = new Set(["enterprise_number", "vat_number"]);

/** `Re: Alfa Ltd (registered number 688239)`: whom a paper is about. */
const ABOUT =
  /^(?:re|betreft|betreff|betrifft|concerne|objet|subject|gesellschaft|firma|company|soci[ée]t[ée]|vennootschap|onderneming|entit[ey]i?t?[eé]?)\s?:/i;

/** Characters behind a name in which its number stands, and before a bank's customer's number in which the customer does. */
const BEHIND = 110;
const CUSTOMER = 400;
/** A name that a paper repeats on each page says no more there. */
const MOST_PLACES = 12;

/**
 * Facts of the paper's own company without those of others: a number is no surer than the name beside which it stands, nor is a form
 * that is a part of a name, and the number behind the company's own name goes before every other.
 */
export function withoutOthers(
  facts: readonly FactDraft[],
  kind: DocumentKind,
  document: ReadableDocument,
): readonly FactDraft[] {
  const { flow } = document;
  if (OF_SEVERAL.has(kind)) return facts;
  const issuers = new Set(
    facts.flatMap(({ type, subject, value }) => (subject === "issuer" && NUMBERS.has(type) ? [value] : [])),
  );
  const names = facts.filter(({ type, subject }) => subject === "subject" && NAMES.has(type));
  const sure = names.filter(({ certainty }) => certainty >= CERTAIN).map((fact) => companyKey(textIn(fact)));
  const isSure = (name: string): boolean => {
    const key = companyKey(name);
    return sure.some((own) => own !== "" && key !== "" && (own.includes(key) || key.includes(own)));
  };
  const banks = facts.flatMap((fact) => (fact.subject === "issuer" ? [companyKey(textIn(fact))] : []));
  const customers = names.map((fact) => companyKey(textIn(fact))).filter((key) => key !== "" && !banks.includes(key));
  // Where a paper has one number alone, or names a bank's customer, the name beside the number may be a guess.
  const isOnly = new Set(companyNumbersIn(flow.text).map(({ value }) => value.number)).size < 2;
  const mayGuess = isOnly || kind === "bank_account_certificate";
  const isOthers = (fact: FactDraft): boolean => {
    const name = nameBeside(fact, document);
    if (name === null || isSure(name) || (NUMBERS.has(fact.type) && ABOUT.test(fact.place.quote))) return false;
    return !(mayGuess && NUMBERS.has(fact.type) && customers.includes(companyKey(name)));
  };
  const beside = besideName(names[0], flow);
  const rest = facts.flatMap((fact): FactDraft[] => {
    const isNumber = NUMBERS.has(fact.type);
    if (fact.subject !== "subject" || (!isNumber && fact.type !== "legal_form")) return [fact];
    const isOfBank = kind === "bank_account_certificate" && isNumber && !isNearCustomer(fact, customers, flow);
    return [isOfBank || isOthers(fact) || (isNumber && issuers.has(fact.value)) ? asGuess(fact) : fact];
  });
  const numbers = rest.filter(({ type, subject }) => type === "enterprise_number" && subject === "subject");
  const isTold = numbers.some((fact) => fact.value === beside?.value || fact.certainty >= CERTAIN || !isOthers(fact));
  if (beside === null || isTold || issuers.has(beside.value)) return rest;
  const own = sure.length > 0 ? beside : asGuess(beside);
  return [...rest.filter((fact) => !numbers.includes(fact)), own];
}

/** The company that the line or row of a number names last before it, or of whose name a form is a part. */
function nameBeside(fact: FactDraft, { text, flow }: ReadableDocument): string | null {
  const { type, value } = fact;
  const { quote } = fact.place;
  const at = flow.text.indexOf(quote);
  // A value that several lines have, and one that no line has as it is quoted, stands where its quote says.
  const isPlaced = at >= 0 && !flow.text.includes(quote, at + 1);
  const start = isPlaced ? flow.text.lastIndexOf("\n", at) + 1 : 0;
  const line = isPlaced ? flow.text.slice(start, at + quote.length) : quote;
  const named = companiesIn(line);
  if (type === "legal_form") {
    const short = shortOf(textIn(fact));
    return named.findLast((one) => one.end > (isPlaced ? at - start : 0) && shortOf(one.form) === short)?.name ?? null;
  }
  const end = companyNumbersIn(line).find((one) => one.value.number === value)?.at ?? line.length;
  const before = named.findLast((one) => one.at < end);
  if (before !== undefined || !isPlaced) return before?.name ?? null;
  const cell = flow.cellAt(at + 1);
  const row = (text.rows[cell.row] ?? []).filter((one) => one.at < cell.at);
  return row.flatMap((one) => companiesIn(one.text)).at(-1)?.name ?? null;
}

const shortOf = (form: string): string => legalFormsIn(form)[0]?.value.short ?? form;

/** The one number that stands behind a name, in its line or at the beginning of the next. */
function besideName(name: FactDraft | undefined, flow: Flow): FactDraft | null {
  const own = textIn(name);
  if (own.length < 4) return null;
  const found = new Map<string, FactDraft>();
  let at = flow.text.indexOf(own);
  for (let place = 0; at >= 0 && place < MOST_PLACES; place++) {
    const from = at + own.length;
    const behind = flow.text.slice(from, from + BEHIND);
    const lines = behind.split("\n").slice(0, 2).join("\n");
    const [number] = companyNumbersIn(lines);
    const between = number === undefined ? "" : lines.slice(0, number.at);
    const isOwn = number !== undefined && number.valid !== false && !/[;%]/.test(between);
    if (isOwn && companiesIn(between).length === 0) {
      const place = flow.place(from + number.at, from + number.at + number.quote.length);
      const { number: digits } = number.value;
      found.set(digits, { ...numberFact("enterprise_number", { number: digits, valid: true }, place), certainty: 0.9 });
    }
    at = flow.text.indexOf(own, from);
  }
  return found.size === 1 ? [...found.values()][0]! : null;
}

/** A bank's own number stands in its head and foot; its customer's behind the customer. */
function isNearCustomer({ place: { quote } }: FactDraft, customers: readonly string[], { text }: Flow): boolean {
  const at = text.indexOf(quote);
  const before = at < 0 ? "" : text.slice(Math.max(0, at - CUSTOMER), at + quote.length);
  const letters = foldInPlace(before).replaceAll(/[^\p{L}\d]/gu, "");
  return customers.some((key) => letters.includes(key));
}
