import { z } from "zod";
import type { PortfolioMessage } from "../features/scans/portfolio.model.ts";
import { dispatchPortfolio } from "../features/scans/portfolio-dispatch.service.ts";
import { giveUpEntity, scanPortfolioEntity } from "../features/scans/portfolio-scan.service.ts";
import { createCtx, type Ctx, systemActor } from "../platform/context.ts";
import { inBackground } from "../platform/foreground.ts";
import { errorClass } from "../platform/logger.ts";

const RETRY_AFTER_SECONDS = 2;

const MessageBody = z.strictObject({
  tenant_id: z.string(),
  portfolio_id: z.string(),
  position: z.int().min(0),
  /** Absent in messages of an earlier version, which knew no retries. */
  retry: z.int().min(0).default(0),
});

type Work = (ctx: Ctx, message: PortfolioMessage) => Promise<"settled" | "retry">;

/**
 * Scans a batch: its size in `wrangler.toml` is how many run at once while nobody waits for a request. Then sends the
 * next ones.
 */
export async function scanEntities(batch: MessageBatch, env: Env, execution: ExecutionContext): Promise<void> {
  const worked = await forEachMessage(batch, env, execution, (ctx, message) =>
    inBackground(ctx, () => scanPortfolioEntity(ctx, message)),
  );
  const portfolios = new Map(worked.map((message) => [message.portfolio_id, message.tenant_id]));
  for (const [portfolioId, tenantId] of portfolios) {
    await dispatchPortfolio(ctxFor(env, execution, tenantId, portfolioId), portfolioId);
  }
}

/** Messages that the queue gave up. */
export async function countAsFailed(batch: MessageBatch, env: Env, execution: ExecutionContext): Promise<void> {
  await forEachMessage(batch, env, execution, async (ctx, message) => {
    await giveUpEntity(ctx, message);
    return "settled";
  });
}

/** Acknowledges or retries each message by itself, so that a failing one does not block others. */
async function forEachMessage(
  batch: MessageBatch,
  env: Env,
  execution: ExecutionContext,
  work: Work,
): Promise<PortfolioMessage[]> {
  const worked = await Promise.all(
    batch.messages.map(async (message) => {
      const read = MessageBody.safeParse(message.body);
      if (!read.success) {
        message.ack();
        return null;
      }
      const ctx = ctxFor(env, execution, read.data.tenant_id, read.data.portfolio_id);
      const outcome = await work(ctx, read.data).catch((error: unknown) => {
        ctx.log.error("portfolio_message_failed", { class: errorClass(error) });
        return "retry" as const;
      });
      ctx.metrics.write("queue_message", { queue: batch.queue, outcome }, { attempts: message.attempts });
      if (outcome === "retry") message.retry({ delaySeconds: RETRY_AFTER_SECONDS });
      else message.ack();
      return read.data;
    }),
  );
  return worked.filter((message) => message !== null);
}

const ctxFor = (env: Env, execution: ExecutionContext, tenantId: string, portfolioId: string): Ctx =>
  createCtx(env, {
    actor: systemActor(tenantId),
    about: { portfolio_id: portfolioId },
    waitUntil: (work) => execution.waitUntil(work),
  });
