import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { RULES_VERSION } from "../../src/investigation/rules-version.ts";
import { hitFindings } from "../../src/investigation/hits/hit-findings.ts";
import { createCtx, systemActor, type Ctx } from "../../src/platform/context.ts";
import { screenSubjects, type ScreeningSubject } from "../../src/screening/index.ts";
import { announcement, listed, ListSender, toLines } from "../support/lists.ts";
import { ann, bob } from "../support/operators.ts";

const sender = new ListSender();

function ctxWith(settings: Partial<Ctx["settings"]> = {}): Ctx {
  const ctx = createCtx(env, { actor: systemActor("demo") });
  return { ...ctx, settings: { ...ctx.settings, ...settings } };
}

async function screen(subject: Omit<ScreeningSubject, "kind">, ctx = ctxWith()) {
  const answer = await screenSubjects(ctx, [{ kind: "person", ...subject }]);
  if (answer.outcome !== "known") throw new Error(answer.detail);
  return answer.results[0]!.hits;
}

const fillers = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => listed(`${prefix}-${index}`, `Filler${index} Quorvex${prefix}${index}`));

describe("before any list was imported", () => {
  test("nobody is cleared in live operation", async () => {
    const answer = await screenSubjects(ctxWith({ BELGIAN_MOCK_MODE: false }), [
      { kind: "person", name: "An Peeters" },
    ]);
    expect(answer).toEqual({ outcome: "unknown", reason: "not_configured", detail: "no list has been imported" });
  });
});

