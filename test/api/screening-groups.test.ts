import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { screenSubjects } from "../../src/screening/index.ts";
import { dropGroups } from "../../src/screening/lists/group-memory.ts";
import { listed, ListSender } from "../support/lists.ts";
import { bob } from "../support/operators.ts";

const sender = new ListSender();
const live = () => {
  const ctx = createCtx(env, { actor: systemActor("groups") });
  return { ...ctx, settings: { ...ctx.settings, BELGIAN_MOCK_MODE: false } };
};
const screen = (...names: string[]) =>
  screenSubjects(
    live(),
    names.map((name) => ({ kind: "person", name })),
  );

/** Each part counts as so large that it is a group of its own, which an object searches. */
const enlarge = () => env.DB.prepare("UPDATE screening_list_parts SET bytes = 40000000").run();

const GIVEN = "Aurelio Benedikta Casimir Dorothea Emerick Felicitas".split(" ");
const parts = (prefix: string) =>
  [0, 1, 2].map((part) =>
    Array.from({ length: 60 }, (_, at) =>
      listed(
        `${prefix}-${part}-${at}`,
        `${GIVEN[at % 6]} Quorvex${part}${at} ${part === 1 ? "Vandermolen" : "Okonkwo"}`,
        {
          identifiers: at === 7 ? [`ID ${prefix} 900${part}`] : [],
        },
      ),
    ),
  );

test("objects search the parts of a large list, and answer what one isolate answers", async () => {
  await sender.load("opensanctions", parts("a"));
  await sender.load("eu", [[listed("EU.1", "Zoltar Brimewax")]]);
  const names = ["Casimir Quorvex12 Vandermolen", "Okonkwo Quorvex25, Benedikta", "Zoltar Brimewaks", "An Peeters"];
  const together = await screen(...names);
  expect(together).toMatchObject({
    outcome: "known",
    results: [
      { hits: expect.arrayContaining([expect.objectContaining({ entry: expect.objectContaining({ id: "a-1-2" }) })]) },
      {},
      { hits: [{ entry: { id: "EU.1" } }] },
      { hits: [] },
    ],
  });
  await enlarge();
  const apart = await screen(...names);
  if (apart.outcome === "unknown" || together.outcome === "unknown") throw new Error("unknown");
  for (const [at, { hits }] of together.results.entries()) {
    // Each group has its own best candidates, so no hit of one isolate is missing.
    expect(apart.results[at]!.hits).toEqual(expect.arrayContaining(hits.map((hit) => expect.objectContaining(hit))));
  }
  expect(apart.results[2]).toEqual(together.results[2]);
  expect(apart.results[3]).toEqual(together.results[3]);
});

test("an object that does not answer makes the answer unknown, never that of a smaller list", async () => {
  await enlarge();
  const { SCREENING_GROUP: objects } = env;
  const silent = {
    getByName: (slot: string) =>
      slot === "2" ? { search: () => Promise.reject(new Error("reset")) } : objects.getByName(slot),
  };
  const ctx = live();
  const failing = { ...ctx, env: { ...ctx.env, SCREENING_GROUP: silent as unknown as typeof objects } };
  expect(await screenSubjects(failing, [{ kind: "person", name: "Zoltar Brimewax" }])).toMatchObject({
    outcome: "unknown",
  });
  const signal = AbortSignal.timeout(50);
  const hung = { getByName: () => ({ search: () => new Promise(() => {}) }) };
  const hanging = { ...ctx, env: { ...ctx.env, SCREENING_GROUP: hung as unknown as typeof objects } };
  expect(await screenSubjects(hanging, [{ kind: "person", name: "Zoltar Brimewax" }], signal)).toMatchObject({
    outcome: "unknown",
  });
});

test("a segment that is missing makes the answer unknown", async () => {
  await enlarge();
  const { results } = await env.FILES.list({ prefix: "screening/" }).then(({ objects: all }) => ({ results: all }));
  const { list_id: id } = (await env.DB.prepare(
    "SELECT list_id FROM screening_current WHERE source = 'opensanctions'",
  ).first<{ list_id: string }>())!;
  const key = results.map(({ key }) => key).find((one) => one.includes(id) && one.endsWith("-0"))!;
  const bytes = await (await env.FILES.get(key))!.arrayBuffer();
  await env.FILES.delete(key);
  dropGroups();
  expect(await screen("Zoltar Brimewax")).toMatchObject({ outcome: "unknown" });
  await env.FILES.put(key, bytes);
  expect(await screen("Zoltar Brimewax")).toMatchObject({ outcome: "known" });
});

test("while a version gives way to the next, each search sees one of them whole", async () => {
  // What the old and the new version name is the same person under another id, once in each part.
  const version = (name: string) =>
    [0, 1, 2].map((part) => [listed(`${name}-${part}`, "Ottokar Wendelstein"), ...parts(`${name}x`)[part]!]);
  await sender.load("opensanctions", version("old"));
  await enlarge();
  const staged = await sender.stage("opensanctions", version("new"), { version: "2026-03-09", sha256: "b".repeat(64) });
  await enlarge();
  const seen = new Set<string>();
  const searches = Array.from({ length: 30 }, async (_, at) => {
    await new Promise((resolve) => setTimeout(resolve, at * 8));
    const answer = await screen("Ottokar Wendelstein");
    if (answer.outcome === "unknown") throw new Error(answer.detail);
    const ids = answer.results[0]!.hits.map(({ entry }) => entry.id).toSorted();
    seen.add(ids.join());
  });
  await bob.confirm(staged);
  await Promise.all(searches);
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(["new-0,new-1,new-2"]));
  for (const ids of seen) expect(["old-0,old-1,old-2", "new-0,new-1,new-2"]).toContain(ids);
});
