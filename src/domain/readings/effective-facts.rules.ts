import { canonicalJson } from "../../platform/canonical-json.ts";
import { readDay } from "../case/answers.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { CERTAIN } from "./certain-kind.ts";
import type { FactType, PersonFact, PersonRole, ReadFact } from "./reading.model.ts";

/** A fact as it counts: as it was read, or as an officer corrected it. */
export interface EffectiveFact extends ReadFact {
  /** Present if an officer corrected it: what was read, or null where nothing was. */
  readonly corrected?: {
    readonly read: ReadFact["value"] | null;
    readonly by: string;
    readonly at: string;
    /** The officer states it as it was read. */
    readonly isSame?: true;
  };
}

/** Facts that an officer names by their type, because the reading may have none of it. */
const BY_TYPE = [
  "document_date",
  "issue_date",
  "expiry_date",
  "document_number",
  "national_number",
  "iban",
  "enterprise_number",
  "vat_number",
  "company_name",
  "account_holder",
  "address",
] as const satisfies readonly FactType[];

/** Parts of the holder of an identity document, which officers name by themselves. */
const OF_HOLDER: Readonly<Record<string, "name" | "birth_date" | "nationality">> = {
  name: "name",
  birth_date: "birth_date",
  nationality: "nationality",
};

/**
 * The facts of a document with the corrections of an officer who accepted it. A correction counts as certain, and is
 * ignored where its value is not of the fact's form.
 */
export function effectiveFacts({ reading, review }: CaseDocument): EffectiveFact[] {
  const read: readonly EffectiveFact[] = reading?.facts ?? [];
  if (review?.outcome !== "accepted") return [...read];
  const mark = { by: review.reviewed_by, at: review.reviewed_at };
  return review.facts.reduce<EffectiveFact[]>(
    (facts, { id, value, confirms }) => correct(facts, id, value, confirms ? { ...mark, isSame: true } : mark),
    [...read],
  );
}

/**
 * Whether a correction by the id of a fact names one that was read, by a type one that may be stated, each with a value of its form.
 * What is said of the holder needs one: who was read, or is named by the same review.
 * @param named ids that the review states
 */
export function canCorrect(
  { reading }: Pick<CaseDocument, "reading">,
  id: string,
  value: unknown,
  named: readonly string[],
): boolean {
  const holder = OF_HOLDER[id];
  if (holder !== undefined) {
    const isOfForm = (holder === "birth_date" ? readDate(value) : readText(value)) !== null;
    const isOfSomebody = named.includes("name") || !reading || reading.facts.some((one) => isHolder(one));
    return isOfForm && isOfSomebody;
  }
  const type = BY_TYPE.find((one) => one === id);
  if (type !== undefined) return readValue(type, value, null) !== null;
  const fact = reading?.facts.find((one) => one.id === id);
  return fact !== undefined && readValue(fact.type, value, fact.value) !== null;
}

/** Whether a statement by the id of a fact that was read, or by its type, says what was read. */
export function isConfirmation({ reading }: Pick<CaseDocument, "reading">, id: string, value: unknown): boolean {
  const meant = reading?.facts.filter((one) => one.id === id || (one.type === id && one.subject === "subject")) ?? [];
  const isRead = (fact: ReadFact) => {
    const stated = readValue(fact.type, value, fact.value);
    return stated !== null && canonicalJson(stated) === canonicalJson(fact.value);
  };
  return meant.length > 0 && meant.every(isRead);
}

type Mark = Omit<NonNullable<EffectiveFact["corrected"]>, "read">;

function correct(facts: readonly EffectiveFact[], id: string, value: unknown, mark: Mark): EffectiveFact[] {
  const holder = OF_HOLDER[id];
  if (holder !== undefined) return correctHolder(facts, holder, value, mark);
  const type = BY_TYPE.find((one) => one === id);
  const isMeant = (fact: EffectiveFact) =>
    type === undefined ? fact.id === id : fact.type === type && fact.subject === "subject";
  if (type !== undefined && !facts.some(isMeant)) {
    const stated = readValue(type, value, null);
    return stated === null ? [...facts] : [...facts, added(id, type, stated, mark)];
  }
  return facts.map((fact) => {
    const stated = isMeant(fact) ? readValue(fact.type, value, fact.value) : null;
    return stated === null ? fact : corrected(fact, stated, mark);
  });
}

