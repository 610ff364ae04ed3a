import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { matchSanctions, putRelationship } from "../support/monitoring.ts";

const timeline = (officer: Officer, { path }: OpenCase, query = "") => officer.get(`${path}/timeline${query}`);
const events = (answer: { body: any }) => answer.body.entries.map(({ event }: any) => event);

async function whole(officer: Officer, opened: OpenCase, query: string): Promise<any[]> {
  const found: any[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const more: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const { status, body } = await timeline(officer, opened, `${query}${more}`);
    expect(status).toBe(200);
    found.push(...body.entries);
    cursor = body.next_cursor;
  }
  return found;
}

/** Makes a relationship the customer of a case. */
const join = (officer: Officer, { workflowId, caseId }: OpenCase, relationshipId: string) =>
  env.DB.prepare(
    `INSERT INTO relationship_cases (tenant_id, workflow_id, case_id, relationship_id, part, version, added_at)
     VALUES (?, ?, ?, ?, 'opening', 1, '2026-01-01T00:00:00.000Z')`,
  )
    .bind(officer.tenant, workflowId, caseId, relationshipId)
    .run();

describe("the timeline of a case", () => {
  it("merges what was done, said and found, newest first, page by page, and by kind", async () => {
    const officer = newOfficer();
    const bob = officer.colleague("bob");
    const opened = await openCase(officer);
    await bob.patch(`${opened.path}/assignment`, { assignee: "alice", priority: "high" });
    await officer.post(`${opened.path}/comments`, { text: "Who signs?", mentions: ["bob"] });
    await bob.patch(`${opened.path}/assignment`, { assignee: "bob" });
    await bob.post(`${opened.path}/comments`, { text: "The nephew." });
    const relationship = await putRelationship(officer.tenant);
    await join(officer, opened, relationship);
    const eventId = await matchSanctions(officer.tenant, relationship, "Molenhof");

    const answer = await timeline(officer, opened);
    expect(answer.body.entries).toMatchObject([
      { kind: "monitoring", event: "MONITORING_EVENT", actor: "system", details: { event_id: eventId }, hash: null },
      { kind: "comment", actor: "bob", details: { text: "The nephew." }, seq: null },
      { kind: "assignment", event: "CASE_ASSIGNED", actor: "bob", details: { assignee: "bob" } },
      { kind: "comment", event: "COMMENT_ADDED", actor: "alice", details: { text: "Who signs?", mentions: ["bob"] } },
      { kind: "assignment", details: { assignee: "alice", priority: "high" } },
      { kind: "state", event: "CASE_CREATED", actor: "alice", seq: 1 },
    ]);
    expect(answer.body.next_cursor).toBeNull();
    const audit = (await officer.get(`${opened.path}/audit`)).body.entries;
    const chained = answer.body.entries.filter(({ seq }: any) => seq !== null);
    expect(chained.map(({ seq, hash }: any) => [seq, hash])).toEqual(
      audit.map(({ seq, hash }: any) => [seq, hash]).toReversed(),
    );
    for (const limit of [1, 2, 4]) expect(await whole(bob, opened, `?limit=${limit}`)).toEqual(answer.body.entries);
    expect(events(await timeline(officer, opened, "?kind=assignment"))).toEqual(["CASE_ASSIGNED", "CASE_ASSIGNED"]);
    expect(await whole(officer, opened, "?kind=comment&limit=1")).toEqual(
      answer.body.entries.filter(({ kind }: any) => kind === "comment"),
    );
    expect(events(await timeline(officer, opened, "?kind=monitoring"))).toEqual(["MONITORING_EVENT"]);
    expect(events(await timeline(officer, opened, "?kind=decision"))).toEqual([]);
    for (const query of ["?kind=other", "?limit=0", "?limit=101", "?cursor=x"]) {
      expect([query, (await timeline(officer, opened, query)).status]).toEqual([query, 422]);
    }
  });

  it("has what the customer was asked among the requests, as the decision that it is", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const decision = `INSERT INTO audit_events (workflow_id, seq, tenant_id, event, timestamp, actor, entry)
      VALUES (?1, ?3, ?2, 'DECISION_APPLIED', '2026-11-24T10:00:00.000Z', 'bob', ?4)`;
    for (const [seq, decided] of [
      [2, "follow_up"],
      [3, "approve"],
    ] as const) {
      const entry = JSON.stringify({ details: { decision: decided }, prev_hash: "p", hash: "h" });
      await env.DB.prepare(decision).bind(opened.workflowId, officer.tenant, seq, entry).run();
    }
    const seqs = async (kind: string) =>
      (await timeline(officer, opened, `?kind=${kind}`)).body.entries.map(({ seq, kind: of }: any) => [seq, of]);
    expect(await seqs("request")).toEqual([[2, "decision"]]);
    expect(await seqs("decision")).toEqual([
      [3, "decision"],
      [2, "decision"],
    ]);
  });

  it("has a comment's present words, and none of a withdrawn one but for those who audit", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { comment_id } = (await officer.post(`${opened.path}/comments`, { text: "A nephew." })).body;
    await officer.patch(`${opened.path}/comments/${comment_id}`, { text: "An uncle." });
    const read = async (who: Officer) => (await timeline(who, opened, "?kind=comment")).body.entries;
    expect(await read(officer)).toMatchObject([{ details: { text: "An uncle." } }]);
    await officer.delete(`${opened.path}/comments/${comment_id}`);
    expect(await read(officer.colleague("bob"))).toMatchObject([
      { details: { text: null, withdrawn: { by: "alice" } } },
    ]);
    expect(JSON.stringify(await read(officer))).not.toMatch(/nephew|uncle/);
    expect(await read(officer.colleague("mia", "mlro"))).toMatchObject([{ details: { text: "An uncle." } }]);
  });

  it("reads 5,000 entries to the end, and each page costs the same two trips", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const many = `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO audit_events (workflow_id, seq, tenant_id, event, timestamp, actor, entry)
      SELECT ?1, i, ?2, 'CASE_ASSIGNED', strftime('%Y-%m-%dT%H:%M:%fZ', 1800000000 + i, 'unixepoch'), 'bob',
        '{"details":{},"prev_hash":"p","hash":"h"}' FROM n`;
    await env.DB.prepare(many).bind(opened.workflowId, officer.tenant).run();
    const entries = await whole(officer, opened, "?limit=100");
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 5_000 }, (_, i) => 5_000 - i));
    const costs = [];
    for (const cursor of ["", "&cursor=4000____", "&cursor=60____"]) {
      const { headers } = await timeline(officer, opened, `?limit=20${cursor}`);
      const [, trips, read] = /trips=(\d+) read=(\d+)/.exec(headers.get("Server-Timing")!)!;
      costs.push([Number(trips), Number(read) < 200]);
    }
    expect(costs).toEqual([
      [2, true],
      [2, true],
      [2, true],
    ]);
  });

  it("is one tenant's alone, and goes with the case", async () => {
    const officer = newOfficer();
    const reviewed = await reviewedCase(officer);
    const found = events(await timeline(officer, reviewed));
    expect(found).toContain("INVESTIGATION_COMPLETED");
    expect((await timeline(newOfficer(), reviewed)).status).toBe(404);
    const fresh = await openCase(officer);
    expect((await officer.colleague("cm", "compliance_manager").delete(fresh.path)).status).toBe(200);
    expect((await timeline(officer, fresh)).status).toBe(404);
  });
});
