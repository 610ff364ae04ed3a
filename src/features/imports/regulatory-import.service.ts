import { canonicalHash } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { purgePrefix } from "../../platform/files.ts";
import { compareReleases } from "../regulatory/release-difference.rules.ts";
import { proposeChanges } from "../regulatory/proposals.rules.ts";
import type { RadarDataset } from "../regulatory/radar.dataset.ts";
import { versionOf } from "../regulatory/radar.service.ts";
import { isServed, readServedRelease, releaseWrites } from "../regulatory/releases.store.ts";
import type { Comparison, ImportRow } from "./import.model.ts";
import type { Activation } from "./activation.store.ts";
import type { ImportHandler } from "./import-handler.ts";

const prefixOf = (importId: string): string => `platform/imports/${importId}/`;
const keyOf = (importId: string): string => `${prefixOf(importId)}dataset.json`;

/** Regulatory data: one validated data set, staged in R2. */
export const regulatoryImport: ImportHandler = {
  guardsRewriting: false,
  putPart: () =>
    Promise.reject(
      new DomainError("validation_failed", "Regulatory data is sent whole when its import begins, not in parts."),
    ),
  compare: compareDataset,
  activate: activateDataset,
  touch: async (ctx, row) => ({ condition: isServed((await readStaged(ctx, row)).version), writes: [] }),
  discard: async (ctx, { import_id }) => void (await purgePrefix(ctx, prefixOf(import_id))),
};

/** Stages an operator's data set. */
export async function stageDataset(ctx: Ctx, importId: string, dataset: RadarDataset): Promise<void> {
  await ctx.env.FILES.put(keyOf(importId), JSON.stringify(dataset), {
    httpMetadata: { contentType: "application/json" },
  });
}

async function readStaged(ctx: Ctx, { import_id }: ImportRow) {
  const object = await ctx.env.FILES.get(keyOf(import_id));
  if (!object) throw notFound("The import");
  const dataset = await object.json<RadarDataset>();
  return { dataset, version: versionOf(dataset), sha256: canonicalHash(dataset) };
}

async function compareDataset(ctx: Ctx, row: ImportRow): Promise<Comparison> {
  const [staged, served] = await Promise.all([readStaged(ctx, row), readServedRelease(ctx.db)]);
  const base = served && { id: served.version, version: served.version, sha256: canonicalHash(served.dataset) };
  return {
    contentSha256: staged.sha256,
    base,
    difference: compareReleases(served?.dataset ?? null, staged.dataset),
    isCurrent: served?.version === staged.version,
  };
}

/** @throws DomainError `invalid_state` when the stored data set differs from the compared one. */
async function activateDataset(ctx: Ctx, row: ImportRow): Promise<Activation> {
  const { dataset, version, sha256 } = await readStaged(ctx, row);
  if (sha256 !== row.content_sha256) {
    throw new DomainError("invalid_state", "The stored data set is not the one that was compared.");
  }
  const loaded = { loadedAt: isoTime(ctx.now()), loadedBy: ctx.actor.id };
  const release = { version, dataset };
  // The condition refuses the activation when another release than this one is in force by then.
  const proposed = proposeChanges(await readServedRelease(ctx.db), release);
  return {
    condition: isServed(row.base_id || null),
    writes: releaseWrites(ctx.db, release, loaded, proposed),
  };
}
