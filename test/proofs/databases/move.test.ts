import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  abortMove,
  continueMoves,
  type MoveView,
  moveTenant,
  readDirectory,
} from "../../../src/features/tenancy/move.service.ts";
import { closeFor, removeFence } from "../../../src/features/tenancy/move.store.ts";
import type { Ctx } from "../../../src/platform/context.ts";
import { newOfficer, newTenant, officerToken } from "../../support/api.ts";
import { openCase, reviewedCase } from "../../support/cases.ts";
import { loadRegulatory } from "../../support/regulatory.ts";
import { seedTenant } from "../../support/plans/seed.ts";
import { migrateSecond, moveAll, operatorCtx, rowsOf } from "./world.ts";

beforeAll(async () => {
  await migrateSecond();
  await loadRegulatory();
});

/** Every row of a tenant in a database, without the numbers that each database gives by itself. */
async function contentOf(db: D1Database, tenant: string) {
  const { TENANT_TABLES } = await import("../../../src/features/tenancy/tenant-tables.rules.ts");
  const content: Record<string, unknown> = {};
  for (const { name, key, serial } of TENANT_TABLES) {
    const { results } = await db
      .prepare(`SELECT * FROM ${name} WHERE tenant_id = ? ORDER BY ${key.join(", ")}`)
      .bind(tenant)
      .all<Record<string, unknown>>();
    content[name] = results.map(({ [serial ?? ""]: _serial, ...row }) => row);
  }
  const ties = await db
    .prepare(
      `SELECT t.case_id, r.from_id, r.type, r.to_id FROM graph_case_relations t JOIN graph_relations r USING (relation_id)
       WHERE t.tenant_id = ? ORDER BY 1, 2, 3, 4`,
    )
    .bind(tenant)
    .all();
  content["ties"] = ties.results;
  for (const counted of ["case_counts", "memory_signal_counts", "tenant_counts", "alert_counts"]) {
    const { results } = await db.prepare(`SELECT * FROM ${counted} WHERE tenant_id = ?`).bind(tenant).all();
    content[counted] = results.filter((row) => Object.values(row).at(-1) !== 0);
  }
  return content;
}

/** Writers that did not pause would only slow down the move beside them. */
const BETWEEN_WRITES_MS = 50;

/** An operator's request that works on a move for a few dozen steps, as if each took a quarter of a second. */
function briefCtx(): Ctx {
  let steps = 0;
  return { ...operatorCtx(), now: () => new Date(Date.now() + 250 * steps++) };
}

