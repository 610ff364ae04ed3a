import { createExecutionContext, createMessageBatch, getQueueResult, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import worker from "../../src/index.ts";
import { readPortfolio } from "../../src/features/scans/portfolio.rules.ts";
import type { PortfolioMessage } from "../../src/features/scans/portfolio.model.ts";
import {
  dispatchPortfolio,
  sweepPortfolio,
  watchPortfolio,
} from "../../src/features/scans/portfolio-dispatch.service.ts";
import { insertPortfolio } from "../../src/features/scans/portfolios.store.ts";
import type { Ctx } from "../../src/platform/context.ts";
import { graphCtx } from "../support/graph.ts";
import { soundNumbers } from "../support/portfolios.ts";

/** What was handed to the queue; tests decide what of it arrives. */
let sent: PortfolioMessage[] = [];
beforeEach(() => {
  sent = [];
  vi.spyOn(env.PORTFOLIO_QUEUE, "sendBatch").mockImplementation(async (messages: Iterable<{ body: unknown }>) => {
    sent.push(...[...messages].map(({ body }) => body as PortfolioMessage));
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0, oldestMessageTimestamp: new Date() } } } as any;
  });
});

async function newPortfolio(count: number): Promise<{ ctx: Ctx; id: string }> {
  const base = graphCtx();
  const ctx: Ctx = { ...base, env: { ...base.env, PORTFOLIO_QUEUE: env.PORTFOLIO_QUEUE } };
  const id = `portfolio-${crypto.randomUUID().replaceAll("-", "")}`;
  const entities = readPortfolio(soundNumbers(count));
  await insertPortfolio(ctx, { id, name: "Book", segmentId: null, createdBy: "alice", total: count }, entities);
  return { ctx, id };
}

async function deliver(messages: readonly unknown[], queue = "dossier-portfolio", attempts = 1) {
  const batch = createMessageBatch(
    queue,
    messages.map((body, i) => ({ id: `m${i}`, timestamp: new Date(), body, attempts })),
  );
  const execution = createExecutionContext();
  await worker.queue(batch, { ...env, PORTFOLIO_QUEUE: env.PORTFOLIO_QUEUE }, execution);
  return getQueueResult(batch, execution);
}

