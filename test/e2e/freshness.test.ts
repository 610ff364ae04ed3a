import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRegulatoryData } from "../../src/cli/local/regulatory-data.ts";
import { sleep } from "../../src/cli/program.ts";
import { loadRelease } from "../../src/features/regulatory/radar.service.ts";
import { openDb } from "../../src/platform/db.ts";
import { type Send, TwoIsolates } from "../support/two-isolates.ts";

let service: TwoIsolates;
let one: Send;
let other: Send;
let token: string;
beforeAll(async () => {
  service = await TwoIsolates.start(1_000);
  ({ one, other } = service);
  token = await service.token("alice");
});
afterAll(() => service.dispose());

async function openCase(send: Send, number = "0999900150") {
  const json = { company_name: "Bakkerij De Linde", company_registration_number: number, country: "BE" };
  const { status, body } = await send("POST", "/api/cases", { token, json });
  expect(status).toBe(201);
  return { workflowId: body.workflow_id as string, path: `/api/cases/${body.workflow_id}`, portal: body.portal_token };
}

/** What one isolate wrote in turns, and what the other showed right after each write. */
async function inTurns(write: (send: Send, n: number) => Promise<void>, read: (send: Send) => Promise<unknown>) {
  const shown: unknown[] = [await read(other), await read(one)].slice(0, 1);
  for (let n = 1; n <= 4; n++) {
    const [writer, reader] = n % 2 === 0 ? [other, one] : [one, other];
    await write(writer, n);
    shown.push(await read(reader));
  }
  return shown;
}

describe("an isolate shows at once what another one wrote", () => {
  it("in the list of cases, in its count and in its search", async () => {
    const read = async (send: Send) => {
      const { body } = await send("GET", "/api/cases?per_page=1", { token });
      const found = await send("GET", "/api/cases?q=linde&status=AWAITING_DOCUMENTS", { token });
      return [body.total, body.cases[0]?.workflow_id, found.body.total];
    };
    const opened: string[] = [];
    const shown = await inTurns(async (send) => void opened.push((await openCase(send)).workflowId), read);
    expect(shown).toEqual([[0, undefined, 0], ...opened.map((id, at) => [at + 1, id, at + 1])]);
  });

  it("in the detail of a case", async () => {
    const { path } = await openCase(one);
    const carol = await service.token("carol", ["compliance_manager"]);
    const shown = await inTurns(
      async (send, n) => {
        const json = { reason: `Proceedings ${n}` };
        const method = n % 2 === 1 ? "PUT" : "DELETE";
        expect((await send(method, `${path}/legal-hold`, { token: carol, json })).status).toBe(200);
      },
      async (send) => (await send("GET", path, { token })).body.audit_log.at(-1).event,
    );
    const [set, lifted] = ["LEGAL_HOLD_SET", "LEGAL_HOLD_LIFTED"];
    expect(shown).toEqual(["CASE_CREATED", set, lifted, set, lifted]);
  });

  it("in the portal: what is asked for, and the brand of the tenant", async () => {
    const { portal } = await openCase(one);
    const database = await service.database();
    const brand = async (send: Send) => (await send("GET", `/api/portal/${portal}`)).body.brand.name;
    const shown = await inTurns(async (_, n) => {
      await database
        .prepare("INSERT OR REPLACE INTO tenants (tenant_id, name, primary_color) VALUES ('demo', ?, '#112233')")
        .bind(`Brand ${n}`)
        .run();
    }, brand);
    expect(shown.slice(1)).toEqual(["Brand 1", "Brand 2", "Brand 3", "Brand 4"]);
    expect((await other("GET", `/api/portal/${portal}`)).body.phase).toBe("initial_collection");
    expect((await one("POST", `/api/portal/${portal}/submit`, { json: { answers: {} } })).status).toBe(200);
    expect((await other("GET", `/api/portal/${portal}`)).body.phase).toBe("under_review");
  });

  it("in the brief of a case", async () => {
    const { path, portal } = await openCase(one);
    const brief = async (send: Send) => (await send("GET", `${path}/ai-brief`, { token })).body;
    const before = await brief(other);
    await one("POST", `/api/portal/${portal}/submit`, { json: { answers: {} } });
    while ((await one("GET", path, { token })).body.status !== "REVIEW_PENDING") await sleep(50);
    const after = await brief(other);
    expect(after).toEqual(await brief(one));
    expect(after).not.toEqual(before);
  });

  it("in the score of a company at tier 0", async () => {
    const scan = async (send: Send, number: string, tier: number) => {
      const { status, body } = await send("POST", `/api/scan/entity/${number}`, { token, json: { tier } });
      expect(status).toBe(200);
      return body.eval_score as number;
    };
    expect([await scan(one, "0999901635", 0), await scan(other, "0999901635", 0)]).toEqual([0, 0]);
    await scan(one, "0999901536", 1);
    await scan(one, "0999901635", 1);
    const score = await scan(other, "0999901635", 0);
    expect(score).toBeGreaterThan(0);
    expect(await scan(one, "0999901635", 0)).toBe(score);
  });

  it("in the regulatory data, its calendar and its full text", async () => {
    const database = openDb(await service.database());
    const dataset = readRegulatoryData();
    const [article] = dataset.articles;
    const read = async (send: Send) => {
      const { body } = await send("GET", `/api/regulatory/articles/${article!.id}`, { token });
      const found = await send("GET", "/api/regulatory/articles?q=quagga", { token });
      return [body.title, found.body.length];
    };
    const load = (title: string, day: number) => {
      const articles = [{ ...article!, title }, ...dataset.articles.slice(1)];
      return loadRelease(database, { ...dataset, as_of: `2030-01-0${day}`, articles }, new Date(), "tests");
    };
    await load("Zebra", 9);
    const shown = await inTurns(async (_, n) => void (await load(n % 2 === 1 ? `Quagga ${n}` : `Zebra ${n}`, n)), read);
    expect(shown).toEqual([
      ["Zebra", 0],
      ["Quagga 1", 1],
      ["Zebra 2", 0],
      ["Quagga 3", 1],
      ["Zebra 4", 0],
    ]);
  });
});
