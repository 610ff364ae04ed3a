import { capitalized } from "../diligence/check-results.ts";
import type { AmountFact, CompanyShareFact, FactType, MrzFact, PersonFact, ReadFact } from "./reading.model.ts";

const LABELS: Readonly<Record<FactType, string>> = {
  enterprise_number: "Enterprise number",
  vat_number: "VAT number",
  company_name: "Company name",
  legal_form: "Legal form",
  address: "Address",
  person: "Person",
  company_share: "Shareholder",
  iban: "IBAN",
  account_holder: "Account holder",
  document_number: "Document number",
  national_number: "National number",
  issue_date: "Issued",
  expiry_date: "Valid until",
  document_date: "Date of the document",
  mrz: "Machine-readable zone",
  amount: "Amount",
  object: "Object",
  licence_number: "Licence number",
  authority: "Authority",
  status: "Status",
};

/** What facts of a type are, in a few words. */
export const factTypeName = (type: FactType): string => LABELS[type];

/** What a fact is, in a few words: a person by the role that the document gives. */
export function factLabel({ type, subject, value }: Pick<ReadFact, "type" | "subject" | "value">): string {
  const whose = subject === "issuer" ? " of the issuer" : subject === "other" ? " of another" : "";
  if (type === "person") return capitalized((value as PersonFact).role ?? "person");
  if (type === "company_share") return capitalized((value as CompanyShareFact).role ?? "shareholder");
  if (type === "amount") return capitalized((value as AmountFact).rubric.replaceAll("_", " "));
  return `${LABELS[type]}${type === "authority" ? "" : whose}`;
}

/** What a fact says, as one line of text. */
export function factText({ type, value, valid }: Pick<ReadFact, "type" | "value" | "valid">): string {
  const said = textOf(type, value);
  return valid === false && type !== "mrz" ? `${said} (its check digits are wrong)` : said;
}

function textOf(type: FactType, value: ReadFact["value"]): string {
  if (typeof value === "string") return type === "status" ? value.replaceAll("_", " ") : value;
  if (type === "person") return personText(value as PersonFact);
  if (type === "company_share") return shareText(value as CompanyShareFact);
  if (type === "amount") return amountText(value as AmountFact);
  const { format, valid } = value as MrzFact;
  return `${format}, ${valid ? "every check digit is right" : "a check digit is wrong"}`;
}

const personText = (person: PersonFact): string =>
  [
    person.name,
    person.birth_date && `born ${person.birth_date}${person.birth_place ? ` in ${person.birth_place}` : ""}`,
    person.nationality && `nationality ${person.nationality}`,
    person.country && `lives in ${person.country}`,
    person.national_number && `national number ${person.national_number}`,
    person.share_percent !== undefined && percent(person.share_percent),
    person.control && (person.control === "other" ? "controls by other means" : `holds ${person.control}ly`),
    person.since && `since ${person.since}`,
    person.until && `until ${person.until}`,
  ]
    .filter(Boolean)
    .join(", ");

const shareText = ({ holder, enterprise_number: number, share_percent: share }: CompanyShareFact): string =>
  [holder, number, share === undefined ? "" : percent(share)].filter(Boolean).join(", ");

const amountText = ({ value, currency, period }: AmountFact): string =>
  [
    new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(value) + (currency ? ` ${currency}` : ""),
    period && `for ${period.replace("/", " to ")}`,
  ]
    .filter(Boolean)
    .join(", ");

const percent = (share: number): string =>
  `${new Intl.NumberFormat("en", { maximumFractionDigits: 4 }).format(share)} %`;
