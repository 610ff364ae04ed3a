import { createExecutionContext, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { connect, currentInvocation, invoke } from "../../src/platform/limits/invocation.ts";
import { CpuClock } from "../../src/platform/limits/cpu-clock.ts";
import { limitHandlers } from "../../src/platform/limits/limited-worker.ts";
import { LIMITS } from "../../src/platform/limits/table.ts";
import { network } from "../../src/platform/network.ts";

/** The method of the local runtime itself, which limits nothing. */
const bareMethod = <T extends object, K extends keyof T>(target: T, method: K): T[K] =>
  ((Object.getPrototypeOf(target) as T)[method] as () => unknown).bind(target) as T[K];

const text = (bytes: number) => "x".repeat(bytes);
const params = (count: number) => Array.from({ length: count }, (_, n) => n);
const list = (count: number, item = "?") => Array(count).fill(item).join(", ");

// Refusals, which the log names, are what these tests are about.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

beforeAll(async () => {
  await env.DB.prepare("CREATE TABLE probe (id INTEGER PRIMARY KEY, a TEXT, b TEXT)").run();
});

describe("a database under the platform's limits", () => {
  const insert = "INSERT INTO probe (a, b) VALUES (?, ?)";
  const prepareBare = (sql: string) => bareMethod(env.DB, "prepare")(sql);
  const TOO_BIG = "D1_ERROR: string or blob too big: SQLITE_TOOBIG";
  const half = text(LIMITS.D1_ROW_BYTES / 2 + 1);

  it("refuses a value that is too large, which the local runtime stores", async () => {
    const value = text(LIMITS.D1_ROW_BYTES + 1);
    await expect(prepareBare(insert).bind(value, null).run()).resolves.toMatchObject({ success: true });
    await expect(env.DB.prepare(insert).bind(value, null).run()).rejects.toThrow(TOO_BIG);
    await expect(env.DB.batch([env.DB.prepare(insert).bind(value, null)])).rejects.toThrow(TOO_BIG);
    await env.DB.prepare("DELETE FROM probe").run();
  });

  it("counts bytes, not characters", async () => {
    const value = "é".repeat(LIMITS.D1_ROW_BYTES / 2 + 1);
    await expect(env.DB.prepare(insert).bind(value, null).run()).rejects.toThrow(TOO_BIG);
  });

  it("refuses a row that is too large, though each value is not, and undoes its batch", async () => {
    await expect(prepareBare(insert).bind(half, half).run()).resolves.toMatchObject({ success: true });
    await env.DB.prepare("DELETE FROM probe").run();
    await expect(env.DB.prepare(insert).bind(half, half).run()).rejects.toThrow(TOO_BIG);
    const writes = [env.DB.prepare(insert).bind("a", "b"), env.DB.prepare(insert).bind(half, half)];
    await expect(env.DB.batch(writes)).rejects.toThrow(TOO_BIG);
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM probe").first("n")).toBe(0);
  });

  it("refuses the row that a second write makes too large", async () => {
    await env.DB.prepare(insert).bind(half, null).run();
    await expect(env.DB.prepare("UPDATE probe SET b = ?").bind(half).run()).rejects.toThrow(TOO_BIG);
    expect(await env.DB.prepare("SELECT b FROM probe").first("b")).toBe(null);
    await env.DB.prepare("DELETE FROM probe").run();
  });

  it("stores a large row that is within the limit, and answers as without limits", async () => {
    const statement = env.DB.prepare(insert).bind(text(1_000_000), "b");
    expect(await statement.run()).toMatchObject({ success: true, meta: { changes: 1 } });
    expect(await env.DB.batch([statement])).toHaveLength(1);
    await env.DB.prepare("DELETE FROM probe").run();
  });

  it("refuses a result that a statement makes longer than the limit", async () => {
    for (let n = 0; n < 2; n++) await env.DB.prepare(insert).bind(half, null).run();
    const sql = "SELECT json_group_array(a) AS a FROM probe";
    await expect(prepareBare(sql).all()).resolves.toMatchObject({ success: true });
    await expect(env.DB.prepare(sql).all()).rejects.toThrow(TOO_BIG);
    await env.DB.prepare("DELETE FROM probe").run();
  });

  it("refuses a function with more than 32 arguments, which the local runtime allows", async () => {
    const sql = (count: number) => `SELECT max(${list(count, "1")}) AS a`;
    await expect(prepareBare(sql(33)).all()).resolves.toMatchObject({ success: true });
    await expect(env.DB.prepare(sql(33)).all()).rejects.toThrow("too many arguments on function max");
    await expect(env.DB.prepare(sql(32)).all()).resolves.toMatchObject({ success: true });
  });

  it("refuses too many parameters, a long statement, a long pattern and a wide table, as the local runtime does", async () => {
    const inList = (count: number) => env.DB.prepare(`SELECT 1 WHERE 1 IN (${list(count)})`).bind(...params(count));
    await expect(inList(100).all()).resolves.toMatchObject({ success: true });
    await expect(inList(101).all()).rejects.toThrow("too many SQL variables");
    await expect(env.DB.prepare(`SELECT 1 /* ${text(LIMITS.SQL_BYTES)} */`).all()).rejects.toThrow("too long");
    const like = (bytes: number) => env.DB.prepare("SELECT 'a' LIKE ?").bind(text(bytes)).all();
    await expect(like(50)).resolves.toMatchObject({ success: true });
    await expect(like(51)).rejects.toThrow("LIKE or GLOB pattern too complex");
    const columns = params(101).map((n) => `c${n}`);
    await expect(env.DB.prepare(`CREATE TABLE wide (${columns.join()})`).run()).rejects.toThrow("too many columns");
  });
});

describe("a Durable Object's storage under the platform's limits", () => {
  const insert = "INSERT INTO probe (a, b) VALUES (?, ?)";
  const TOO_BIG = "string or blob too big: SQLITE_TOOBIG";
  const half = text(LIMITS.OBJECT_ROW_BYTES / 2 + 1);
  const value = text(LIMITS.OBJECT_ROW_BYTES + 1);

  const inStorage = (check: (storage: DurableObjectStorage, execBare: SqlStorage["exec"]) => void | Promise<void>) =>
    runInDurableObject(env.SWEEPER.getByName(crypto.randomUUID()), (_, { storage }) => {
      storage.sql.exec("CREATE TABLE probe (id INTEGER PRIMARY KEY, a TEXT, b TEXT)");
      return check(storage, bareMethod(storage.sql, "exec"));
    });
  const count = ({ sql }: DurableObjectStorage) => sql.exec("SELECT COUNT(*) AS n FROM probe").one()["n"];

  it("refuses a value and a row that are too large, which the local runtime stores", () =>
    inStorage((storage, execBare) => {
      for (const values of [
        [value, null],
        [half, half],
      ]) {
        execBare(insert, ...values);
        execBare("DELETE FROM probe");
        expect(() => storage.sql.exec(insert, ...values)).toThrow(TOO_BIG);
        expect(count(storage)).toBe(0);
      }
      storage.sql.exec(insert, text(1_000_000), "b");
      expect(count(storage)).toBe(1);
    }));

  it("refuses the row that a second write makes too large, and the rest of its transaction", () =>
    inStorage((storage) => {
      storage.sql.exec(insert, half, null);
      const write = () =>
        storage.transactionSync(() => {
          storage.sql.exec(insert, "a", "b");
          storage.sql.exec("UPDATE probe SET b = ? WHERE a <> 'a'", half);
        });
      expect(write).toThrow(TOO_BIG);
      expect(count(storage)).toBe(1);
    }));

  it("refuses a result that a statement makes longer than the limit", () =>
    inStorage((storage, execBare) => {
      for (let n = 0; n < 2; n++) storage.sql.exec(insert, half, null);
      const sql = "SELECT json_group_array(a) AS a FROM probe";
      expect(execBare(sql).toArray()).toHaveLength(1);
      expect(() => storage.sql.exec(sql).toArray()).toThrow(TOO_BIG);
      expect(() => storage.sql.exec(sql).one()).toThrow(TOO_BIG);
    }));

  it("refuses a named value that is too large, which the local runtime stores", () =>
    inStorage(async (storage) => {
      bareMethod(storage.kv, "put")("bare", value);
      await bareMethod(storage, "put")("bare", value);
      expect(() => storage.kv.put("name", value)).toThrow(TOO_BIG);
      expect(() => storage.put("name", { value })).toThrow(TOO_BIG);
      // Each character beyond Latin-1 makes two bytes of all.
      expect(() => storage.kv.put("name", `ł${half}`)).toThrow(TOO_BIG);
      storage.kv.put("name", half);
      expect(storage.kv.get("name")).toBe(half);
    }));

  it("refuses a function with more than 32 arguments, too many parameters and a long pattern", () =>
    inStorage((storage, execBare) => {
      const overloaded = `SELECT max(${list(33, "1")}) AS a`;
      expect(execBare(overloaded).toArray()).toHaveLength(1);
      expect(() => storage.sql.exec(overloaded)).toThrow("too many arguments on function max");
      expect(() => storage.sql.exec(`SELECT 1 WHERE 1 IN (${list(101)})`, ...params(101))).toThrow("too many SQL");
      expect(() => storage.sql.exec("SELECT 'a' LIKE ?", text(51)).toArray()).toThrow("pattern too complex");
    }));
});

describe("a bucket under the platform's limits", () => {
  it("refuses to delete more than 1,000 keys at once, which the local runtime does", async () => {
    const keys = params(1_001).map((n) => `key-${n}`);
    await expect(bareMethod(env.FILES, "delete")(keys)).resolves.toBeUndefined();
    await expect(env.FILES.delete(keys)).rejects.toThrow("(10021)");
    await expect(env.FILES.delete(keys.slice(1))).resolves.toBeUndefined();
  });

  it("refuses a long key and much metadata, as the local runtime does", async () => {
    await expect(env.FILES.put(text(1_025), "x")).rejects.toThrow("(10020)");
    await expect(env.FILES.put("key", "x", { customMetadata: { a: text(8_193) } })).rejects.toThrow("(10012)");
  });
});

describe("a queue under the platform's limits", () => {
  const queue = env.PORTFOLIO_QUEUE as Queue<unknown>;

  it.each([
    ["a message of more than 128 KB", [text(128_000)]],
    ["a batch of more than 256 KB", [text(100_000), text(100_000), text(60_000)]],
    ["more than 100 messages", params(101)],
  ])("refuses %s", async (_, bodies) => {
    await expect(queue.sendBatch(bodies.map((body) => ({ body })))).rejects.toThrow("Payload Too Large");
  });

  it("refuses a single message of more than 128 KB", async () => {
    await expect(queue.send(text(128_000))).rejects.toThrow("Payload Too Large");
  });
});

describe("an invocation under the platform's limits", () => {
  it("lets six connections wait for their answer, and the next one only then", async () => {
    const opened: (() => void)[] = [];
    const open = () => new Promise<void>((answer) => opened.push(answer));
    await invoke("test", async () => {
      const all = Array.from({ length: 8 }, () => connect(open));
      await Promise.resolve();
      expect(opened).toHaveLength(LIMITS.CONNECTIONS);
      opened[0]!();
      await all[0];
      await vi.waitFor(() => expect(opened).toHaveLength(LIMITS.CONNECTIONS + 1));
      opened[1]!();
      await vi.waitFor(() => expect(opened).toHaveLength(8));
      for (const answer of opened) answer();
      await Promise.all(all);
    });
  });

  it("refuses the subrequest after the last one, and the query after the last one", async () => {
    await invoke("test", async () => {
      for (let n = 0; n < LIMITS.D1_QUERIES; n++) currentInvocation()!.countQuery();
      await expect(env.DB.prepare("SELECT 1").all()).rejects.toThrow("Too many subrequests");
      for (let n = 0; n < LIMITS.SUBREQUESTS; n++) currentInvocation()!.countSubrequest();
      await expect(env.FILES.head("key")).rejects.toThrow("Too many subrequests");
    });
    await expect(env.FILES.head("key")).resolves.toBeNull();
  });

  it("drops measurements beyond the platform's number", async () => {
    await invoke("test", () => {
      for (let n = 0; n < LIMITS.METRIC_POINTS; n++) expect(currentInvocation()!.countPoint()).toBe(true);
      expect(currentInvocation()!.countPoint()).toBe(false);
    });
  });
});

describe("processor time", () => {
  it("is measured where an invocation computes, and not where it waits", async () => {
    const clock = new CpuClock();
    const stop = clock.start();
    const startedAt = performance.now();
    while (performance.now() < startedAt + 300);
    await new Promise((resume) => setTimeout(resume, 10));
    const resume = clock.pause();
    await new Promise((done) => setTimeout(done, 300));
    resume();
    const usedMs = stop();
    expect(usedMs).toBeGreaterThan(150);
    // On a busy machine all of it takes longer, the computation too.
    expect(usedMs).toBeLessThan(performance.now() - startedAt - 50);
  });
});

describe("a handler under the platform's limits", () => {
  const handlers = (fetch: () => Response | Promise<Response>) =>
    limitHandlers({ fetch, queue: async () => {}, scheduled: async () => {} }, () => "GET /test/{token}");
  const call = (worker: ReturnType<typeof handlers>) =>
    worker.fetch(new Request("https://dossier.test/test/secret") as never, env as never, createExecutionContext());

  it("warns of too much processor time by the name of the route, and answers", async () => {
    const lines: unknown[] = [];
    vi.spyOn(console, "warn").mockImplementation((line) => void lines.push(line));
    vi.spyOn(CpuClock.prototype, "start").mockReturnValue(() => LIMITS.CPU_MS + 1);
    expect((await call(handlers(() => new Response("done")))).status).toBe(200);
    expect(lines.join()).toContain('"invocation":"GET /test/{token}","used_ms":30001');
    expect(lines.join()).not.toContain("secret");
  });

  it("is one invocation: its database, files and objects count together", async () => {
    const worker = handlers(async () => {
      await env.FILES.head("key");
      env.SWEEPER.getByName("name");
      const refused = vi.spyOn(currentInvocation()!, "countSubrequest");
      await env.DB.prepare("SELECT 1").all();
      await network.fetch("https://elsewhere.test/").catch(() => null);
      return new Response(String(refused.mock.calls.length));
    });
    expect(await (await call(worker)).text()).toBe("2");
  });
});
