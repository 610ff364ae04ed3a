import { text } from "../case/answers.ts";
import type { CaseDocument, HitDifference } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { dueFacts } from "../diligence/due-diligence.rules.ts";
import type { DueFacts } from "../diligence/due-facts.model.ts";
import type { NamedParty } from "../diligence/grounds.model.ts";
import { acceptedDocuments } from "../diligence/judge-document.rules.ts";
import { type AcceptedDocument, factOf, isLive, kindOf } from "../diligence/provided-documents.ts";
import { birthDatesAgree } from "../hits/birth-dates.rules.ts";
import { comparedIn } from "../hits/hit-agreement.rules.ts";
import type { HitComparison } from "../hits/hit-comparison.model.ts";
import { personsIn } from "../readings/effective-facts.rules.ts";
import type { PersonFact } from "../readings/reading.model.ts";
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

/** The subject of a hit. */
interface SubjectOfHit {
  readonly subject?: string;
  /** Absent in a finding of an earlier version. */
  readonly hit?: HitComparison;
}

/**
 * Whether anything but the customer's word shows one of the named differences: an accepted document of this subject that states
 * otherwise than the entry, evidence that an officer filed, or what the register says of this subject. A filed identity document
 * counts for the person whom it names, like any other.
 */
export function isShown(
  record: CaseRecord,
  finding: SubjectOfHit,
  differs: readonly HitDifference[],
  now: Date,
): boolean {
  const facts = dueFacts(record, now);
  const isFiled = record.documents.some((document) => document.filed && isLive(document) && !isIdentity(document));
  if (isFiled || isRegistered(record, finding, differs)) return true;
  if (isCompany(record, finding)) return acceptedDocuments(facts, COMPANY_KINDS).length > 0;
  return acceptedDocuments(facts, IDENTITY_KINDS).some((accepted) => {
    const name = holderOf(facts, accepted);
    return (
      name !== null &&
      isSamePerson(name, finding.subject ?? "") &&
      differs.some((one) => isOther(finding.hit, one, statedBy(accepted.document, name)))
    );
  });
}

const statedBy = (document: CaseDocument, name: string): Stated => ({
  ...personsIn(document, ["holder"])[0],
  ...withoutNull("birth_date", factOf(document, "birth_date")),
  name,
});

/** What a document or a register states of a person. */
type Stated = Pick<PersonFact, "name" | "birth_date" | "nationality" | "sex">;

const withoutNull = (field: "birth_date", value: string | null) => (value === null ? {} : { [field]: value });

/**
 * Whether what is stated of a person is otherwise than the entry has it. What it does not state is as the match compared it, since
 * somebody accepted it as that person's. Of what the entry does not state, and lists do not show, such as numbers, an officer says it.
 */
function isOther(hit: HitComparison | undefined, one: HitDifference, stated: Stated): boolean {
  if (hit === undefined) return true;
  const { entry } = hit;
  const isCompared = comparedIn(hit, one)?.agrees === false;
  switch (one) {
    case "name":
      return nameKey(stated.name) !== nameKey(entry.matched_name);
    case "birth_date": {
      const { birth_date: born } = stated;
      if (entry.birth_dates.length === 0) return true;
      if (born === undefined) return isCompared;
      return entry.birth_dates.every((date) => birthDatesAgree(born, date) === false);
    }
    case "nationality":
      if (entry.countries.length === 0) return true;
      if (stated.nationality === undefined) return isCompared;
      return !entry.countries.includes(stated.nationality);
    case "gender": {
      const listed = entry.gender?.charAt(0);
      if (listed === undefined) return true;
      if (stated.sex === undefined || stated.sex === "x") return isCompared;
      return listed !== stated.sex;
    }
    case "place":
    case "identifier":
    case "other":
      return true;
  }
}

const isIdentity = (document: CaseDocument): boolean => {
  const kind = kindOf(document);
  return kind !== null && IDENTITY_KINDS.includes(kind);
};

/**
 * The person whom an identity document names: by an officer's reading of it, or, of what a private customer was asked
 * for, the customer. Null for a document that nobody has read: it may be anyone's.
 */
function holderOf({ answers, companyName, grounds }: DueFacts, { document, documentType }: AcceptedDocument) {
  const read = factOf(document, "name");
  if (read !== null) return read;
  const isCustomers = grounds?.subject === "person" && !document.filed && documentType === "identity_document";
  return isCustomers ? (text(answers["full_name"]) ?? companyName) : null;
}

/** Whether the hit is on a company; one of an earlier version only says so by the name of the case's company. */
const isCompany = (record: CaseRecord, { subject = "", hit }: SubjectOfHit): boolean =>
  hit === undefined
    ? record.grounds?.subject === "company" && namesOfCompany(record).includes(nameKey(subject))
    : hit.subject.kind === "company";

function namesOfCompany({ companyName, grounds }: CaseRecord): string[] {
  const registered = grounds?.register.state === "answered" ? grounds.register.names : [];
  return [companyName, ...registered].map(nameKey);
}

function isRegistered(record: CaseRecord, finding: SubjectOfHit, differs: readonly HitDifference[]): boolean {
  const register = record.grounds?.register;
  if (register?.state !== "answered") return false;
  const subject = nameKey(finding.subject ?? "");
  if (register.names.some((name) => nameKey(name) === subject)) {
    return register.status !== "not_found" && differs.some((one) => REGISTERED.includes(one));
  }
  const parties = [...(register.directors ?? []), ...(register.owners ?? [])];
  return parties.filter(({ name }) => nameKey(name) === subject).some((party) => showsAny(party, differs, finding.hit));
}

const showsAny = (party: NamedParty, differs: readonly HitDifference[], hit: HitComparison | undefined): boolean =>
  (["birth_date", "nationality"] as const).some(
    (one) => party[one] !== undefined && differs.includes(one) && isOther(hit, one, party),
  );
