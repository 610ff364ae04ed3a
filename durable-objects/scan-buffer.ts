import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import type { ScanOrder } from "../src/features/scans/scan.model.ts";
import { insertScan } from "../src/features/scans/scans.store.ts";
import { createCtx, type Ctx, systemActor } from "../src/platform/context.ts";
import { commit } from "../src/platform/db.ts";
import { errorClass } from "../src/platform/logger.ts";
import { flushHeld } from "./flush-held.ts";

const RETRY_MS = 60_000;
/** Scans that one round trip writes. */
const BATCH = 40;

interface BufferedScan {
  readonly order: ScanOrder;
  readonly evalScore: number;
  /** Epoch milliseconds. */
  readonly scannedAtMs: number;
}

/**
 * Flushes tier 0 scans that the previous version buffered here. Nothing is buffered any more; the next release deletes
 * the class.
 */
export class ScanBuffer extends DurableObject<Env> {
  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const tenantId = this.ctx.storage.kv.get<string>("tenant");
    if (tenantId === undefined) return;
    const ctx = createCtx(this.env, { actor: systemActor(tenantId) });
    try {
      await this.#flush(ctx);
      await this.ctx.storage.deleteAll();
    } catch (error) {
      ctx.log.warn("scans_not_stored", { class: errorClass(error) });
      await this.ctx.storage.setAlarm(ctx.now().getTime() + RETRY_MS);
    }
  }

  /** A scan that is in the database already stays as it is. @throws what the database throws. */
  #flush(ctx: Ctx): Promise<void> {
    return flushHeld<BufferedScan>(this.ctx.storage.sql, "scan", BATCH, (batch) =>
      commit(
        ctx.db,
        batch.map(({ order, evalScore, scannedAtMs }) =>
          insertScan(ctx, { order, tier: 0, evalScore, findings: null, scannedAtMs }),
        ),
      ),
    );
  }
}
