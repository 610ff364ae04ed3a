import { toCountryCode } from "../../../platform/country-code.ts";
import type { Language } from "../../../platform/language.ts";
import { DEFAULT_POLICY_VALUES } from "../../../domain/diligence/default-policy.ts";
import { DECLARED_MAX, ownerFaults, type OwnerFaultCode } from "../../../domain/customer/declared-faults.ts";
import { readDeclaredOwners } from "../../../domain/customer/declared-owners.ts";
import { missingDetails, type OwnerDetail } from "../../../domain/customer/missing-details.rules.ts";

export type RowKind = "person" | "company";

/** One person or company as the page has it: every value as text. */
export interface OwnerRow {
  readonly kind: RowKind;
  readonly values: Readonly<Record<string, string>>;
}

/** A group of fields that repeats, with what is wrong or missing by field. */
export interface OwnerRows {
  readonly rows: readonly OwnerRow[];
  /** By row and field, such as `0:birth_date`; `0:` is the row as a whole. */
  readonly faults: ReadonlyMap<string, OwnerFaultCode | "missing">;
  /** The service would refuse it. */
  readonly isRefused: boolean;
  /** What the customer wrote when the answer was plain text; null for a list. */
  readonly written: string | null;
  /** Row to which a button of the page led. */
  readonly focused: number | null;
}

const COMMON = ["share_percent", "control"];
const ROW_FIELDS: Readonly<Record<RowKind, readonly string[]>> = {
  person: ["given_names", "family_name", "birth_date", "birth_place", "nationality", "residence", ...COMMON, "is_pep"],
  company: ["company_name", "enterprise_number", "foreign_number", "country", ...COMMON],
};

/** A name that was given whole stays whole. */
export const fieldsOf = ({ kind, values }: OwnerRow): readonly string[] =>
  values["name"] === undefined ? ROW_FIELDS[kind] : ["name", ...ROW_FIELDS[kind].slice(2)];

export const COUNTRY_FIELDS = ["nationality", "residence", "country"];

const KEY = /^([pc])(\d{1,3}):([a-z_]{1,20})$/;
/** No field is as long; what is cut here is refused as too long. */
const VALUE_MAX = 500;

/** Whether a form's field belongs to a group of owners: `answer:beneficial_owners:p0:family_name`. */
export const isRowField = (name: string): boolean => /^answer:[\w-]{1,100}:[pc]\d{1,3}:[a-z_]{1,20}$/.test(name);

export const cutValue = (value: string): string => value.slice(0, VALUE_MAX);

/** Rows of a sent page, in the order of the page; null where the page had no such group. */
export function typedRows(typed: ReadonlyMap<string, string>, name: string): OwnerRow[] | null {
  const rows = new Map<string, { kind: RowKind; values: Record<string, string> }>();
  for (const [field, value] of typed) {
    const [, mark, at, key] = field.startsWith(`${name}:`) ? (KEY.exec(field.slice(name.length + 1)) ?? []) : [];
    if (mark === undefined || key === undefined) continue;
    const kind = mark === "p" ? "person" : "company";
    const row = rows.get(mark + at!) ?? { kind, values: {} };
    row.values[key] = value;
    rows.set(mark + at!, row);
  }
  if (rows.size === 0 && !typed.has(`rows:${name.slice("answer:".length)}`)) return null;
  return [...rows.values()].slice(0, DECLARED_MAX);
}