const rows = async (table: string, { ctx }: { ctx: Ctx }): Promise<any[]> =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ?`).bind(ctx.actor.tenantId).all()).results;
const waiting = async (portfolio: { ctx: Ctx }) =>
  (await rows("portfolio_entities", portfolio)).filter(({ status }) => status === "waiting").length;

describe("the companies of a portfolio", () => {
  it("go out in a window, which is filled up as they are scanned", async () => {
    const portfolio = await newPortfolio(110);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    expect(sent).toHaveLength(100);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    expect(sent).toHaveLength(100);
    const result = await deliver(sent.slice(0, 5));
    expect(result.explicitAcks).toHaveLength(5);
    expect(sent).toHaveLength(105);
    expect(new Set(sent.map(({ position }) => position)).size).toBe(105);
    expect(await waiting(portfolio)).toBe(105);
  });

  it("are scanned once, however often and in however many batches at once their messages come", async () => {
    const portfolio = await newPortfolio(10);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    await Promise.all([deliver(sent), deliver([...sent, ...sent]), deliver(sent.toReversed())]);
    await deliver(sent);
    expect(await rows("scans", portfolio)).toHaveLength(10);
    expect(await waiting(portfolio)).toBe(0);
    const taken = await rows("portfolio_entities", portfolio);
    expect(taken.map(({ attempts }) => attempts)).toEqual(Array(10).fill(1));
  });

  it("are scanned once where whoever was at them died, as soon as their lease has run out", async () => {
    const portfolio = await newPortfolio(1);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    await env.DB.prepare("UPDATE portfolio_entities SET lease_until_ms = ?, attempts = 1 WHERE tenant_id = ?")
      .bind(Date.now() + 60_000, portfolio.ctx.actor.tenantId)
      .run();
    await deliver(sent);
    expect(await rows("scans", portfolio)).toHaveLength(0);
    await env.DB.prepare("UPDATE portfolio_entities SET lease_until_ms = ? WHERE tenant_id = ?")
      .bind(Date.now() - 1, portfolio.ctx.actor.tenantId)
      .run();
    await deliver(sent);
    expect(await rows("scans", portfolio)).toHaveLength(1);
  });

  it("are sent again by the sweeper when their messages were lost, and not while someone is at them", async () => {
    const portfolio = await newPortfolio(3);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    const lost = sent.splice(0);
    expect(await sweepPortfolio(portfolio.ctx, portfolio.id)).toBe("running");
    expect(sent).toEqual([]);
    const later: Ctx = { ...portfolio.ctx, now: () => new Date(Date.now() + 6_000) };
    await sweepPortfolio(later, portfolio.id);
    expect(sent).toEqual(lost);

    const busy = await newPortfolio(2);
    sent = [];
    await dispatchPortfolio(busy.ctx, busy.id);
    await env.DB.prepare("UPDATE portfolio_entities SET lease_until_ms = ? WHERE tenant_id = ? AND position = 0")
      .bind(Date.now() + 60_000, busy.ctx.actor.tenantId)
      .run();
    sent = [];
    await sweepPortfolio({ ...busy.ctx, now: () => new Date(Date.now() + 6_000) }, busy.id);
    expect(sent).toEqual([]);
  });

  it("are looked after by the sweeper's alarm, from before they are there until all are done", async () => {
    const base = graphCtx();
    const id = `portfolio-${crypto.randomUUID().replaceAll("-", "")}`;
    await watchPortfolio(base, id);
    const stub = env.SWEEPER.getByName(id);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    vi.restoreAllMocks();
    const numbers = soundNumbers(3);
    await insertPortfolio(base, { id, name: "B", segmentId: null, createdBy: "a", total: 3 }, readPortfolio(numbers));
    // Nobody sent anything: the row alone must be enough.
    for (let i = 0; i < 100 && (await waiting({ ctx: base })) > 0; i++) {
      await runDurableObjectAlarm(stub);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await rows("scans", { ctx: base })).toHaveLength(3);
    await runDurableObjectAlarm(stub);
    expect(await runDurableObjectAlarm(stub)).toBe(false);
  });

  it("come back to the queue when a scan fails for a reason of ours, and stop nothing else", async () => {
    const portfolio = await newPortfolio(3);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    const batch = vi.spyOn(env.DB, "batch").mockRejectedValue(new Error("the database is away"));
    const failed = await deliver(sent);
    expect(failed.retryMessages).toHaveLength(3);
    expect(await rows("scans", portfolio)).toHaveLength(0);
    batch.mockRestore();
    await deliver(sent, "dossier-portfolio", 2);
    expect(await rows("scans", portfolio)).toHaveLength(3);
  });

  it("count as failed once the queue has given up on them", async () => {
    const portfolio = await newPortfolio(2);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    await deliver(sent.slice(0, 1), "dossier-portfolio-dead");
    await deliver(sent.slice(1));
    const found = await rows("portfolio_entities", portfolio);
    expect(found.map(({ status, reason }) => [status, reason])).toEqual([
      ["failed", "could not be scanned"],
      ["scanned", null],
    ]);
  });

  it("count as failed after five tries, whatever became of their messages", async () => {
    const portfolio = await newPortfolio(1);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    await env.DB.prepare("UPDATE portfolio_entities SET attempts = 5 WHERE tenant_id = ?")
      .bind(portfolio.ctx.actor.tenantId)
      .run();
    await deliver(sent);
    expect((await rows("portfolio_entities", portfolio))[0]).toMatchObject({ status: "failed" });
    expect(await rows("scans", portfolio)).toHaveLength(0);
  });

  it("of another tenant are out of reach of a message", async () => {
    const [mine, other] = [await newPortfolio(1), await newPortfolio(1)];
    await deliver([{ tenant_id: mine.ctx.actor.tenantId, portfolio_id: other.id, position: 0 }]);
    expect(await waiting(other)).toBe(1);
    expect(await rows("scans", other)).toHaveLength(0);
  });

  it("are not held up by a message that is none", async () => {
    const portfolio = await newPortfolio(1);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    const result = await deliver(["junk", { tenant_id: 1 }, ...sent]);
    expect(result.explicitAcks).toHaveLength(3);
    expect(await rows("scans", portfolio)).toHaveLength(1);
  });
});
