import { type Reading, unknownAnswer } from "../answer.ts";
import { addParts, maskedPart } from "../register-answer.ts";
import { callRegister, type RegisterQuery } from "../register-call.ts";
import type { Answer, MissingPart, Owner, RegistryEntry, SourceCall } from "../types.ts";
import { directorsOf, endingOf, entryOf } from "./read-company.ts";
import { beneficialOwnersOf, holdersOf } from "./read-owners.ts";
import { type Page, parsePage, TABLES, type TableName, type TableRow } from "./tables.ts";

/** The portal answers 403 to quick series of requests. */
const SOURCE = "ur_latvia";

/**
 * Looks up an eleven-digit number in the Latvian Register of Enterprises, table by table on the open data portal: the
 * company, its officers, its members with their shares, its beneficial owners, insolvencies and liquidations.
 */
export const lookUpInLatvia = (call: SourceCall, number: string): Promise<Answer<RegistryEntry>> =>
  callRegister(call, SOURCE, async (query) => {
    const company = await readRows(query, "register", number);
    const entry = mapAnswer(company, (rows) => entryOf(number, rows));
    if (entry.outcome === "unknown" || entry.value.status === "not_found") return entry;
    const [officers, holders, beneficial, insolvencies, liquidations] = await Promise.all([
      readRows(query, "officers", number),
      readHolders(query, number),
      readRows(query, "beneficial_owners", number),
      readRows(query, "insolvencies", number),
      readRows(query, "liquidations", number),
    ]);
    const withOfficers = addParts(entry, mapAnswer(officers, directorsOf), ["directors"]);
    const withOwners = addOwners(withOfficers, [holders, mapAnswer(beneficial, beneficialOwnersOf)]);
    const state = both(insolvencies, liquidations, (opened, begun) => endingOf(entry.value, opened, begun));
    return addParts(withOwners, state, ["status"]);
  });

/** Null for an owner without a name. */
type Owners = readonly (Owner | null)[];

async function readHolders(query: RegisterQuery, number: string): Promise<Answer<Owners>> {
  const members = await readRows(query, "members", number);
  const joint = members.outcome === "known" ? members.value.filter((row) => row.entity_type === "JOINT_OWNERS") : [];
  const owners = await Promise.all(joint.map(({ id }) => readRows(query, "joint_owners", String(id))));
  return owners.reduce<Answer<Owners>>(
    (known, more) => both(known, more, (holders, rows) => [...holders, ...holdersOf(rows)]),
    mapAnswer(members, holdersOf),
  );
}

/** Holders and beneficial owners stand in two tables. One of them alone is shown as incomplete. */
function addOwners(entry: Answer<RegistryEntry>, tables: readonly Answer<Owners>[]): Answer<RegistryEntry> {
  const known = tables.flatMap((table) => (table.outcome === "known" ? [table.value] : []));
  const all = known.flat();
  const owners = all.filter((owner) => owner !== null);
  const failed = tables.flatMap((table): MissingPart[] =>
    table.outcome === "unknown" ? [{ part: "owners", reason: table.reason, detail: table.detail }] : [],
  );
  const missing = [...failed.slice(0, 1), maskedPart("owners", all.length - owners.length)].filter(
    (gap) => gap !== null,
  );
  const evidence = tables.flatMap((table) => table.evidence);
  const value = { owners: known.length === 0 ? null : owners, missing };
  return addParts(entry, { outcome: "known", value, evidence }, ["owners"]);
}

/**
 * All rows of a table about one number. Some tables hold numbers as integers, others as text, and a filter of the wrong
 * type may find nothing: "none" is a statement only after both.
 */
async function readRows<N extends TableName>(
  query: RegisterQuery,
  name: N,
  number: string,
): Promise<Answer<readonly TableRow<N>[]>> {
  const asInteger = await readPage(query, name, number, Number(number));
  if (asInteger.outcome === "unknown" || (asInteger.value.rows?.length ?? 0) > 0) return rowsOf(asInteger);
  const asText = await readPage(query, name, number, number);
  const evidence = [...asInteger.evidence, ...asText.evidence];
  const isRefusedTwice = asText.outcome === "known" && asText.value.rows === null && asInteger.value.rows === null;
  if (isRefusedTwice) return unknownAnswer("parse_error", `the table ${name} refuses both types of number`, evidence);
  return { ...rowsOf(asText), evidence };
}

const rowsOf = <T>(page: Answer<Page<T>>): Answer<readonly T[]> => mapAnswer(page, ({ rows }) => rows ?? []);

function readPage<N extends TableName>(
  query: RegisterQuery,
  name: N,
  number: string,
  value: string | number,
): Promise<Answer<Page<TableRow<N>>>> {
  const { id, key } = TABLES[name];
  const filters = encodeURIComponent(JSON.stringify({ [key]: value }));
  return query(
    `/action/datastore_search?resource_id=${id}&limit=500&filters=${filters}`,
    (raw): Reading<Page<TableRow<N>>> => parsePage(raw, name, number),
  );
}

const mapAnswer = <A, B>(answer: Answer<A>, map: (value: A) => B): Answer<B> =>
  answer.outcome === "unknown" ? answer : { ...answer, value: map(answer.value) };

/** What follows from two answers; unknown while one of them is. */
function both<A, B, C>(first: Answer<A>, second: Answer<B>, map: (first: A, second: B) => C): Answer<C> {
  const evidence = [...first.evidence, ...second.evidence];
  if (first.outcome === "unknown") return { ...first, evidence };
  if (second.outcome === "unknown") return { ...second, evidence };
  return { outcome: "known", value: map(first.value, second.value), evidence };
}
