import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { findOrderFault, findStatementFault } from "../../src/domain/screening-proof/statement.rules.ts";
import { anchorKey } from "../../src/features/audit-chains/anchor.rules.ts";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { closeDays } from "../../src/features/screening-proof/close-days.service.ts";
import { canonicalJson } from "../../src/platform/canonical-json.ts";
import { Officer } from "../support/api.ts";
import { systemCtx } from "../support/retention-clock.ts";
import { insertParty, record, statementsOf } from "../support/watched-parties.ts";
import type { FaultLayer } from "./fault-layer.ts";
import type { Job } from "./sweep.ts";
import { forgetTenant, keysUnder } from "./world.ts";

/** One that every run has, because its name goes into the hashes: a statement has the same bytes however it came to be. */
const TENANT = "tenant-with-statements";
const PARTIES = 7;
/** So small that a day has several parts. */
const SIZES = { partiesAQuery: 2, leavesAPart: 2 };
const TRIES = 40;

/** Three days of seven parties, of whom some were searched for, are stated in parts. */
export const statements: Job = { name: "daily statements of screening", live };

async function live(layer: FaultLayer): Promise<string[]> {
  const alice = new Officer({ tenant: TENANT, officer: "alice", roles: ["officer"] });
  vi.setSystemTime(new Date("2040-01-10T03:00:00.000Z"));
  await layer.undisturbed(async () => {
    await forgetTenant(TENANT);
    for (const prefix of PREFIXES) for (const key of await keysUnder(prefix)) await env.FILES.delete(key);
    for (let i = 0; i < PARTIES; i++) {
      await insertParty(alice, `p${i}`, { addedAt: `2040-01-0${7 + (i % 2)}T10:00:00.000Z`, name: `Person ${i}` });
      const outcome = { hits: i === 3 ? [{ entry_id: "x" }] : [], unreadable: false };
      if (i !== 5) await record(alice, `p${i}`, `2040-01-0${8 + (i % 2)}T11:00:00.000Z`, outcome, { eu: "list-1" });
    }
  });
  const ctx = () => ({ ...systemCtx(), database: "DB" }) as DatabaseCtx;
  for (let i = 0; i < TRIES; i++) {
    await closeDays(ctx(), 60_000, SIZES).catch(() => {});
    const [left] = await layer.undisturbed(() => leftToDo());
    if (!left) break;
  }
  return layer.undisturbed(async () => {
    const made = await statementsOf(alice);
    expect(made.map(({ number, day }) => `${number} ${day}`)).toEqual(["1 2040-01-07", "2 2040-01-08", "3 2040-01-09"]);
    expect(made.map(findStatementFault)).toEqual([null, null, null]);
    expect(made.map((one, i) => findOrderFault(one, made[i - 1] ?? null))).toEqual([null, null, null]);
    const exported = await Promise.all(
      made.map(async ({ number }) => {
        const object = await env.FILES.get(anchorKey({ tenant: TENANT, scope: "screening", number }));
        return object?.text();
      }),
    );
    expect(exported).toEqual(made.map((one) => canonicalJson(one)));
    const kept = await Promise.all(PREFIXES.map((prefix) => keysUnder(prefix)));
    // Parts that a lost answer left behind name nobody, and the day that they were made for is over.
    return [...exported.map(String), ...kept.flat().filter((key) => !key.includes("/part-"))];
  });
}

const PREFIXES = [`screening-leaves/${TENANT}/`, `anchors/${TENANT}/`];

async function leftToDo(): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    `SELECT 1 FROM screening_days WHERE tenant_id = ?1 AND next_day < '2040-01-10'
     UNION ALL SELECT 1 FROM screening_statements WHERE tenant_id = ?1 AND exported = 0`,
  )
    .bind(TENANT)
    .all();
  return results;
}
