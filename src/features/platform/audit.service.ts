import type { BatchItem } from "drizzle-orm/batch";
import { CHAIN_START, type ChainHead, findChainFault } from "../../platform/chain.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit, type Condition } from "../../platform/db.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { isGenuine, PLATFORM_CHAIN, signExtension, signFirst } from "../../platform/signed-head.ts";
import { queueForAnchor } from "../audit-chains/heads.store.ts";
import { type ChainDraft, extendChain } from "../../domain/audit/audit.rules.ts";
import { copyLine, findCopy } from "./audit-copies.ts";
import { findLastLine, guard, insertLine, type PlatformAuditLine, readLines } from "./audit.store.ts";

/** Attempts when operators write concurrently: each takes the next place in the chain. */
const ATTEMPTS = 8;
const LINES_A_READ = 500;

export interface AuditedChange {
  readonly line: ChainDraft;
  /** Must hold when the change is written. */
  readonly condition: Condition;
  readonly writes: readonly BatchItem<"sqlite">[];
}

/**
 * Writes a change and its line in the platform's audit chain: both or neither.
 * @throws DomainError `invalid_state` when the condition no longer holds, or when the chain is invalid and must not
 * be continued.
 */
export async function commitAudited(ctx: Ctx, { line: draft, condition, writes }: AuditedChange): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const line = nextLine(ctx, draft, await openChain(ctx));
    try {
      await commit(ctx.db, [
        ...guard(ctx, condition),
        ...writes,
        insertLine(ctx, line),
        queueForAnchor(ctx, headOf(line)),
      ]);
      await copyLine(ctx, line);
      return;
    } catch (error) {
      if (isGuarded(error)) throw new DomainError("invalid_state", MOVED);
      if (attempt >= ATTEMPTS || !isPlaceTaken(error)) throw error;
    }
  }
}

const MOVED = "The import, or the version in force, has changed meanwhile: compare it again.";

const isGuarded = (error: unknown): boolean => error instanceof Error && error.message.includes("import_moved");
const isPlaceTaken = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("UNIQUE constraint failed: platform_audit");

/** The last line, after lines lost by a database restore were restored from their copies. */
async function openChain(ctx: Ctx): Promise<PlatformAuditLine | null> {
  let last = await findLastLine(ctx);
  for (;;) {
    const lost = await findCopy(ctx, (last?.seq ?? 0) + 1);
    if (!lost) break;
    const fault = findLineFault(ctx, [lost], last);
    if (fault) throw brokenChain(ctx, fault);
    await commit(ctx.db, [insertLine(ctx, lost)]).catch((error: unknown) => {
      if (!isPlaceTaken(error)) throw error;
    });
    last = lost;
  }
  // The service may have stopped before it copied the last line.
  if (last && !(await findCopy(ctx, last.seq))) await copyLine(ctx, last);
  return last;
}

function nextLine(ctx: Ctx, draft: ChainDraft, last: PlatformAuditLine | null): PlatformAuditLine {
  const now = ctx.now();
  const [entry] = extendChain(last ?? CHAIN_START, [draft], { now, actor: ctx.actor });
  const signed = last
    ? signExtension(ctx.settings, PLATFORM_CHAIN, headOf(last), [bodyOf(last), entry!], now)
    : signFirst(ctx.settings, PLATFORM_CHAIN, [entry!], now);
  if (!signed.ok) throw brokenChain(ctx, signed.fault);
  return { ...entry!, signed_at: signed.signed.signed_at, signature: signed.signed.signature };
}

const bodyOf = ({ signed_at: _at, signature: _signature, ...entry }: PlatformAuditLine) => entry;
const headOf = ({ seq, hash, signed_at, signature }: PlatformAuditLine) => ({
  chain: PLATFORM_CHAIN,
  seq,
  hash,
  signed_at,
  signature,
});

/** The first fault of lines that follow `before`: of the chain or of a signature. */
function findLineFault(ctx: Ctx, lines: readonly PlatformAuditLine[], before: PlatformAuditLine | null): string | null {
  const from = before ? { seq: before.seq, hash: before.hash } : CHAIN_START;
  const forged = lines.find((line) => !isGenuine(ctx.settings, PLATFORM_CHAIN, headOf(line)));
  return findChainFault(lines.map(bodyOf), { from }) ?? (forged ? `entry ${forged.seq} was not signed here` : null);
}

function brokenChain(ctx: Ctx, fault: string): DomainError {
  ctx.log.error("platform_audit_broken", { fault });
  const message = `The platform's audit chain does not verify (${fault}). Nothing was changed.`;
  return new DomainError("invalid_state", message);
}

/** A page of the chain, newest first, and whether lines, signatures and end are valid. */
export async function readPlatformAudit(
  ctx: Ctx,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  const last = await findLastLine(ctx);
  const total = last?.seq ?? 0;
  const end = total - (page - 1) * perPage;
  // One more line, which the page's first line must follow.
  const lines = end > 0 ? await readLines(ctx, { upTo: end, limit: perPage + 1 }) : [];
  const before = lines.length > perPage ? lines.shift()! : null;
  const fault = findLineFault(ctx, lines, before) ?? (await findEndFault(ctx, total));
  if (fault) ctx.log.error("platform_audit_broken", { fault });
  return { lines: lines.reverse(), total, valid: fault === null, fault };
}

/** A fault of the chain after an exported head, in words, or null. */
export async function findPlatformFault(ctx: Ctx, { seq, hash }: ChainHead): Promise<string | null> {
  const last = await findLastLine(ctx);
  let [before] = await readLines(ctx, { upTo: seq, limit: 1 });
  if (!last || before?.seq !== seq || before.hash !== hash)
    return `it does not contain entry ${seq} as it was exported`;
  while (before.seq < last.seq) {
    const upTo = Math.min(before.seq + LINES_A_READ, last.seq);
    const lines = await readLines(ctx, { upTo, limit: upTo - before.seq });
    const fault = findLineFault(ctx, lines, before);
    if (fault) return fault;
    before = lines.at(-1) ?? last;
  }
  return findEndFault(ctx, last.seq);
}

/** Whether the chain is shorter than its copies in R2. */
async function findEndFault(ctx: Ctx, total: number): Promise<string | null> {
  const copy = await findCopy(ctx, total + 1).catch((error: unknown) => {
    ctx.log.warn("audit_copies_unreadable", { class: errorClass(error) });
    return null;
  });
  return copy ? `it was cut after entry ${total}` : null;
}
