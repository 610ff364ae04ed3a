import { env } from "cloudflare:workers";
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newOfficer, newTenant, Officer } from "../support/api.ts";
import { ListSender, listed } from "../support/lists.ts";
import { ann, bob } from "../support/operators.ts";
import { type Answer, bodyOf, Publisher, unList } from "../support/publisher.ts";

const names = (count: number, prefix = "Person") => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const inForce = async () =>
  (await new ListSender().versions()).find((list: { source: string }) => list.source === "un");
const file =
  (text: string, headers: Record<string, string> = { etag: '"v1"' }): Answer =>
  () =>
    new Response(text, { headers });
const auditOf = async () =>
  (await ann.get("/api/platform/audit")).body.entries as { event: string; actor: string; details: any }[];

let publisher: Publisher;
let alerts: { event: string; failure?: string }[];

beforeEach(async () => {
  await env.DB.batch(["screening_current", "list_downloads"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  publisher = new Publisher("un");
  alerts = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void alerts.push(JSON.parse(line)));
});

/** The list with ten persons is in force, and came from the publisher. */
async function loadTen() {
  publisher.answer = file(unList(names(10)));
  expect(await publisher.run()).toMatchObject({ outcome: "in_force", failure: null });
  return inForce();
}

describe("a list that is downloaded", () => {
  it("comes into force as an import of the platform, with its lines in the audit chain", async () => {
    expect(await loadTen()).toMatchObject({ version: "2026-03-09", entries: 10 });
    const [confirmed, staged] = await auditOf();
    expect(confirmed).toMatchObject({
      event: "IMPORT_CONFIRMED",
      actor: "list-download",
      details: { source: "un", in_force: 0, after: 10, second_operator: null },
    });
    expect(staged).toMatchObject({ event: "IMPORT_STAGED", actor: "list-download" });
    expect(alerts).toEqual([]);
    expect((await env.FILES.list({ prefix: "list-downloads/" })).objects).toEqual([]);
  });

  it("shows officers how its last run ended and what the file changes, before it is in force too, and no address", async () => {
    const shown = async () => {
      const settings = {
        LIST_DOWNLOADS: "un=https://lists.example/un.xml,eu=https://lists.example/eu.xml",
      };
      const officer = new Officer({ tenant: newTenant(), roles: ["officer"], settings });
      return (await officer.get("/api/imports/downloads")).body.downloads;
    };
    const never = { outcome: "none", failure: null, outcome_at: null, seen_at: null, next_at: null, difference: null };
    expect(await shown()).toEqual([
      { source: "un", ...never },
      { source: "eu", ...never },
    ]);
    await loadTen();
    const difference = { in_force: 0, after: 10, added: 10, changed: 0, removed: 0 };
    expect((await shown())[0]).toMatchObject({ source: "un", outcome: "in_force", failure: null, difference });
    publisher.answer = file(unList(names(5), "2026-03-10"), { etag: '"v2"' });
    expect(await publisher.run()).toMatchObject({ outcome: "waiting" });
    expect((await shown())[0]).toMatchObject({
      outcome: "waiting",
      difference: { in_force: 10, after: 5, removed: 5 },
    });
    expect((await newOfficer().get("/api/imports/downloads")).body).toEqual({ downloads: [] });
  });

  it("is asked for by its validators, and an unchanged one is recorded as seen", async () => {
    const before = await loadTen();
    await env.DB.prepare("UPDATE screening_lists SET checked_at_ms = checked_at_ms - 7200000").run();
    publisher.answer = () => new Response(null, { status: 304 });
    expect(await publisher.run()).toMatchObject({ outcome: "unchanged", seenAt: expect.any(String) });
    expect(publisher.requests.at(-1)!.headers.get("if-none-match")).toBe('"v1"');
    expect((await inForce()).sha256).toBe(before.sha256);
    const [line] = await auditOf();
    expect(line).toMatchObject({
      event: "LIST_UNCHANGED",
      actor: "list-download",
      details: { source: "un", etag: '"v1"' },
    });
    const { checked_at_ms } = (await env.DB.prepare(
      "SELECT checked_at_ms FROM screening_lists JOIN screening_current USING (list_id)",
    ).first<{ checked_at_ms: number }>())!;
    // By the time of the download, which the test moves.
    expect(checked_at_ms).toBe(Date.parse((await publisher.state()).outcomeAt!));
  });

  it("with the same content under no validators is recorded as checked", async () => {
    await loadTen();
    publisher.answer = file(unList(names(10)), {});
    expect(await publisher.run()).toMatchObject({ outcome: "unchanged" });
    expect((await auditOf())[0]).toMatchObject({ event: "IMPORT_CURRENT" });
  });

  it("is fetched in any case once an operator imported another file", async () => {
    await loadTen();
    await new ListSender().load("un", [[...names(11)].map((name) => listed(name, name))], { version: "2026-03-10" });
    publisher.answer = file(unList(names(12), "2026-03-11"));
    const { outcome } = await publisher.run();
    expect(publisher.requests.at(-1)!.headers.get("if-none-match")).toBeNull();
    // Other ids: more than a tenth would go.
    expect(outcome).toBe("waiting");
  });

  it("waits for a second operator when more than a tenth would go, and is an alert until then", async () => {
    const before = await loadTen();
    publisher.answer = file(unList(names(8), "2026-03-10"), { etag: '"v2"' });
    const waiting = await publisher.run();
    expect(waiting).toMatchObject({ outcome: "waiting", detail: "removed" });
    expect(await inForce()).toMatchObject({ sha256: before.sha256, entries: 10 });
    publisher.answer = () => new Response(null, { status: 304 });
    expect(await publisher.run()).toMatchObject({ outcome: "waiting" });
    expect(publisher.requests.at(-1)!.headers.get("if-none-match")).toBe('"v2"');
    expect(alerts.map(({ event }) => event)).toEqual(["list_download_waiting", "list_download_waiting"]);
    expect(await inForce()).toMatchObject({ checked_at: before.checked_at });
    // The time of the test is not that of the service, for which the import has expired.
    await env.DB.prepare("UPDATE platform_imports SET expires_at = '2999-01-01T00:00:00.000Z' WHERE import_id = ?")
      .bind(waiting.importId)
      .run();
    const shown = await bob.get(`/api/platform/imports/${waiting.importId}`);
    expect(shown.body).toMatchObject({ staged_by: "list-download", difference: { removed: 2 } });
    expect((await bob.confirm(shown)).body).toMatchObject({ state: "confirmed" });
    expect(await inForce()).toMatchObject({ entries: 8 });
    expect(await publisher.run()).toMatchObject({ outcome: "unchanged" });
  });

  it("that was discarded is fetched and compared again", async () => {
    await loadTen();
    publisher.answer = file(unList(names(8), "2026-03-10"), { etag: '"v2"' });
    const waiting = await publisher.run();
    await env.DB.prepare("UPDATE platform_imports SET expires_at = '2999-01-01T00:00:00.000Z' WHERE import_id = ?")
      .bind(waiting.importId)
      .run();
    expect((await bob.delete(`/api/platform/imports/${waiting.importId}`)).status).toBe(200);
    expect(await publisher.run()).toMatchObject({ outcome: "waiting" });
    expect(publisher.requests.at(-1)!.headers.get("if-none-match")).toBeNull();
  });
});

const HTML = "<!doctype html><html><body>Sign in to the network</body></html>";
const TEN = unList(names(10));

describe("what is no whole list of the publisher", () => {
  it.each<[string, string, Answer]>([
    ["a web page", "not_a_list", file(HTML, { "content-type": "text/html" })],
    ["another list", "not_a_list", file("<export/>")],
    ["a list without entries", "not_a_list", file(unList([]))],
    ["XML that ends too early", "not_a_list", () => new Response(bodyOf(TEN.slice(0, 300)))],
    ["an entry twice", "not_a_list", file(TEN.replace("UN.Person1<", "UN.Person2<"))],
    ["nothing", "empty", file("")],
    ["an older version", "older_than_in_force", file(unList(names(10), "2026-03-08"))],
    ["a date in the future, after which none would be newer", "not_a_list", file(unList(names(10), "2062-03-09"))],
    ["a refusal", "http_status", () => new Response("no", { status: 403 })],
    ["an answer of a proxy", "http_status", () => new Response("ok", { status: 203 })],
    ["a part that nobody asked for", "http_status", () => new Response("x", { status: 206 })],
    ["an error of the publisher, each time", "http_status", () => new Response("no", { status: 503 })],
    ["no connection, each time", "unreachable", () => Promise.reject(new TypeError("network"))],
    [
      "fewer bytes than announced, each time",
      "incomplete",
      () => new Response(bodyOf(TEN, { breakAt: 50 }), { headers: { "content-length": String(TEN.length) } }),
    ],
    [
      "more bytes than announced",
      "incomplete",
      () => new Response(bodyOf(TEN), { headers: { "content-length": "10" } }),
    ],
    [
      "a file that is too large",
      "too_large",
      () => new Response(bodyOf(TEN), { headers: { "content-length": "5000000000" } }),
    ],
    ["a page of sign-in at another site", "redirected", () => Response.redirect("https://portal.example.com/login")],
    ["a redirect into the network", "redirected", () => Response.redirect("https://10.0.0.1/un")],
    ["a redirect that leaves https", "address_refused", () => Response.redirect("http://lists.example.org/un")],
    ["a redirect without an end", "redirected", () => Response.redirect("https://lists.example.org/un")],
  ])("%s is a failure and an alert, and changes nothing", async (_, failure, answer) => {
    const before = await loadTen();
    publisher.answer = answer;
    const state = await publisher.run();
    expect(state).toMatchObject({ outcome: "failed", failure, run: null });
    expect(alerts.filter(({ event }) => event === "list_download_failed")).toMatchObject([{ failure }]);
    const after = await inForce();
    expect({ ...after, age_hours: 0 }).toEqual({ ...before, age_hours: 0 });
    expect((await auditOf())[0]).toMatchObject({ event: "LIST_DOWNLOAD_FAILED", details: { source: "un", failure } });
    expect((await env.FILES.list({ prefix: "list-downloads/" })).objects).toEqual([]);
    // The next run is due within the hour.
    expect(Date.parse(state.nextAt) - Date.parse(state.outcomeAt!)).toBeLessThanOrEqual(3_600_000);
  });

  it("is one line of the audit chain while it goes on, and an alert each time", async () => {
    const total = async () => (await ann.get("/api/platform/audit")).body.total as number;
    const before = await total();
    publisher.answer = file(HTML);
    await publisher.run();
    await publisher.run();
    expect(alerts).toHaveLength(2);
    expect((await auditOf())[0]!.event).toBe("LIST_DOWNLOAD_FAILED");
    expect(await total()).toBe(before + 1);
  });

  it.each(["http://lists.example.org/un", "https://127.0.0.1/un", "https://[fd00::1]/un", "https://lists.internal/un"])(
    "nothing is fetched from %s",
    async (url) => {
      publisher = new Publisher("un", { LIST_DOWNLOADS: `un=${url}` });
      expect(await publisher.run()).toMatchObject({ outcome: "failed", failure: "address_refused" });
      expect(publisher.requests).toEqual([]);
    },
  );

  it("a publisher may redirect to a host that the operator names", async () => {
    publisher = new Publisher("un", { LIST_REDIRECT_HOSTS: "files.example.net" });
    publisher.answer = ({ url }) =>
      url.startsWith("https://files.example.net/")
        ? new Response(TEN)
        : Response.redirect("https://files.example.net/un?signed");
    expect(await publisher.run()).toMatchObject({ outcome: "in_force" });
  });

  it("304 with no file known is no list in force", async () => {
    publisher.answer = () => new Response(null, { status: 304 });
    expect(await publisher.run()).toMatchObject({ outcome: "failed", failure: "not_modified_unasked" });
    expect(await inForce()).toBeUndefined();
  });
});

describe("a download that breaks off", () => {
  const text = unList(names(10));
  const headers = { etag: '"v1"', "content-length": String(text.length) };
  const rest = (from: number, etag = '"v1"') =>
    new Response(text.slice(from), {
      status: 206,
      headers: { etag, "content-range": `bytes ${from}-${text.length - 1}/${text.length}` },
    });

  it("goes on from what is stored, under the same validator", async () => {
    publisher.answer = (request) =>
      request.headers.has("range") ? rest(200) : new Response(bodyOf(text, { breakAt: 200 }), { headers });
    expect(await publisher.run()).toMatchObject({ outcome: "in_force" });
    const [, second] = publisher.requests;
    expect(second!.headers.get("range")).toBe("bytes=200-");
    expect(second!.headers.get("if-range")).toBe('"v1"');
    expect(await inForce()).toMatchObject({ entries: 10 });
  });

  it("begins again when the file has changed halfway", async () => {
    const other = unList(names(11), "2026-03-10");
    publisher.answer = (request) =>
      request.headers.has("range")
        ? new Response(other, { headers: { etag: '"v2"' } })
        : new Response(bodyOf(text, { breakAt: 200 }), { headers });
    expect(await publisher.run()).toMatchObject({ outcome: "in_force", known: { etag: '"v2"' } });
    expect(await inForce()).toMatchObject({ entries: 11, version: "2026-03-10" });
  });

  it("never joins parts of two files", async () => {
    publisher.answer = (request) =>
      request.headers.has("range") ? rest(200, '"v2"') : new Response(bodyOf(text, { breakAt: 200 }), { headers });
    expect(await publisher.run()).toMatchObject({ outcome: "failed" });
    expect(await inForce()).toBeUndefined();
  });

  it("goes on after the service died within any step", async () => {
    publisher.answer = file(text);
    // Each with more calls in between, so that every step fails and then succeeds.
    const FAILING = new Set([0, 2, 5, 9, 14, 20, 27]);
    let calls = 0;
    const fails = (bucket: R2Bucket): R2Bucket =>
      new Proxy(bucket, {
        get: (target, name) => {
          const member = Reflect.get(target, name) as unknown;
          if (typeof member !== "function") return member;
          return (...args: unknown[]) => {
            if (FAILING.has(calls++)) return Promise.reject(new Error("storage failed"));
            return (member as (...args: unknown[]) => unknown).apply(target, args);
          };
        },
      });
    publisher.bindings = { FILES: fails(env.FILES) };
    for (let i = 0; i < 30 && (await publisher.state())?.outcome !== "in_force"; i++)
      await publisher.step().catch(() => {});
    expect(calls).toBeGreaterThan(5);
    expect(await inForce()).toMatchObject({ entries: 10 });
  });

  it("ends as failed when a step never ends", async () => {
    publisher.answer = file(text);
    await publisher.step();
    await env.DB.prepare("UPDATE list_downloads SET attempts = 5").run();
    expect(await publisher.run()).toMatchObject({ outcome: "failed", failure: "interrupted" });
    expect(await inForce()).toBeUndefined();
  });
});

describe("the downloads", () => {
  it("are of the platform's operators alone, and none is configured at first", async () => {
    expect((await ann.get("/api/platform/list-downloads")).body).toEqual({ downloads: [] });
    expect((await ann.post("/api/platform/list-downloads/un")).status).toBe(404);
    expect((await ann.post("/api/platform/list-downloads/fr")).status).toBe(422);
    const manager = newOfficer("admin");
    expect((await manager.get("/api/platform/list-downloads")).status).toBe(401);
  });

  it("of a list that is no longer configured end", async () => {
    const object = env.LIST_DOWNLOADER.getByName("un");
    await object.schedule("un", true);
    expect(await runInDurableObject(object, (_, { storage }) => storage.getAlarm())).not.toBeNull();
    await runDurableObjectAlarm(object);
    expect(await runInDurableObject(object, (_, { storage }) => storage.getAlarm())).toBeNull();
  });
});
