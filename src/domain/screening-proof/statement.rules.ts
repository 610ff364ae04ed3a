import { canonicalHash } from "../../platform/canonical-json.ts";
import { CHAIN_START } from "../../platform/chain.rules.ts";
import { DAY_MS } from "../../platform/clock.ts";

export const STATEMENT_FORMAT = "dossier-screening-statement/1";

/** A version of a list that somebody was searched for on. */
export interface StatedList {
  readonly list_id: string;
  readonly source: string;
  /** The list's own date; null, like the two below, if the service no longer has the version. */
  readonly version: string | null;
  /** Hex SHA-256 over the imported entries. */
  readonly sha256: string | null;
  readonly entries: number | null;
  /** When all parties had been searched for on it; null if only some were, each by itself. */
  readonly covered_at: string | null;
}

/** Which parties of a tenant were searched for on which lists as a day ended, with what outcome: by their hashes alone. */
export interface ScreeningStatement {
  readonly format: typeof STATEMENT_FORMAT;
  readonly tenant: string;
  /** Counts from 1, a day each. */
  readonly number: number;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  /** Midnight UTC at the end of the day. */
  readonly as_of: string;
  readonly lists: readonly StatedList[];
  readonly parties: number;
  /** How many of them no whole list was searched for until then. */
  readonly not_screened: number;
  /** Hex root of the Merkle tree (RFC 6962) over the parties' leaves, which are sorted by their hashes. */
  readonly root: string;
  readonly changes: StatedChanges;
  /** The last anchor of the audit chains of all cases when the statement was made; null before the first. */
  readonly audit_anchor: { readonly number: number; readonly hash: string } | null;
  /** `hash` of the statement before; 64 zeros for the first. */
  readonly previous: string;
  /** Hex SHA-256 of the RFC 8785 JSON of the statement without `hash` and `signature`. */
  readonly hash: string;
  /** JWS by the service's key over {format, tenant, number, day, root, hash}. */
  readonly signature: string;
}

/** Since the day before. */
interface StatedChanges {
  readonly added: number;
  readonly removed: number;
  readonly outcome_changed: number;
}

export const FIRST_PREVIOUS = CHAIN_START.hash;

export type StatementBody = Omit<ScreeningStatement, "hash" | "signature">;

export const statementHash = (body: StatementBody): string => canonicalHash(body);

/** What the signature of a statement signs. */
export const signedPart = ({ format, tenant, number, day, root, hash }: Omit<ScreeningStatement, "signature">) => ({
  format,
  tenant,
  number,
  day,
  root,
  hash,
});

/** Why a statement is not whole by itself, in words, or null. Its signature is verified separately. */
export function findStatementFault(statement: ScreeningStatement): string | null {
  const { hash, signature: _signature, ...body } = statement;
  if (statement.format !== STATEMENT_FORMAT) return "it is of an unknown format";
  if (statementHash(body) !== hash) return "it was changed after it was signed";
  return statement.as_of === endOfDay(statement.day) ? null : "its time is not the end of its day";
}

/** Why a statement cannot follow `before`, in words, or null. */
export function findOrderFault(statement: ScreeningStatement, before: ScreeningStatement | null): string | null {
  if (before === null) {
    if (statement.number !== 1) return `the one before it, ${statement.number - 1}, is missing`;
    return statement.previous === FIRST_PREVIOUS ? null : "it is the first, but names one before it";
  }
  if (statement.tenant !== before.tenant) return "the one before it is another tenant's";
  if (statement.number !== before.number + 1) return "its number does not follow that of the one before";
  if (statement.day !== nextDay(before.day)) return "its day does not follow that of the one before";
  return statement.previous === before.hash ? null : "it does not name the one before by its hash";
}

/** The days are those of UTC. */
export const nextDay = (day: string): string => dayOf(new Date(startOf(day) + DAY_MS));
export const dayBefore = (day: string): string => dayOf(new Date(startOf(day) - DAY_MS));
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const endOfDay = (day: string): string => new Date(startOf(day) + DAY_MS).toISOString();
export const startOfDay = (day: string): string => new Date(startOf(day)).toISOString();

const startOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);
