import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import { sweepPortfolio } from "../src/features/scans/portfolio-dispatch.service.ts";
import type { Sweeper as PortfolioSweeper } from "../src/features/scans/portfolio.model.ts";
import { createCtx, systemActor } from "../src/platform/context.ts";
import { errorClass } from "../src/platform/logger.ts";

const POLL_EVERY_MS = 2_000;
/** A portfolio is watched before its rows are written; it must have them within this time. */
const WAIT_FOR_ROWS_MS = 600_000;

interface Watched {
  readonly tenantId: string;
  readonly portfolioId: string;
  readonly since: number;
  /** Absent in what an earlier version stored. */
  readonly atLeastMs?: number;
}

/**
 * Watches one portfolio: local queues lose their messages when the process dies, so companies whose rows say that
 * they are not done are sent again. Ends when all are done.
 */
export class Sweeper extends DurableObject<Env> implements PortfolioSweeper {
  async watch(tenantId: string, portfolioId: string, atLeastMs = 0): Promise<void> {
    const watched: Watched = { tenantId, portfolioId, since: Date.now(), atLeastMs };
    this.ctx.storage.kv.put("watched", watched);
    await this.ctx.storage.setAlarm(Date.now() + POLL_EVERY_MS);
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const watched = this.ctx.storage.kv.get<Watched>("watched");
    if (!watched) return;
    // Set before the work, so that the next run comes even if this one dies.
    await this.ctx.storage.setAlarm(Date.now() + POLL_EVERY_MS);
    const ctx = createCtx(this.env, {
      actor: systemActor(watched.tenantId),
      about: { portfolio_id: watched.portfolioId },
      waitUntil: (work) => this.ctx.waitUntil(work),
    });
    try {
      const outcome = await sweepPortfolio(ctx, watched.portfolioId);
      const watchedMs = Date.now() - watched.since;
      const isGone = outcome === "missing" && watchedMs > WAIT_FOR_ROWS_MS;
      const isDone = outcome === "done" && watchedMs >= (watched.atLeastMs ?? 0);
      // A retry may have been ordered during the sweep.
      const isLatest = this.ctx.storage.kv.get<Watched>("watched")?.since === watched.since;
      if (isLatest && (isDone || isGone)) await this.#rest();
    } catch (error) {
      ctx.log.warn("sweep_failed", { class: errorClass(error) });
    }
  }

  async #rest(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}
