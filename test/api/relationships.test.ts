import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { listPartiesOf, listWatchedParties } from "../../src/features/relationships/parties.store.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase } from "../support/cases.ts";
import { rest, systemCtx } from "../support/retention-clock.ts";

const rowsOf = async (table: string, { tenant }: Officer): Promise<any[]> =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ?`).bind(tenant).all()).results;

describe("the relationship with a customer", () => {
  it("begins with the approval, ends with its recorded end, and goes on if that is withdrawn", async () => {
    const officer = newOfficer();
    const carl = officer.colleague("carl", "compliance_manager");
    const ctx = systemCtx(env, officer.tenant);
    const watched = async () => (await listWatchedParties(ctx, null, 100)).map(({ name }) => name).toSorted();
    const everybody = ["Bakkerij De Linde", "Joris Claes", "Katrien Vermeulen"];

    const opened = await approvableCase(officer);
    expect(await rowsOf("relationships", officer)).toEqual([]);
    await officer.post(`${opened.path}/decision`, { decision: "approve", reason: "all clear" });
    await rest(opened);
    const [relationship] = await rowsOf("relationships", officer);
    expect(relationship).toMatchObject({ customer_key: "company:BE:0999900150", state: "active", risk_rating: "low" });
    expect(await rowsOf("relationship_marks", officer)).toEqual([]);
    expect(await watched()).toEqual(everybody);

    const end = `${opened.path}/relationship-end`;
    await carl.put(end, { ended_on: new Date().toISOString().slice(0, 10), reason: "The customer left." });
    await rest(opened);
    expect(await rowsOf("relationships", officer)).toMatchObject([{ state: "ended", version: 2 }]);
    expect(await watched()).toEqual([]);
    await carl.delete(end, { json: { reason: "A mistake." } });
    await rest(opened);
    expect(await rowsOf("relationships", officer)).toMatchObject([{ state: "active", ended_at: null, version: 3 }]);
    expect(await watched()).toEqual(everybody);
    expect(await listPartiesOf(ctx, relationship.relationship_id)).toHaveLength(3);
    expect((await rowsOf("relationship_log", officer)).map(({ event }) => event)).toEqual([
      "opened",
      "ended",
      "resumed",
    ]);
  });
});
