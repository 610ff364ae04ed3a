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
import { readCounts } from "../../src/features/scans/portfolio-list.store.ts";
import { giveUpEntity, scanPortfolioEntity } from "../../src/features/scans/portfolio-scan.service.ts";
import { requirePortfolio, retryPortfolio } from "../../src/features/scans/portfolio.service.ts";
import type { Ctx } from "../../src/platform/context.ts";
import { serveSampleDebtPage } from "../../src/sources/inhoudingsplicht/sample.ts";
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

interface TestPortfolio {
  readonly ctx: Ctx;
  readonly id: string;
}

async function newPortfolio(count: number, base: Ctx = graphCtx()): Promise<TestPortfolio> {
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

const countsOf = ({ ctx, id }: TestPortfolio) => readCounts(ctx, id);
const rows = async (table: string, { ctx }: { ctx: Ctx }): Promise<any[]> =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ?`).bind(ctx.actor.tenantId).all()).results;
const waiting = async (portfolio: { ctx: Ctx }) =>
  (await rows("portfolio_entities", portfolio)).filter(({ status }) => status === "waiting").length;

describe("the companies of a portfolio", () => {
  it("go out in a window, which is filled up as they are scanned", async () => {
    const portfolio = await newPortfolio(50);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    expect(sent).toHaveLength(40);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    expect(sent).toHaveLength(40);
    const result = await deliver(sent.slice(0, 5));
    expect(result.explicitAcks).toHaveLength(5);
    expect(sent).toHaveLength(45);
    expect(new Set(sent.map(({ position }) => position)).size).toBe(45);
    expect(await waiting(portfolio)).toBe(45);
  });

  it("share the window with the tenant's other portfolios, and not with another tenant's", async () => {
    const large = await newPortfolio(60);
    await dispatchPortfolio(large.ctx, large.id);
    const small = await newPortfolio(30, large.ctx);
    const other = await newPortfolio(60);
    sent = [];
    await dispatchPortfolio(small.ctx, small.id);
    expect(sent).toHaveLength(20);
    // Its share is half now: it sends nothing until fewer than 20 of its 40 are left.
    sent = [];
    await dispatchPortfolio(large.ctx, large.id);
    expect(sent).toEqual([]);
    await dispatchPortfolio(other.ctx, other.id);
    expect(sent).toHaveLength(40);
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
    await deliver([{ tenant_id: mine.ctx.actor.tenantId, portfolio_id: other.id, position: 0, retry: 0 }]);
    expect(await waiting(other)).toBe(1);
    expect(await rows("scans", other)).toHaveLength(0);
  });

  it("are scanned by the message of an earlier version, which names no retry", async () => {
    const portfolio = await newPortfolio(1);
    await deliver([{ tenant_id: portfolio.ctx.actor.tenantId, portfolio_id: portfolio.id, position: 0 }]);
    expect(await countsOf(portfolio)).toMatchObject({ scanned: 1, waiting: 0 });
  });

  it("are not held up by a message that is none", async () => {
    const portfolio = await newPortfolio(1);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    const result = await deliver(["junk", { tenant_id: 1 }, ...sent]);
    expect(result.explicitAcks).toHaveLength(3);
    expect(await rows("scans", portfolio)).toHaveLength(1);
  });
});

let networks = 0;

/** A portfolio whose scans query a page of debts of its own, which a test takes down and brings back. */
async function portfolioWithDebtPage(count: number) {
  const page = { isDown: true, asked: 0 };
  const base = graphCtx();
  const host = `debts-${++networks}.example`;
  const fetchPage: typeof fetch = async (input) => {
    page.asked++;
    if (page.isDown) return new Response("", { status: 503 });
    return serveSampleDebtPage({ url: new URL(new Request(input).url), method: "GET", body: "", now: new Date() });
  };
  const settings = { ...base.settings, DEBT_CHECK_BASE_URL: `https://${host}` };
  const portfolio = await newPortfolio(count, { ...base, settings, fetch: fetchPage });
  return { ...portfolio, page };
}

const work = async ({ ctx }: TestPortfolio, messages: readonly PortfolioMessage[]) => {
  for (const message of messages) expect(await scanPortfolioEntity(ctx, message)).toBe("settled");
};
const retry = async ({ ctx, id }: TestPortfolio) => retryPortfolio(ctx, await requirePortfolio(ctx, id));

