import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { companyRegisterOf } from "../company-registers.ts";
import { failedStatus, isoDay, parseJson, readJson, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { LeiRecord } from "../types.ts";
import { compactNumber, REGISTRATION_AUTHORITIES, type Registration } from "./authorities.ts";

export type ParentKind = "direct" | "ultimate";
/** Which answer GLEIF has on a parent. */
type ParentAnswer = "relationship" | "exception" | "none" | "unknown_form";

export interface ReadRecord {
  readonly record: LeiRecord;
  readonly parents: Readonly<Record<ParentKind, ParentAnswer>>;
}

const names = z.array(z.object({ name: z.string(), type: z.string() })).nullish();
const links = z.object({ links: z.record(z.string(), z.unknown()) });
const leiRecord = z.object({
  id: z.string(),
  attributes: z.object({
    lei: z.string(),
    entity: z.object({
      legalName: z.object({ name: z.string().min(1) }),
      otherNames: names,
      transliteratedOtherNames: names,
      legalAddress: z.object({
        addressLines: z.array(z.string()),
        city: z.string().nullish(),
        postalCode: z.string().nullish(),
        country: z.string(),
      }),
      registeredAt: z.object({ id: z.string().nullish() }).nullish(),
      registeredAs: z.string().nullish(),
      jurisdiction: z.string().nullish(),
      legalForm: z.object({ id: z.string().nullish(), other: z.string().nullish() }).nullish(),
      status: z.string().nullish(),
      creationDate: z.string().nullish(),
    }),
    registration: z.object({ status: z.string().min(1), lastUpdateDate: z.string().nullish() }),
  }),
  relationships: z.looseObject({ "direct-parent": links.optional(), "ultimate-parent": links.optional() }),
});
type WireRecord = z.output<typeof leiRecord>;

const oneRecord = z.object({ data: leiRecord });
const manyRecords = z.object({
  data: z.array(leiRecord),
  meta: z.object({ pagination: z.object({ total: z.number().int().nonnegative() }) }),
});
const notFound = z.object({ errors: z.array(z.object({ status: z.coerce.string() })).min(1) });

const relationship = z.object({
  data: z.object({
    id: z.string().min(1),
    attributes: z.object({
      relationship: z.object({
        startNode: z.object({ id: z.string() }),
        endNode: z.object({ id: z.string() }),
        type: z.string(),
        status: z.string(),
        periods: z.array(z.object({ startDate: z.string().nullish(), type: z.string() })).nullish(),
      }),
      registration: z.object({ corroborationLevel: z.string().nullish() }),
    }),
  }),
});
const exception = z.object({
  data: z.object({ attributes: z.object({ lei: z.string(), category: z.string(), reason: z.string().min(1) }) }),
});

/** Whether a text is an LEI: 20 characters with their check digits (ISO 17442, mod 97-10). */
export const isLei = (text: string): boolean =>
  /^[0-9A-Z]{18}\d{2}$/.test(text) &&
  [...text].reduce((rest, char) => {
    const value = Number.parseInt(char, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0) === 1;

/** The record of an LEI; null is GLEIF's statement that it has none. */
export function readOneRecord(raw: RawAnswer, lei: string): Reading<ReadRecord | null> {
  if (raw.status === 404) return parseJson(raw.text, notFound) === null ? failedStatus(raw) : known(null);
  return thenRead(readJson(raw, oneRecord), ({ data }) =>
    data.id === lei && data.attributes.lei === lei
      ? known(toRecord(data))
      : unknown("parse_error", "the record is about another LEI"),
  );
}

/** The best record of a registered number; null is GLEIF's statement that it has none. */
export function readRecordByNumber(raw: RawAnswer, asked: Registration): Reading<ReadRecord | null> {
  return thenRead(readJson(raw, manyRecords), ({ data, meta }) => {
    if (meta.pagination.total !== data.length) {
      return unknown("parse_error", "the number of records differs from the one that is stated");
    }
    const isAsked = ({ attributes: { lei, entity } }: WireRecord) =>
      isLei(lei) &&
      entity.registeredAt?.id === asked.authority &&
      compactNumber(entity.registeredAs ?? "") === compactNumber(asked.number);
    if (!data.every(isAsked)) return unknown("parse_error", "the records are about other companies");
    return known(data.map(toRecord).toSorted(byPreference)[0] ?? null);
  });
}

const preference = ({ record: { lei_status, status } }: ReadRecord): number =>
  (status === "ACTIVE" ? 0 : 4) + (lei_status === "ISSUED" ? 0 : lei_status === "LAPSED" ? 1 : 2);
const byPreference = (one: ReadRecord, other: ReadRecord): number => preference(one) - preference(other);

function toRecord({ attributes: { lei, entity, registration }, relationships }: WireRecord): ReadRecord {
  const authority = entity.registeredAt?.id ?? null;
  const jurisdiction = (entity.jurisdiction ?? entity.legalAddress.country).slice(0, 2).toUpperCase();
  const country = REGISTRATION_AUTHORITIES[authority ?? ""] ?? jurisdiction;
  const current = [...(entity.otherNames ?? []), ...(entity.transliteratedOtherNames ?? [])].filter(
    ({ name, type }) => type !== "PREVIOUS_LEGAL_NAME" && name.trim() !== "" && name !== entity.legalName.name,
  );
  return {
    record: {
      lei,
      legal_name: entity.legalName.name,
      other_names: [...new Set(current.map(({ name }) => name))],
      country,
      number: registeredNumber(country, entity.registeredAs ?? null),
      registered_at: authority,
      legal_form: entity.legalForm?.other ?? (entity.legalForm?.id === "9999" ? null : (entity.legalForm?.id ?? null)),
      status: entity.status === "ACTIVE" || entity.status === "INACTIVE" ? entity.status : null,
      lei_status: registration.status,
      address: {
        street: entity.legalAddress.addressLines.join(", "),
        postal_code: entity.legalAddress.postalCode ?? "",
        city: entity.legalAddress.city ?? "",
        country: entity.legalAddress.country,
      },
      created: localDay(entity.creationDate),
      last_changed: isoDay(registration.lastUpdateDate) ?? null,
    },
    parents: {
      direct: parentAnswer(relationships["direct-parent"]),
      ultimate: parentAnswer(relationships["ultimate-parent"]),
    },
  };
}

/**
 * A registered number in the form of its country's register. Null for a placeholder (`n/a`, `----`, `0000`) and for what
 * the connected register could not have.
 */
function registeredNumber(country: string, given: string | null): string | null {
  const text = given?.trim() ?? "";
  if (!/[1-9]/.test(text)) return null;
  const register = companyRegisterOf(country);
  return register === undefined ? text : register.normaliseNumber(text);
}

/** The links of a parent say which answer exists; there is no `related` link, and the other path gives 404. */
function parentAnswer(parent: z.output<typeof links> | undefined): ParentAnswer {
  if (parent === undefined) return "none";
  if ("relationship-record" in parent.links) return "relationship";
  return "reporting-exception" in parent.links ? "exception" : "unknown_form";
}

/** The nearest midnight: days are stored as midnight of the country's own time, 22:00 of the day before in Berlin. */
function localDay(time: string | null | undefined): string | null {
  const day = isoDay(time);
  if (day === undefined) return null;
  const at = Date.parse(time!);
  return Number.isNaN(at) ? day : new Date(at + 12 * 3_600_000).toISOString().slice(0, 10);
}

export interface Relationship {
  readonly parent: string;
  readonly id: string;
  readonly since: string | null;
  readonly corroboration: string | null;
}

const RELATIONSHIP_TYPES = {
  direct: "IS_DIRECTLY_CONSOLIDATED_BY",
  ultimate: "IS_ULTIMATELY_CONSOLIDATED_BY",
} as const;

/** The relationship of a company, its start node, with the parent of that kind, its end node. */
export function readRelationship(raw: RawAnswer, lei: string, kind: ParentKind): Reading<Relationship> {
  return thenRead(readJson(raw, relationship), ({ data: { id, attributes } }) => {
    const { startNode, endNode, type, status, periods } = attributes.relationship;
    if (startNode.id !== lei || type !== RELATIONSHIP_TYPES[kind] || !isLei(endNode.id) || endNode.id === lei) {
      return unknown("parse_error", "the relationship is another one");
    }
    if (status !== "ACTIVE") return unknown("parse_error", "the relationship is not an active one");
    const period = periods?.find((one) => one.type === "RELATIONSHIP_PERIOD");
    return known({
      parent: endNode.id,
      id,
      since: localDay(period?.startDate),
      corroboration: attributes.registration.corroborationLevel ?? null,
    });
  });
}

/** Why a company reports no parent of that kind. */
export function readException(raw: RawAnswer, lei: string, kind: ParentKind): Reading<string> {
  return thenRead(readJson(raw, exception), ({ data: { attributes } }) =>
    attributes.lei === lei && attributes.category === `${kind.toUpperCase()}_ACCOUNTING_CONSOLIDATION_PARENT`
      ? known(attributes.reason)
      : unknown("parse_error", "the exception is another one"),
  );
}
