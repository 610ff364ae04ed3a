import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createCtx, type Ctx, systemActor } from "../../src/platform/context.ts";
import { readSettings } from "../../src/platform/settings.ts";
import { MODULES, MOVES, NO_QUERY } from "../support/plans/calls.ts";
import { CALLS_OF_ALERTS } from "../support/plans/calls-of-alerts.ts";
import { CALLS_OF_CASES } from "../support/plans/calls-of-cases.ts";
import { CALLS_OF_EVENTS } from "../support/plans/calls-of-events.ts";
import { CALLS_OF_IMPORTS } from "../support/plans/calls-of-imports.ts";
import { CALLS_OF_MEMORY } from "../support/plans/calls-of-memory.ts";
import { CALLS_OF_MONITORING } from "../support/plans/calls-of-monitoring.ts";
import { CALLS_OF_RELATIONSHIPS } from "../support/plans/calls-of-relationships.ts";
import { CALLS_OF_READINGS } from "../support/plans/calls-of-readings.ts";
import { CALLS_OF_OTHERS } from "../support/plans/calls-of-others.ts";
import { CALLS_OF_PROOFS } from "../support/plans/calls-of-proofs.ts";
import { ALLOWED, faultsOf, ROWS_MAX } from "../support/plans/plan.rules.ts";
import { recordingDatabase, type Statement } from "../support/plans/recorder.ts";
import { NOW, TENANT } from "../support/plans/rows.ts";
import { seedLargeTenant } from "../support/plans/seed.ts";

const ALL = {
  ...CALLS_OF_ALERTS,
  ...CALLS_OF_CASES,
  ...CALLS_OF_EVENTS,
  ...CALLS_OF_MEMORY,
  ...CALLS_OF_IMPORTS,
  ...CALLS_OF_MONITORING,
  ...CALLS_OF_OTHERS,
  ...CALLS_OF_PROOFS,
  ...CALLS_OF_READINGS,
  ...CALLS_OF_RELATIONSHIPS,
};
const CALLS = Object.fromEntries(
  Object.entries(ALL).flatMap(([store, calls]) => (calls === MOVES ? [] : [[store, calls]])),
);
const nameOf = (path: string): string => path.replace("../../../src/", "");

/** Runs what a store function gives back: a promise, a query, several of them, or pages. */
async function execute(result: unknown): Promise<void> {
  const given = await result;
  if (Array.isArray(given)) for (const one of given) await one;
  else if (given !== null && typeof given === "object" && Symbol.asyncIterator in given) {
    for await (const _ of given as AsyncIterable<unknown>);
  }
}

describe("the statements of the stores among a hundred thousand cases", () => {
  const statements: Statement[] = [];
  const registry: Statement[] = [];

  beforeAll(async () => {
    await seedLargeTenant(env.DB);
    const main = recordingDatabase(env.DB, statements);
    const register = recordingDatabase(env.REGISTRY_DB, registry);
    const bindings = { ...env, DB: main.database, REGISTRY_DB: register.database } as Env;
    const ctx: Ctx = {
      ...createCtx(bindings, { actor: systemActor(TENANT) }),
      now: () => NOW,
      settings: readSettings(env),
    };
    for (const [store, functions] of Object.entries(CALLS)) {
      for (const [name, given] of Object.entries(functions)) {
        if (given === NO_QUERY) continue;
        const f = MODULES[`../../../src/${store}`]?.[name];
        for (const [i, call] of (Array.isArray(given) ? given : [given]).entries()) {
          const label = `${store} ${name}${i === 0 ? "" : ` ${i + 1}`}`;
          main.begin(label);
          register.begin(label);
          try {
            await execute(call(f, ctx));
          } catch (error) {
            throw new Error(`${label} failed`, { cause: error });
          }
        }
      }
    }
  });

  it("are all known: each function of each store has a call here", () => {
    const exported = Object.entries(MODULES).flatMap(([path, module]) =>
      ALL[nameOf(path)] === MOVES ? [] : Object.keys(module).map((name) => `${nameOf(path)} ${name}`),
    );
    const called = Object.entries(CALLS).flatMap(([store, calls]) =>
      Object.keys(calls).map((name) => `${store} ${name}`),
    );
    expect(called.toSorted()).toEqual(exported.toSorted());
    const silent = Object.entries(CALLS).flatMap(([store, calls]) =>
      Object.entries(calls)
        .filter(([, call]) => call !== NO_QUERY)
        .map(([name]) => `${store} ${name}`)
        .filter((label) => ![...statements, ...registry].some(({ call }) => call.startsWith(label))),
    );
    expect(silent).toEqual([]);
  });

  it("read a bounded number of rows", () => {
    const many = statements
      .filter(({ call, rowsRead }) => rowsRead > (ALLOWED[call]?.rows ?? ROWS_MAX))
      .map(({ call, rowsRead, sql }) => `${call}: ${rowsRead} rows by ${sql.slice(0, 200)}`);
    expect(many).toEqual([]);
  });

  it.each(["as the service leaves it", "after PRAGMA optimize gathered statistics"])(
    "search the tables that grow through an index, %s",
    async (when) => {
      if (when.startsWith("after")) await env.DB.exec("ANALYZE");
      const faults: string[] = [];
      const seen = new Set<string>();
      for (const { call, sql, params } of statements) {
        if (seen.has(`${call} ${sql}`)) continue;
        seen.add(`${call} ${sql}`);
        const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .bind(...params)
          .all<{ detail: string }>();
        const found = faultsOf(
          sql,
          results.map(({ detail }) => detail),
        );
        if (ALLOWED[call]?.plan) continue;
        faults.push(...found.map((fault) => `${call}: ${fault} in ${sql.replaceAll(/\s+/g, " ").slice(0, 300)}`));
      }
      expect(faults).toEqual([]);
    },
  );

  it("bind no value to a LIMIT, for which SQLite would prepare them again at each run", () => {
    const bound = [...statements, ...registry].filter(({ sql }) => /\blimit\s+\?/i.test(sql));
    expect([...new Set(bound.map(({ call }) => call))]).toEqual([]);
  });
});
