import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { CaseDocument, CaseStatus } from "../../domain/case/case.model.ts";
import { IDENTITY_KINDS } from "../../domain/documents/document-kinds.ts";
import { mayBeOnePersons } from "../../domain/readings/person-names.rules.ts";
import { agreesOnCompany } from "../../domain/readings/agreement.rules.ts";
import { isPersonCase } from "../../domain/readings/known-case.ts";
import { certainKind } from "../../domain/readings/certain-kind.ts";
import type { MrzFact, ReadFact, Reading } from "../../domain/readings/reading.model.ts";
import type { SeenElsewhere } from "../../domain/readings/seen-elsewhere.model.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { wholeLatinWords } from "../../platform/folding.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { personKeys } from "../cases/person-keys.rules.ts";

/** Smaller files, such as an empty page, are the same for many customers. */
const FILE_MIN_BYTES = 256;
/** A document number has no check digits that would show a misread one. */
const NUMBER_MIN_CONFIDENCE = 0.8;

/** What a document is compared by, and the home that a private customer answers. */
export type MarkName = SeenElsewhere["mark"] | "home";

export interface Mark {
  readonly mark: MarkName;
  readonly hash: string;
}

/** A mark by its value, which the tenant alone can compare. */
export const markOfValue = <Name extends MarkName>(tenantId: string, mark: Name, value: string) => ({
  mark,
  hash: sha256Hex([tenantId, mark, value].join("\n")),
});

/** What another customer's case must not share with this document, as hashes that the tenant alone can compare. */
export function marksOf(
  tenantId: string,
  { sha256, size }: Pick<CaseDocument, "sha256" | "size">,
  reading: Pick<Reading, "kind" | "kind_confidence" | "facts">,
): Mark[] {
  // What is read of a guessed kind may be of another than the customer, such as the account of a sender.
  const kind = certainKind(reading);
  const facts = kind === null ? [] : reading.facts;
  const own = facts.filter(({ subject, valid }) => subject === "subject" && valid !== false);
  const values = own.flatMap((fact) => markOf(fact, kind));
  if (size >= FILE_MIN_BYTES) values.push(["file", sha256]);
  const marks = values.map(([mark, value]) => markOfValue(tenantId, mark, value));
  return [...new Map(marks.map((one) => [one.hash, one])).values()];
}

function markOf({ type, value, confidence }: ReadFact, kind: Reading["kind"]): [SeenElsewhere["mark"], string][] {
  switch (type) {
    case "document_number": {
      const isIdentity = kind !== null && IDENTITY_KINDS.includes(kind);
      return isIdentity && confidence >= NUMBER_MIN_CONFIDENCE ? [["document_number", compact(value)]] : [];
    }
    case "iban":
    case "national_number":
      return [[type, compact(value)]];
    case "mrz": {
      const { zone, valid } = value as MrzFact;
      return valid ? [["mrz", compact(zone)]] : [];
    }
    default:
      return [];
  }
}

const compact = (value: unknown): string =>
  String(value)
    .replaceAll(/[^0-9A-Za-z<]/g, "")
    .toUpperCase();

/** Another case of the tenant with the same mark, and whom it is about. */
export interface MarkedCase {
  readonly mark: MarkName;
  readonly recordedAt: string;
  readonly status: CaseStatus;
  readonly workflowId: string;
  readonly caseId: string;
  readonly companyName: string;
  readonly registrationNumber: string | null;
  readonly country: string;
  /** Null of a company. */
  readonly personName: string | null;
  readonly personKey: string | null;
  readonly personNumberKey: string | null;
  /** When it, or a later case of its customer, was rejected. */
  readonly refusedAt: string | null;
}

const CASES_MAX = 20;

/** The cases with the same marks that are about another customer. A customer's own file or number is no sign. */
export const seenElsewhere = (record: CaseRecord, others: readonly MarkedCase[]): SeenElsewhere[] =>
  others
    .filter((other): other is MarkedCase & SeenMark => other.mark !== "home" && !isSameCustomer(record, other))
    // What was rejected is never left out for what was not.
    .toSorted((a, b) => Number(b.refusedAt !== null) - Number(a.refusedAt !== null))
    .slice(0, CASES_MAX)
    .map((other) => ({
      mark: other.mark,
      workflow_id: other.workflowId,
      case_id: other.caseId,
      ...(other.refusedAt !== null && { refused_at: other.refusedAt }),
      ...(isOtherPerson(record, other) && { other_person: true }),
      ...(isOtherHolder(record, other) && { other_holder: true }),
      ...(isEarlierCase(record, other) && { same_person: true }),
    }));

interface SeenMark {
  readonly mark: SeenElsewhere["mark"];
}

/** Numbers that an authority gives to one person. A director may show one card for several companies. */
const OF_ONE_PERSON: readonly MarkName[] = ["document_number", "mrz", "national_number"];

const isOtherPerson = (
  record: CaseRecord,
  { mark, companyName, personKey }: Pick<MarkedCase, "mark" | "companyName" | "personKey">,
): boolean =>
  OF_ONE_PERSON.includes(mark) &&
  personKey !== null &&
  personKeys(record).personKey !== null &&
  !mayBeOnePersons(record.companyName, companyName);

/**
 * Whether a case under another reference is one of the same private customer: it has the number of the customer's card under a name that may be
 * the same, or the file under the same name, and no birth date or number of its own tells the two apart.
 */
function isEarlierCase(record: CaseRecord, { mark, companyName, ...other }: MarkedCase): boolean {
  if (!isPersonCase(record)) return false;
  if (OF_ONE_PERSON.includes(mark)) return mayBeOnePersons(record.companyName, companyName);
  const own = personKeys(record);
  // Both known, they differ: cases with the same are left out before.
  const isTold =
    (own.personKey !== null && other.personKey !== null) ||
    (own.personNumberKey !== null && other.personNumberKey !== null);
  return mark === "file" && !isTold && nameOf(record.companyName) === nameOf(companyName);
}

/** Two companies never hold one account, as two persons may. A branch has a number of its own, and its company's accounts. */
const isOtherHolder = (record: CaseRecord, { mark, companyName, personKey, ...other }: MarkedCase): boolean =>
  mark === "iban" &&
  !isPersonCase(record) &&
  personKey === null &&
  ((record.registrationNumber !== null && other.registrationNumber !== null && record.country === other.country) ||
    agreesOnCompany(record.companyName, companyName) === false);

/** Where neither numbers nor keys can be compared, the name decides. */
export function isSameCustomer(record: CaseRecord, other: MarkedCase): boolean {
  const own = personKeys(record);
  const pairs: readonly (readonly [string | null, string | null])[] = [
    [numberOf(record), numberOf(other)],
    [own.personKey, other.personKey],
    [own.personNumberKey, other.personNumberKey],
  ];
  const compared = pairs.filter(([a, b]) => a !== null && b !== null);
  if (compared.length > 0) return compared.some(([a, b]) => a === b);
  return nameOf(record.companyName) === nameOf(other.companyName);
}

const numberOf = ({ country, registrationNumber: number }: Pick<MarkedCase, "country" | "registrationNumber">) =>
  number === null ? null : `${country} ${(country === "BE" && normalizeEnterpriseNumber(number)) || compact(number)}`;

const nameOf = (name: string): string => wholeLatinWords(name).sort().join(" ");
