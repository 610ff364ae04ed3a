import { afterAll, beforeAll, expect, it } from "vitest";
import { RestoreDrill, tableOf } from "../support/restore-drill.ts";
import { TestService } from "../support/service.ts";

/** Long as `npm run drill:restore` says; short in the suite. */
const CASES = Number(process.env.DRILL_CASES || 3);
const SECONDS = Number(process.env.DRILL_SECONDS || 2);

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service?.dispose());

it(
  "a database that is restored to an earlier minute gets all back that the cases know",
  { timeout: 3_600_000 },
  async () => {
    const drill = new RestoreDrill(service);
    const before = [];
    for (let i = 0; i < CASES; i++) before.push(await drill.openCase());
    await drill.report(before[0]!);
    await drill.backUpDatabase();

    // What the database will not know: changes of old cases, new cases, reports, deletions.
    await drill.decide(before[1]!, "escalate");
    await drill.delete(before[2]!);
    const until = Date.now() + SECONDS * 1_000;
    const write = async () => {
      do {
        const opened = await drill.openCase();
        await drill.decide(opened, "escalate");
      } while (Date.now() < until);
    };
    await Promise.all([write(), write()]);
    const [reported, deleted, kept] = await Promise.all([drill.openCase(), drill.openCase(), drill.openCase()]);
    await drill.report(reported);
    await drill.report(kept);
    await drill.delete(deleted);
    await drill.delete(kept);
    const was = await drill.measure();

    const lost = await drill.restoreDatabase();
    // One that is asked for before the rebuild comes to it.
    expect((await drill.read(reported)).status).toBe("REVIEW_PENDING");
    const rebuilt = await drill.rebuild();
    const is = await drill.measure();

    console.log(
      `                                 before  restored  rebuilt\n${tableOf(was, lost, is)}\n${JSON.stringify(rebuilt)}`,
    );
    expect(Object.fromEntries(is)).toEqual(Object.fromEntries(was));
    expect(lost.get("cases")).not.toEqual(was.get("cases"));
    expect(rebuilt.deleted_again).toBe(3);
  },
);
