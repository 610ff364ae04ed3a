import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { screenAllUnscreened } from "../../src/features/monitoring/screen-unscreened.service.ts";
import { SEARCH_OWN_LISTS_AGAIN } from "../../src/features/own-lists/search-again.service.ts";
import { partyIdOf } from "../../src/domain/relationships/watched-parties.rules.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { toListEntry } from "../../src/features/own-lists/own-list-entries.rules.ts";
import { commit } from "../../src/platform/db.ts";
import { findOwnList, saveOwnList, screenSubjects, writeOwnList } from "../../src/screening/index.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { isShut, reviewedCase } from "../support/cases.ts";
import { insertParty, relationshipOf } from "../support/watched-parties.ts";

const WATCHED = "Aurelius Quibbletorp Vandersmoot";
const NOTHING_ELSE = { aliases: [], birth_date: null, countries: [], identifiers: [] };
const manager = () => newOfficer("alice", "officer", "compliance_manager");
const ctxOf = ({ tenant }: Officer) => createCtx(env, { actor: systemActor(tenant) });
const search = async (officer: Officer, name = WATCHED) => {
  const answer = await screenSubjects(ctxOf(officer), [{ kind: "person", name }]);
  if (answer.outcome === "unknown") throw new Error(answer.detail);
  return { hits: answer.results[0]!.hits, lists: answer.lists };
};

async function addList(officer: Officer, body: object): Promise<any> {
  const created = await officer.post("/api/own-lists", { name: "Past exits", ...body });
  expect([created.status, created.body.errors]).toEqual([201, undefined]);
  return created.body;
}

