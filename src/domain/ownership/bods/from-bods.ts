import { accept, type FieldError, type Outcome, refuse } from "../../../platform/errors.ts";
import { isoTime } from "../../../platform/clock.ts";
import {
  type Interest,
  OPEN_END_REASONS,
  type OpenEnd,
  type Ownership,
  type OwnershipParty,
  type OwnershipStatement,
  type StatementSource,
} from "../ownership.model.ts";
import { type BodsEntity, type BodsPerson, type BodsRelationship, bodsStatements } from "./bods.schemas.ts";
import { interestPointer, noteIn, NOTES, OPEN_END } from "./notes.ts";
import { entityParty, personParty, type Unnamed } from "./parties.ts";

const MAX_STATEMENTS = 2_000;
const MAX_PARTIES = 500;
const MAX_ERRORS = 20;

type Statement = BodsEntity | BodsPerson | BodsRelationship;

/**
 * Parties and statements of a file of the Beneficial Ownership Data Standard 0.4, as `JSON.parse` gives it. Fields that
 * are not used are ignored. Of several statements of one record the last counts; a closed record ends its interests. A
 * refusal (`validation_failed`) names each fault by its path, such as `3.recordDetails.subject`.
 */
export function fromBods(json: unknown): Outcome<Ownership> {
  if (!Array.isArray(json)) return invalid([fault("", "is not an array of statements")]);
  if (json.length === 0) return invalid([fault("", "contains no statement")]);
  if (json.length > MAX_STATEMENTS) return invalid([fault("", `contains more than ${MAX_STATEMENTS} statements`)]);
  const versions = json.flatMap((one, at) => otherVersion(one, at));
  if (versions.length > 0) return invalid(versions);
  const parsed = bodsStatements.safeParse(json);
  if (!parsed.success) {
    return invalid(parsed.error.issues.map(({ path, code, message }) => ({ path: path.join("."), code, message })));
  }
  const records = latestRecords(parsed.data);
  const faults = [...wrongRecords(parsed.data, records), ...wrongReferences(records)];
  return faults.length > 0 ? invalid(faults) : accept(ownershipOf(records));
}

const fault = (path: string, message: string): FieldError => ({ path, code: "invalid_value", message });

const invalid = (errors: readonly FieldError[]): Outcome<never> =>
  refuse("validation_failed", "The file is not valid by the Beneficial Ownership Data Standard 0.4.", {
    errors: errors.slice(0, MAX_ERRORS),
  });

/** Before 0.4 a statement had a `statementType` in place of a `recordType`. */
function otherVersion(one: unknown, at: number): FieldError[] {
  if (typeof one !== "object" || one === null) return [];
  const { statementType, recordType, publicationDetails } = one as Record<string, unknown>;
  if (statementType !== undefined && recordType === undefined) {
    return [fault(`${at}.statementType`, "is of version 0.3 or earlier; only 0.4 is read")];
  }
  const version = (publicationDetails as Record<string, unknown> | null | undefined)?.["bodsVersion"];
  return version === undefined || version === "0.4"
    ? []
    : [fault(`${at}.publicationDetails.bodsVersion`, `is ${JSON.stringify(version).slice(0, 40)}; only 0.4 is read`)];
}

interface LatestRecord {
  readonly at: number;
  readonly statement: Statement;
}

/** The last statement of each record by its date, else by its place, in the order of the records in the file. */
function latestRecords(statements: readonly Statement[]): Map<string, LatestRecord> {
  const records = new Map<string, LatestRecord>();
  for (const [at, statement] of statements.entries()) {
    const before = records.get(statement.recordId);
    const isLater = !before || Date.parse(statement.statementDate) >= Date.parse(before.statement.statementDate);
    if (isLater) records.set(statement.recordId, { at, statement });
  }
  return records;
}

function wrongRecords(statements: readonly Statement[], records: ReadonlyMap<string, LatestRecord>): FieldError[] {
  const subjects = new Set(statements.map(({ declarationSubject }) => declarationSubject));
  const parties = [...records.values()].filter(({ statement }) => statement.recordType !== "relationship");
  return [
    ...statements.flatMap(({ recordId, recordType }, at) =>
      records.get(recordId)!.statement.recordType === recordType
        ? []
        : [fault(`${at}.recordType`, "differs from other statements of the record")],
    ),
    ...(subjects.size > 1 ? [fault("", "is about several declaration subjects; a file is about one")] : []),
    ...(parties.length > MAX_PARTIES ? [fault("", `contains more than ${MAX_PARTIES} persons and companies`)] : []),
    ...[...subjects].slice(0, 1).flatMap((id) => {
      const type = records.get(id)?.statement.recordType;
      return type === "entity" ? [] : [fault("0.declarationSubject", "is not an entity in the file")];
    }),
  ];
}

