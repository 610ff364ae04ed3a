import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { addDays, isoTime } from "../../src/platform/clock.ts";
import { screenSubjects } from "../../src/screening/index.ts";
import { announcement, listed, toLines } from "../support/lists.ts";
import { ann, bob } from "../support/operators.ts";
import { systemCtx } from "../support/retention-clock.ts";
import type { Client, Send } from "./client.ts";
import type { FaultLayer } from "./fault-layer.ts";
import { plainData } from "./plain.ts";
import type { Job } from "./sweep.ts";
import { keysUnder } from "./world.ts";

const FIRST_VERSION = new Date("2038-01-01T00:00:00.000Z");
const LISTED = ["Joris Claes", "Katrien Vermeulen"];
const NOBODY = "Ulmarek Sorventhis";

/** Two parts of one entry each, and in each version another person. */
const partsOf = (name: string) => [[listed("un-0", NOBODY)], [listed("un-1", name)]];

/** Which of the two persons the lists in force name. */
async function whoIsListed(): Promise<string[]> {
  const ctx = systemCtx();
  const live = { ...ctx, settings: { ...ctx.settings, BELGIAN_MOCK_MODE: false } };
  const answer = await screenSubjects(
    live,
    LISTED.map((name) => ({ kind: "person", name })),
  );
  if (answer.outcome !== "known") throw new Error(`the lists in force cannot be searched: ${answer.detail}`);
  return LISTED.filter((_, i) => answer.results[i]!.hits.length > 0);
}

/**
 * A new version of a list comes in parts, is compared, and a second operator confirms it. After each try of each step,
 * whole or cut off, the version before or the new one is in force, whole.
 * @param isLarge whether objects search its parts, as those of a list that one isolate has no room for
 */
export function listImport({ isLarge }: { readonly isLarge: boolean }): Job {
  let run = 0;
  return {
    name: isLarge ? "import and switch of a list in groups" : "import and switch of a list",
    async live(layer, client) {
      // Every run begins on the version of the run before, in which the other person stands.
      if (run === 0) await layer.undisturbed(() => load(layer, client, ++run, LISTED[0]!, isLarge, async () => {}));
      const [before] = await layer.undisturbed(() => whoIsListed());
      const after = LISTED.find((name) => name !== before)!;
      let isNew = false;
      const importId = await load(layer, client, ++run, after, isLarge, async (mayBeNew) => {
        const found = await layer.undisturbed(() => whoIsListed());
        expect([[before], [after]]).toContainEqual(found);
        if (isNew || !mayBeNew) expect(found).toEqual([isNew ? after : before]);
        isNew = found[0] === after;
      });
      expect(isNew).toBe(true);
      return layer.undisturbed(() => stateOf(importId));
    },
  };
}

type Look = (mayBeNew: boolean) => Promise<void>;

/** @returns the id of the import. */
async function load(
  layer: FaultLayer,
  client: Client,
  run: number,
  name: string,
  isLarge: boolean,
  look: Look,
): Promise<string> {
  const parts = partsOf(name);
  const ask = (step: string, send: Send, mayBeNew = false) =>
    client.ask(step, 200, async (headers) => {
      try {
        return await send(headers);
      } finally {
        await look(mayBeNew);
      }
    });
  const begun = await ask("begin", (headers) =>
    ann.post("/api/platform/list-imports/un", announcement(parts, isoTime(addDays(FIRST_VERSION, run)).slice(0, 10)), {
      headers,
    }),
  );
  const importId = begun.body.import.import_id as string;
  const path = `/api/platform/imports/${importId}`;
  for (const [part, entries] of parts.entries()) {
    await ask(`part ${part}`, (headers) =>
      ann.send("PUT", `${path}/parts/${part}`, { headers, body: toLines(entries) }),
    );
  }
  const staged = await ask("compare", (headers) => ann.post(`${path}/compare`, undefined, { headers }));
  expect(staged.body.state).toBe("staged");
  if (isLarge) await layer.undisturbed(enlarge);
  const { content_sha256, compared_with: base } = staged.body;
  const shown = { content_sha256, compared_with: base?.id ?? null };
  const confirmed = await ask("confirm", (headers) => bob.post(`${path}/confirm`, shown, { headers }), true);
  expect(confirmed.body.state).toBe("confirmed");
  return importId;
}

/** Each part counts as so large that it is a group of its own. */
const enlarge = () => env.DB.prepare("UPDATE screening_list_parts SET bytes = 40000000").run();

/** The import, what the platform's chain says of it, its stored parts, and how many versions are in force. */
async function stateOf(importId: string): Promise<string[]> {
  const [imports, lists, parts, inForce, told] = await env.DB.batch<Record<string, unknown>>([
    env.DB.prepare("SELECT * FROM platform_imports WHERE import_id = ?").bind(importId),
    env.DB.prepare("SELECT * FROM screening_lists WHERE list_id = ?").bind(importId),
    env.DB.prepare(
      "SELECT part, entries, names, segments, sample_entries FROM screening_list_parts WHERE list_id = ?",
    ).bind(importId),
    env.DB.prepare("SELECT source FROM screening_current WHERE list_id = ?").bind(importId),
    env.DB.prepare("SELECT event, actor FROM platform_audit WHERE instr(details, ?) > 0 ORDER BY seq").bind(importId),
  ]);
  expect(inForce!.results).toEqual([{ source: "un" }]);
  const rows = [imports!, lists!, parts!, told!].flatMap(({ results }) => results);
  const keys = (await keysUnder("")).filter((key) => key.includes(importId));
  // Of no tenant; a part's key ends in a piece of its hash.
  const stored = keys.map((key) => ({ key: key.replaceAll(/-[0-9a-f]{16}\b/g, "-<hash>") }));
  return [...rows, ...stored].map((row) => JSON.stringify(plainData(row, "<no tenant>")));
}