function correctHolder(
  facts: readonly EffectiveFact[],
  part: "name" | "birth_date" | "nationality",
  value: unknown,
  mark: Mark,
): EffectiveFact[] {
  const stated = part === "birth_date" ? readDate(value) : readText(value);
  if (stated === null) return [...facts];
  if (facts.some(isHolder)) {
    return facts.map((fact) => {
      const person = isHolder(fact) ? personIn(fact) : null;
      return person === null ? fact : corrected(fact, withPart(person, part, stated), mark);
    });
  }
  if (part !== "name") return [...facts];
  return [...facts, added("name", "person", { name: stated, role: "holder" }, mark)];
}

const isHolder = (fact: ReadFact): boolean => personIn(fact)?.role === "holder";

/** Parts of a name that was read do not outlast the correction of the name. */
function withPart(person: PersonFact, part: "name" | "birth_date" | "nationality", value: string): PersonFact {
  if (part !== "name") return { ...person, [part]: value };
  const { given_names: _given, family_name: _family, ...rest } = person;
  return { ...rest, name: value };
}

function corrected(fact: EffectiveFact, value: ReadFact["value"], mark: Mark): EffectiveFact {
  const { valid: _, ...rest } = fact;
  return { ...rest, value, confidence: 1, corrected: { read: fact.corrected?.read ?? fact.value, ...mark } };
}

const added = (id: string, type: FactType, value: ReadFact["value"], mark: Mark): EffectiveFact => ({
  id,
  type,
  subject: "subject",
  value,
  page: null,
  box: null,
  quote: "",
  confidence: 1,
  corrected: { read: null, ...mark },
});

/** A correction in the form of its fact: text, a date, or an object over what was read; null where it has no such form. */
function readValue(type: FactType, value: unknown, read: ReadFact["value"] | null): ReadFact["value"] | null {
  if (type.endsWith("_date")) return readDate(value);
  if (type === "person" || type === "company_share") {
    const before = typeof read === "object" && read !== null ? read : {};
    const key = type === "person" ? "name" : "holder";
    const stated = typeof value === "string" ? { [key]: readText(value) } : value;
    if (typeof stated !== "object" || stated === null || Array.isArray(stated)) return null;
    const merged = { ...before, ...stated } as Record<string, unknown>;
    if (!Object.entries(merged).every(([part, one]) => isOfForm(part, one))) return null;
    return typeof merged[key] === "string" && merged[key] !== "" ? (merged as unknown as PersonFact) : null;
  }
  if (type === "amount" || type === "mrz") {
    return typeof value === "object" && value !== null && typeof read === "object" && read !== null
      ? { ...read, ...value }
      : null;
  }
  return readText(value);
}

/** Of persons and holders, the share is a number of per cent, and all else is text. */
const isOfForm = (part: string, value: unknown): boolean =>
  part === "share_percent"
    ? typeof value === "number" && value >= 0 && value <= 100
    : typeof value === "string" || typeof value === "boolean" || value === undefined;

const readText = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;

const readDate = (value: unknown): string | null =>
  typeof value === "string" ? readDay(/^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value.trim()) : null;

/** Facts that count: certain, and with check digits that hold where they have some. */
export const certainFacts = (document: CaseDocument): EffectiveFact[] =>
  effectiveFacts(document).filter(({ confidence, valid }) => confidence >= CERTAIN && valid !== false);

/** Certain facts of a type about the subject of the document, with their values as text. */
export const subjectTexts = (document: CaseDocument, ...types: readonly FactType[]): EffectiveText[] =>
  certainFacts(document).filter(
    (fact): fact is EffectiveText =>
      types.includes(fact.type) && fact.subject === "subject" && typeof fact.value === "string",
  );

export type EffectiveText = EffectiveFact & { readonly value: string };

/** A certain date of the document; the latest where it names several. */
export const dateIn = (document: CaseDocument, type: "document_date" | "issue_date" | "expiry_date"): string | null =>
  subjectTexts(document, type)
    .map(({ value }) => value)
    .filter((value) => readDay(value) !== null)
    .sort()
    .at(-1) ?? null;

export const personIn = ({ type, value }: ReadFact): PersonFact | null =>
  type === "person" && typeof value === "object" && "name" in value ? value : null;

export interface NamedPerson extends PersonFact {
  readonly fact: EffectiveFact;
}

/** Persons whom a document certainly names in one of these roles. */
export const personsIn = (document: CaseDocument, roles: readonly PersonRole[]): NamedPerson[] =>
  certainFacts(document).flatMap((fact) => {
    const person = personIn(fact);
    return person?.role !== undefined && roles.includes(person.role) ? [{ ...person, fact }] : [];
  });
