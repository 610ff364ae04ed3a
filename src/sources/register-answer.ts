import type { z } from "zod";
import { toCountryCode } from "../platform/country-code.ts";
import { compareText } from "../platform/compare-text.ts";
import { type Reading, known, unknown } from "./answer.ts";
import type { RawAnswer } from "./request.ts";
import type { Answer, MissingPart, Owner, Person, RegistryEntry } from "./types.ts";

/** A body that must be JSON of this schema, with status 200. A page, a proxy's answer or a changed shape is unknown. */
export function readJson<S extends z.ZodType>(raw: RawAnswer, schema: S): Reading<z.output<S>> {
  if (raw.status !== 200) return failedStatus(raw);
  const value = parseJson(raw.text, schema);
  return value === null ? unknown("parse_error", "the response has an unknown format") : known(value);
}

/** The value of this schema in a JSON text, or null. */
export function parseJson<S extends z.ZodType>(text: string, schema: S): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const failedStatus = ({ status }: RawAnswer): Reading<never> =>
  unknown(status === 429 ? "rate_limited" : "http_error", `HTTP ${status}`);

/** Applies a parser to what was understood; a failure stays as it is. */
export const thenRead = <A, B>(reading: Reading<A>, read: (value: A) => Reading<B>): Reading<B> =>
  "known" in reading ? read(reading.known) : reading;

/**
 * YYYY-MM-DD at the beginning of a register's date (`2015-06-01`, `2015-06-01T00:00:00+02:00`, `01.06.2015`). Undefined
 * for anything else.
 */
export function isoDay(given: unknown): string | undefined {
  if (typeof given !== "string") return undefined;
  const [, year, month, day] =
    /^\s*(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(given) ??
    (([, d, m, y]) => ["", y, m, d])(/^\s*(\d\d)\.(\d\d)\.(\d{4})(?!\d)/.exec(given) ?? []);
  if (year === undefined) return undefined;
  // Registers write a day of year 1 for "none".
  if (year < "1000") return undefined;
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** ISO 3166-1 alpha-2 in upper case, or undefined. */
export const countryCode = (given: unknown): string | undefined =>
  typeof given === "string" && /^[a-z]{2}$/i.test(given.trim()) ? given.trim().toUpperCase() : undefined;

/** ISO 3166-1 alpha-2 of a numeric code of that standard (`703`), or undefined. */
export const countryOfNumericCode = (code: string | null | undefined): string | undefined =>
  code && /^\d{1,3}$/.test(code)
    ? (toCountryCode(new Intl.Locale(`und-${code.padStart(3, "0")}`).region ?? "") ?? undefined)
    : undefined;

/** An entry of a register of another country: what such a register does not have is null or empty. */
export const registryEntry = (
  parts: Pick<RegistryEntry, "country" | "number" | "status" | "source"> & Partial<RegistryEntry>,
): RegistryEntry => ({
  juridical_situation: null,
  juridical_situation_label: null,
  legal_name: null,
  commercial_names: [],
  legal_form_code: null,
  legal_form: null,
  address: null,
  start_date: null,
  end_date: null,
  activities: [],
  directors: null,
  owners: null,
  establishments: null,
  website: null,
  remarks: [],
  ...parts,
});

/** Names of a company that ended, newest first, as a member of its entry. */
export function formerNames(
  ended: readonly Readonly<Record<"name", string> & Record<"from" | "to", string | null | undefined>>[],
): Pick<RegistryEntry, "former_names"> {
  const names = ended.map(({ name, from, to }) => {
    const [since, until] = [isoDay(from), isoDay(to)];
    return { name: name.trim(), ...(since && { since }), ...(until && { until }) };
  });
  return names.length === 0
    ? {}
    : { former_names: names.toSorted((a, b) => compareText(b.until ?? "", a.until ?? "")) };
}

/** The parts of an entry that a further request may add. */
export type EntryParts = Partial<
  Pick<
    RegistryEntry,
    | "directors"
    | "owners"
    | "ending"
    | "other_names"
    | "missing"
    | "last_changed"
    | "legal_form"
    | "legal_form_code"
    | "activities"
    | "remarks"
  >
>;

/** Whom a register names in an office or as an owner. */
export type NamedParty = Pick<
  Owner,
  "name" | "given_name" | "family_name" | "kind" | "registration_number" | "birth_date" | "nationality" | "country"
>;

/** A party in an office. The number of a foreign company is left out: it would be taken for one of this register. */
export function inOffice({ kind, country, ...party }: NamedParty, home: string, role: string, since?: string): Person {
  const { registration_number: number, ...named } = party;
  const isForeign = country !== undefined && country !== home;
  return {
    ...named,
    ...(number === undefined || isForeign ? {} : { registration_number: number }),
    ...(kind === "company" && (number === undefined || isForeign) ? { is_company: true } : {}),
    role,
    since: since ?? null,
  };
}

/** Adds the parts that a further request was for, or marks them as missing where it was not answered. */
export function addParts(
  entry: Answer<RegistryEntry>,
  more: Answer<EntryParts>,
  requested: readonly MissingPart["part"][],
): Answer<RegistryEntry> {
  const evidence = [...entry.evidence, ...more.evidence];
  if (entry.outcome === "unknown") return { ...entry, evidence };
  const parts: EntryParts =
    more.outcome === "known"
      ? more.value
      : { missing: requested.map((part) => ({ part, reason: more.reason, detail: more.detail })) };
  const missing = [...(entry.value.missing ?? []), ...(parts.missing ?? [])];
  const { missing: _, ...value } = { ...entry.value, ...parts };
  return { ...entry, evidence, value: missing.length === 0 ? value : { ...value, missing } };
}

/** The gap where a register has persons without publishing their names; null where all are named. */
export const maskedPart = (part: "directors" | "owners", count: number): MissingPart | null =>
  count === 0
    ? null
    : { part, reason: "masked", detail: `the register does not publish the names of ${count} of them` };
