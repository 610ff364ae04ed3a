import { sql } from "drizzle-orm";
import type { Ctx } from "../../../src/platform/context.ts";
import { type Calls, DAY, hash, NO_QUERY, T } from "./calls.ts";

const importRow = {
  import_id: "i",
  sha256: hash,
  extract_type: "full",
  extract_number: 1,
  snapshot_date: DAY,
  meta: "{}",
  enterprises: 1,
  parts: 1,
  begun_at: T,
  completed_at: null,
  base_id: "",
  target_set: "b",
  sealed_at: null,
  content_sha256: null,
};
const platformImport = {
  import_id: "pi",
  kind: "list",
  source: "eu",
  version: "1",
  stated_sha256: hash,
  state: "staged",
  staged_by: "ann",
  staged_at: T,
  expires_at: T,
  content_sha256: hash,
  base_id: "",
  comparison: null,
  confirmed_by: null,
  confirmed_at: null,
};
const download = {
  source: "eu",
  step: "fetch",
  attempts: 1,
  nextAt: T,
  run: { runId: "r", startedAt: T, url: "https://lists.example/eu", file: null, changes: 0, facts: null },
  known: null,
  outcome: "none",
  failure: null,
  detail: null,
  outcomeAt: null,
  importId: null,
  seenAt: null,
};
const auditLine = {
  seq: 1,
  event: "IMPORT_STAGED",
  timestamp: T,
  actor: "ann",
  details: {},
  prev_hash: hash,
  hash,
  signed_at: T,
  signature: "s",
};
const difference = { in_force: 1, after: 1, added: 0, changed: 0, removed: 0, removed_examples: [] };
const part = { range: { from: "0", to: "1" }, deletes: {}, rows: { websites: [["0000000001", "https://x.test"]] } };
const update = { range: null, deletes: { enterprises: ["0000000001"] }, rows: {} };

/** The import that parts go into, as it is before it is compared. */
const receiving = async (ctx: Ctx) => {
  const statement = `INSERT OR REPLACE INTO register_imports (import_id, sha256, extract_type, extract_number, snapshot_date,
    meta, enterprises, parts, begun_at) VALUES ('i', 'x', 'full', 1, '${DAY}', '{}', 1, 1, '${T}')`;
  await ctx.env.REGISTRY_DB.prepare(statement).run();
};

export const CALLS_OF_IMPORTS: Calls = {
  "features/imports/register-parts.store.ts": {
    writeFullPart: async (f, ctx) => {
      await receiving(ctx);
      await f(ctx, importRow, { part: 0, sha256: hash }, part);
    },
    stageUpdatePart: async (f, ctx) => {
      await receiving(ctx);
      await f(ctx, { ...importRow, extract_type: "update", target_set: "a" }, { part: 0, sha256: hash }, update);
    },
  },
  "features/imports/register-import.store.ts": {
    readImports: (f, ctx) => f(ctx),
    stageImport: (f, ctx) => f(ctx, importRow),
    registry: NO_QUERY,
    first: NO_QUERY,
    insertFrom: NO_QUERY,
    sealImport: (f, ctx) => f(ctx, "other", T),
    saveContentHash: (f, ctx) => f(ctx, "i", hash),
    countEnterprises: (f, ctx) => f(ctx, "a"),
    listStagedRows: (f, ctx) => f(ctx, "i"),
    activateImport: async (f, ctx) => {
      await ctx.env.REGISTRY_DB.prepare("UPDATE register_imports SET sealed_at = ?").bind(T).run();
      await f(ctx, importRow, [{ part: 0, position: 0, table_name: "websites", operation: "delete" }], T);
    },
    deleteImport: (f, ctx) => f(ctx, "other"),
  },
  "features/imports/platform-imports.store.ts": {
    insertImport: (f, ctx) => f(ctx, platformImport),
    findImport: (f, ctx) => f(ctx, "pi"),
    listImports: (f, ctx) => f(ctx, 100),
    listDifferences: (f, ctx) => f(ctx, ["pi"]),
    sumChangedAlone: (f, ctx) => f(ctx, { kind: "list", source: "eu", since: T }),
    isOpen: NO_QUERY,
    isConfirming: NO_QUERY,
    isAsCompared: NO_QUERY,
    saveComparison: (f, ctx) => f(ctx, platformImport, { contentSha256: hash, base: null, difference }, []),
    saveState: (f, ctx) => f(ctx, "pi", "confirmed"),
    listConfirming: (f, ctx) => f(ctx),
    listExpired: (f, ctx) => f(ctx, T, 20),
  },
  "features/list-downloads/list-downloads.store.ts": {
    readDownloads: (f, ctx) => f(ctx),
    findDownload: (f, ctx) => f(ctx, "eu"),
    saveDownload: (f, ctx) => f(ctx, download),
  },
  "features/platform/audit.store.ts": {
    findLastLine: (f, ctx) => f(ctx),
    readLines: [(f, ctx) => f(ctx, { upTo: 9, limit: 20 }), (f, ctx) => f(ctx, { upTo: null, limit: 20 })],
    insertLine: (f, ctx) => f(ctx, auditLine),
    guard: (f, ctx) => f(ctx, sql`1`),
  },
};
