import { DAY_MS } from "../../../src/platform/clock.ts";
import { differenceOf, type Findings } from "./findings.ts";
import type { KeptState } from "./kept-state.ts";
import { TENANT, type WatchedCustomers } from "./watched-customers.ts";

interface EventRow {
  readonly id: string;
  readonly relationship: string;
  readonly party: string;
  readonly entry: string;
  readonly consequence: string;
  readonly category: string | null;
}

const EVENTS = `SELECT event_id AS id, relationship_id AS relationship, party_id AS party, consequence,
  coalesce(after ->> 'entry_id', before ->> 'entry_id') AS entry, after ->> 'category' AS category
  FROM monitoring_events WHERE tenant_id = '${TENANT}' AND type = 'list_entry'
    AND coalesce(after ->> 'source', before ->> 'source') = 'un'`;

/** Ids of all events. */
export const listEvents = (state: KeptState): string[] => state.rows<EventRow>(EVENTS).map(({ id }) => id);

const coverage = (listId: string): string =>
  `SELECT 1 FROM list_coverage WHERE tenant_id = '${TENANT}' AND list_id = '${listId}'`;

/** Whether nothing is left to do about a version of the list, and about the days before one. */
export function isDone(state: KeptState, listId: string, today: string): boolean {
  const has = (sql: string): boolean => state.rows(sql).length > 0;
  return (
    has(coverage(listId)) &&
    has(`SELECT 1 FROM screening_days WHERE tenant_id = '${TENANT}' AND next_day >= '${today}'`) &&
    !has(`SELECT 1 FROM monitoring_events WHERE tenant_id = '${TENANT}' AND review_wanted_at IS NOT NULL`)
  );
}

/** What may be so at no instant: one statement is signed for each day, and a version covers everybody when it says so. */
export function checkAnyTime(state: KeptState, customers: WatchedCustomers, listId: string, findings: Findings): void {
  const found = state.rows<EventRow>(EVENTS).map(({ party, entry }) => `${party} ${entry}`);
  const { fewer, more } = differenceOf(customers.due, found);
  findings.doubled.push(...more.map(([one]) => `event ${one}`));
  const isCovered = state.rows(coverage(listId)).length > 0;
  if (isCovered) findings.lost.push(...fewer.map(([one]) => `event ${one}, though the version covers everybody`));
  const days = state.rows<{ number: number; day: string; parties: number; previous: string; hash: string }>(
    `SELECT number, day, hash, statement ->> 'parties' AS parties, statement ->> 'previous' AS previous
     FROM screening_statements WHERE tenant_id = '${TENANT}' ORDER BY number`,
  );
  for (const [at, { number, day, parties, previous }] of days.entries()) {
    findings.check(`statement ${day} has number ${number} in place of ${at + 1}`, number === at + 1);
    findings.check(`statement ${day} counts ${parties} parties`, parties === customers.parties.length);
    const before = days[at - 1];
    if (before) findings.check(`statement ${day} follows another one`, previous === before.hash);
    if (before)
      findings.check(`statement ${day} after ${before.day}`, Date.parse(day) - Date.parse(before.day) === DAY_MS);
  }
}

/** What must be so once a version covers everybody: of each event all that follows from it, once. */
export function checkAtRest(state: KeptState, customers: WatchedCustomers, findings: Findings): void {
  const events = state.rows<EventRow>(EVENTS);
  findings.compare(
    "events",
    customers.due,
    events.map(({ party, entry }) => `${party} ${entry}`),
  );
  const ids = events.map(({ id }) => id);
  const named = (sql: string) => state.rows<{ name: string }>(sql).map(({ name }) => name);
  const isOurs = new Set(ids);
  const ofEvents = (names: readonly string[]) => names.filter((name) => isOurs.has(name.split(" ")[0]!));
  findings.compare(
    "lines of the log",
    ids,
    ofEvents(
      named(`SELECT details ->> 'event_id' AS name FROM relationship_log WHERE tenant_id = '${TENANT}'
        AND event = 'monitoring_event'`),
    ),
  );
  findings.compare(
    "published events",
    ids,
    ofEvents(
      named(
        `SELECT ids ->> 'event_id' AS name FROM feed_events WHERE tenant_id = '${TENANT}' AND type = 'monitoring.event'`,
      ),
    ),
  );
  findings.compare(
    "notifications",
    events.flatMap(({ id, consequence }) => [
      `${id} officer:alice`,
      ...(consequence === "restrict_and_review" ? [`${id} role:mlro`] : []),
    ]),
    // MLROs are told of more than what restricts.
    ofEvents(
      named(`SELECT (ids ->> 'event_id') || ' ' || audience AS name FROM notifications WHERE tenant_id = '${TENANT}'`),
    ).filter((name) => !name.endsWith("role:mlro") || restricts(events, name)),
  );
  const sequences = named(`SELECT sequence AS name FROM feed_events WHERE tenant_id = '${TENANT}' ORDER BY sequence`);
  findings.check(
    "the numbers of published events have a gap",
    sequences.every((number, at) => Number(number) === at + 1),
  );
  findings.compare(
    "matches that stand",
    customers.matches,
    named(`SELECT party_id || ' ' || entry_id AS name FROM party_hits WHERE tenant_id = '${TENANT}' AND source = 'un'
      AND state <> 'gone'`),
  );
  findings.compare(
    "matches in the latest outcomes",
    customers.matches,
    named(`SELECT o.party_id || ' ' || (h.value ->> 'entry_id') AS name FROM party_outcomes o,
      json_each(o.outcome, '$.hits') h WHERE o.tenant_id = '${TENANT}' AND h.value ->> 'source' = 'un'
      AND o.at = (SELECT max(at) FROM party_outcomes l WHERE l.tenant_id = o.tenant_id AND l.party_id = o.party_id)`),
  );
  const shut = [
    ...new Set(
      events.filter(({ consequence }) => consequence === "restrict_and_review").map((one) => one.relationship),
    ),
  ];
  findings.compare(
    "relationships that are shut",
    shut,
    named(`SELECT relationship_id AS name FROM relationships WHERE tenant_id = '${TENANT}' AND state = 'restricted'`),
  );
  findings.compare(
    "relationships that were shut",
    shut,
    named(
      `SELECT relationship_id AS name FROM relationship_log WHERE tenant_id = '${TENANT}' AND event = 'restricted'`,
    ),
  );
  const running = state.rows(`SELECT 1 FROM list_runs WHERE tenant_id = '${TENANT}'`);
  findings.check("a run that covers everybody has not ended", running.length === 0);
}

const restricts = (events: readonly EventRow[], name: string): boolean =>
  events.some(({ id, consequence }) => name.startsWith(id) && consequence === "restrict_and_review");