describe("importing a list", () => {
  test("a finding says that only a weak alias matched, and which dates were compared", async () => {
    const names = [
      { name: "Ulmarek Sorventhis", weak: false },
      { name: "VEXLOW", weak: true },
    ];
    const birthDates = ["1977/1982", "1960~"];
    await sender.load("ofac_consolidated", [[listed("ofac-1", "", { names, birthDates })]]);
    const findingOf = async (subject: ScreeningSubject, rules = RULES_VERSION) => {
      const answer = await screenSubjects(ctxWith(), [subject]);
      if (answer.outcome !== "known") throw new Error(answer.detail);
      const place = { input: { caseId: "c" } };
      return hitFindings(place, answer, { evidence: [], company: null, rules });
    };
    // By its weak alias alone an entry is a near match, and one word of it no match at all.
    expect(await findingOf({ kind: "person", name: "Vexlow" })).toMatchObject([
      { title: expect.stringContaining("Near match"), description: expect.stringMatching(/weak alias: .*VEXLOW/) },
    ]);
    expect(await findingOf({ kind: "person", name: "Ulric Vexlow Ostrander" })).toEqual([]);
    const alone = expect.stringContaining("name alone: a matching name alone is no proof of identity");
    const born = { kind: "person", name: "Ulmarek Sorventhis", birthDate: "1980-05-06" } as const;
    expect(await findingOf({ kind: "person", name: "Ulmarek Sorventhis" })).toMatchObject([{ description: alone }]);
    expect(await findingOf(born)).toMatchObject([{ description: expect.not.stringContaining("name alone") }]);
    // A run of an earlier version is replayed in its own words.
    expect(await findingOf(born, 0)).toMatchObject([{ description: alone }]);
    expect(await findingOf({ kind: "person", name: "Ulmarek Sorventhis", birthDate: "1980-05-06" })).toMatchObject([
      {
        title: expect.stringMatching(/^Match/),
        description: expect.stringContaining("birth date: 1980-05-06 ~ between 1977 and 1982, about 1960"),
        hit: {
          compared: expect.arrayContaining([
            { field: "birth_date", subject: "1980-05-06", entry: "between 1977 and 1982, about 1960", agrees: true },
          ]),
        },
      },
    ]);
    expect(await findingOf({ kind: "person", name: "Ulmarek Sorventhis", birthDate: "1956" })).toMatchObject([
      { hit: { compared: expect.arrayContaining([expect.objectContaining({ field: "birth_date", agrees: null })]) } },
    ]);
    expect(await findingOf({ kind: "person", name: "Ulmarek Sorventhis", birthDate: "1990" })).toMatchObject([
      { hit: { compared: expect.arrayContaining([expect.objectContaining({ field: "birth_date", agrees: false })]) } },
    ]);
  });

  test("an imported list serves beside the sample list, and each hit names the version it came from", async () => {
    const parts = [
      [listed("EU.1", "Zoltar Brimewax", { birthDates: ["1970-05-06"], countries: ["BY"], programmes: ["BLR"] })],
      [listed("EU.2", "Ondrej Flimsetta"), listed("EU.3", "Иван Кромешный")],
    ];
    const version = await sender.load("eu", parts);
    expect(version).toMatchObject({ source: "eu", version: "2026-03-02", entries: 3, stale: false });
    // What is in force is hashed here; what the sender says of the file is only recorded.
    expect(version.sha256).not.toBe(announcement(parts).sha256);
    expect(await sender.versions()).toContainEqual(version);

    expect(await screen({ name: "BRIMEWAX, Zoltar", birthDate: "1970-05-06" })).toMatchObject([
      {
        match: "exact",
        list: { source: "eu", version: "2026-03-02", sha256: version.sha256 },
        entry: {
          id: "EU.1",
          name: "Zoltar Brimewax",
          programmes: ["BLR"],
          fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ]);
    expect(await screen({ name: "Ivan Kromeshny" })).toMatchObject([{ entry: { id: "EU.3" } }]);
    expect(await screen({ name: "Viktor Arkadjevitsj Morozenko" })).toMatchObject([{ list: { source: "sample" } }]);
    expect(await screen({ name: "An Peeters" })).toEqual([]);
  });

  test("the sample list does not serve in live operation, imported ones do", async () => {
    await sender.load("un", [[listed("UN.1", "Gorvane Sipplemax")]]);
    const live = ctxWith({ BELGIAN_MOCK_MODE: false });
    expect(await screen({ name: "Gorvane Sipplemax" }, live)).toMatchObject([{ entry: { id: "UN.1" } }]);
    expect(await screen({ name: "Viktor Arkadjevitsj Morozenko" }, live)).toEqual([]);
  });

  test("the same file again changes nothing but when the list was last checked", async () => {
    const parts = [[listed("BE.1", "Harmodius Quellaert")]];
    const first = await sender.load("be", parts);
    await env.DB.prepare(
      "UPDATE screening_lists SET checked_at_ms = checked_at_ms - 3600000 WHERE source = 'be'",
    ).run();
    const again = await sender.stage("be", parts);
    expect(again.body).toMatchObject({ state: "current", content_sha256: first.sha256 });
    const [list] = (await sender.versions()).filter(({ source }: { source: string }) => source === "be");
    expect(list).toMatchObject({ sha256: first.sha256, loaded_at: first.loaded_at });
    expect(Date.parse(list.last_confirmed_at)).toBeGreaterThanOrEqual(Date.parse(first.last_confirmed_at));
  });

  test("a list has politically exposed persons if one of its entries is one, from any publisher", async () => {
    await sender.load("be", [[listed("P.1", "Elvandra Tosquille")]]);
    await sender.load("un", [
      [listed("P.2", "Gorvane Sipplemax")],
      [listed("P.3", "Orsolya Dremmel", { topics: ["pep"] })],
    ]);
    const has = Object.fromEntries((await sender.versions()).map(({ source, has_peps }: any) => [source, has_peps]));
    expect(has).toMatchObject({ sample: true, be: false, un: true });
    await env.DB.prepare("UPDATE screening_list_parts SET pep_entries = NULL").run();
    const unknown = (await sender.versions()).filter(({ source }: any) => source === "un");
    expect(unknown).toMatchObject([{ has_peps: false }]);
  });

  test("a new version takes the place of the old one when it is confirmed and not before", async () => {
    await sender.load("ofac", [[listed("O.1", "Thadrick Olumbaro")]]);
    const staged = await sender.stage("ofac", [[listed("O.2", "Mervanna Skjoldrup")]], {
      version: "2026-03-09",
      sha256: "a".repeat(64),
    });
    expect(await screen({ name: "Thadrick Olumbaro" })).toHaveLength(1);
    expect(await screen({ name: "Mervanna Skjoldrup" })).toEqual([]);
    await bob.confirm(staged);
    expect(await screen({ name: "Thadrick Olumbaro" })).toEqual([]);
    expect(await screen({ name: "Mervanna Skjoldrup" })).toMatchObject([
      { list: { source: "ofac", version: "2026-03-09", sha256: staged.body.content_sha256 } },
    ]);
    expect((await sender.versions()).filter((list: { source: string }) => list.source === "ofac")).toHaveLength(1);
  });

  test("an import that was broken off goes on with the parts it has", async () => {
    const parts = [[listed("OS.1", "Belphora Unterwick")], [listed("OS.2", "Castimir Odderly")]];
    const begun = await sender.begin("opensanctions", parts);
    const { import_id: importId } = begun.body.import;
    const { body: part } = await sender.sendPart(importId, 0, toLines(parts[0]!));
    const again = await sender.begin("opensanctions", parts);
    expect(again.body).toMatchObject({ import: { import_id: importId, state: "receiving" }, received: [part] });
    expect((await ann.compare(importId)).body).toMatchObject({ code: "invalid_state" });
    await sender.sendPart(importId, 1, toLines(parts[1]!));
    expect((await ann.confirm(await ann.compare(importId))).status).toBe(200);
    expect(await screen({ name: "Belphora Unterwick" })).toHaveLength(1);
    expect(await screen({ name: "Castimir Odderly" })).toHaveLength(1);
  });

  test("a part that was sent with something else in it cannot be put in force", async () => {
    const parts = [[listed("EU.9", "Perdita Ashgrove"), listed("EU.10", "Lysander Vormont")]];
    const begun = await sender.begin("eu", parts);
    const { import_id: importId } = begun.body.import;
    await sender.sendPart(importId, 0, toLines(parts[0]!.slice(1)));
    expect((await ann.compare(importId)).body).toMatchObject({ status: 409, code: "invalid_state" });
    expect(await screen({ name: "Zoltar Brimewax" })).toHaveLength(1);
  });

  test.each([
    ["text that is no JSON", "{nonsense\n"],
    ["an entry cut off", toLines([listed("X", "Some Body")]).slice(0, -20)],
    ["an entry without a name", `${JSON.stringify({ ...listed("X", "x"), names: [] })}\n`],
    ["an unknown field", `${JSON.stringify({ ...listed("X", "x"), secret: 1 })}\n`],
    ["nothing", ""],
  ])("a part with %s is refused and not noted", async (_, body) => {
    const parts = [[listed(`M.${body.length}`, "Morvane Killigrew")]];
    const begun = await sender.begin("be", parts);
    expect(await sender.sendPart(begun.body.import.import_id, 0, body)).toMatchObject({ status: 422 });
    expect((await sender.begin("be", parts)).body.received).toEqual([]);
  });

  test("more names than the screening objects can hold are refused", async () => {
    const answer = await sender.begin("opensanctions", [[listed("B", "Big")]], { names: 5_000_001 });
    expect(answer).toMatchObject({ status: 413, body: { code: "payload_too_large" } });
  });

  test("a list whose objects are gone makes the answer unknown, never clear", async () => {
    await sender.load("be", [[listed("BE.77", "Orsolya Vextrum")]]);
    const { objects } = await env.FILES.list({ prefix: "screening/" });
    const { list_id: listId } = (await env.DB.prepare(
      "SELECT list_id FROM screening_current WHERE source = 'be'",
    ).first<{ list_id: string }>())!;
    const keys = objects.map(({ key }) => key).filter((key) => key.includes(listId));
    expect(keys).toHaveLength(2);
    await env.FILES.delete(keys);
    const answer = await screenSubjects(ctxWith(), [{ kind: "person", name: "An Peeters" }]);
    expect(answer).toEqual({ outcome: "unknown", reason: "internal", detail: "the lists could not be read" });
    await sender.load("be", [[listed("BE.78", "Orsolya Vextrum")]]);
    expect(await screen({ name: "Orsolya Vextrum" })).toHaveLength(1);
  });

  test("a version that was replaced is kept for a week, then swept away", async () => {
    const rows = () => env.DB.prepare("SELECT COUNT(*) AS n FROM screening_lists").first<{ n: number }>();
    await sender.load("eu", [fillers("old", 3)]);
    await sender.load("eu", [fillers("new", 3)]);
    const before = (await rows())!.n;
    await env.DB.prepare("UPDATE screening_lists SET superseded_at_ms = superseded_at_ms - 604800001").run();
    await sender.begin("eu", [fillers("newer", 3)]);
    expect((await rows())!.n).toBeLessThan(before);
    const live = await env.DB.prepare("SELECT list_id FROM screening_lists").all<{ list_id: string }>();
    const { objects } = await env.FILES.list({ prefix: "screening/" });
    const owners = new Set(objects.map(({ key }) => key.split("/")[1]));
    expect(live.results.map((row) => row.list_id)).toEqual(expect.arrayContaining([...owners]));
  });
});

test("a name that cannot be read is said to be so, and hides no hit of anyone beside it", async () => {
  const answer = await screenSubjects(ctxWith(), [
    { kind: "person", name: "—" },
    { kind: "person", name: "Viktor Arkadjevitsj Morozenko" },
  ]);
  expect(answer).toMatchObject({ results: [{ hits: [], unreadable: true }, { hits: [{ match: "exact" }] }] });
});

test("a name that cannot be compared in full clears nobody, in whichever script", async () => {
  const names = ["សុខា ចាន់", "Sokha ចាន់", "समीर वर्मा", `An ${"P".repeat(500)}`, "A ".repeat(25)];
  const readable = [
    "An Peeters",
    "Σωκράτης Παπαδόπουλος",
    "Виктор",
    "محمد",
    "王小明",
    "김철수",
    "ムハンマド",
    "Zoë Ærø & ß 3º",
    "١٢ an",
  ];
  const answer = await screenSubjects(
    ctxWith(),
    [...names, ...readable].map((name) => ({ kind: "person", name })),
  );
  if (answer.outcome === "unknown") throw new Error(answer.detail);
  const marked = answer.results.filter(({ unreadable }) => unreadable).map(({ subject }) => subject.name);
  expect(marked).toEqual(names);
});

test("an unknown source and an unknown import are not found or refused", async () => {
  expect((await sender.begin("moon", [[listed("X", "X Y")]])).status).toBe(422);
  expect((await sender.sendPart(crypto.randomUUID(), 0, toLines([listed("X", "X Y")]))).status).toBe(404);
  expect((await ann.compare(crypto.randomUUID())).status).toBe(404);
});
