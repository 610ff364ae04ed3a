import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import {
  activationOfList,
  compareStagedList,
  discardStagedList,
  ListObjectMissing,
  putListPart,
  touchOfList,
} from "../../screening/index.ts";
import type { Comparison, ImportRow } from "./import.model.ts";
import type { Activation } from "./activation.store.ts";
import type { ImportHandler } from "./import-handler.ts";

/** Sanctions and PEP lists. */
export const listImport: ImportHandler = {
  guardsRewriting: true,
  putPart: (ctx, { import_id }, part, bytes) => putListPart(ctx, import_id, part, bytes),
  compare: compareList,
  activate: activateList,
  touch: (ctx, { source }) => touchOfList(ctx, source),
  discard: (ctx, { import_id }) => discardStagedList(ctx, import_id),
};

/** A discard deletes the objects of an import before its row, so a comparison at the same time finds them gone. */
function discarded(error: unknown): never {
  if (!(error instanceof ListObjectMissing)) throw error;
  throw new DomainError("not_found", "The import was not found.");
}

async function compareList(ctx: Ctx, row: ImportRow): Promise<Comparison> {
  const { contentSha256, before, difference, isCurrent } = await compareStagedList(ctx, row.import_id).catch(discarded);
  const base = before && { id: before.listId, version: before.version, sha256: before.sha256 };
  return { contentSha256, base, difference, isCurrent };
}

function activateList(ctx: Ctx, row: ImportRow): Promise<Activation> {
  return activationOfList(ctx, row.import_id, { baseId: row.base_id!, sha256: row.content_sha256! });
}
