import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import { addDays, HOUR_MS, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { both, commit } from "../../platform/db.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { wakeMonitor } from "../monitoring/monitor.client.ts";
import { commitAudited } from "../platform/audit.service.ts";
import { ALONE_WITHIN_DAYS, secondOperatorReasons, shareOf } from "./difference.rules.ts";
import { type Comparison, IMPORT_HOURS, type ImportKind, type ImportRow, type ReceivedPart } from "./import.model.ts";
import type { ImportHandler } from "./import-handler.ts";
import { listImport } from "./list-import.service.ts";
import {
  findImport,
  insertImport,
  listImports,
  isAsCompared,
  isConfirming,
  isOpen,
  listConfirming,
  listExpired,
  saveComparison,
  saveState,
  sumChangedAlone,
} from "./platform-imports.store.ts";
import { registerImport } from "./register-import.service.ts";
import { regulatoryImport } from "./regulatory-import.service.ts";

const HANDLERS: Readonly<Record<ImportKind, ImportHandler>> = {
  list: listImport,
  register: registerImport,
  regulatory: regulatoryImport,
};

/** Records a new import of an operator. */
export async function recordImport(
  ctx: Ctx,
  begun: Pick<ImportRow, "import_id" | "kind" | "source" | "version" | "stated_sha256">,
  begunAt: Date,
): Promise<ImportRow> {
  const expires = new Date(begunAt.getTime() + IMPORT_HOURS * HOUR_MS);
  const times = { staged_at: isoTime(begunAt), expires_at: isoTime(expires) };
  await insertImport(ctx, { ...begun, ...times, staged_by: ctx.actor.id });
  return (await findImport(ctx, begun.import_id))!;
}

/** @throws DomainError `not_found` for an unknown or expired import. */
export async function requireImport(ctx: Ctx, importId: string): Promise<ImportRow> {
  const row = await findImport(ctx, importId);
  const isExpired = (row?.state === "receiving" || row?.state === "staged") && row.expires_at <= isoTime(ctx.now());
  if (!row || isExpired) throw notFound("The import");
  return row;
}

export async function putPart(ctx: Ctx, importId: string, part: number, bytes: Uint8Array): Promise<ReceivedPart> {
  const row = await requireImport(ctx, importId);
  requireOpen(row);
  if (row.staged_by !== ctx.actor.id) {
    throw new DomainError("forbidden", "Only the operator who began the import may send its parts.");
  }
  return HANDLERS[row.kind].putPart(ctx, row, part, bytes);
}

/** @throws DomainError `invalid_state` for a finished import. */
function requireOpen({ state }: ImportRow): void {
  if (state !== "receiving" && state !== "staged") throw new DomainError("invalid_state", `The import is ${state}.`);
}

/** Compares a complete import with what is in force. Nothing is activated; identical content is recorded as checked. */
export async function compareImport(ctx: Ctx, importId: string): Promise<ImportRow> {
  const row = await requireImport(ctx, importId);
  requireOpen(row);
  const comparison = await HANDLERS[row.kind].compare(ctx, row);
  await (comparison.isCurrent ? recordCurrent(ctx, row, comparison) : recordComparison(ctx, row, comparison));
  return (await findImport(ctx, importId))!;
}

async function recordCurrent(ctx: Ctx, row: ImportRow, comparison: Comparison): Promise<void> {
  const handler = HANDLERS[row.kind];
  const { condition, writes } = await handler.touch(ctx, row);
  await commitAudited(ctx, {
    line: { event: "IMPORT_CURRENT", details: { ...namesOf(row), content_sha256: comparison.contentSha256 } },
    condition: both(isOpen(row.import_id), condition),
    writes: [...writes, saveComparison(ctx, row, comparison, []), saveState(ctx, row.import_id, "current")],
  });
  await handler.discard(ctx, row);
}

async function recordComparison(ctx: Ctx, row: ImportRow, comparison: Comparison): Promise<void> {
  const { kind, source } = row;
  const since = isoTime(addDays(ctx.now(), -ALONE_WITHIN_DAYS));
  const alone = await sumChangedAlone(ctx, { kind, source, since });
  const { guardsRewriting } = HANDLERS[kind];
  const reasons = secondOperatorReasons(comparison.difference, { alone, guardsRewriting });
  const { contentSha256: content_sha256, base, difference } = comparison;
  const isRepeated =
    row.content_sha256 === content_sha256 &&
    row.base_id === (base?.id ?? "") &&
    row.comparison?.reasons.join() === reasons.join();
  if (isRepeated) return;
  await commitAudited(ctx, {
    line: {
      event: "IMPORT_STAGED",
      details: {
        ...namesOf(row),
        content_sha256,
        compared_with: base,
        ...countsOf(difference),
        second_operator_needed: reasons,
      },
    },
    condition: isOpen(row.import_id),
    writes: [saveComparison(ctx, row, comparison, reasons)],
  });
}

const namesOf = ({ import_id, kind, source, version, stated_sha256 }: ImportRow) => ({
  import_id,
  kind,
  source,
  version,
  stated_sha256,
});

function countsOf(difference: Comparison["difference"]) {
  const { removed_examples: _, ...counts } = difference;
  return { ...counts, removed_share: shareOf(counts.removed, difference) };
}

export interface Confirmation {
  /** What the operator saw: the content's hash, and the version that it was compared with. */
  readonly content_sha256: string;
  readonly compared_with: string | null;
}

/**
 * Activates a compared import; one that removes or rewrites much needs a second operator.
 * @throws DomainError `invalid_state` when the shown comparison is outdated, `four_eyes_same_officer`.
 */
export async function confirmImport(ctx: Ctx, importId: string, shown: Confirmation): Promise<ImportRow> {
  const row = await requireImport(ctx, importId);
  if (isRepeatedConfirmation(ctx, row, shown)) return row.state === "confirming" ? finishImport(ctx, row) : row;
  if (row.state === "receiving") throw new DomainError("invalid_state", "The import has not been compared yet.");
  requireOpen(row);
  const { base, difference, reasons } = row.comparison!;
  if (shown.content_sha256 !== row.content_sha256 || shown.compared_with !== (base?.id ?? null)) {
    throw new DomainError(
      "invalid_state",
      "The content or the version in force is not the one last compared: compare the import again.",
    );
  }
  if (reasons.length > 0 && mayBeSameOfficer(row.staged_by, ctx.actor.id)) {
    throw new DomainError(
      "four_eyes_same_officer",
      "An import that removes or rewrites this much needs a second operator.",
      {
        extra: { reasons },
      },
    );
  }
  const handler = HANDLERS[row.kind];
  const now = isoTime(ctx.now());
  const { condition, writes } = await handler.activate(ctx, row);
  const state = handler.apply ? "confirming" : "confirmed";
  await commitAudited(ctx, {
    line: {
      event: "IMPORT_CONFIRMED",
      details: {
        ...namesOf(row),
        content_sha256: row.content_sha256,
        compared_with: base,
        ...countsOf(difference),
        first_operator: row.staged_by,
        second_operator: row.staged_by === ctx.actor.id ? null : ctx.actor.id,
        second_operator_needed: reasons,
      },
    },
    condition: both(isAsCompared(row, now), condition),
    writes: [...writes, saveState(ctx, importId, state, { confirmedBy: ctx.actor.id, confirmedAt: now })],
  });
  ctx.log.info("import_confirmed", { kind: row.kind, source: row.source });
  await wakeMonitor(ctx);
  const confirmed = (await findImport(ctx, importId))!;
  return handler.apply ? finishImport(ctx, confirmed) : confirmed;
}

/** A repetition of the same operator's confirmation, whose first answer was lost. */
const isRepeatedConfirmation = (ctx: Ctx, row: ImportRow, shown: Confirmation): boolean =>
  (row.state === "confirmed" || row.state === "confirming") &&
  row.confirmed_by === ctx.actor.id &&
  row.content_sha256 === shown.content_sha256 &&
  (row.base_id || null) === shown.compared_with;

/** Completes a confirmed import that needs a further step. Idempotent. */
async function finishImport(ctx: Ctx, row: ImportRow): Promise<ImportRow> {
  await HANDLERS[row.kind].apply?.(ctx, row);
  await commit(ctx.db, [saveState(ctx, row.import_id, "confirmed")]);
  return (await findImport(ctx, row.import_id))!;
}

/**
 * Deletes an import that is not in force: a staged one, or a confirmed one that could not be put in force.
 * @throws DomainError `not_found`, `invalid_state` for one that is finished.
 */
export async function discardImport(ctx: Ctx, importId: string): Promise<ImportRow> {
  const row = await requireImport(ctx, importId);
  if (row.state === "discarded") return row;
  if (row.state === "confirming") return discardUnapplied(ctx, row);
  requireOpen(row);
  await commitAudited(ctx, {
    line: { event: "IMPORT_DISCARDED", details: namesOf(row) },
    condition: isOpen(importId),
    writes: [saveState(ctx, importId, "discarded")],
  });
  await HANDLERS[row.kind].discard(ctx, row);
  return (await findImport(ctx, importId))!;
}

async function discardUnapplied(ctx: Ctx, row: ImportRow): Promise<ImportRow> {
  const handler = HANDLERS[row.kind];
  // Before it is looked at: from then on, nobody can put it in force.
  await handler.discard(ctx, row);
  if (await handler.isApplied?.(ctx, row)) {
    await finishImport(ctx, row);
    throw new DomainError("invalid_state", "The import has already been confirmed.");
  }
  await commitAudited(ctx, {
    line: { event: "IMPORT_DISCARDED", details: { ...namesOf(row), confirmed_by: row.confirmed_by } },
    condition: isConfirming(row.import_id),
    writes: [saveState(ctx, row.import_id, "discarded")],
  });
  return (await findImport(ctx, row.import_id))!;
}

const EXPIRED_AT_ONCE = 20;

/** Completes confirmed imports and deletes expired ones. @returns how many imports it processed. */
export async function tidyImports(ctx: Ctx): Promise<number> {
  const confirming = await listConfirming(ctx);
  for (const row of confirming) {
    await finishImport(ctx, row).catch((error: unknown) => {
      ctx.log.error("import_not_applied", { kind: row.kind, class: errorClass(error) });
    });
  }
  const expired = await listExpired(ctx, isoTime(ctx.now()), EXPIRED_AT_ONCE);
  for (const row of expired) {
    await HANDLERS[row.kind].discard(ctx, row);
    await commit(ctx.db, [saveState(ctx, row.import_id, "discarded")]);
  }
  return confirming.length + expired.length;
}

/** The newest imports of all operators. */
export const readImports = (ctx: Ctx, limit: number): Promise<ImportRow[]> => listImports(ctx, limit);
export { findImport };