describe("a move to another database", () => {
  it("takes all rows of every table along, gives each what it had, and leaves nothing", async () => {
    const tenant = newTenant();
    await seedTenant(env.DB, tenant, 60);
    const before = await contentOf(env.DB, tenant);
    const empty = Object.entries(before).filter(([, rows]) => (rows as unknown[]).length === 0);
    expect(empty).toEqual([]);
    await moveAll(tenant, "DB_2");
    expect(await contentOf(env.DB_2, tenant)).toEqual(before);
    expect(await rowsOf(env.DB, tenant)).toEqual({});
    expect((await env.DB.prepare("SELECT name FROM sqlite_master WHERE name GLOB 'move_*'").all()).results).toEqual([]);
    // And back, where numbers of others have been given meanwhile.
    await seedTenant(env.DB, newTenant(), 20);
    await moveAll(tenant, "DB");
    expect(await contentOf(env.DB, tenant)).toEqual(before);
    expect(await rowsOf(env.DB_2, tenant)).toEqual({});
  });

  it("loses no write that was acknowledged while it runs", async () => {
    const officer = newOfficer("alice", "officer", "compliance_manager");
    await seedTenant(env.DB, officer.tenant, 60);
    const { path, workflowId } = await reviewedCase(officer);
    const acknowledged: string[] = [];
    const refused: number[] = [];
    let isMoving = true;
    const writer = async (name: string) => {
      for (let i = 0; isMoving; i++) {
        const comment = `${name}-${i}`;
        const answer = await officer.post(`/api/regulatory/changes`, {
          article_id: "be-aml-2017-art-41",
          change_type: "amendment",
          description: comment,
          effective_date: "2030-01-01",
        });
        if (answer.status === 200) acknowledged.push(comment);
        else refused.push(answer.status);
        if (answer.status === 503) expect(answer.headers.get("Retry-After")).toMatch(/^[25]$/);
        await scheduler.wait(BETWEEN_WRITES_MS);
      }
    };
    const cases: string[] = [];
    const opener = async () => {
      while (isMoving) {
        const answer = await officer.post("/api/cases", {
          company_name: "Company",
          company_registration_number: "0999900150",
          country: "BE",
        });
        if (answer.status === 201) cases.push(answer.body.workflow_id);
        else refused.push(answer.status);
        await scheduler.wait(BETWEEN_WRITES_MS);
      }
    };
    const writers = [writer("a"), writer("b"), opener()];
    let view: MoveView;
    let parts = 0;
    do {
      parts++;
      view = await moveTenant(briefCtx(), officer.tenant, "DB_2");
      // Writes between any two parts of the move, however fast it is and however slow they are.
      const written = [acknowledged.length, cases.length] as const;
      const areMore = () => acknowledged.length > written[0] && cases.length > written[1];
      await expect.poll(areMore, { timeout: 60_000 }).toBe(true);
    } while (view.state === "copying");
    isMoving = false;
    await Promise.all(writers);
    await moveAll(officer.tenant, "DB_2");
    expect(refused.filter((status) => status !== 503)).toEqual([]);
    const { results } = await env.DB_2.prepare("SELECT description FROM regulatory_changes WHERE tenant_id = ?")
      .bind(officer.tenant)
      .all<{ description: string }>();
    const stored = new Set(results.map(({ description }) => description));
    expect(parts).toBeGreaterThan(2);
    expect(acknowledged.filter((one) => !stored.has(one))).toEqual([]);
    for (const id of [workflowId, ...cases]) expect((await officer.get(`/api/cases/${id}`)).status).toBe(200);
    expect((await officer.get(path)).body.status).toBe("REVIEW_PENDING");
    expect(await rowsOf(env.DB, officer.tenant)).toEqual({});
  });

  it("refuses writes for the last seconds only, a read that the access log records among them", async () => {
    const officer = newOfficer("alice", "officer", "compliance_manager");
    await moveTenant(operatorCtx(0), officer.tenant, "DB_2");
    await moveAll(officer.tenant, "DB_2");
    const { path } = await openCase(officer);
    // As in the last seconds of a move back, held on to here.
    const { installTriggers } = await import("../../../src/features/tenancy/move.store.ts");
    await installTriggers(env.DB_2, officer.tenant);
    await closeFor(env.DB_2, officer.tenant, 20_000);
    const feed = await officer.post("/api/regulatory/calendar-feed", {});
    expect([feed.status, feed.headers.get("Retry-After")]).toEqual([503, expect.stringMatching(/^[25]$/)]);
    // Nobody reads a case without a row in its access log.
    const read = await officer.get(path);
    expect([read.status, read.headers.get("Retry-After")]).toEqual([503, expect.stringMatching(/^[25]$/)]);
    expect((await officer.get("/api/cases")).body.total).toBe(1);
    // What a killed command left closed opens by itself.
    await env.DB_2.prepare("UPDATE tenant_fences SET until_ms = 1").run();
    expect((await officer.post("/api/regulatory/calendar-feed", {})).status).toBe(200);
    await removeFence(env.DB_2, officer.tenant);
  });
});

/** As the interface counts them, without holding the seeded rows, whose ids are no UUIDs, against its schema. */
async function countCasesOf(tenant: string): Promise<number> {
  const headers = { Authorization: `Bearer ${await officerToken({ tenant })}` };
  const answer = await exports.default.fetch(new Request("https://dossier.test/api/cases", { headers }));
  return ((await answer.json()) as { total: number }).total;
}

