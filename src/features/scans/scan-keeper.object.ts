import { type Evaluation, type EvaluationKeeper, evaluationKeeperOf } from "../../graph/index.ts";
import type { Ctx } from "../../platform/context.ts";
import type { DbMeter } from "../../platform/db.ts";
import { askObject, type Asker } from "../../platform/durable-object.ts";
import type { ScanOrder } from "./scan.model.ts";

/** A scan of tier 0 as it is kept until the database has it. */
export interface HeldScan {
  readonly order: ScanOrder;
  readonly evalScore: number;
  /** Epoch milliseconds. */
  readonly scannedAtMs: number;
}

/** What may be asked of the object that carries out a tenant's scans of tier 0 (`durable-objects/scan-keeper.ts`). */
export interface ScanKeeper extends EvaluationKeeper {
  /**
   * Evaluates a company and takes the scan in for good; the database gets it soon. The same execution again is one scan.
   * @returns what the graph says, and what that cost the database: nothing where it was asked before and the graph is
   *   the same.
   */
  evaluate(asker: Asker, order: ScanOrder): Promise<{ evaluation: Evaluation; cost: DbMeter }>;
  /** Puts into the database whatever is held: what was answered before is found there after. */
  settle(tenantId: string): Promise<void>;
}

/** @throws DomainError `service_unavailable`. */
export const askScanKeeper = <A>(ctx: Ctx, ask: (keeper: ScanKeeper) => Promise<A>): Promise<A> =>
  askObject(ctx, "scan keeper", () => evaluationKeeperOf<ScanKeeper>(ctx), ask);

/** Before scans are read. @throws DomainError `service_unavailable`: a history without its last scans is none. */
export const settleScans = (ctx: Ctx): Promise<void> =>
  askScanKeeper(ctx, (keeper) => keeper.settle(ctx.actor.tenantId));
