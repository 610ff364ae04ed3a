import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { COVER_LISTS } from "../../src/features/monitoring/cover-lists.service.ts";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { SCREEN_PARTIES } from "../../src/features/monitoring/screen-unscreened.service.ts";
import { ListSender, listed } from "../support/lists.ts";
import { putRelationship } from "../support/monitoring.ts";
import { systemCtx } from "../support/retention-clock.ts";
import { plainData } from "./plain.ts";
import type { Job } from "./sweep.ts";

/** One that every run has: ids of its rows follow from it. */
const TENANT = "tenant-with-parties";
const TRIES = 20;
/** All that the jobs write. */
const TABLES = [
  "monitoring_events",
  "notifications",
  "relationships",
  "relationship_log",
  "monitored_parties",
  "party_hits",
  "party_outcomes",
  "list_coverage",
  "list_runs",
  "feed_events",
  "tenant_counts",
];
const inEach = <Row>(verb: "SELECT *" | "DELETE") =>
  env.DB.batch<Row>(TABLES.map((table) => env.DB.prepare(`${verb} FROM ${table} WHERE tenant_id = ?`).bind(TENANT)));
const NOBODY = listed("un-0", "Ulmarek Sorventhis");
const MATCHES = [listed("un-7", "Joris Claes"), listed("un-8", "Katrien Vermeulen Smet")];

/** Puts three versions of a list in force, one after the other. @returns their ids */
export async function publishVersions(): Promise<string[]> {
  const sender = new ListSender();
  const versions = [[NOBODY], [NOBODY, listed("un-1", "Veltrin Osmarkade")], [NOBODY, ...MATCHES]];
  for (const [n, entries] of versions.entries()) await sender.load("un", [entries], { version: `2039-12-0${n + 1}` });
  const { results } = await env.DB.prepare(
    "SELECT list_id AS id FROM screening_lists WHERE source = 'un' ORDER BY version",
  ).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/**
 * Four customers are searched for what the newest version of a list adds: one matches exactly, one in part, one not, and
 * one was never searched for.
 */
export function listDelta([first, second, newest]: readonly string[]): Job {
  let runs = 0;
  return {
    name: "search for what a new list changes",
    async live(layer) {
      vi.setSystemTime(new Date("2040-01-10T03:00:00.000Z"));
      // In turn, because what was read last is kept in memory.
      const before = ++runs % 2 === 0 ? first! : second!;
      await layer.undisturbed(() => putParties(before));
      const ctx = () => ({ ...systemCtx(), database: "DB" }) as DatabaseCtx;
      for (let i = 0; ; i++) {
        if (i === TRIES) throw new Error("the list never covers everybody");
        const ran = await Promise.allSettled([COVER_LISTS.run(ctx(), 60_000)]);
        const screened = await Promise.allSettled([SCREEN_PARTIES.run(ctx(), 60_000)]);
        if (await layer.undisturbed(() => isCovered(newest!))) {
          const isDone = [...ran, ...screened].every(
            (one) => one.status === "fulfilled" && one.value.nextAtMs === null,
          );
          if (isDone) break;
        }
      }
      return layer.undisturbed(() => stateOf());
    },
  };
}

const NAMES = ["Joris Claes", "Katrien Vermeulen", "Aurelio Bandiera", "Joris Claes"];

async function putParties(listId: string): Promise<void> {
  await inEach("DELETE");
  const at = "2040-01-01T00:00:00.000Z";
  const ids = await Promise.all(NAMES.map((_, n) => putRelationship(TENANT, { relationshipId: `relationship-${n}` })));
  await env.DB.batch([
    ...NAMES.map((name, n) => {
      const screened = n < 3 ? [at, JSON.stringify({ un: listId })] : [null, null];
      return env.DB.prepare(
        `INSERT INTO monitored_parties (tenant_id, party_id, relationship_id, kind, name, added_at, salt_key, screened_at,
           screened_lists) VALUES (?, ?, ?, 'person', ?, ?, 'k', ?, ?)`,
      ).bind(TENANT, `party-${n}`, ids[n], name, at, ...screened);
    }),
    env.DB.prepare("INSERT INTO list_coverage VALUES (?, 'un', ?, '1', 'h', 1, ?)").bind(TENANT, listId, at),
  ]);
}

/** A version that is stated as covering everybody was searched for everybody. */
async function isCovered(listId: string): Promise<boolean> {
  const covered = await env.DB.prepare("SELECT 1 FROM list_coverage WHERE tenant_id = ? AND list_id = ?")
    .bind(TENANT, listId)
    .first();
  if (covered === null) return false;
  const { results } = await env.DB.prepare(
    "SELECT party_id || ' ' || entry_id AS hit FROM party_hits WHERE tenant_id = ? ORDER BY 1",
  )
    .bind(TENANT)
    .all<{ hit: string }>();
  expect(results.map(({ hit }) => hit)).toEqual(["party-0 un-7", "party-1 un-8", "party-3 un-7"]);
  return true;
}

async function stateOf(): Promise<string[]> {
  const counted = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM monitoring_events WHERE tenant_id = ?1) AS events,
      (SELECT count(*) FROM relationships WHERE tenant_id = ?1 AND state = 'restricted') AS restricted,
      (SELECT count(*) FROM relationship_log WHERE tenant_id = ?1 AND event = 'restricted') AS shut,
      (SELECT count(*) FROM notifications WHERE tenant_id = ?1 AND audience = 'role:mlro') AS told,
      (SELECT count(*) FROM list_runs WHERE tenant_id = ?1) AS running`,
  )
    .bind(TENANT)
    .first();
  expect(counted).toEqual({ events: 3, restricted: 2, shut: 2, told: 3, running: 0 });
  const found = await inEach<Record<string, unknown>>("SELECT *");
  return TABLES.flatMap((table, i) =>
    found[i]!.results.map((row) => `${table} ${JSON.stringify(plainData(row, TENANT))}`),
  );
}