/** A database that fails at one of its calls, as if the process had died there. */
function dyingAt(db: D1Database, at: number) {
  let calls = 0;
  const die = () => {
    if (++calls === at) throw new Error("killed");
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        if (name === "all" || name === "run" || name === "first") {
          return async (...given: unknown[]) => {
            die();
            return (value as (...a: unknown[]) => unknown).apply(target, given);
          };
        }
        if (name === "inner") return target;
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: async (statements: { inner: D1PreparedStatement }[]) => {
      die();
      return db.batch(statements.map(({ inner }) => inner));
    },
  } as unknown as D1Database;
}

describe("a move that is killed", () => {
  it("at any of its steps goes on where it was, by itself, and loses nothing", async () => {
    const tenant = newTenant();
    await seedTenant(env.DB, tenant, 12);
    const before = await contentOf(env.DB, tenant);
    const deaths = { copying: 0, clearing: 0 };
    let state: MoveView["state"] = "copying";
    for (let at = 3, attempts = 0; state !== "settled"; at += 31, attempts++) {
      const bindings = { DB: dyingAt(env.DB, at), DB_2: dyingAt(env.DB_2, at + 4) };
      try {
        // Each attempt comes when the lease of the one before and the delay before rows are cleared are over.
        const view = await moveTenant(operatorCtx(attempts * 120_000, bindings), tenant, "DB_2");
        if (view.state === "clearing" && state === "copying") at = 3;
        state = view.state;
      } catch (error) {
        deaths[state as keyof typeof deaths]++;
        expect(String(error)).toContain("killed");
      }
    }
    expect(deaths.copying).toBeGreaterThan(3);
    expect(deaths.clearing).toBeGreaterThan(1);
    expect(await contentOf(env.DB_2, tenant)).toEqual(before);
    expect(await rowsOf(env.DB, tenant)).toEqual({});
  });

  it("by a worker that stalled beyond its lease does not undo what another did meanwhile", async () => {
    const officer = newOfficer();
    const { path } = await openCase(officer);
    let aborted = false;
    const abortFirst = async (values: readonly unknown[]) => {
      if (aborted || !values.includes("clearing")) return;
      aborted = true;
      while ((await abortMove(operatorCtx(120_000), officer.tenant)).state !== "settled");
    };
    const prepare = (sql: string) => {
      const statement = env.DB.prepare(sql);
      if (!sql.includes("INTO tenant_databases")) return statement;
      return {
        bind: (...values: unknown[]) => ({
          first: async () => (await abortFirst(values), statement.bind(...values).first()),
          run: async () => (await abortFirst(values), statement.bind(...values).run()),
        }),
      };
    };
    const DB = { prepare, batch: (all: D1PreparedStatement[]) => env.DB.batch(all) };
    await moveTenant(operatorCtx(0, { DB }), officer.tenant, "DB_2").catch(() => {});
    expect(aborted).toBe(true);
    expect(await readDirectory(operatorCtx(), officer.tenant)).toMatchObject({ binding: "DB", move: null });
    expect((await officer.get(path)).status).toBe(200);
  });

  it("is continued by the clock, or aborted by command, and the tenant writes on", async () => {
    const officer = newOfficer();
    await seedTenant(env.DB, officer.tenant, 60);
    const countCases = () => countCasesOf(officer.tenant);
    const before = await contentOf(env.DB, officer.tenant);
    const bindings = { DB_2: dyingAt(env.DB_2, 40) };
    await moveTenant(operatorCtx(0, bindings), officer.tenant, "DB_2").catch(() => {});
    // The clock stands still, so that the speed of the machine decides nothing.
    vi.setSystemTime(Date.now());
    expect(await countCases()).toBe(60);
    expect((await abortMove(operatorCtx(120_000), officer.tenant)).state).toBe("settled");
    expect(await rowsOf(env.DB_2, officer.tenant)).toEqual({});
    expect(await contentOf(env.DB, officer.tenant)).toEqual(before);
    await moveTenant(operatorCtx(0, bindings), officer.tenant, "DB_2").catch(() => {});
    for (let i = 0; i < 20; i++) await continueMoves(operatorCtx(i * 120_000));
    // An isolate's cached directory entry expires within the delay before rows are cleared, which the loop skips.
    vi.setSystemTime(Date.now() + 120_000);
    expect(await contentOf(env.DB_2, officer.tenant)).toEqual(before);
    expect(await countCases()).toBe(60);
  });
});
