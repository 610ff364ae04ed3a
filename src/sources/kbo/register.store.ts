import { ACTIVE_SET, REGISTER_SETS, type RegisterSet, tableIn } from "./register-part.model.ts";
import { openDb } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";

/** One enterprise of the imported register, with labels in Dutch. */
export interface RegisterRows {
  readonly extract: { readonly number: string | null; readonly snapshot_date: string | null };
  readonly enterprise: {
    readonly number: string;
    readonly status: string;
    readonly juridical_situation: string;
    readonly situation_label: string | null;
    readonly juridical_form: string | null;
    readonly form_label: string | null;
    readonly start_date: string | null;
  } | null;
  readonly denominations: readonly { readonly type: string; readonly language: string; readonly name: string }[];
  readonly address: {
    readonly country_nl: string | null;
    readonly zipcode: string | null;
    readonly municipality_nl: string | null;
    readonly municipality_fr: string | null;
    readonly street_nl: string | null;
    readonly street_fr: string | null;
    readonly house_number: string | null;
    readonly box: string | null;
  } | null;
  readonly activities: readonly {
    readonly nace_version: string;
    readonly nace_code: string;
    readonly classification: string;
    readonly description: string | null;
  }[];
  readonly websites: readonly { readonly url: string }[];
}

/** Queries for one enterprise. Each reads both table sets, of which only the active one returns rows. */
const STATEMENTS = [enterpriseFrom, denominationsFrom, addressFrom, activitiesFrom, websitesFrom].map((from) =>
  REGISTER_SETS.map((set) => `${from(set)} WHERE number = ?1 AND ${ACTIVE_SET} = '${set}'`).join(" UNION ALL "),
);

function label(set: RegisterSet, category: string, code: string): string {
  return `(SELECT description FROM ${tableIn(set, "codes")}
    WHERE category = ${category} AND code = ${code} AND language = 'NL')`;
}

function enterpriseFrom(set: RegisterSet): string {
  const form = "coalesce(juridical_form_cac, juridical_form)";
  return `SELECT number, status, juridical_situation, start_date,
     ${label(set, "'JuridicalSituation'", "juridical_situation")} AS situation_label,
     ${form} AS juridical_form, ${label(set, "'JuridicalForm'", form)} AS form_label
   FROM ${tableIn(set, "enterprises")}`;
}

function denominationsFrom(set: RegisterSet): string {
  return `SELECT type, language, name FROM ${tableIn(set, "denominations")}`;
}

function addressFrom(set: RegisterSet): string {
  return `SELECT country_nl, zipcode, municipality_nl, municipality_fr, street_nl, street_fr, house_number, box
    FROM ${tableIn(set, "addresses")}`;
}

function activitiesFrom(set: RegisterSet): string {
  return `SELECT nace_version, nace_code, classification,
     ${label(set, "'Nace' || nace_version", "nace_code")} AS description
   FROM ${tableIn(set, "activities")}`;
}

function websitesFrom(set: RegisterSet): string {
  return `SELECT url FROM ${tableIn(set, "websites")}`;
}

/**
 * Looks up a number in the imported register, in one round trip by primary keys. Null if the import is incomplete and
 * lacks the number.
 */
export async function findRegisterRows(ctx: Ctx, number: string): Promise<RegisterRows | null> {
  const { $client } = openDb(ctx.env.REGISTRY_DB, ctx.meter);
  const [meta, enterprises, denominations, addresses, activities, websites] = await $client.batch([
    $client.prepare("SELECT variable, value FROM register_meta"),
    ...STATEMENTS.map((statement) => $client.prepare(statement).bind(number)),
  ]);
  const variables = new Map(rows<{ variable: string; value: string }>(meta).map((row) => [row.variable, row.value]));
  const isComplete = variables.get("ImportState") === "complete";
  const enterprise = rows<NonNullable<RegisterRows["enterprise"]>>(enterprises)[0] ?? null;
  if (!isComplete && enterprise === null) return null;
  return {
    extract: {
      number: variables.get("ExtractNumber") ?? null,
      snapshot_date: variables.get("SnapshotDate") ?? null,
    },
    enterprise,
    denominations: rows<RegisterRows["denominations"][number]>(denominations),
    address: rows<NonNullable<RegisterRows["address"]>>(addresses)[0] ?? null,
    activities: rows<RegisterRows["activities"][number]>(activities),
    websites: rows<RegisterRows["websites"][number]>(websites),
  };
}

const rows = <T>(result: D1Result | undefined): T[] => (result?.results ?? []) as T[];
