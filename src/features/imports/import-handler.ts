import type { Ctx } from "../../platform/context.ts";
import type { Comparison, ImportRow, ReceivedPart } from "./import.model.ts";
import type { Activation } from "./activation.store.ts";

/** How one kind of reference data is received, compared and put in force. */
export interface ImportHandler {
  /** Whether an entry that is rewritten protects as little as one that is gone. */
  readonly guardsRewriting: boolean;
  /** @throws DomainError `not_found`, `validation_failed`, `invalid_state` once the import was compared. */
  putPart(ctx: Ctx, row: ImportRow, part: number, bytes: Uint8Array): Promise<ReceivedPart>;
  /** Closes the import to further parts and compares it. @throws DomainError `invalid_state` while parts are missing. */
  compare(ctx: Ctx, row: ImportRow): Promise<Comparison>;
  /** The writes that put it in force, in the database of the audit chain. */
  activate(ctx: Ctx, row: ImportRow): Promise<Activation>;
  /** The writes that record the version in force as current. */
  touch(ctx: Ctx, row: ImportRow): Promise<Activation>;
  /** Puts it in force in a database of its own, once that was confirmed and recorded. Safe to repeat. */
  apply?(ctx: Ctx, row: ImportRow): Promise<void>;
  /** Whether that was done. */
  isApplied?(ctx: Ctx, row: ImportRow): Promise<boolean>;
  /** Deletes what was staged, so that it can no longer come into force. Safe to repeat. */
  discard(ctx: Ctx, row: ImportRow): Promise<void>;
}
