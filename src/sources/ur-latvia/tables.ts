import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { failedStatus, parseJson } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";

const text = z.string().nullish();
/** The portal guesses the types of its columns, so that a number may come as either. */
const value = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => (given === null || given === undefined ? "" : String(given).trim()));

const party = z.object({
  id: value,
  entity_type: text,
  name: text,
  legal_entity_registration_number: value,
  birth_date: text,
});

/**
 * The tables of the register on the portal, by the id that the portal gave each when it was first published and has
 * kept since, and the column that holds the number of the company (of joint owners: the id of the share).
 */
export const TABLES = {
  register: {
    id: "25e80bf3-f107-4ab4-89ef-251b5b9374e9",
    key: "regcode",
    row: z.object({
      regcode: value,
      name: z.string().min(1),
      type: text,
      type_text: text,
      registered: text,
      terminated: text,
      closed: text,
      address: text,
      index: value,
    }),
  },
  officers: {
    id: "e665114a-73c2-4375-9470-55874b4cfa6b",
    key: "at_legal_entity_registration_number",
    row: party.extend({
      at_legal_entity_registration_number: value,
      position: text,
      governing_body: text,
      registered_on: text,
    }),
  },
  members: {
    id: "837b451a-4833-4fd1-bfdd-b45b35a994fd",
    key: "at_legal_entity_registration_number",
    row: party.extend({
      at_legal_entity_registration_number: value,
      number_of_shares: value,
      share_nominal_value: value,
      share_currency: text,
      date_from: text,
      // No column of the country of a foreign member is documented; it is read where there is one.
      country: text,
    }),
  },
  joint_owners: {
    id: "466e5b9b-b31b-4e68-aaee-ae34254b902b",
    key: "member_id",
    row: party.extend({ member_id: value }),
  },
  beneficial_owners: {
    id: "20a9b26d-d056-4dbb-ae18-9ff23c87bdee",
    key: "legal_entity_registration_number",
    row: z.object({
      legal_entity_registration_number: value,
      forename: text,
      surname: text,
      birth_date: text,
      nationality: text,
      residence: text,
      registered_on: text,
    }),
  },
  insolvencies: {
    id: "8065ad80-1a4d-4afb-b1d1-d93b9a62b1cc",
    key: "debtor_registration_number",
    row: z.object({
      debtor_registration_number: value,
      proceeding_form: text,
      proceeding_started_on: text,
      proceeding_ended_on: text,
    }),
  },
  liquidations: {
    id: "59e7ec49-f1c6-4410-8ee6-e7737ac5eaee",
    key: "legal_entity_registration_number",
    row: z.object({ legal_entity_registration_number: value, liquidation_type_text: text, date_from: text }),
  },
} as const;

export type TableName = keyof typeof TABLES;
export type TableRow<N extends TableName> = z.output<(typeof TABLES)[N]["row"]>;

/** `rows` is null where the table refused the type of the number in the filter. */
export interface Page<T> {
  readonly rows: readonly T[] | null;
}

const refusal = z.object({ success: z.literal(false) });
const answer = z.object({
  success: z.literal(true),
  result: z.object({
    resource_id: z.string().nullish(),
    total: z.number(),
    records: z.array(z.record(z.string(), z.unknown())),
  }),
});

/** Parses one page of `datastore_search`. A page that is cut off, or about another number, is no answer. */
export function parsePage<N extends TableName>(raw: RawAnswer, name: N, number: string): Reading<Page<TableRow<N>>> {
  if (raw.status === 409 && parseJson(raw.text, refusal)) return known({ rows: null });
  if (raw.status !== 200) return failedStatus(raw);
  const { key, row } = TABLES[name];
  const page = parseJson(raw.text, answer)?.result;
  const rows = z.array(row).safeParse(page?.records);
  if (page === undefined || !rows.success) return unknown("parse_error", "the response has an unknown format");
  if (page.total !== page.records.length) return unknown("parse_error", "the table has more rows than one page");
  const isAbout = page.records.every((record) => String(record[key]).trim() === number);
  if (!isAbout) return unknown("parse_error", "the rows are about other numbers");
  return known({ rows: rows.data as TableRow<N>[] });
}
