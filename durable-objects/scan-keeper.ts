import { DurableObject } from "cloudflare:workers";
import { postponeAlarm } from "../src/features/config/misconfiguration.service.ts";
import type { HeldScan, ScanKeeper as Keeper } from "../src/features/scans/scan-keeper.object.ts";
import type { ScanOrder } from "../src/features/scans/scan.model.ts";
import { insertScan } from "../src/features/scans/scans.store.ts";
import { companyId, evaluateEntity, type Evaluation } from "../src/graph/index.ts";
import { isoTime } from "../src/platform/clock.ts";
import { createCtx, type Ctx, systemActor } from "../src/platform/context.ts";
import { commit } from "../src/platform/db.ts";
import type { Asker } from "../src/platform/durable-object.ts";
import { errorClass } from "../src/platform/logger.ts";
import { KeptAnswers } from "../src/platform/kept-answers.ts";
import { HeldRows } from "./held-rows.ts";

/** From the first scan that is held to the database: long enough for many to go together. */
const SOON_MS = 1_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** Scans that one round trip puts into the database. */
const BATCH = 40;

/**
 * Carries out one tenant's scans of tier 0, which ask nothing but the graph: evaluations are kept while the graph
 * stays as it is, and a scan is safe here before it is answered. An alarm puts scans into the database, many at once;
 * a process that dies at any instant leaves them and the alarm behind.
 */
export class ScanKeeper extends DurableObject<Env> implements Keeper {
  readonly #evaluations = new KeptAnswers<Evaluation>({ most: 2_000, forMs: 10_000 });
  readonly #held = new HeldRows<HeldScan>(this.ctx.storage.sql, "scan", ({ order }) => order.executionId);
  /** Whether an alarm is set, as far as this instance knows. */
  #isArmed = false;
  #pauseMs = FIRST_PAUSE_MS;

  async evaluate({ tenantId, requestId }: Asker, order: ScanOrder) {
    const ctx = this.#ctx(tenantId, requestId);
    const now = ctx.now();
    const evaluation = await this.#evaluations.ask(`${order.number} ${isoTime(now).slice(0, 10)}`, now, () =>
      evaluateEntity(ctx, companyId("BE", order.number)),
    );
    this.#hold(tenantId, { order, evalScore: evaluation.score, scannedAtMs: now.getTime() });
    return { evaluation, cost: ctx.meter };
  }

  async settle(tenantId: string): Promise<void> {
    await this.#store(this.#ctx(tenantId));
  }

  async graphChanged(): Promise<void> {
    this.#evaluations.change();
  }

  override async alarm(): Promise<void> {
    if (await postponeAlarm(this.env, this.ctx.storage)) return;
    const tenantId = this.ctx.storage.kv.get<string>("tenant");
    if (tenantId === undefined) return;
    this.#isArmed = false;
    const ctx = this.#ctx(tenantId);
    try {
      await this.#store(ctx);
      this.#pauseMs = FIRST_PAUSE_MS;
    } catch (error) {
      ctx.log.warn("scans_not_stored", { class: errorClass(error) });
      this.#isArmed = true;
      await this.ctx.storage.setAlarm(ctx.now().getTime() + this.#pauseMs);
      this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
    }
  }

  /** In one step with its alarm, so neither is without the other; an answer waits until both are on disk. */
  #hold(tenantId: string, scan: HeldScan): void {
    this.#held.take(scan);
    if (this.#isArmed) return;
    this.#isArmed = true;
    this.ctx.storage.kv.put("tenant", tenantId);
    this.ctx.waitUntil(this.ctx.storage.setAlarm(scan.scannedAtMs + SOON_MS));
  }

  /** One that is in the database already stays as it is. @throws what the database throws. */
  async #store(ctx: Ctx): Promise<void> {
    for (;;) {
      const batch = this.#held.oldest(BATCH);
      if (batch.length === 0) return;
      await commit(
        ctx.db,
        batch.map(({ order, evalScore, scannedAtMs }) =>
          insertScan(ctx, { order, tier: 0, evalScore, findings: null, scannedAtMs }),
        ),
      );
      this.#held.drop(batch);
    }
  }

  #ctx(tenantId: string, requestId?: string): Ctx {
    const actor = systemActor(tenantId);
    return createCtx(this.env, { actor, ...(requestId === undefined ? {} : { requestId }) });
  }
}
