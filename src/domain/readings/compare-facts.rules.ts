import type { CaseDocument } from "../case/case.model.ts";
import { DAY_MS } from "../../platform/clock.ts";
import { text } from "../case/answers.ts";
import { CERTAIN } from "./certain-kind.ts";
import { certainFacts, dateIn, type EffectiveFact, effectiveFacts, personIn } from "./effective-facts.rules.ts";
import { factText } from "./fact-words.ts";
import {
  identifiablePeople,
  isPersonCase,
  knownAddresses,
  type KnownCase,
  knownDirectors,
  knownNames,
  knownNumbers,
  knownOwners,
  type KnownParty,
  knownPeople,
  registerOf,
  type Stated,
} from "./known-case.ts";
import { agreesOnAddress, agreesOnCompany, agreesOnHolder, agreesOnNumber, compact } from "./agreement.rules.ts";
import { agreesOnPerson } from "./person-names.rules.ts";
import { type CompanyShareFact, isCompanyNumber, type PersonFact } from "./reading.model.ts";

/** A fact of a document beside what the customer, the register or another document says of the same. */
export interface ComparedFact {
  readonly with: "answer" | "register" | "document";
  readonly value: string;
  /** Null where neither agreement nor contradiction is certain, such as another spelling or an old document. */
  readonly agrees: boolean | null;
  /** A question of the form or a field of the case, a source, or the name of the other file. */
  readonly source: string;
  readonly evidence_id: string | null;
}

/**
 * Each fact of a document, as an officer corrected it, beside all that is known of the same. By fact id; a fact that
 * nothing is known beside is not in it.
 */
export function compareFacts(known: KnownCase, document: CaseDocument): ReadonlyMap<string, readonly ComparedFact[]> {
  const others = known.documents.filter(
    (other) => other !== document && other.document_id !== document.document_id && isComparable(other),
  );
  const compared = new Map<string, readonly ComparedFact[]>();
  for (const fact of effectiveFacts(document)) {
    const found = [...compareWithCase(known, document, fact), ...others.flatMap((other) => withDocument(fact, other))];
    if (found.length > 0) compared.set(fact.id, fact.confidence < CERTAIN ? found.map(withoutContradiction) : found);
  }
  return compared;
}

/** A guess that differs contradicts nothing. */
const withoutContradiction = (one: ComparedFact): ComparedFact => (one.agrees ? one : { ...one, agrees: null });

const isComparable = ({ source, superseded, review }: CaseDocument): boolean =>
  source !== "system" && !superseded && review?.outcome !== "rejected";

/** A document of this age or younger shows what is so today. */
const CURRENT_DAYS = 92;

/** Whether what a document states is of today, by its own date; one without a date is not. */
export function isCurrent(document: CaseDocument, { now }: Pick<KnownCase, "now">): boolean {
  const dated = dateIn(document, "document_date") ?? document.filed?.obtained_at ?? null;
  return dated !== null && now.getTime() - Date.parse(dated) <= CURRENT_DAYS * DAY_MS;
}

function compareWithCase(known: KnownCase, document: CaseDocument, fact: EffectiveFact): ComparedFact[] {
  const value = fact.value;
  const isOfSubject = fact.subject === "subject";
  if (typeof value === "string") {
    if (fact.type === "iban") {
      return compare(statedAnswer(known, "iban"), (stated) => compact(stated) === compact(value));
    }
    if (fact.type === "account_holder") {
      const people = knownPeople(known).map(asText);
      return nearest([...knownNames(known), ...people], (stated) => agreesOnHolder(stated, value));
    }
    if (fact.type === "national_number") {
      return compare(statedAnswer(known, "national_register_number"), (stated) => compact(stated) === compact(value));
    }
    if (!isOfSubject) return [];
    if (isCompanyNumber(fact.type)) {
      return compare(knownNumbers(known), (stated) => agreesOnNumber(stated, value));
    }
    if (fact.type === "company_name") return nearest(knownNames(known), (stated) => agreesOnCompany(stated, value));
    if (fact.type === "address") return compare(knownAddresses(known), (stated) => agreesOnAddress(stated, value));
    if (fact.type === "status") return compareStatus(known, value);
    return [];
  }
  const person = personIn(fact);
  if (person !== null) return comparePerson(known, document, person);
  return fact.type === "company_share" ? compareHolder(known, value as CompanyShareFact) : [];
}

const statedAnswer = ({ answers }: KnownCase, question: string): Stated<string>[] => {
  const value = text(answers[question]);
  return value === null ? [] : [{ with: "answer", value, source: question, evidence_id: null }];
};

const asText = ({ value, ...from }: Stated<KnownParty>): Stated<string> => ({ ...from, value: value.name });

const compare = (stated: readonly Stated<string>[], agrees: (stated: string) => boolean | null): ComparedFact[] =>
  stated.map((one) => ({ ...one, agrees: agrees(one.value) }));

