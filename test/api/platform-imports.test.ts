import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { listed, ListSender, toLines } from "../support/lists.ts";
import { type ApiAnswer } from "../support/api.ts";
import { ann, bob } from "../support/operators.ts";

const mine = new ListSender(ann);
const theirs = new ListSender(bob);
const people = (count: number, prefix = "P") =>
  Array.from({ length: count }, (_, at) => listed(`${prefix}.${at}`, `Person ${prefix} ${at}`));
const inForce = async (source: string) =>
  (await mine.versions()).find((list: { source: string }) => list.source === source);
const audit = async (query = "") => (await ann.get(`/api/platform/audit${query}`)).body;
const hundred = people(100);

describe("a staged list", () => {
  it("shows what it would change before anything changes, with what would go", async () => {
    await mine.load("eu", [hundred]);
    const before = await inForce("eu");
    const next = [
      ...hundred.slice(2, 99),
      listed("P.99", "Person P 99", { countries: ["BY"] }),
      listed("N.1", "A newcomer"),
    ];
    const staged = await mine.stage("eu", [next], { version: "2026-03-09" });
    expect(staged.body).toMatchObject({
      state: "staged",
      staged_by: "ann",
      compared_with: { version: before.version, sha256: before.sha256 },
      difference: {
        in_force: 100,
        after: 99,
        added: 1,
        changed: 1,
        removed: 2,
        removed_share: 0.02,
        removed_examples: [
          { id: "P.0", name: "Person P 0" },
          { id: "P.1", name: "Person P 1" },
        ],
      },
      second_operator: { needed: false, reasons: [] },
    });
    expect(await inForce("eu")).toEqual({ ...before, age_hours: expect.any(Number) });
    expect((await ann.confirm(staged)).body).toMatchObject({ state: "confirmed", confirmed_by: "ann" });
    expect(await inForce("eu")).toMatchObject({ version: "2026-03-09", entries: 99 });
  });

  it("is compared with a list that an older release imported without an index", async () => {
    await mine.load("un", [hundred]);
    const { objects } = await env.FILES.list({ prefix: "screening/" });
    await env.FILES.delete(objects.map(({ key }) => key).filter((key) => key.endsWith("-index")));
    const staged = await mine.stage("un", [people(101)]);
    expect(staged.body.difference).toMatchObject({ in_force: 100, added: 1, changed: 0, removed: 0 });
  });

  it("is hashed by the service, whatever its sender says", async () => {
    const one = await mine.stage("be", [people(5)], { sha256: "0".repeat(64) });
    const other = await theirs.stage("be", [people(5)], { sha256: "1".repeat(64) });
    expect(one.body.content_sha256).toBe(other.body.content_sha256);
    expect(one.body.stated_sha256).toBe("0".repeat(64));
    const lie = await mine.stage("be", [people(6)], { sha256: "2".repeat(64) });
    expect(lie.body.content_sha256).not.toBe(one.body.content_sha256);
  });

  it("takes no further part once it was compared, and none of another operator", async () => {
    const { body } = await mine.begin("be", [people(3, "S")]);
    const { import_id: importId } = body.import;
    expect((await theirs.sendPart(importId, 0, toLines(people(3, "S")))).status).toBe(403);
    await mine.sendPart(importId, 0, toLines(people(3, "S")));
    const staged = await ann.compare(importId);
    expect((await mine.sendPart(importId, 0, toLines(people(3, "X")))).body).toMatchObject({ code: "invalid_state" });
    expect((await ann.compare(importId)).body).toEqual(staged.body);
  });

  it("is gone when its time has run out", async () => {
    const staged = await mine.stage("be", [people(4, "T")]);
    const { import_id: importId } = staged.body;
    await env.DB.prepare("UPDATE platform_imports SET expires_at = '2020-01-01T00:00:00.000Z' WHERE import_id = ?")
      .bind(importId)
      .run();
    expect((await ann.confirm(staged)).status).toBe(404);
    await mine.begin("be", [people(4, "U")]);
    const row = await env.DB.prepare("SELECT state FROM platform_imports WHERE import_id = ?").bind(importId).first();
    expect(row).toEqual({ state: "discarded" });
  });
});

