import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { newOfficer } from "../support/api.ts";
import { reviewedCase } from "../support/cases.ts";

const NUMBER = "0999901041";

afterEach(() => vi.restoreAllMocks());

const rowsOf = async (tenant: string): Promise<unknown[]> => {
  const tables = [
    "graph_entities",
    "graph_relations",
    "graph_person_names",
    "graph_case_relations",
    "graph_screenings",
  ];
  const found = await env.DB.batch(
    tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ?`).bind(tenant)),
  );
  return found.flatMap(({ results }) => results);
};

/** Holds the batch that writes what a case knows into the graph, until it is let go. */
function holdGraphWrite() {
  const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const prepare = env.DB.prepare.bind(env.DB);
  const batch = env.DB.batch.bind(env.DB);
  const writes = new WeakSet<object>();
  vi.spyOn(env.DB, "prepare").mockImplementation((query) => {
    const statement = prepare(query);
    if (!query.includes("INSERT INTO graph_entities")) return statement;
    const bind = statement.bind.bind(statement);
    statement.bind = (...values) => {
      const bound = bind(...values);
      writes.add(bound);
      return bound;
    };
    return statement;
  });
  vi.spyOn(env.DB, "batch").mockImplementation(async (statements) => {
    if (statements.some((statement) => writes.has(statement))) {
      reached.resolve();
      await go.promise;
    }
    return batch(statements) as never;
  });
  return { reached: reached.promise, go: go.resolve };
}

it("waits for what is being learned of a case that is deleted, and leaves nothing of it", async () => {
  const officer = newOfficer();
  const opened = await reviewedCase(officer, NUMBER);
  const held = holdGraphWrite();
  await officer.post(`${opened.path}/decision`, { decision: "escalate", reason: "Look closer." });
  const alarm = runDurableObjectAlarm(env.CASE_WORKFLOW.getByName(opened.workflowId)).catch(() => {});
  await held.reached;
  const deletion = officer.colleague("carol", "compliance_manager").delete(opened.path);
  // Long enough for a deletion that does not wait to be over.
  await new Promise((done) => setTimeout(done, 500));
  held.go();
  expect((await deletion).status).toBe(200);
  await alarm;
  expect(await rowsOf(officer.tenant)).toEqual([]);
  const evaluated = await officer.post(`/api/scan/entity/${NUMBER}`, { tier: 0 });
  expect(evaluated.body).toMatchObject({ eval_score: 0, cross_investigation_count: 0 });
});

it("takes in nothing that a process from before a deletion writes after it", async () => {
  const officer = newOfficer();
  const opened = await reviewedCase(officer, NUMBER);
  const late: (() => Promise<unknown>)[] = [];
  const batch = env.DB.batch.bind(env.DB);
  vi.spyOn(env.DB, "batch").mockImplementation((statements) => {
    late.push(() => batch(statements));
    return batch(statements) as never;
  });
  await officer.post(`${opened.path}/decision`, { decision: "escalate", reason: "Look closer." });
  await runDurableObjectAlarm(env.CASE_WORKFLOW.getByName(opened.workflowId));
  vi.restoreAllMocks();
  expect((await rowsOf(officer.tenant)).length).toBeGreaterThan(0);
  expect((await officer.colleague("carol", "compliance_manager").delete(opened.path)).status).toBe(200);
  for (const write of late) await write();
  expect(await rowsOf(officer.tenant)).toEqual([]);
});
