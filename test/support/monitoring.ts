import type { ScreeningHit } from "../../src/domain/hits/screening.model.ts";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { ObservedChange } from "../../src/domain/relationships/monitoring-event.model.ts";
import type { Relationship } from "../../src/domain/relationships/relationship.model.ts";
import { recordChange } from "../../src/features/monitoring/record-change.service.ts";
import { createCtx, type Ctx, systemActor } from "../../src/platform/context.ts";

/** The service's own context for a tenant. */
export const systemCtx = (tenant: string, now?: string): Ctx => ({
  ...createCtx(env as Env, { actor: systemActor(tenant) }),
  ...(now === undefined ? {} : { now: () => new Date(now) }),
});

/** Does something once between what is read and the next insert into a table. @returns whether it was done. */
export function beforeNextWriteOf(table: string, work: () => Promise<unknown>): () => boolean {
  const [prepare, batch] = [env.DB.prepare.bind(env.DB), env.DB.batch.bind(env.DB)];
  let state: "waiting" | "prepared" | "done" = "waiting";
  vi.spyOn(env.DB, "prepare").mockImplementation((sql) => {
    if (state === "waiting" && sql.includes(`INSERT INTO ${table} `)) state = "prepared";
    return prepare(sql);
  });
  vi.spyOn(env.DB, "batch").mockImplementation(async (statements) => {
    if (state === "prepared") {
      state = "done";
      await work();
    }
    return batch(statements) as Promise<never>;
  });
  return () => state === "done";
}

/** A customer after the approval, by its row alone. */
export async function putRelationship(tenant: string, given: Partial<Relationship> = {}): Promise<string> {
  const id = given.relationshipId ?? crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO relationships (relationship_id, tenant_id, customer_key, kind, country, registration_number, name,
      state, since, ended_at, risk_rating, regime, next_review_at, officer, updated_at)
     VALUES (?1, ?2, ?1, 'company', 'BE', '0999900150', 'Molenhof', ?3, '2026-01-01T00:00:00.000Z', ?4, 'standard',
      'standard', ?5, ?6, '2026-01-01T00:00:00.000Z')`,
  )
    .bind(
      id,
      tenant,
      given.state ?? "active",
      given.endedAt ?? null,
      given.nextReviewAt ?? "2029-01-01",
      given.officer ?? "alice",
    )
    .run();
  return id;
}

export interface PutHit {
  readonly category?: "sanctions" | "pep" | "own_list";
  readonly match?: "exact" | "fuzzy";
  readonly score?: number;
  readonly state?: "open" | "cleared" | "confirmed" | "gone";
}

const screeningHit = (id: string, { match = "exact", score = 1 }: PutHit): ScreeningHit => ({
  list: { source: "eu", version: "2026-11-01", sha256: "f".repeat(64) },
  entry: {
    id,
    name: "Jan PEETERS",
    matchedName: "Jan Peeters",
    kind: "person",
    topics: ["sanction"],
    birthDates: ["1961"],
    countries: ["BE"],
    programmes: [],
    fingerprint: "f1",
  },
  match,
  score,
  parts: [],
});

/** A party of a customer, and its match with a list entry. */
export async function putHit(tenant: string, relationshipId: string, entryId: string, hit: PutHit = {}) {
  const partyId = `party-${relationshipId}`;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT OR IGNORE INTO monitored_parties (tenant_id, party_id, relationship_id, kind, name, added_at, salt_key)
       VALUES (?, ?, ?, 'person', 'Jan Peeters', '2026-01-01T00:00:00.000Z', 'k')`,
    ).bind(tenant, partyId, relationshipId),
    env.DB.prepare(
      `INSERT OR REPLACE INTO party_hits (tenant_id, party_id, source, entry_id, category, fingerprint, match, score, state, hit, since)
       VALUES (?, ?, 'eu', ?, ?, 'f1', ?, ?, ?, ?, '2026-01-01T00:00:00.000Z')`,
    ).bind(
      tenant,
      partyId,
      entryId,
      hit.category ?? "sanctions",
      hit.match ?? "exact",
      hit.score ?? 1,
      hit.state ?? "open",
      JSON.stringify(screeningHit(entryId, hit)),
    ),
  ]);
  return partyId;
}

export const registerChange = (relationshipId: string, given: Partial<ObservedChange> = {}): ObservedChange => ({
  relationshipId,
  partyId: null,
  type: "register_change",
  severity: "medium",
  key: `register ${relationshipId} ${crypto.randomUUID()}`,
  title: "The seat moved from Gent to Aalst.",
  before: { seat: "Gent" },
  after: { seat: "Aalst" },
  evidenceIds: [],
  needsRole: null,
  consequence: "none",
  ...given,
});

/** What the list delta records of a new exact match with a sanctions list. */
export const sanctionsMatch = (
  relationshipId: string,
  entryId: string,
  given: Partial<ObservedChange> = {},
): ObservedChange =>
  registerChange(relationshipId, {
    partyId: `party-${relationshipId}`,
    type: "list_entry",
    severity: "critical",
    key: `list_entry eu ${entryId} f1 party-${relationshipId}`,
    title: "Jan Peeters is on the sanctions list of the European Union.",
    before: null,
    after: { source: "eu", entry_id: entryId, fingerprint: "f1", category: "sanctions", match: "exact", score: 1 },
    needsRole: "mlro",
    consequence: "restrict_and_review",
    ...given,
  });

/** A match with its event, as the list delta leaves them. */
export async function matchSanctions(tenant: string, relationshipId: string, entryId: string): Promise<string> {
  await putHit(tenant, relationshipId, entryId);
  return (await recordChange(systemCtx(tenant), sanctionsMatch(relationshipId, entryId))).eventId;
}

export async function stateOf(tenant: string, relationshipId: string): Promise<string | null> {
  const row = await env.DB.prepare("SELECT state FROM relationships WHERE tenant_id = ? AND relationship_id = ?")
    .bind(tenant, relationshipId)
    .first<{ state: string }>();
  return row?.state ?? null;
}