describe("an import that takes much away", () => {
  const refused = { status: 403, code: "four_eyes_same_officer" };

  it("needs a second operator above 10 %, and not at 10 %", async () => {
    await mine.load("ofac", [hundred]);
    const eleven = await mine.stage("ofac", [hundred.slice(11)]);
    expect(eleven.body.second_operator).toEqual({ needed: true, reasons: ["removed"] });
    expect((await ann.confirm(eleven)).body).toMatchObject(refused);
    expect(await inForce("ofac")).toMatchObject({ entries: 100 });
    const ten = await mine.stage("ofac", [hundred.slice(10)]);
    expect(ten.body.second_operator).toEqual({ needed: false, reasons: [] });
    expect((await bob.confirm(eleven)).body).toMatchObject({
      state: "confirmed",
      staged_by: "ann",
      confirmed_by: "bob",
    });
    expect(await inForce("ofac")).toMatchObject({ entries: 89 });
  });

  it("needs one too where it goes in steps that are each small enough", async () => {
    await mine.load("ofac", [people(100, "Q")]);
    const nine = await mine.stage("ofac", [people(91, "Q")]);
    expect((await ann.confirm(nine)).status).toBe(200);
    const more = await theirs.stage("ofac", [people(83, "Q")]);
    expect(more.body.second_operator).toEqual({ needed: true, reasons: ["removed_in_steps"] });
    expect((await bob.confirm(more)).body).toMatchObject(refused);
  });

  it("needs one where every entry stays and is rewritten", async () => {
    await mine.load("opensanctions", [people(20, "R")]);
    const nobody = people(20, "R").map((entry) => ({ ...entry, names: [{ name: "Nobody", weak: true }] }));
    const staged = await mine.stage("opensanctions", [nobody]);
    expect(staged.body.second_operator.reasons).toEqual(["rewritten"]);
    expect((await ann.confirm(staged)).body).toMatchObject(refused);
  });

  it("needs one where entries are rewritten in steps that are each small enough", async () => {
    await mine.load("be", [people(100, "V")]);
    const nobody = (to: number) =>
      people(100, "V").map((entry, at) => (at < to ? { ...entry, names: [{ name: "Nobody", weak: true }] } : entry));
    expect((await ann.confirm(await mine.stage("be", [nobody(9)]))).status).toBe(200);
    const more = await mine.stage("be", [nobody(18)]);
    expect(more.body.second_operator).toEqual({ needed: true, reasons: ["rewritten_in_steps"] });
    expect((await ann.confirm(more)).body).toMatchObject(refused);
  });

  it("needs one where entries were added first, so that what goes is a small share of more", async () => {
    await mine.load("be", [people(100, "W")]);
    const diluted = await mine.stage("be", [people(100, "W"), people(1000, "X")]);
    expect((await ann.confirm(diluted)).status).toBe(200);
    const emptied = await mine.stage("be", [people(1000, "X")]);
    expect(emptied.body.second_operator).toEqual({ needed: true, reasons: ["removed_in_steps"] });
    expect((await ann.confirm(emptied)).body).toMatchObject(refused);
  });

  it("cannot be an empty list", async () => {
    const empty = { version: "2026-03-02", sha256: "0".repeat(64), entries: 0, names: 0, parts: 0 };
    expect((await ann.post("/api/platform/list-imports/eu", empty)).status).toBe(422);
  });
});