/** Rows that show an answer, with countries by their name. */
export function rowsOf(answer: unknown, language: Language): OwnerRow[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return (readDeclaredOwners(answer) ?? []).slice(0, DECLARED_MAX).map((owner): OwnerRow => {
    const given: Record<string, unknown> = { ...owner };
    if (owner.kind === "company") given["company_name"] = owner.name;
    if (owner.kind === "unknown") given["nationality"] = owner.country;
    const isWhole =
      owner.kind !== "company" && given["given_names"] === undefined && given["family_name"] === undefined;
    const fields = fieldsOf({
      kind: owner.kind === "company" ? "company" : "person",
      values: isWhole ? { name: "" } : {},
    });
    const values = fields.flatMap((field) => {
      const value = given[field];
      if (value === undefined) return isWhole && field === "name" ? [[field, ""]] : [];
      if (typeof value === "boolean") return [[field, value ? "yes" : "no"]];
      return [[field, COUNTRY_FIELDS.includes(field) ? names.of(value as string)! : `${value as string}`]];
    });
    return {
      kind: owner.kind === "company" ? "company" : "person",
      values: Object.fromEntries(values) as OwnerRow["values"],
    };
  });
}

const isFilled = ({ values }: OwnerRow): boolean => Object.values(values).some((value) => value.trim() !== "");

/** The answer that rows make: rows without any value are left out. */
export const answerOfRows = (rows: readonly OwnerRow[]): Record<string, unknown>[] =>
  rows.filter(isFilled).map(entryOf);

function entryOf({ values }: OwnerRow): Record<string, unknown> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== "");
  return Object.fromEntries(filled.map(([field, value]) => [field, valueOf(field, value.trim())]));
}

/** A value that cannot be read stays text, and is refused as such. */
function valueOf(field: string, value: string): unknown {
  if (field === "share_percent") {
    const share = /^(\d{1,3}(?:[.,]\d{1,9})?) ?%?$/.exec(value)?.[1];
    return share === undefined ? value : Number(share.replace(",", "."));
  }
  if (field === "is_pep") return value === "yes" ? true : value === "no" ? false : value;
  return COUNTRY_FIELDS.includes(field) ? (toCountryCode(value) ?? value) : value;
}

const DETAIL_FIELDS: Readonly<Record<OwnerDetail, string>> = {
  birth_date: "birth_date",
  birth_date_or_number: "birth_date",
  nationality: "nationality",
  nationality_or_country: "nationality",
  share: "share_percent",
  number: "enterprise_number",
  country: "country",
};

/** What the service would refuse of rows, and what it would ask for later. */
export function faultsOf(rows: readonly OwnerRow[], now: Date): Pick<OwnerRows, "faults" | "isRefused"> {
  const places = rows.flatMap((row, at) => (isFilled(row) ? at : []));
  const answer = answerOfRows(rows);
  const faults = new Map<string, OwnerFaultCode | "missing">();
  for (const { entry, field, code } of ownerFaults(answer, now)) {
    const at = entry === null ? 0 : places[entry]!;
    faults.set(`${at}:${field ?? (code === "name_missing" ? nameField(rows[at]!) : "")}`, code);
  }
  const isRefused = faults.size > 0;
  const threshold = DEFAULT_POLICY_VALUES.owner_threshold_percent;
  for (const [entry, one] of answer.entries()) {
    const [owner] = readDeclaredOwners([one]) ?? [];
    for (const detail of owner ? missingDetails(owner, threshold) : []) {
      const key = `${places[entry]!}:${DETAIL_FIELDS[detail]}`;
      if (!faults.has(key)) faults.set(key, "missing");
    }
  }
  return { faults, isRefused };
}

const nameField = (row: OwnerRow): string =>
  fieldsOf(row).find((field) => /name/.test(field) && (row.values[field] ?? "").trim() === "") ?? fieldsOf(row)[0]!;

/** A button that adds an empty row or takes one away: `beneficial_owners:person`, `beneficial_owners:p1`. */
export interface RowChange {
  readonly question: string;
  readonly add: RowKind | null;
  readonly remove: string | null;
}

export function readRowChange(button: "add" | "remove", value: string): RowChange | null {
  const [, question, what] = /^([\w-]{1,100}):(person|company|[pc]\d{1,3})$/.exec(value) ?? [];
  if (question === undefined || what === undefined) return null;
  const isKind = what === "person" || what === "company";
  if (isKind !== (button === "add")) return null;
  return { question, add: isKind ? what : null, remove: isKind ? null : what };
}