function wrongReferences(records: ReadonlyMap<string, LatestRecord>): FieldError[] {
  const typeOf = (id: string) => records.get(id)?.statement.recordType;
  return [...records.values()].flatMap(({ at, statement }) => {
    if (statement.recordType !== "relationship") return [];
    const { subject, interestedParty: holder } = statement.recordDetails;
    const path = `${at}.recordDetails`;
    const isOwned = typeof subject !== "string" || typeOf(subject) === "entity";
    const isHolder = typeof holder !== "string" || ["entity", "person"].includes(typeOf(holder) ?? "");
    return [
      ...(isOwned ? [] : [fault(`${path}.subject`, "names no entity in the file")]),
      ...(isHolder ? [] : [fault(`${path}.interestedParty`, "names no person or entity in the file")]),
    ];
  });
}

function ownershipOf(records: ReadonlyMap<string, LatestRecord>): Ownership {
  const statements = [...records.values()].map(({ statement }) => statement);
  const links = statements.filter((one) => one.recordType === "relationship");
  const subject = statements[0]!.declarationSubject;
  const owned = new Set<unknown>([subject, ...links.map(({ recordDetails }) => recordDetails.subject)]);
  const parties: OwnershipParty[] = [];
  const unnamed = new Map<string, Unnamed>();
  for (const one of statements) {
    if (one.recordType === "relationship") continue;
    const party = one.recordType === "person" ? personParty(one) : entityParty(one, owned.has(one.recordId));
    if ("reason" in party) unnamed.set(one.recordId, party);
    else parties.push(party);
  }
  const ends = links.map((link) => [link, openEndOf(link)] as const);
  return {
    subject,
    parties,
    statements: ends.flatMap(([link, end]) => (end === null ? statementOf(link, unnamed) : [])),
    open_ends: ends.flatMap(([, end]) => end ?? []),
  };
}

/** Empty for a relationship whose subject is not specified: it is about no known company. */
function statementOf(link: BodsRelationship, unnamed: ReadonlyMap<string, Unnamed>): OwnershipStatement[] {
  const { subject, interestedParty: holder, interests } = link.recordDetails;
  if (typeof subject !== "string") return [];
  const party = typeof holder === "string" ? (unnamed.get(holder) ?? holder) : unnamedAs(holder);
  const held = interests.map((_, at) => interestOf(link, at));
  const unknown: Interest = { type: "unknownInterest", directness: "unknown", beneficial: false };
  const all = held.length > 0 ? held : [unknown];
  const end_date = link.statementDate.slice(0, 10);
  return [
    {
      id: link.recordId,
      subject,
      interested_party: party,
      interests: link.recordStatus === "closed" ? all.map((one) => ({ end_date, ...one })) : all,
      source: sourceOf(link),
    },
  ];
}

const unnamedAs = ({
  reason,
  description,
}: {
  reason: Unnamed["reason"];
  description?: string | undefined;
}): Unnamed => ({
  reason,
  ...(description === undefined ? {} : { description }),
});

function interestOf(link: BodsRelationship, at: number): Interest {
  const { type, directOrIndirect, beneficialOwnershipOrControl, share, ...rest } = link.recordDetails.interests[at]!;
  const bounds = Object.entries({
    exact: share?.exact,
    minimum: share?.minimum,
    maximum: share?.maximum,
    exclusive_minimum: share?.exclusiveMinimum,
    exclusive_maximum: share?.exclusiveMaximum,
  }).filter(([, percent]) => percent !== undefined);
  const dateOf = (key: "startDate" | "endDate") =>
    noteIn(link, { target: interestPointer(at, key), words: NOTES.rounded.words })[0] ?? rest[key];
  const [start, end] = [dateOf("startDate"), dateOf("endDate")];
  return {
    type,
    directness: directOrIndirect,
    beneficial: beneficialOwnershipOrControl,
    ...(bounds.length === 0 ? {} : { share: Object.fromEntries(bounds) }),
    ...(start === undefined ? {} : { start_date: start }),
    ...(end === undefined ? {} : { end_date: end }),
    ...(rest.details === undefined ? {} : { details: rest.details }),
  };
}

/** A register's own statement counts more than one that somebody verified. */
function sourceOf(link: BodsRelationship): StatementSource {
  const { source, publicationDetails, statementDate } = link;
  const types = source?.type ?? [];
  const best = (["officialRegister", "verified"] as const).find((type) => types.includes(type)) ?? types[0];
  const publisher = publicationDetails?.publisher?.name;
  return {
    type: best ?? "thirdParty",
    name: source?.description ?? source?.assertedBy?.[0]?.name ?? publisher ?? "bods",
    as_of: noteIn(link, NOTES.noDay).length > 0 ? null : statementDate.slice(0, 10),
    retrieved_at: isoTime(new Date(source?.retrievedAt ?? publicationDetails?.publicationDate ?? statementDate)),
    evidence_ids: noteIn(link, NOTES.evidence),
  };
}

/** What `toBods` wrote of a company whose owners nobody was asked for. */
function openEndOf({ recordDetails: { subject, interestedParty: holder } }: BodsRelationship): OpenEnd | null {
  if (typeof subject !== "string" || typeof holder === "string" || !holder.description?.startsWith(OPEN_END))
    return null;
  const [, code, source] = /^(\w+)(?: \((.+)\))?$/.exec(holder.description.slice(OPEN_END.length)) ?? [];
  const reason = OPEN_END_REASONS.find((one) => one === code);
  return reason === undefined ? null : { party: subject, reason, ...(source === undefined ? {} : { source }) };
}
