import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { SANCTIONED } from "../support/cases.ts";
import { matchSanctions, putRelationship } from "../support/monitoring.ts";
import { raiseSar, SarFile } from "../support/sars.ts";
import { type House, house, readExports, type Seen } from "../support/uninformed.ts";

/** A house with a case to report, and a customer whose party is on a list. */
async function world(): Promise<House> {
  const one = await house(SANCTIONED);
  await matchSanctions(one.bob.tenant, await putRelationship(one.bob.tenant), "EU.1");
  return one;
}

let reported: House;
let plain: House;
beforeAll(async () => {
  [reported, plain] = [await world(), await world()];
}, 120_000);

/** What is seen once everything has been read before. */
const seen = async (one: House): Promise<Seen[]> => {
  await readExports(one);
  return readExports(one);
};

/** Rows read depend on what other tenants have beside it. */
const withoutCost = (all: readonly Seen[]): Seen[] =>
  all.map((one) => ({ ...one, headers: one.headers.filter((header) => !header.startsWith("server-timing")) }));

describe("an export", () => {
  it("is the same, to the byte and in its cost, in two worlds of which one has a report, in any state of its life", async () => {
    const expected = await seen(plain);
    expect(expected.map(({ status }) => status)).toEqual(expected.map(() => 200));
    expect(expected.find(({ text }) => text.includes("sanctions"))).toBeDefined();
    const before = await seen(reported);
    expect(withoutCost(before)).toEqual(withoutCost(expected));
    const { sar_id } = await raiseSar(reported.alice, reported.opened, { reason: "Payments that fit no business" });
    const file = new SarFile(reported.alice, reported.opened, sar_id);
    for (const step of [null, file.submit, () => file.assess(true), file.approve, file.record, file.acknowledge]) {
      if (step) expect((await step()).status).toBe(200);
      // In the same world, the cost is the same too.
      expect(await seen(reported)).toEqual(before);
    }
  });

  it("has no more for an officer who may know of the report", async () => {
    const mia = reported.bob.colleague("bob", "compliance_manager", "mlro");
    expect(await seen({ ...reported, bob: mia })).toEqual(await seen(reported));
  });

  it("leaves a case out that is gone but for its report, as one that is gone", async () => {
    for (const { opened } of [reported, plain]) {
      await env.DB.prepare("DELETE FROM cases WHERE workflow_id = ?").bind(opened.workflowId).run();
    }
    expect(withoutCost(await seen(reported))).toEqual(withoutCost(await seen(plain)));
  });
});
