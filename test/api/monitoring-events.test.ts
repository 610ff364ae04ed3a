import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { recordChange } from "../../src/features/monitoring/record-change.service.ts";
import { lookChange, recordLook } from "../../src/features/monitoring/record-look.service.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import {
  matchSanctions,
  putHit,
  putRelationship,
  registerChange,
  sanctionsMatch,
  stateOf,
  systemCtx,
} from "../support/monitoring.ts";

const EVENTS = "/api/monitoring/events";
const team = () => {
  const officer = newOfficer("alice");
  return {
    tenant: officer.tenant,
    officer,
    manager: officer.colleague("carl", "compliance_manager"),
    mlro: officer.colleague("mia", "mlro"),
  };
};
const dispose = (who: Officer, eventId: string, disposition: string, more: object = {}) =>
  who.post(`${EVENTS}/${eventId}/disposition`, { disposition, reason: "Looked into it.", ...more });

const rowsOf = async (tenant: string, table: string): Promise<number> =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE tenant_id = ?`).bind(tenant).first<{ n: number }>())!
    .n;
const TABLES = ["monitoring_events", "notifications", "relationship_log", "feed_events"];
const rowsOfAll = (tenant: string) => Promise.all(TABLES.map((table) => rowsOf(tenant, table)));

describe("a recorded change", () => {
  it("is one event with one effect, however often and by however many at once it is found", async () => {
    const { tenant, officer, mlro } = team();
    const id = await putRelationship(tenant);
    await putHit(tenant, id, "e1");
    const change = sanctionsMatch(id, "e1");
    const recorded = await Promise.all([1, 2, 3].map(() => recordChange(systemCtx(tenant), change)));
    expect(new Set(recorded.map(({ eventId }) => eventId)).size).toBe(1);
    expect(recorded.filter(({ isNew }) => isNew)).toHaveLength(1);
    const before = await rowsOfAll(tenant);
    expect((await recordChange(systemCtx(tenant), change)).isNew).toBe(false);
    expect(await rowsOfAll(tenant)).toEqual(before);
    expect(await stateOf(tenant, id)).toBe("restricted");
    for (const who of [officer, mlro]) {
      const { notifications, unread } = (await who.get("/api/notifications")).body;
      expect(notifications.map(({ kind }: { kind: string }) => kind)).toEqual(["sanctions_match"]);
      expect(unread).toBe(1);
    }
    const [event] = (await officer.get(`${EVENTS}?relationship_id=${id}`)).body.events;
    expect(event).toMatchObject({ severity: "critical", needs_role: "mlro", disposition: null });
  });

  it("is told the substitute of an officer who is away too, and the managers where the substitute is away as well", async () => {
    const { tenant, officer, manager } = team();
    const toldNow = (all: readonly Officer[]) =>
      Promise.all(all.map(async (who) => (await who.get("/api/notifications")).body.notifications.length));
    const away = (who: string, substitute: string) =>
      env.DB.prepare(`INSERT INTO officer_absences (tenant_id, officer_id, from_day, until_day, substitute, set_by, set_at)
        VALUES (?, ?, '2020-01-01', '2099-12-31', ?, 'carl', '2020-01-01T00:00:00.000Z')`)
        .bind(tenant, who, substitute)
        .run();
    const all = [officer, officer.colleague("bob", "officer"), manager];
    const id = await putRelationship(tenant);
    await recordChange(systemCtx(tenant), registerChange(id));
    expect(await toldNow(all)).toEqual([1, 0, 0]);
    await away("alice", "bob");
    await recordChange(systemCtx(tenant), registerChange(id));
    expect(await toldNow(all)).toEqual([2, 1, 0]);
    await away("bob", "dora");
    await recordChange(systemCtx(tenant), registerChange(id));
    expect(await toldNow(all)).toEqual([3, 1, 1]);
  });

  it("makes the caller's own writes each time, and nothing for a relationship that is gone", async () => {
    const { tenant } = team();
    const ctx = systemCtx(tenant);
    const id = await putRelationship(tenant);
    const look = (seat: string) =>
      ({ relationshipId: id, type: "register_change", subject: "kbo", facts: { seat }, dueAt: null }) as const;
    const change = registerChange(id);
    for (const [seat, isNew] of [
      ["Aalst", true],
      ["Ninove", false],
    ] as const) {
      expect((await recordChange(ctx, change, lookChange(ctx, look(seat)))).isNew).toBe(isNew);
      expect((await recordLook(ctx, look(seat))).differs).toBe(false);
    }
    const unanswered = { ...look(""), facts: null };
    expect(await recordLook(ctx, unanswered)).toMatchObject({
      differs: false,
      isKnown: false,
      before: { seat: "Ninove" },
    });
    expect(await recordLook(ctx, look("Gent"))).toMatchObject({ differs: true, before: { seat: "Ninove" } });
    expect(await recordLook(ctx, { ...unanswered, subject: "vat" })).toMatchObject({ isKnown: false, before: null });
    expect(await recordLook(ctx, { ...look("Gent"), subject: "vat" })).toMatchObject({ differs: false, before: null });
    const stranger = await putRelationship("another tenant");
    for (const gone of ["nowhere", stranger]) {
      expect((await recordChange(ctx, registerChange(gone))).isNew).toBe(false);
    }
    expect(await rowsOf(tenant, "monitoring_events")).toBe(1);
    expect(await rowsOf("another tenant", "monitoring_events")).toBe(0);
  });

  it("does not shut again what an officer opened, when it is found again", async () => {
    const { tenant, mlro } = team();
    const id = await putRelationship(tenant);
    const eventId = await matchSanctions(tenant, id, "e1");
    expect((await dispose(mlro, eventId, "cleared", { differs: ["birth_date"] })).status).toBe(200);
    expect(["active", "in_review"]).toContain(await stateOf(tenant, id));
    await recordChange(systemCtx(tenant), sanctionsMatch(id, "e1"));
    expect(await stateOf(tenant, id)).not.toBe("restricted");
  });

  it("shuts a planned exit too, and an ended relationship neither opens nor shuts", async () => {
    const { tenant } = team();
    const leaving = await putRelationship(tenant, { state: "exit_planned" });
    const ended = await putRelationship(tenant, { state: "ended", endedAt: "2026-02-01T00:00:00.000Z" });
    await matchSanctions(tenant, leaving, "e1");
    await matchSanctions(tenant, ended, "e1");
    expect(await stateOf(tenant, leaving)).toBe("restricted");
    expect(await stateOf(tenant, ended)).toBe("ended");
  });
});

describe("the queue", () => {
  it("lists each event once, page by page, in either order, and counts what is open", async () => {
    const { tenant, officer } = team();
    const [one, other] = [await putRelationship(tenant), await putRelationship(tenant)];
    const severities = ["low", "high", "medium", "critical", "info", "high", "medium"] as const;
    for (const [i, severity] of severities.entries()) {
      const ctx = systemCtx(tenant, `2026-03-0${1 + (i % 4)}T00:00:00.000Z`);
      await recordChange(ctx, registerChange(i % 2 ? one : other, { severity }));
    }
    const walk = async (query: string) => {
      const seen: { event_id: string; severity: string; at: string }[] = [];
      for (let cursor = ""; ;) {
        const { body } = await officer.get(`${EVENTS}?limit=2&${query}${cursor && `&cursor=${cursor}`}`);
        seen.push(...body.events);
        if (body.next_cursor === null) return seen;
        cursor = body.next_cursor;
      }
    };
    const newest = await walk("");
    expect(newest).toHaveLength(7);
    expect(newest.map(({ at }) => at)).toEqual(
      newest
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(newest.map(({ event_id }) => event_id)).size).toBe(7);
    expect((await walk("open=true")).map(({ event_id }) => event_id)).toEqual(newest.map(({ event_id }) => event_id));
    const worst = await walk("open=true&sort=severity");
    expect(worst.map(({ severity }) => severity)).toEqual([
      "critical",
      "high",
      "high",
      "medium",
      "medium",
      "low",
      "info",
    ]);
    expect(await walk(`relationship_id=${one}`)).toHaveLength(3);
    expect(await walk("severity=high&open=true")).toHaveLength(2);
    expect(await walk("type=law_change")).toEqual([]);
    const closed = worst.at(-1)!.event_id;
    expect((await dispose(officer, closed, "no_action")).status).toBe(200);
    const { open, events } = (await officer.get(`${EVENTS}?open=false`)).body;
    expect(open).toEqual({ critical: 1, high: 2, medium: 2, low: 1, info: 0 });
    expect(events.map(({ event_id }: { event_id: string }) => event_id)).toEqual([closed]);
    for (const wrong of ["sort=severity", "cursor=x", "limit=0", "type=x", "open=maybe"]) {
      expect([wrong, (await officer.get(`${EVENTS}?${wrong}`)).status]).toEqual([wrong, 422]);
    }
  });

  it("shows nothing of another tenant", async () => {
    const { tenant } = team();
    const eventId = await matchSanctions(tenant, await putRelationship(tenant), "e1");
    const stranger = newOfficer("alice", "officer", "compliance_manager", "mlro");
    expect((await stranger.get(EVENTS)).body).toMatchObject({ events: [], open: { critical: 0 } });
    expect((await stranger.get(`${EVENTS}/${eventId}`)).status).toBe(404);
    expect((await dispose(stranger, eventId, "cleared", { differs: ["name"] })).status).toBe(404);
    expect((await stranger.get("/api/notifications")).body.notifications).toEqual([]);
  });
});

describe("a disposition", () => {
  it("is made once, by who may, with a reason", async () => {
    const { tenant, officer, manager, mlro } = team();
    const id = await putRelationship(tenant);
    const eventId = await matchSanctions(tenant, id, "e1");
    const differs = ["birth_date"];
    for (const who of [officer, manager])
      expect((await dispose(who, eventId, "cleared", { differs })).status).toBe(403);
    expect((await dispose(mlro, eventId, "cleared", { differs, reason: "  " })).status).toBe(422);
    expect((await dispose(mlro, eventId, "cleared")).status).toBe(422);
    expect((await dispose(mlro, eventId, "no_action")).status).toBe(409);
    expect(await stateOf(tenant, id)).toBe("restricted");
    const answers = await Promise.all([1, 2, 3].map(() => dispose(mlro, eventId, "cleared", { differs })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await stateOf(tenant, id)).not.toBe("restricted");
    expect((await officer.get(`${EVENTS}/${eventId}`)).body).toMatchObject({
      disposition: "cleared",
      differs,
      disposed_by: "mia",
      hit: {
        state: "cleared",
        comparison: {
          subject: { name: "Jan Peeters", birth_date: null },
          compared: [
            { field: "name", subject: "Jan Peeters", entry: "Jan Peeters", agrees: true },
            { field: "birth_date", subject: null, entry: "1961", agrees: null },
            { field: "countries", agrees: null },
            { field: "kind", agrees: true },
            { field: "identifiers", agrees: null },
          ],
        },
      },
    });
    expect((await dispose(mlro, eventId, "exit")).body.code).toBe("invalid_state");
  });

  it("opens nothing while another match or another restriction stands, and everything once none does", async () => {
    const { tenant, mlro, manager } = team();
    const id = await putRelationship(tenant);
    const [first, second] = [await matchSanctions(tenant, id, "e1"), await matchSanctions(tenant, id, "e2")];
    const seat = await recordChange(systemCtx(tenant), registerChange(id));
    const differs = ["birth_date"];
    const cleared = await dispose(mlro, first, "cleared", { differs });
    expect(cleared.body).toMatchObject({
      relationship_state: "restricted",
      remains: [expect.stringMatching(/restricted/)],
    });
    expect((await dispose(manager, seat.eventId, "restricted")).status).toBe(200);
    expect((await dispose(mlro, second, "cleared", { differs })).body.relationship_state).toBe("restricted");

    const other = await putRelationship(tenant);
    const [e1, e2] = [await matchSanctions(tenant, other, "e1"), await matchSanctions(tenant, other, "e2")];
    await dispose(mlro, e1, "cleared", { differs });
    expect(await stateOf(tenant, other)).toBe("restricted");
    await dispose(mlro, e2, "cleared", { differs });
    expect(await stateOf(tenant, other)).not.toBe("restricted");
  });

  it("never opens a relationship that a second match shuts at the same instant", async () => {
    const { tenant, mlro } = team();
    for (let round = 0; round < 5; round++) {
      const id = await putRelationship(tenant);
      const eventId = await matchSanctions(tenant, id, "e1");
      await Promise.all([
        dispose(mlro, eventId, "cleared", { differs: ["birth_date"] }),
        matchSanctions(tenant, id, "e2"),
      ]);
      expect(await stateOf(tenant, id)).toBe("restricted");
    }
  });

  it("is cleared by an officer only where a case shows what differs, if the match is sure", async () => {
    const { tenant, officer, mlro } = team();
    const id = await putRelationship(tenant);
    await putHit(tenant, id, "e1", { category: "pep" });
    const change = sanctionsMatch(id, "e1", { severity: "high", needsRole: null, consequence: "none" });
    const { eventId } = await recordChange(systemCtx(tenant), change);
    const refused = await dispose(officer, eventId, "cleared", { differs: ["birth_date"] });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: "differs", code: "only_declared" }]]);
    expect((await dispose(mlro, eventId, "cleared", { differs: ["birth_date"] })).status).toBe(200);
  });

  it("opens nothing by an officer where an MLRO had not cleared the match, though its entry is gone", async () => {
    const { tenant, officer, mlro } = team();
    const id = await putRelationship(tenant);
    await dispose(mlro, await matchSanctions(tenant, id, "e1"), "review_opened");
    await putHit(tenant, id, "e1", { state: "gone" });
    const pep = { category: "pep", match: "fuzzy", score: 0.8 } as const;
    await putHit(tenant, id, "p1", pep);
    const after = { source: "eu", entry_id: "p1", fingerprint: "f1", ...pep };
    const given = { severity: "medium", key: `p1 ${id}`, after, needsRole: null, consequence: "none" } as const;
    const { eventId } = await recordChange(systemCtx(tenant), sanctionsMatch(id, "p1", given));
    const answer = await dispose(officer, eventId, "cleared");
    expect([answer.status, answer.body.relationship_state]).toEqual([200, "restricted"]);
    expect(await stateOf(tenant, id)).toBe("restricted");
  });

  it("of an entry that changed since refers to the newer event", async () => {
    const { tenant, mlro } = team();
    const id = await putRelationship(tenant);
    const eventId = await matchSanctions(tenant, id, "e1");
    await env.DB.prepare("UPDATE party_hits SET fingerprint = 'f2' WHERE tenant_id = ?").bind(tenant).run();
    expect((await dispose(mlro, eventId, "cleared", { differs: ["birth_date"] })).status).toBe(409);
    expect(await stateOf(tenant, id)).toBe("restricted");
  });

  it("that plans an exit opens nothing that is shut, and a planned exit comes back after a match is cleared", async () => {
    const { tenant, mlro, officer } = team();
    const [shut, leaving] = [await putRelationship(tenant), await putRelationship(tenant)];
    const exit = await dispose(mlro, await matchSanctions(tenant, shut, "e1"), "exit");
    expect(exit.body).toMatchObject({ relationship_state: "restricted" });
    expect(exit.body.remains).toHaveLength(3);
    const moved = await recordChange(systemCtx(tenant), registerChange(leaving));
    expect((await dispose(officer, moved.eventId, "exit")).body.relationship_state).toBe("exit_planned");
    const match = await matchSanctions(tenant, leaving, "e1");
    await dispose(mlro, match, "cleared", { differs: ["name"] });
    expect(await stateOf(tenant, leaving)).toBe("exit_planned");
  });

  it("that cannot open a review says so; the same request repeated is no second disposition", async () => {
    const { tenant, officer } = team();
    const { eventId } = await recordChange(systemCtx(tenant), registerChange(await putRelationship(tenant)));
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const ask = () =>
      officer.post(
        `${EVENTS}/${eventId}/disposition`,
        { disposition: "review_opened", reason: "New seat." },
        { headers },
      );
    const first = await ask();
    expect(first.body).toMatchObject({ disposition: "review_opened", review_workflow_id: null });
    expect(first.body.remains).toEqual([expect.stringMatching(/^No review could be opened/)]);
    expect((await ask()).body).toEqual(first.body);
  });
});

describe("notifications", () => {
  it("are read by each reader alone, unread ones first", async () => {
    const { tenant, officer, mlro } = team();
    const second = officer.colleague("max", "mlro");
    await matchSanctions(tenant, await putRelationship(tenant), "e1");
    await matchSanctions(tenant, await putRelationship(tenant, { officer: "system" }), "e1");
    const [newest] = (await mlro.get("/api/notifications")).body.notifications;
    const path = `/api/notifications/${newest.notification_id}/read`;
    const { body } = await mlro.post(path);
    expect(body.read_at).not.toBeNull();
    expect((await mlro.post(path)).body).toEqual(body);
    const mine = (await mlro.get("/api/notifications?limit=1")).body;
    expect([mine.unread, mine.notifications[0].read_at]).toEqual([1, null]);
    const rest = (await mlro.get(`/api/notifications?limit=1&cursor=${mine.next_cursor}`)).body;
    expect(rest.notifications).toEqual([body]);
    expect((await second.get("/api/notifications?unread=true")).body.notifications).toHaveLength(2);
    expect((await officer.post(path)).status).toBe(404);
    expect((await officer.get("/api/notifications")).body.notifications).toHaveLength(1);
    const manager = officer.colleague("carl", "compliance_manager");
    expect((await manager.get("/api/notifications")).body.notifications).toHaveLength(1);
    const texts = JSON.stringify((await mlro.get("/api/notifications")).body);
    expect(texts).not.toMatch(/Peeters|Molenhof|suspicio/i);
    // Nobody is told of a customer who is gone.
    await env.DB.prepare("DELETE FROM relationships WHERE tenant_id = ?").bind(tenant).run();
    expect((await second.get("/api/notifications")).body).toMatchObject({ notifications: [], unread: 0 });
  });
});
