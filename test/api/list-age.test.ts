import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { runScheduled } from "../../src/jobs/scheduled.ts";
import { listAgeSetting } from "../../src/platform/list-age-setting.ts";
import { newOfficer, send } from "../support/api.ts";
import { askApp, bindingsWith } from "../support/ask-app.ts";
import { listed, ListSender } from "../support/lists.ts";

const sender = new ListSender();
const people = [[listed("A.1", "Somebody"), listed("A.2", "Somebody else")]];
const live = bindingsWith({ BELGIAN_MOCK_MODE: "off" });
const health = async (bindings: Env = live) => (await askApp(bindings, "/healthz?detail=true")).json<any>();
const age = (source: string, hours: number) =>
  env.DB.prepare("UPDATE screening_lists SET checked_at_ms = checked_at_ms - ? WHERE source = ?")
    .bind(hours * 3_600_000, source)
    .run();

// Other files share the database, and some of them leave lists in force.
beforeAll(async () => {
  await env.DB.prepare("DELETE FROM screening_current").run();
});

/** What the scheduled job logs as an error. */
async function alertsOf(bindings: Env): Promise<{ event: string; source?: string }[]> {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const execution = createExecutionContext();
  await runScheduled(bindings, execution);
  await waitOnExecutionContext(execution);
  return log.mock.calls.map(([line]) => JSON.parse(line)).filter(({ event }) => event.startsWith("list_"));
}

describe("the age of the lists", () => {
  it("is unknown and so too old without any list, but for the invented one of the mock mode", async () => {
    expect(await health()).toEqual({ status: "ok", lists: { stale: true, readable: true, items: [] } });
    expect(await health(env as Env)).toMatchObject({
      lists: { stale: false, items: [{ source: "sample", sample: true }] },
    });
    expect(await alertsOf(live)).toMatchObject([{ event: "list_missing" }]);
    expect((await send("GET", "/healthz")).body).toEqual({ status: "ok" });
  });

  it("shows on the detailed health, to officers and as an alert, each list by its own limit", async () => {
    await sender.load("eu", people);
    await sender.load("be", people);
    expect((await health()).lists).toMatchObject({ stale: false, items: [{ source: "be" }, { source: "eu" }] });
    expect(await alertsOf(live)).toEqual([]);
    for (const source of ["eu", "be"]) await age(source, 49);
    const bindings = bindingsWith({ BELGIAN_MOCK_MODE: "off", LIST_MAX_AGE_HOURS: "48, be=168" });
    const { lists } = await health(bindings);
    expect(lists).toMatchObject({
      stale: true,
      items: [
        { source: "be", stale: false },
        { source: "eu", stale: true, age_hours: 49 },
      ],
    });
    expect(await alertsOf(bindings)).toMatchObject([{ event: "list_stale", source: "eu" }]);
    const { body } = await newOfficer().get("/api/imports/lists");
    expect(body).toMatchObject({ stale: true });
    const { body: desk } = await newOfficer().get("/api/desk");
    const stale = body.lists.filter((list: any) => list.stale).map((list: any) => list.source);
    expect(desk).toMatchObject({ stale_lists: stale.map((source: string) => ({ source })), no_lists: false });
    expect(stale).toContain("eu");
  });

  it("counts from the last import of the same file, and of a list of an older release from its loading", async () => {
    expect((await sender.stage("eu", people)).body).toMatchObject({ state: "current" });
    await env.DB.prepare("UPDATE screening_lists SET checked_at_ms = NULL WHERE source = 'be'").run();
    expect((await health()).lists).toMatchObject({ stale: false });
    await env.DB.prepare(
      "UPDATE screening_lists SET loaded_at_ms = loaded_at_ms - 180000000 WHERE source = 'be'",
    ).run();
    expect((await health()).lists.items).toMatchObject([
      { source: "be", stale: true },
      { source: "eu", stale: false },
    ]);
  });

  it("that lies in the future or cannot be read is too old", async () => {
    await age("eu", -2);
    expect((await health()).lists.items[1]).toMatchObject({ source: "eu", stale: true });
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = { prepare: () => Promise.reject(new Error("down")), batch: () => Promise.reject(new Error("down")) };
    const down = bindingsWith({ DB: { ...broken, prepare: () => ({ bind: () => ({}) }) } });
    expect(await health(down)).toEqual({ status: "ok", lists: { stale: true, readable: false, items: [] } });
  });

  it("is set as hours, for single lists too", () => {
    expect(listAgeSetting.parse("24")).toEqual({ hours: 24, bySource: {} });
    expect(listAgeSetting.parse("48, be=168,un=72")).toEqual({ hours: 48, bySource: { be: 168, un: 72 } });
    for (const wrong of ["", "0", "-1", "x", "be=168", "48,moon=1", "48,be=", "1e9"]) {
      expect([wrong, listAgeSetting.safeParse(wrong).success]).toEqual([wrong, false]);
    }
  });
});
