import { env } from "cloudflare:workers";
import type { ScreeningStatement } from "../../src/domain/screening-proof/statement.rules.ts";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { CLOSE_SCREENING_DAYS } from "../../src/features/screening-proof/close-days.service.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { derivedId } from "../../src/platform/ids.ts";
import type { Officer } from "./api.ts";
import { goTo, systemCtx } from "./retention-clock.ts";

interface Watched {
  readonly addedAt: string;
  readonly removedAt?: string;
  readonly name?: string;
  readonly kind?: "person" | "company";
}

export const relationshipOf = ({ tenant }: Pick<Officer, "tenant">): string => derivedId("relationship", tenant);

/** A party of the tenant's one relationship, as an approval leaves it. */
export async function insertParty(officer: Officer, partyId: string, { addedAt, removedAt, name, kind }: Watched) {
  const { tenant } = officer;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT OR IGNORE INTO relationships (relationship_id, tenant_id, customer_key, kind, country, name, state, since,
        officer, updated_at) VALUES (?1, ?2, 'key', 'company', 'BE', 'Customer', 'active', ?3, 'alice', ?3)`,
    ).bind(relationshipOf(officer), tenant, addedAt),
    env.DB.prepare(
      `INSERT INTO monitored_parties (tenant_id, party_id, relationship_id, kind, name, added_at, removed_at, salt_key)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ).bind(
      tenant,
      partyId,
      relationshipOf(officer),
      kind ?? "person",
      name ?? "Jan Peeters",
      addedAt,
      removedAt ?? null,
      sha256Hex(partyId),
    ),
  ]);
}

/** A whole search for a party, and what it said. */
export async function record({ tenant }: Officer, partyId: string, at: string, outcome: object, lists: object) {
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE monitored_parties SET screened_at = ?, screened_lists = ? WHERE tenant_id = ? AND party_id = ?",
    ).bind(at, JSON.stringify(lists), tenant, partyId),
    env.DB.prepare("INSERT INTO party_outcomes VALUES (?, ?, ?, ?)").bind(tenant, partyId, at, JSON.stringify(outcome)),
  ]);
}

/** The due job, run once at an instant. */
export function closeDaysAt(instant: string): ReturnType<typeof CLOSE_SCREENING_DAYS.run> {
  goTo(instant);
  return CLOSE_SCREENING_DAYS.run({ ...systemCtx(), database: "DB" } as DatabaseCtx, 60_000);
}

export async function statementsOf({ tenant }: Pick<Officer, "tenant">): Promise<ScreeningStatement[]> {
  const { results } = await env.DB.prepare(
    "SELECT statement FROM screening_statements WHERE tenant_id = ? ORDER BY number",
  )
    .bind(tenant)
    .all<{ statement: string }>();
  return results.map(({ statement }) => JSON.parse(statement) as ScreeningStatement);
}