describe("a retry of a portfolio", () => {
  it("scans what a source failed again, under a scan of its own, and nothing else", async () => {
    const portfolio = await portfolioWithDebtPage(2);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    await work(portfolio, sent.slice(0, 1));
    portfolio.page.isDown = false;
    await work(portfolio, sent.slice(1));
    expect(await countsOf(portfolio)).toMatchObject({ waiting: 0, scanned: 2, incomplete: 1, failed: 0 });

    sent = [];
    expect(await retry(portfolio)).toMatchObject({ status: "running", scanned: 2, waiting: 1, incomplete: 1 });
    expect(sent).toMatchObject([{ position: 0, retry: 1 }]);
    // Once more at once: what waits already is not taken twice.
    expect(await retry(portfolio)).toMatchObject({ waiting: 1 });
    expect(sent).toHaveLength(1);
    await work(portfolio, sent);
    expect(await countsOf(portfolio)).toMatchObject({ waiting: 0, scanned: 2, incomplete: 0 });
    const executions = (await rows("scans", portfolio)).map(({ execution_id }) => execution_id);
    const [first, second] = soundNumbers(2);
    expect(executions.toSorted()).toEqual(
      [`${portfolio.id}/${first}`, `${portfolio.id}/${first}-1`, `${portfolio.id}/${second}`].toSorted(),
    );
    // Nothing is left to retry.
    sent = [];
    expect(await retry(portfolio)).toMatchObject({ status: "done", waiting: 0 });
    expect(sent).toEqual([]);
    expect(await rows("scans", portfolio)).toHaveLength(3);
  });

  it("takes what failed for a reason of ours, and nothing that is no number", async () => {
    const base = graphCtx();
    const id = `portfolio-${crypto.randomUUID().replaceAll("-", "")}`;
    const entities = readPortfolio(["junk", ...soundNumbers(1)]);
    await insertPortfolio(base, { id, name: "B", segmentId: null, createdBy: "a", total: 2 }, entities);
    const portfolio = { ctx: base, id };
    const message = { tenant_id: base.actor.tenantId, portfolio_id: id, position: 1, retry: 0 };
    await giveUpEntity(base, message);
    expect(await countsOf(portfolio)).toMatchObject({ failed: 2, waiting: 0 });
    expect(await retry(portfolio)).toMatchObject({ failed: 1, waiting: 1 });
    await work(portfolio, [{ ...message, retry: 1 }]);
    expect(await countsOf(portfolio)).toMatchObject({ failed: 1, scanned: 1, waiting: 0 });
  });

  it("is not undone by work of the first try that comes late", async () => {
    const portfolio = await portfolioWithDebtPage(1);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    const [first] = sent.splice(0);
    await work(portfolio, [first!]);
    await retry(portfolio);
    await giveUpEntity(portfolio.ctx, first!);
    await work(portfolio, [first!]);
    expect(await countsOf(portfolio)).toMatchObject({ waiting: 1, scanned: 1, failed: 0 });
    expect(await rows("scans", portfolio)).toHaveLength(1);
  });

  it("leaves the earlier result where it learns less, and where it cannot be done", async () => {
    const portfolio = await portfolioWithDebtPage(1);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    await work(portfolio, sent.splice(0));
    const { tenantId } = portfolio.ctx.actor;
    // As if the first scan had found a match on the lists.
    await env.DB.batch([
      env.DB.prepare("UPDATE portfolio_entities SET risk_tier = 'red' WHERE tenant_id = ?").bind(tenantId),
      env.DB.prepare(
        "UPDATE scans SET risk_tier = 'red', result = json_set(result, '$.risk_tier', 'red') WHERE tenant_id = ?",
      ).bind(tenantId),
    ]);
    await retry(portfolio);
    await work(portfolio, sent.splice(0));
    expect(await rows("scans", portfolio)).toHaveLength(2);
    expect(await countsOf(portfolio)).toMatchObject({ red: 1, amber: 0, incomplete: 1, waiting: 0 });

    await retry(portfolio);
    await giveUpEntity(portfolio.ctx, sent[0]!);
    expect(await countsOf(portfolio)).toMatchObject({ red: 1, failed: 0, scanned: 1, incomplete: 1, waiting: 0 });
    expect((await rows("portfolio_entities", portfolio))[0]).toMatchObject({ reason: "could not be scanned" });

    portfolio.page.isDown = false;
    sent = [];
    await retry(portfolio);
    await work(portfolio, sent);
    expect(await countsOf(portfolio)).toMatchObject({ red: 0, incomplete: 0, scanned: 1 });
  });

  it("is finished by the sweeper where nothing was sent", async () => {
    const portfolio = await portfolioWithDebtPage(1);
    await dispatchPortfolio(portfolio.ctx, portfolio.id);
    await work(portfolio, sent.splice(0));
    const stub = env.SWEEPER.getByName(portfolio.id);
    await retry({ ...portfolio, ctx: { ...portfolio.ctx, env: { ...portfolio.ctx.env, PORTFOLIO_QUEUE: broken } } });
    expect(sent).toEqual([]);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    await sweepPortfolio({ ...portfolio.ctx, now: () => new Date(Date.now() + 6_000) }, portfolio.id);
    expect(sent).toMatchObject([{ position: 0, retry: 1 }]);
    // It watches on for a while even when all is done, because the rows of a retry follow the order to watch.
    await work(portfolio, sent);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
  });
});

const broken = { sendBatch: () => Promise.reject(new Error("the queue is away")) } as unknown as Queue;
