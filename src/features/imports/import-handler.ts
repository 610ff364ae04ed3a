import type { Ctx } from "../../platform/context.ts";
import type { Comparison, ImportRow, ReceivedPart } from "./import.model.ts";
import type { Activation } from "./activation.store.ts";

/** Receives, compares and activates one kind of reference data. */
export interface ImportHandler {
  /** Whether a rewritten entry counts as a removed one. */
  readonly guardsRewriting: boolean;
  /** @throws DomainError `not_found`, `validation_failed`, `invalid_state` once the import was compared. */
  putPart(ctx: Ctx, row: ImportRow, part: number, bytes: Uint8Array): Promise<ReceivedPart>;
  /**
   * Closes the import to further parts and compares it. @throws DomainError `invalid_state` while parts are missing.
   */
  compare(ctx: Ctx, row: ImportRow): Promise<Comparison>;
  /** The writes that put it in force, in the database of the audit chain. */
  activate(ctx: Ctx, row: ImportRow): Promise<Activation>;
  /** The writes that record the version in force as current. */
  touch(ctx: Ctx, row: ImportRow): Promise<Activation>;
  /** Activates it in a database of its own after the confirmation was recorded. Idempotent. */
  apply?(ctx: Ctx, row: ImportRow): Promise<void>;
  /** Whether that was done. */
  isApplied?(ctx: Ctx, row: ImportRow): Promise<boolean>;
  /** Deletes what was staged, so that it can no longer come into force. Safe to repeat. */
  discard(ctx: Ctx, row: ImportRow): Promise<void>;
}
