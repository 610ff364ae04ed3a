import type { Actor } from "../../platform/context.ts";
import type { AuditEntry } from "./audit.rules.ts";

/** Fields of what is printed that hold the id of an officer. */
const BY = new Set([
  "actor",
  "cleared_by",
  "confirmed_by",
  "created_by",
  "decided_by",
  "filed_by",
  "generated_by",
  "officer",
  "reviewed_by",
  "signed_by",
]);

/**
 * Names by id: of whom a case's audit entries name, as they were last named there, so that who prints changes nothing of
 * it; and of the officer who prints, if these do not name them.
 */
export function namesIn(audit: readonly Pick<AuditEntry, "actor" | "details">[], reader: Actor): Map<string, string> {
  const named = audit.flatMap(({ actor, details: { actor_name: name } }): [string, string][] =>
    typeof name === "string" ? [[actor, name]] : [],
  );
  return new Map([...(reader.name === undefined ? [] : [[reader.id, reader.name] as const]), ...named]);
}

/** A copy for printing, in which each field that names an officer by id has the name before it: `Ann Peeters (a1f3)`. */
export function withNames<T>(value: T, names: ReadonlyMap<string, string>): T {
  return (names.size === 0 ? value : named(value, null, names)) as T;
}

function named(value: unknown, field: string | null, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    const name = field !== null && BY.has(field) ? names.get(value) : undefined;
    return name === undefined || name === value ? value : `${name} (${value})`;
  }
  if (Array.isArray(value)) return value.map((item) => named(item, null, names));
  // Maps, dates and bytes hold no officer.
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, named(item, name, names)]));
}
