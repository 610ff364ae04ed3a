import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { listWatchedParties } from "../../src/features/relationships/parties.store.ts";
import { dayOf } from "../../src/domain/retention/retention.rules.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, type OpenCase } from "../support/cases.ts";
import { rest, systemCtx } from "../support/retention-clock.ts";

const EVERYBODY = ["Bakkerij De Linde", "Joris Claes", "Katrien Vermeulen"];
const today = () => dayOf(new Date());

const rowsOf = async (table: string, { tenant }: Officer): Promise<any[]> =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ?`).bind(tenant).all()).results;

const watched = async ({ tenant }: Officer): Promise<string[]> =>
  (await listWatchedParties(systemCtx(env, tenant), null, 100)).map(({ name }) => name).toSorted();

async function approve(officer: Officer, opened: OpenCase, restrictions: string[] = []): Promise<void> {
  const decision = restrictions.length > 0 ? "approve_with_restrictions" : "approve";
  const decided = await officer.post(`${opened.path}/decision`, { decision, reason: "all clear", restrictions });
  expect(decided.body.status).toBe("APPROVED");
  await rest(opened);
}

describe("the relationship with a customer", () => {
  it("begins with the approval, has one end for all of its cases, and goes on if that is withdrawn", async () => {
    const officer = newOfficer();
    const carl = officer.colleague("carl", "compliance_manager");
    const first = await approvableCase(officer);
    expect((await officer.get("/api/relationships")).body.relationships).toEqual([]);
    await approve(officer, first);
    const listed = (await officer.get("/api/relationships")).body;
    expect(listed).toMatchObject({
      relationships: [{ registration_number: "0999900150", state: "active", risk_rating: "low", ended_at: null }],
      next_cursor: null,
    });
    const path = `/api/relationships/${listed.relationships[0].relationship_id}`;
    const opened = (await officer.get(path)).body;
    expect(opened.parties.map(({ name }: { name: string }) => name).toSorted()).toEqual(EVERYBODY);
    // Whoever is watched was searched for at once.
    expect(opened.parties.every((one: any) => one.last_screened_at !== null && one.left_at === null)).toBe(true);
    expect(await rowsOf("relationship_marks", officer)).toEqual([]);

    // A second case of the same customer joins, with the stricter terms of both.
    const second = await approvableCase(officer);
    await approve(officer, second, ["No payments abroad"]);
    const joined = (await officer.get(path)).body;
    expect(joined).toMatchObject({ state: "active", restrictions: ["No payments abroad"] });
    expect(joined.next_review_at < opened.next_review_at).toBe(true);
    expect(joined.cases).toHaveLength(2);
    expect(joined.parties).toHaveLength(3);

    expect((await officer.post(`${path}/end`, { ended_on: today(), reason: "left" })).status).toBe(403);
    expect((await carl.post(`${path}/end`, { ended_on: "2999-01-01", reason: "left" })).status).toBe(422);
    const ended = await carl.post(`${path}/end`, { ended_on: today(), reason: "The customer left." });
    expect(ended.body).toMatchObject({ state: "ended", next_review_at: null });
    await Promise.all([rest(first), rest(second)]);
    for (const { path: casePath } of [first, second]) {
      expect((await officer.get(`${casePath}/retention`)).body.relationship_end).toMatchObject({
        ended_on: today(),
        reason: "The customer left.",
        recorded_by: "carl",
      });
    }
    expect(await watched(officer)).toEqual([]);
    expect((await officer.post(`${path}/review`, { reason: "why" })).status).toBe(409);

    // Withdrawn in one case, it is withdrawn in all.
    await carl.delete(`${second.path}/relationship-end`, { json: { reason: "A mistake." } });
    await rest(second);
    await rest(first);
    expect((await officer.get(`${first.path}/retention`)).body.relationship_end).toBeNull();
    const resumed = (await officer.get(path)).body;
    expect(resumed).toMatchObject({ state: "active", ended_at: null });
    expect(await watched(officer)).toEqual(EVERYBODY);
    expect(resumed.log.map(({ event }: { event: string }) => event)).toEqual([
      "resumed",
      "ended",
      "case_added",
      "opened",
    ]);

    const review = await officer.post(`${path}/review`, { reason: "The owner changed." });
    expect(review.status).toBe(201);
    expect((await officer.get(path)).body.cases.at(-1)).toMatchObject({ part: "review", decided_at: null });
  });
});
