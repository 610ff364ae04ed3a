import { canonicalHash } from "../../platform/canonical-json.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { beginListImport, type ListAnnouncement } from "../../screening/index.ts";
import type { RadarDataset } from "../regulatory/radar.dataset.ts";
import { versionOf as releaseVersionOf } from "../regulatory/radar.service.ts";
import type { ImportRow, ReceivedPart } from "./import.model.ts";
import { compareImport, discardImport, recordImport, tidyImports } from "./platform-imports.service.ts";
import { findImport } from "./platform-imports.store.ts";
import {
  beginRegisterImport,
  type ExtractAnnouncement,
  findStagedRegister,
  versionOf,
} from "./register-import.service.ts";
import { stageDataset } from "./regulatory-import.service.ts";

export interface StartedImport {
  readonly row: ImportRow;
  readonly received: readonly ReceivedPart[];
}

/** @throws DomainError `payload_too_large` for a list that does not fit beside the others. */
export async function beginList(ctx: Ctx, file: ListAnnouncement): Promise<StartedImport> {
  await tidyImports(ctx);
  const { listId, begunAt, received } = await beginListImport(ctx, file);
  const { source, version, sha256: stated_sha256 } = file;
  const begun = { import_id: listId, kind: "list", source, version, stated_sha256 } as const;
  return { row: await recordImport(ctx, begun, begunAt), received };
}

/**
 * Only one import of the register is possible at a time.
 * @throws DomainError `validation_failed`, `invalid_state` while another operator's import is under way, or a confirmed
 *   one could not be put in force.
 */
export async function beginRegister(ctx: Ctx, extract: ExtractAnnouncement) {
  await tidyImports(ctx);
  await discardAbandonedImports(ctx, extract.sha256);
  const begun = await beginRegisterImport(ctx, extract);
  if (begun.status === "current") return begun;
  const { import_id, sha256: stated_sha256, begun_at: begunAt } = begun.row;
  const facts = { import_id, kind: "register", source: "kbo", version: versionOf(begun.row), stated_sha256 } as const;
  return { ...begun, row: await recordImport(ctx, facts, new Date(begunAt)) };
}

async function discardAbandonedImports(ctx: Ctx, sha256: string): Promise<void> {
  const staged = await findStagedRegister(ctx);
  const row = staged && (await findImport(ctx, staged.import_id));
  if (row?.state === "confirming") {
    const message = `The import of extract ${row.version} was confirmed and is not in force yet: it is tried again every five minutes. Try again later, or discard it.`;
    throw new DomainError("invalid_state", message, { extra: { import_id: row.import_id } });
  }
  if (!row || (row.state !== "receiving" && row.state !== "staged")) return;
  if (row.staged_by !== ctx.actor.id) {
    const message = `The import of extract ${row.version} by ${row.staged_by} is under way: confirm or discard it first.`;
    throw new DomainError("invalid_state", message, { extra: { import_id: row.import_id } });
  }
  if (row.stated_sha256 !== sha256) await discardImport(ctx, row.import_id);
}

/** Stages and compares a regulatory data set, which is sent in one part. */
export async function beginRegulatory(ctx: Ctx, dataset: RadarDataset): Promise<ImportRow> {
  await tidyImports(ctx);
  const import_id = ctx.newId();
  await stageDataset(ctx, import_id, dataset);
  const facts = {
    import_id,
    kind: "regulatory",
    source: "regulatory",
    version: releaseVersionOf(dataset),
    stated_sha256: canonicalHash(dataset),
  } as const;
  await recordImport(ctx, facts, ctx.now());
  return compareImport(ctx, import_id);
}
