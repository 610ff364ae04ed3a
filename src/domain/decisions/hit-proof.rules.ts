import type { Finding, HitDifference } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { dueFacts } from "../diligence/due-diligence.rules.ts";
import type { NamedParty } from "../diligence/grounds.model.ts";
import { acceptedDocuments } from "../diligence/provided-documents.ts";
import { type DocumentKind, IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { nameKey } from "./cleared-hits.rules.ts";

/** Documents that show who a company is. */
const COMPANY_KINDS: readonly DocumentKind[] = [
  "register_extract",
  "articles_of_association",
  "gazette_publication",
  "licence",
];

/** What a register's entry of a company shows of it. */
const REGISTERED: readonly HitDifference[] = ["name", "place", "identifier"];

/**
 * Whether anything but the customer's word shows one of the named differences: a document that an officer accepted or
 * filed, or what the register says of this subject.
 */
export function isShown(record: CaseRecord, finding: Finding, differs: readonly HitDifference[], now: Date): boolean {
  const facts = dueFacts(record, now);
  const isFiled = record.documents.some(
    ({ filed, review, superseded }) => filed && !superseded && review?.outcome !== "rejected",
  );
  const kinds = isCompany(record, finding) ? COMPANY_KINDS : IDENTITY_KINDS;
  return isFiled || acceptedDocuments(facts, kinds).length > 0 || isRegistered(record, finding, differs);
}

/** Whether the hit is on a company; one of an earlier version only says so by the name of the case's company. */
const isCompany = (record: CaseRecord, { subject = "", hit }: Finding): boolean =>
  hit === undefined
    ? record.grounds?.subject === "company" && namesOfCompany(record).includes(nameKey(subject))
    : hit.subject.kind === "company";

function namesOfCompany({ companyName, grounds }: CaseRecord): string[] {
  const registered = grounds?.register.state === "answered" ? grounds.register.names : [];
  return [companyName, ...registered].map(nameKey);
}

function isRegistered(record: CaseRecord, finding: Finding, differs: readonly HitDifference[]): boolean {
  const register = record.grounds?.register;
  if (register?.state !== "answered") return false;
  const subject = nameKey(finding.subject ?? "");
  if (register.names.some((name) => nameKey(name) === subject)) {
    return register.status !== "not_found" && differs.some((one) => REGISTERED.includes(one));
  }
  const parties = [...(register.directors ?? []), ...(register.owners ?? [])];
  return parties.filter(({ name }) => nameKey(name) === subject).some((party) => showsAny(party, differs));
}

const showsAny = ({ birth_date, nationality }: NamedParty, differs: readonly HitDifference[]): boolean =>
  (birth_date !== undefined && differs.includes("birth_date")) ||
  (nationality !== undefined && differs.includes("nationality"));
