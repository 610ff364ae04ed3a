import { addDays, DAY_MS, HOUR_MS, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { DatabaseCtx, DueJob } from "../monitoring/due-job.ts";
import { nextRun, serveTenants } from "../monitoring/serve-in-turn.ts";
import { EXPORT_FORMATS, EXPORT_KINDS, type ExportKind, type ExportPlace } from "./export.model.ts";
import { MEDIA_TYPES, schemaOf, writeRows } from "./export-files.ts";
import { readExportPage } from "./export-pages.service.ts";
import {
  beginRun,
  dropRunsBefore,
  type ExportFile,
  type ExportRun,
  listFiles,
  listTenantsToExport,
  saveRun,
} from "./export-runs.store.ts";

/** Rows of a file: what one step has in memory. */
const ROWS_A_FILE = 500;
/** From midnight UTC until the export of the day begins. */
const FROM_MS = HOUR_MS;
const RETRY_MS = 10 * 60_000;
/** How long the rows of a run are kept; the files stay until the bucket deletes them. */
const KNOWN_DAYS = 30;

/** Exports each tenant into `EXPORT_BUCKET` once a day, where one is bound. */
export const EXPORT_DATA: DueJob = { name: "export_data", run: (ctx, budgetMs) => exportTenants(ctx, budgetMs) };

export async function exportTenants(
  ctx: DatabaseCtx,
  budgetMs: number,
  rowsAFile = ROWS_A_FILE,
): Promise<{ readonly nextAtMs: number | null }> {
  const bucket = ctx.env.EXPORT_BUCKET;
  if (!bucket) return { nextAtMs: null };
  const startMs = ctx.now().getTime();
  const day = isoTime(new Date(startMs - FROM_MS)).slice(0, 10);
  const untilMs = startMs + budgetMs;
  const served = await serveTenants(ctx, await listTenantsToExport(ctx, day), {
    job: EXPORT_DATA.name,
    failure: "export_failed",
    untilMs,
    serve: (own) => exportTenant(own, bucket, day, { untilMs, rowsAFile }),
  });
  return { nextAtMs: nextRun(ctx, served, isoTime(new Date(Date.parse(day) + DAY_MS + FROM_MS)), RETRY_MS) };
}

interface Bounds {
  readonly untilMs: number;
  readonly rowsAFile: number;
}

/** @returns false if time ran out; the next run continues after the last file */
async function exportTenant(ctx: Ctx, bucket: R2Bucket, day: string, { untilMs, rowsAFile }: Bounds): Promise<boolean> {
  let run = await beginRun(ctx, day, EXPORT_KINDS[0], isoTime(ctx.now()));
  while (run.manifestSha256 === null) {
    if (ctx.now().getTime() >= untilMs) return false;
    run = run.kind === null ? await writeManifest(ctx, bucket, run) : await writeFile(ctx, bucket, run, rowsAFile);
  }
  return true;
}

/** Exports the next rows of a kind. Repeated after a kill, it writes the same objects again. */
async function writeFile(ctx: Ctx, bucket: R2Bucket, run: ExportRun, rowsAFile: number): Promise<ExportRun> {
  const kind = run.kind!;
  const after = run.after === null ? null : (JSON.parse(run.after) as ExportPlace);
  const { rows, next } = await readExportPage(ctx, kind, after, rowsAFile);
  const files: ExportFile[] = [];
  if (after === null) {
    const schema = `${JSON.stringify(schemaOf(kind), null, 2)}\n`;
    files.push(
      await put(bucket, run, {
        name: `schemas/${kind}.schema.json`,
        text: schema,
        type: "application/schema+json",
        rows: 0,
      }),
    );
  }
  for (const format of EXPORT_FORMATS) {
    const name = `${kind}/${String(run.part).padStart(6, "0")}.${format}`;
    const text = writeRows(kind, format, rows);
    files.push(await put(bucket, run, { name, text, type: MEDIA_TYPES[format], rows: rows.length }));
  }
  const moved = next
    ? { after: JSON.stringify(next), part: run.part + 1 }
    : { kind: kindAfter(kind), after: null, part: 1 };
  const saved = { ...run, ...moved };
  await saveRun(ctx, saved, files);
  return saved;
}

const kindAfter = (kind: ExportKind): ExportKind | null => EXPORT_KINDS[EXPORT_KINDS.indexOf(kind) + 1] ?? null;

/**
 * The list of all files, written last: an export without it is not complete. Its time is saved before it is written, so that a
 * repetition writes the same bytes.
 */
async function writeManifest(ctx: Ctx, bucket: R2Bucket, run: ExportRun): Promise<ExportRun> {
  const finished = { ...run, finishedAt: run.finishedAt ?? isoTime(ctx.now()) };
  if (run.finishedAt === null) await saveRun(ctx, finished, []);
  const files = await listFiles(ctx, run.day);
  const kinds = EXPORT_KINDS.map((kind) => {
    const own = files.filter(({ name }) => name.startsWith(`${kind}/`) && name.endsWith(".ndjson"));
    return [kind, own.reduce((sum, { rows }) => sum + rows, 0)];
  });
  const manifest = {
    tenant_id: run.tenantId,
    day: run.day,
    started_at: run.startedAt,
    finished_at: finished.finishedAt,
    rows: Object.fromEntries(kinds) as Record<ExportKind, number>,
    files,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const { sha256 } = await put(bucket, run, { name: "manifest.json", text, type: "application/json", rows: 0 });
  const done = { ...finished, manifestSha256: sha256 };
  await saveRun(ctx, done, []);
  await dropRunsBefore(ctx, isoTime(addDays(new Date(run.day), -KNOWN_DAYS)).slice(0, 10));
  ctx.log.info("data_exported", { day: run.day, files: files.length });
  return done;
}

interface Content {
  readonly name: string;
  readonly text: string;
  readonly type: string;
  readonly rows: number;
}

async function put(
  bucket: R2Bucket,
  { tenantId, day }: ExportRun,
  { name, text, type, rows }: Content,
): Promise<ExportFile> {
  const bytes = new TextEncoder().encode(text);
  const sha256 = sha256Hex(bytes);
  const key = `${encodeURIComponent(tenantId)}/${day}/${name}`;
  await bucket.put(key, bytes, { sha256, httpMetadata: { contentType: type } });
  return { name, sha256, bytes: bytes.length, rows };
}