describe("the platform's audit chain", () => {
  it("says who staged and who confirmed what, with its counts, and is signed", async () => {
    await mine.load("be", [people(30, "A")]);
    const staged = await mine.stage("be", [people(20, "A")], { version: "2026-03-10", sha256: "e".repeat(64) });
    await bob.confirm(staged);
    const { entries, chain_valid, fault } = await audit();
    expect([chain_valid, fault]).toEqual([true, null]);
    expect(entries[0]).toMatchObject({
      event: "IMPORT_CONFIRMED",
      actor: "bob",
      details: {
        kind: "list",
        source: "be",
        version: "2026-03-10",
        stated_sha256: "e".repeat(64),
        content_sha256: staged.body.content_sha256,
        in_force: 30,
        removed: 10,
        removed_share: 1 / 3,
        first_operator: "ann",
        second_operator: "bob",
        second_operator_needed: ["removed"],
      },
    });
    expect(entries[1]).toMatchObject({ event: "IMPORT_STAGED", actor: "ann" });
    expect((await audit("?per_page=1&page=2")).entries).toEqual([entries[1]]);
  });

  it("cannot be changed by a statement", async () => {
    for (const statement of ["UPDATE platform_audit SET actor = 'eve'", "DELETE FROM platform_audit"]) {
      await expect(env.DB.prepare(statement).run()).rejects.toThrow("append-only");
    }
  });

  it("that was rewritten past that shows it, and takes no further line", async () => {
    const trigger = await env.DB.prepare(
      "SELECT sql FROM sqlite_master WHERE name = 'platform_audit_no_update'",
    ).first<{ sql: string }>();
    const last = (await audit()).entries[0];
    const write = (details: object) =>
      env.DB.batch([
        env.DB.prepare("DROP TRIGGER platform_audit_no_update"),
        env.DB.prepare("UPDATE platform_audit SET details = ? WHERE seq = ?").bind(JSON.stringify(details), last.seq),
        env.DB.prepare(trigger!.sql),
      ]);
    await write({ ...last.details, first_operator: "nobody" });
    expect(await audit()).toMatchObject({ chain_valid: false, fault: `entry ${last.seq} was changed` });
    const staged = await mine.stage("un", [people(7, "Z")]);
    expect(staged.body).toMatchObject({ status: 409, code: "invalid_state" });
    await write(last.details);
    expect(await audit()).toMatchObject({ chain_valid: true });
  });

  it("that was cut shows it, and gets its lines back before the next one", async () => {
    const { entries, total } = await audit();
    const trigger = await env.DB.prepare(
      "SELECT sql FROM sqlite_master WHERE name = 'platform_audit_no_delete'",
    ).first<{ sql: string }>();
    await env.DB.batch([
      env.DB.prepare("DROP TRIGGER platform_audit_no_delete"),
      env.DB.prepare("DELETE FROM platform_audit WHERE seq > ?").bind(total - 2),
      env.DB.prepare(trigger!.sql),
    ]);
    expect(await audit()).toMatchObject({ chain_valid: false, fault: `it was cut after entry ${total - 2}` });
    await mine.stage("un", [people(8, "Z")]);
    const after = await audit();
    expect(after).toMatchObject({ chain_valid: true, total: total + 1 });
    expect(after.entries.slice(1, 3)).toEqual(entries.slice(0, 2));
  });
});

describe("a confirmation", () => {
  const confirm = (who: typeof ann, { body }: ApiAnswer, more: object = {}) =>
    who.post(`/api/platform/imports/${body.import_id}/confirm`, {
      content_sha256: body.content_sha256,
      compared_with: body.compared_with?.id ?? null,
      ...more,
    });

  it("is of what was shown and of nothing else", async () => {
    await mine.load("eu", [people(50, "C")]);
    const staged = await mine.stage("eu", [people(51, "C")]);
    expect((await confirm(ann, staged, { content_sha256: "0".repeat(64) })).body).toMatchObject({ status: 409 });
    expect((await confirm(ann, staged, { compared_with: null })).body).toMatchObject({ status: 409 });
    expect((await confirm(ann, staged, { compared_with: undefined })).status).toBe(422);
    expect(await inForce("eu")).toMatchObject({ entries: 50 });
  });

  it("of one import ends the other that was compared with the same list", async () => {
    const one = await mine.stage("eu", [people(52, "C")]);
    const other = await theirs.stage("eu", [people(53, "C")]);
    const answers = await Promise.all([confirm(ann, one), confirm(bob, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers[0]!.status === 200 ? { who: bob, import: other } : { who: ann, import: one };
    const again = await lost.who.compare(lost.import.body.import_id);
    expect(again.body.compared_with.id).not.toBe(lost.import.body.compared_with.id);
    // One of the two goes back by an entry: 1 of 53, which one operator may do.
    expect((await confirm(lost.who, again)).status).toBe(200);
  });

  it("that comes again puts nothing in force again", async () => {
    const first = await mine.stage("eu", [people(60, "C")]);
    expect((await confirm(ann, first)).status).toBe(200);
    const second = await mine.stage("eu", [people(61, "C")]);
    expect((await confirm(ann, second)).status).toBe(200);
    const { total } = await audit();
    expect((await confirm(ann, first)).body).toMatchObject({ state: "confirmed" });
    expect((await confirm(bob, first)).status).toBe(409);
    expect(await inForce("eu")).toMatchObject({ entries: 61 });
    expect((await audit()).total).toBe(total);
  });

  it("of many at once is done once", async () => {
    const staged = await mine.stage("eu", [people(62, "C")]);
    const { total } = await audit();
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(ann, staged)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await audit()).total).toBe(total + 1);
  });
});
