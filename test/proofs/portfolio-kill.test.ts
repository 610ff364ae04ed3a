import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import { serveSampleDebtPage } from "../../src/sources/inhoudingsplicht/sample.ts";
import { HeldUpstream } from "../support/held-upstream.ts";
import { soundNumbers } from "../support/portfolios.ts";
import { type Answer, TestService } from "../support/service.ts";

/** Set to 1000 for the whole of what is promised; the default proves the same in less time. */
const SIZE = Number(process.env.PORTFOLIO_SIZE ?? 100);
const TIMEOUT_MS = 60_000 + SIZE * 150;

/** Companies are scanned only as far as the debt page answers: a third of them before the kill. */
const THIRD = Math.floor(SIZE / 3);

let debts: HeldUpstream;
let service: TestService;
let token: string;
beforeAll(async () => {
  debts = await HeldUpstream.open(serveSampleDebtPage, THIRD);
  service = await TestService.start(`DEBT_CHECK_BASE_URL:${debts.url}`);
  token = await service.token("alice");
});
afterAll(async () => {
  await service.dispose();
  await debts.close();
});

const numbers = soundNumbers(SIZE);
const json = { name: "Whole book", registration_numbers: ["not a number", ...numbers] };
const order = (): Promise<Answer<any>> =>
  service.call("POST", "/api/scan/portfolio", { token, json, headers: { "Idempotency-Key": "whole-book" } });
const history = async (number: string): Promise<unknown[]> =>
  (await service.call<unknown[]>("GET", `/api/scan/entity/${number}/results`, { token })).body;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; !(await isSo()); await sleep(100)) {
    if (Date.now() > deadline) throw new Error(`waited too long until ${what}`);
  }
}

/** A large one was answered with what was done by then; a smaller one was cut off, and is found again by its key. */
async function portfolioOf(first: unknown): Promise<string> {
  if (!(first instanceof TypeError)) {
    const answer = first as Answer<any>;
    expect(answer).toMatchObject({ status: 200, body: { status: "running" } });
    return answer.body.portfolio_id;
  }
  let answer = await order();
  for (; answer.status === 409; answer = await order()) await sleep(500);
  expect(answer.status).toBe(200);
  return answer.body.portfolio_id;
}

/** Longer than the circuit breaker refuses a source that failed. */
const CIRCUIT_MS = 16_000;

describe(`a portfolio of ${SIZE} numbers, killed in the middle`, () => {
  const timeout = 240_000 + SIZE * 300;
  it("is scanned to its end by itself after the restart, every number exactly once", { timeout }, async () => {
    const first = order().catch((error: unknown) => error);
    await debts.asked();
    await until("one is scanned", async () => (await history(numbers[0]!)).length > 0);
    await service.kill();
    await until("those who waited are heard to hang up", async () => debts.cutOff > 0);
    expect(debts.answered).toBe(THIRD);

    debts.release();
    await service.restart();
    // Nobody asks for it again: the rows alone bring it to its end.
    await until("the last is scanned", async () => (await history(numbers.at(-1)!)).length > 0);

    const id = await portfolioOf(await first);
    const results = () => service.call<any>("GET", `/api/scan/portfolio/${id}/results`, { token });
    await until("all are done", async () => (await results()).body.status === "done");
    const { body } = await results();
    expect(body).toMatchObject({ total_entities: SIZE + 1, scanned: SIZE, failed: 1 });
    expect(body.results.map((scan: any) => scan.registration_number)).toEqual(numbers);
    for (const number of numbers) expect(await history(number)).toHaveLength(1);
  });
});

describe(`the retry of a portfolio of ${SIZE} numbers, killed in the middle`, () => {
  const timeout = 300_000 + SIZE * 600;
  it("goes on by itself after the restart, and scans every failed number exactly once more", { timeout }, async () => {
    const again = soundNumbers(SIZE, 9_100_000);
    const post = (route: string, body: object | undefined, key: string) =>
      service.call<any>("POST", route, { token, ...(body && { json: body }), headers: { "Idempotency-Key": key } });
    debts.isDown = true;
    let first = await post("/api/scan/portfolio", { name: "Again", registration_numbers: again }, "again");
    for (; first.status === 409; await sleep(500))
      first = await post("/api/scan/portfolio", { name: "Again", registration_numbers: again }, "again");
    const route = `/api/scan/portfolio/${first.body.portfolio_id}`;
    const progress = async () => (await service.call<any>("GET", `${route}/results?limit=1`, { token })).body;
    await until("all are scanned without the debt page", async () => (await progress()).status === "done");
    expect(await progress()).toMatchObject({ scanned: SIZE, failed: 0, incomplete: SIZE });

    debts.isDown = false;
    debts.hold(THIRD);
    await sleep(CIRCUIT_MS);
    const retried = await post(`${route}/retry`, undefined, "retry");
    expect(retried).toMatchObject({ status: 200, body: { status: "running", scanned: SIZE, waiting: SIZE } });
    await debts.asked();
    const cutOff = debts.cutOff;
    await service.kill();
    await until("those who waited are heard to hang up", async () => debts.cutOff > cutOff);

    debts.release();
    await service.restart();
    await until("the last is scanned again", async () => (await history(again.at(-1)!)).length > 1);
    await until("all are done", async () => (await progress()).status === "done");
    expect(await progress()).toMatchObject({
      total_entities: SIZE,
      scanned: SIZE,
      failed: 0,
      waiting: 0,
      incomplete: 0,
    });
    // The answer that was given before the kill is given again, and starts nothing.
    expect((await post(`${route}/retry`, undefined, "retry")).body).toEqual(retried.body);
    for (const number of again) {
      const scans = (await history(number)) as { unanswered_sources: object[] }[];
      expect(scans.map((scan) => scan.unanswered_sources.length)).toEqual([0, 1]);
    }
  });
});