/** Of several names from one source the one that agrees best: any of a company's names is its name. */
function nearest(stated: readonly Stated<string>[], agrees: (stated: string) => boolean | null): ComparedFact[] {
  const rank = ({ agrees }: ComparedFact) => (agrees === true ? 2 : agrees === null ? 1 : 0);
  return [...Map.groupBy(compare(stated, agrees), (one) => one.with).values()].map(
    (group) => group.toSorted((a, b) => rank(b) - rank(a))[0]!,
  );
}

function compareStatus(known: KnownCase, value: string): ComparedFact[] {
  const register = registerOf(known);
  if (register === null) return [];
  const stated: Stated<string> = {
    with: "register",
    value: register.status,
    source: register.source,
    evidence_id: register.evidence_ids[0] ?? null,
  };
  return compare([stated], (status) => ((status === "active") === (value === "active") ? true : null));
}

function comparePerson(known: KnownCase, document: CaseDocument, person: PersonFact): ComparedFact[] {
  if (person.role === "director")
    return knownDirectors(known).map((list) => inList(list, person, isStanding(document, person, known)));
  if (person.role === "owner" || person.role === "shareholder") {
    return knownOwners(known).map((list) =>
      inList(list, person, person.role === "owner" && isCurrent(document, known)),
    );
  }
  if (person.role !== "holder") return [];
  const people = identifiablePeople(known);
  const compared = people.map(({ value, ...from }) => ({
    ...from,
    value: describeParty(value),
    agrees: agreesOnPerson(value, person),
  }));
  const best = compared.find(({ agrees }) => agrees) ?? compared.find(({ agrees }) => agrees === null) ?? compared[0];
  return best === undefined ? [] : [best];
}

/** Whether a document shows today that a person holds an office. */
const isStanding = (document: CaseDocument, { until }: PersonFact, known: KnownCase): boolean =>
  until === undefined && isCurrent(document, known);

/** A person beside a list: who is not in it contradicts it only if the document is of today. */
function inList(
  { value: list, ...from }: Stated<readonly KnownParty[]>,
  person: PersonFact,
  isOfToday: boolean,
): ComparedFact {
  const found = list.map((one) => [one, agreesOnPerson(one, person)] as const);
  const match = found.find(([, agrees]) => agrees) ?? found.find(([, agrees]) => agrees === null);
  if (match) {
    const agrees = match[1] && isOtherShare(match[0], person) ? null : match[1];
    return { ...from, value: describeParty(match[0]), agrees };
  }
  return { ...from, value: list.map(describeParty).join("; ") || "nobody", agrees: isOfToday ? false : null };
}

/** Registers round a share, in different ways. */
const ROUNDED_PERCENT = 1;

/** The same person with another share agrees with nothing, and what is held indirectly need not contradict it. */
const isOtherShare = ({ share_percent: a }: KnownParty, { share_percent: b }: PersonFact): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) >= ROUNDED_PERCENT;

const describeParty = ({ name, birth_date, share_percent }: KnownParty): string =>
  [name, birth_date && `born ${birth_date}`, share_percent !== undefined && `${share_percent} %`]
    .filter(Boolean)
    .join(", ");

function compareHolder(known: KnownCase, { holder }: CompanyShareFact): ComparedFact[] {
  if (isPersonCase(known)) return [];
  return knownOwners(known).flatMap(({ value: list, ...from }) => {
    const match = list.find(({ name }) => agreesOnCompany(name, holder) === true);
    return match ? [{ ...from, value: describeParty(match), agrees: true }] : [];
  });
}

/** A fact beside the same of another document. That the other does not name it contradicts nothing. */
function withDocument(fact: EffectiveFact, other: CaseDocument): ComparedFact[] {
  const same = certainFacts(other).filter((one) => one.type === fact.type && one.subject === fact.subject);
  const from = { with: "document" as const, source: other.filename, evidence_id: null };
  const compared = same.map((one) => ({ ...from, value: factText(one), agrees: agreesOnFacts(fact, one) }));
  const best = compared.find(({ agrees }) => agrees) ?? (fact.type === "person" ? undefined : compared[0]);
  return best === undefined || best.agrees === null ? [] : [best];
}

function agreesOnFacts(a: EffectiveFact, b: EffectiveFact): boolean | null {
  const [left, right] = [personIn(a), personIn(b)];
  if (left !== null && right !== null) return agreesOnPerson(left, right) === true ? true : null;
  if (typeof a.value !== "string" || typeof b.value !== "string") return null;
  if (isCompanyNumber(a.type)) return agreesOnNumber(a.value, b.value);
  switch (a.type) {
    case "company_name":
      return agreesOnCompany(a.value, b.value);
    case "address":
      return agreesOnAddress(a.value, b.value);
    case "iban":
    case "national_number":
    case "document_number":
      return compact(a.value) === compact(b.value) ? true : null;
    case "account_holder":
      return agreesOnHolder(a.value, b.value);
    default:
      return null;
  }
}
