import { createHash } from "node:crypto";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { exportTenants } from "../../src/features/exports/nightly-export.service.ts";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, reviewedCase, SANCTIONED } from "../support/cases.ts";
import { raiseSar } from "../support/sars.ts";
import { systemCtx } from "../support/retention-clock.ts";

const NIGHT = "2031-03-02T01:30:00.000Z";
const encoded = (tenant: string) => encodeURIComponent(tenant);

/** What is put behind a key. */
type Behind = Parameters<R2Bucket["put"]> extends [string, ...infer Rest] ? Rest : never;

/** A bucket of its own: a part of the one that there is. */
function bucketAt(prefix: string, fails: () => boolean = () => false): R2Bucket {
  const put = (key: string, ...rest: Behind) =>
    fails() ? Promise.reject(new Error("storage failed")) : env.FILES.put(`${prefix}/${key}`, ...rest);
  return { put } as R2Bucket;
}

const contextAt = (bucket: R2Bucket | undefined, now = NIGHT): DatabaseCtx => ({
  ...systemCtx({ ...env, ...(bucket && { EXPORT_BUCKET: bucket }) } as Env),
  now: () => new Date(now),
  database: "DB",
});

const bytesOf = async (key: string) => new Uint8Array(await (await env.FILES.get(key))!.arrayBuffer());
const read = async (key: string) => (await env.FILES.get(key))?.text() ?? null;
const manifestOf = async (prefix: string, tenant: string, day = "2031-03-02") =>
  JSON.parse((await read(`${prefix}/${encoded(tenant)}/${day}/manifest.json`)) ?? "null");

let officer: Officer;
beforeAll(async () => {
  officer = newOfficer("alice", "officer", "compliance_manager");
  const opened = await reviewedCase(officer, SANCTIONED);
  for (let i = 0; i < 5; i++) await openCase(officer);
  await raiseSar(officer, opened, { reason: "Payments that fit no business" });
}, 120_000);
afterEach(() => void vi.restoreAllMocks());

/** Until all is exported. @returns how many runs it took */
async function exportAll(bucket: R2Bucket, budgetMs: number, now = NIGHT): Promise<number> {
  for (let runs = 1; runs < 2_000; runs++) {
    const { nextAtMs } = await exportTenants(contextAt(bucket, now), budgetMs, 2);
    // Neither at once nor after a failure.
    if (nextAtMs! - Date.parse(now) > 1_200_000) return runs;
  }
  throw new Error("the export does not end");
}

describe("the nightly export", () => {
  it("writes every row of each kind, with hashes and schemas, and its manifest last", async () => {
    const written: string[] = [];
    const bucket = bucketAt("whole");
    const put = bucket.put.bind(bucket);
    bucket.put = ((key: string, ...rest: Behind) => {
      written.push(key);
      return put(key, ...rest);
    }) as R2Bucket["put"];
    await exportAll(bucket, 60_000);
    const own = written.filter((key) => key.startsWith(`${encoded(officer.tenant)}/`));
    expect(own.at(-1)).toBe(`${encoded(officer.tenant)}/2031-03-02/manifest.json`);
    const manifest = await manifestOf("whole", officer.tenant);
    expect(manifest.rows).toMatchObject({ cases: 6 });
    expect(manifest.files.map(({ name }: any) => name)).toEqual(
      expect.arrayContaining(["cases/000003.csv", "cases/000003.ndjson", "schemas/audit.schema.json"]),
    );
    for (const { name, sha256, bytes } of manifest.files) {
      const content = await bytesOf(`whole/${encoded(officer.tenant)}/2031-03-02/${name}`);
      expect([name, createHash("sha256").update(content).digest("hex")]).toEqual([name, sha256]);
      expect(content.length).toBe(bytes);
    }
    const parts = manifest.files.filter(({ name }: any) => /^cases\/.*ndjson$/.test(name));
    const texts = await Promise.all(
      parts.map(({ name }: any) => read(`whole/${encoded(officer.tenant)}/2031-03-02/${name}`)),
    );
    const ids = texts
      .join("")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).workflow_id);
    const { body } = await officer.get("/api/cases?per_page=100");
    expect(ids.toSorted()).toEqual(body.cases.map(({ workflow_id }: any) => workflow_id).toSorted());
    const everything = (
      await Promise.all(
        manifest.files.map(({ name }: any) => read(`whole/${encoded(officer.tenant)}/2031-03-02/${name}`)),
      )
    ).join("");
    expect(everything).not.toMatch(/Payments that fit no business|sar_id|goaml/i);
  });

  it("goes on after each interruption behind its last file, and ends with the same files", async () => {
    await env.DB.batch(["export_runs", "export_files"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
    vi.spyOn(console, "error").mockImplementation(() => {});
    let calls = 0;
    // Every third write fails, and every run has time for next to nothing.
    const runs = await exportAll(
      bucketAt("broken", () => ++calls % 5 === 0),
      60_000,
    );
    expect(runs).toBeGreaterThan(1);
    const [whole, broken] = [await manifestOf("whole", officer.tenant), await manifestOf("broken", officer.tenant)];
    expect(broken.files).toEqual(whole.files);
  });

  it("ends within its time and goes on in the next run", async () => {
    await env.DB.batch(["export_runs", "export_files"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
    const ctx = contextAt(bucketAt("slow"));
    let elapsed = 0;
    // Each look at the clock takes a second.
    const slow = { ...ctx, now: () => new Date(Date.parse(NIGHT) + 1_000 * elapsed++) };
    expect((await exportTenants(slow, 5_000, 2)).nextAtMs! - Date.parse(NIGHT)).toBeLessThan(60_000);
    expect(await manifestOf("slow", officer.tenant)).toBeNull();
    await exportAll(bucketAt("slow"), 60_000);
    expect((await manifestOf("slow", officer.tenant)).files).toHaveLength(
      (await manifestOf("whole", officer.tenant)).files.length,
    );
  });

  it("is made once a day, and again the next", async () => {
    const count = { puts: 0 };
    const counting = bucketAt("again", () => (count.puts++, false));
    await exportAll(counting, 60_000);
    expect(count.puts).toBe(0);
    await exportAll(counting, 60_000, "2031-03-03T00:30:00.000Z");
    expect(count.puts).toBe(0);
    await exportAll(counting, 60_000, "2031-03-03T01:00:00.000Z");
    expect(await manifestOf("again", officer.tenant, "2031-03-03")).toMatchObject({ rows: { cases: 6 } });
  });

  it("is not made without a bucket", async () => {
    expect(await exportTenants(contextAt(undefined), 1_000)).toEqual({ nextAtMs: null });
  });
});