describe("a list of a tenant's own", () => {
  it("is searched with the other lists for its tenant, and for no other, also after a search of theirs", async () => {
    const [alice, stranger] = [manager(), manager()];
    const list = await addList(alice, {
      severity: "high",
      entries: [{ kind: "person", name: WATCHED, reason: "left" }],
    });
    const { hits, lists } = await search(alice);
    expect(hits).toMatchObject([
      { list: { source: `own:${list.list_id}`, version: "1", severity: "high" }, match: "exact" },
    ]);
    expect(hits[0]!.entry).toMatchObject({ topics: ["own"], programmes: ["left"] });
    expect(lists.map(({ source }) => source)).toContain(`own:${list.list_id}`);
    const theirs = await search(stranger);
    expect(theirs.hits).toEqual([]);
    expect(JSON.stringify(theirs.lists)).not.toContain("own:");
    expect((await stranger.get(`/api/own-lists/${list.list_id}`)).status).toBe(404);
    expect((await stranger.get("/api/own-lists")).body).toEqual({ lists: [] });
    await addList(stranger, { entries: [{ name: "Somebody Else Entirely" }] });
    expect((await search(stranger)).hits).toEqual([]);
    expect((await search(alice)).hits).toHaveLength(1);
  });

  it("is replaced by a version as a whole, keeps the ids of entries that stay, and leaves nothing when deleted", async () => {
    const alice = manager();
    const list = await addList(alice, { entries: [{ kind: "person", name: WATCHED }, { name: "Berend Zonderling" }] });
    const before = (await search(alice)).hits[0]!.entry.id;
    const path = `/api/own-lists/${list.list_id}`;
    const csv = `name;kind;aliases;reason\n"${WATCHED}";person;Aurel V|A. Vandersmoot;moved\n`;
    const replaced = await alice.put(path, { name: "Exits", severity: "low", csv });
    expect(replaced.body).toMatchObject({ version: 2, entries: 1, name: "Exits", severity: "low" });
    expect((await search(alice)).hits[0]!.entry.id).toBe(before);
    expect((await search(alice, "Berend Zonderling")).hits).toEqual([]);
    expect((await alice.get(path)).body.items).toEqual([
      {
        kind: "person",
        name: WATCHED,
        aliases: ["Aurel V", "A. Vandersmoot"],
        birth_date: null,
        countries: [],
        identifiers: [],
        reason: "moved",
      },
    ]);
    expect((await alice.delete(path)).body).toEqual({ status: "deleted", list_id: list.list_id });
    expect((await search(alice)).hits).toEqual([]);
    expect((await alice.get(path)).status).toBe(404);
    const { objects } = await env.FILES.list({ prefix: "own-lists/" });
    expect(objects.filter(({ key }) => key.includes(list.list_id))).toEqual([]);
  });

  it("answers unknown, and clears nobody, where its entries cannot be read", async () => {
    const alice = manager();
    const { list_id } = await addList(alice, { entries: [{ kind: "person", name: WATCHED }] });
    const { objects } = await env.FILES.list({ prefix: "own-lists/" });
    await env.FILES.delete(objects.map(({ key }) => key).filter((key) => key.includes(list_id)));
    const answer = await screenSubjects(ctxOf(alice), [{ kind: "person", name: WATCHED }]);
    expect(answer.outcome).toBe("unknown");
  });

  it("refuses a file of which a line cannot be read, and names the line", async () => {
    const alice = manager();
    const csv = "name,birth_date\nGood Name,1970-01-01\nBad Date,yesterday\n";
    const refused = await alice.post("/api/own-lists", { name: "x", csv });
    expect([refused.status, refused.body.errors[0].message]).toEqual([422, "line 3: birth_date is not YYYY-MM-DD"]);
    expect((await alice.post("/api/own-lists", { name: "x" })).status).toBe(422);
    expect((await alice.get("/api/own-lists")).body.lists).toEqual([]);
  });

  it("refuses a name or a reason that names a report, and withholds those of a list from before", async () => {
    const alice = manager();
    const reason = "STR filed with CTIF-CFI on 2026-03-01";
    const entries = [{ kind: "person", name: WATCHED, reason }];
    for (const body of [
      { name: "Exits", entries },
      { name: "Exits", csv: `name,reason\n${WATCHED},${reason}\n` },
      { name: "Reported to CTIF", entries: [{ name: WATCHED }] },
    ]) {
      const refused = await alice.post("/api/own-lists", body);
      expect([refused.status, refused.body.errors[0].code]).toEqual([422, "may_tell_of_report"]);
    }
    const { list_id: listId } = await addList(alice, { entries: [{ name: "Berend Zonderling" }] });
    const ctx = ctxOf(alice);
    const [entry] = entries.map((one) => toListEntry({ ...one, kind: "person", ...NOTHING_ELSE }));
    const row = { ...(await findOwnList(ctx, listId))!, name: "Reported to CTIF", version: 2, deletedAt: null };
    const written = await writeOwnList(ctx, listId, 2, [entry!]);
    await commit(ctx.db, [saveOwnList(ctx, { ...row, ...written, searchAgainAt: row.updatedAt })]);
    const { hits, lists } = await search(alice);
    expect(hits[0]!.entry.programmes).toEqual(["withheld"]);
    expect(lists.find(({ source }) => source === `own:${listId}`)).toMatchObject({ name: "withheld" });
    expect((await alice.get(`/api/own-lists/${listId}`)).body).toMatchObject({ items: [{ reason }] });
  });

  it("refuses a birth date that does not exist, and names each own list that was searched", async () => {
    const alice = manager();
    const bodies = (birth_date: string) => [
      { name: "Exits", entries: [{ name: WATCHED, birth_date }] },
      { name: "Exits", csv: `name,birth_date\n${WATCHED},${birth_date}\n` },
    ];
    for (const day of ["1985-02-31", "1985-13", "1984/1985-02-30"]) {
      for (const body of bodies(day)) expect((await alice.post("/api/own-lists", body)).status, day).toBe(422);
    }
    for (const body of bodies("1984-02-29")) expect((await alice.post("/api/own-lists", body)).status).toBe(201);
    await addList(alice, {
      name: "Watch \u00e9t\u00e9",
      entries: [{ name: "Berend Zonderling", birth_date: "1977/1982" }],
    });
    const { detail } = await reviewedCase(alice);
    const { how } = detail.investigation_results.at(-1).checks.find(({ check }: any) => check === "screening");
    expect(how).toContain('your list "Watch \u00e9t\u00e9"');
    expect(how).not.toContain("your own list");
  });

  it("makes a finding of its severity in a case, which shuts no SAR-first gate and asks the customer nothing", async () => {
    const alice = manager();
    await addList(alice, { severity: "high", entries: [{ name: "Bakkerij De Linde", reason: "exit of 2024" }] });
    const { detail } = await reviewedCase(alice);
    const findings = detail.investigation_results.at(-1).findings.filter((one: any) => one.category === "own_list");
    expect(findings).toMatchObject([{ severity: "high", title: "Match on your own list: Bakkerij De Linde" }]);
    expect(findings[0].description).toContain(' of your list "Past exits", version 1)');
    expect(findings[0].description).toContain("Reason: exit of 2024.");
    expect(isShut(detail, "sar_first")).toBe(false);
    expect(isShut(detail, "open_screening_hit")).toBe(true);
    expect(JSON.stringify(detail.generated_tasks)).not.toContain("own list");
  });

  it("is searched for everybody who is watched: a match is an event without a report's gate, and ends with the list", async () => {
    const alice = manager();
    await insertParty(alice, "party-1", { addedAt: "2026-11-01T10:00:00.000Z", name: WATCHED });
    const ctx = { ...ctxOf(alice), database: "DB" };
    await screenAllUnscreened(ctx, Infinity);
    const list = await addList(alice, { severity: "high", entries: [{ kind: "person", name: WATCHED }] });
    await screenAllUnscreened(ctx, Infinity);
    const rows = async (table: string) =>
      (await env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ?`).bind(alice.tenant).all<any>()).results;
    expect(await rows("monitoring_events")).toMatchObject([
      { type: "list_entry", severity: "high", needs_role: null, title: expect.stringContaining("on your own list") },
    ]);
    const told = (await rows("notifications")).map(({ audience }) => audience);
    expect(told).toEqual(expect.arrayContaining(["role:compliance_manager", "role:mlro"]));
    expect(await rows("party_hits")).toMatchObject([
      { source: `own:${list.list_id}`, category: "own_list", state: "open" },
    ]);
    // The second search after the change finds the same, which is no further event.
    await env.DB.prepare("UPDATE own_lists SET search_again_at = '2026-01-01' WHERE tenant_id = ?")
      .bind(alice.tenant)
      .run();
    await SEARCH_OWN_LISTS_AGAIN.run(ctx, 10_000);
    expect(await rows("monitored_parties")).toMatchObject([{ screened_at: null }]);
    await screenAllUnscreened(ctx, Infinity);
    expect(await rows("monitoring_events")).toHaveLength(1);
    await alice.delete(`/api/own-lists/${list.list_id}`);
    await screenAllUnscreened(ctx, Infinity);
    expect(await rows("party_hits")).toMatchObject([{ state: "gone" }]);
    await env.DB.prepare("UPDATE own_lists SET search_again_at = '2026-01-01' WHERE tenant_id = ?")
      .bind(alice.tenant)
      .run();
    await SEARCH_OWN_LISTS_AGAIN.run(ctx, 10_000);
    expect(await rows("own_lists")).toEqual([]);
  });

  it("matches a name that nobody calls a person or a company once, though it is watched as either", async () => {
    const alice = manager();
    const addedAt = "2026-11-01T10:00:00.000Z";
    for (const kind of ["person", "company"] as const) {
      const partyId = partyIdOf(relationshipOf(alice), { kind, name: WATCHED, birthDate: null });
      await insertParty(alice, partyId, { addedAt, name: WATCHED, kind });
    }
    const ctx = { ...ctxOf(alice), database: "DB" };
    await addList(alice, { severity: "high", entries: [{ name: WATCHED }] });
    await screenAllUnscreened(ctx, Infinity);
    const { results } = await env.DB.prepare(
      "SELECT kind FROM monitoring_events NATURAL JOIN monitored_parties WHERE tenant_id = ?",
    )
      .bind(alice.tenant)
      .all<any>();
    expect(results).toEqual([{ kind: "person" }]);
  });
});
