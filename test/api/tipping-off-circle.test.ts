import { describe, expect, it } from "vitest";
import { CLEAN, SANCTIONED, isShut } from "../support/cases.ts";
import { expectUnchanged, observe, observeAtRest, report, take, WAYS } from "../support/report-circle.ts";
import { raiseSar, SarFile, sarPath } from "../support/sars.ts";
import { attempt, house, type Seen } from "../support/uninformed.ts";

const DECIDE = "POST /api/cases/{workflow_id}/decision";
const DELETE = "DELETE /api/cases/{workflow_id}";
const RAISE = "POST /cases/{case_id}/sar";
const LIST = "GET /cases/{case_id}/sar";
const BODY = { reason: "Payments that fit no business" };

/** Rows read depend on what other tenants have beside it. */
const withoutCost = (seen: Seen): Seen => ({
  ...seen,
  headers: seen.headers.filter((header) => !header.startsWith("server-timing")),
});

// `test/proofs/workerd/tipping-off-circle.test.ts` has the reports of locked cases.
describe("what an officer who may not know of a report can tell", () => {
  it("is the same at every step of its life as before it was raised, over all routes", async () => {
    const one = await house(CLEAN);
    const before = await observeAtRest(one);
    const { known, file } = await report(one);
    expectUnchanged(before, await observe(known));
    for (const step of WAYS["acknowledged"]!) {
      await take(file, step);
      expectUnchanged(before, await observe(known));
    }
    // Nor of one that ended without a filing, beside it.
    const second = await report(one);
    await take(second.file, ...WAYS["rejected"]!);
    expectUnchanged(before, await observe(second.known));
  });

  it("is no news in a list that was kept: a step of a report has nobody read it anew", async () => {
    const one = await house(CLEAN);
    await attempt(one, "GET /api/cases");
    const before = await attempt(one, "GET /api/cases");
    const { file } = await report(one);
    expect(await attempt(one, "GET /api/cases")).toEqual(before);
    await take(file, "submit", "reportable");
    expect(await attempt(one, "GET /api/cases")).toEqual(before);
  });

  it.each(["draft", "assessed", "rejected", "acknowledged"])(
    "of one that is %s is nothing by raising, deciding and deleting",
    async (state) => {
      const [plain, reported] = [await house(CLEAN), await house(CLEAN)];
      const { file } = await report(reported);
      await take(file, ...WAYS[state]!);
      const tries: readonly (readonly [string, unknown?])[] = [
        [LIST],
        [RAISE, BODY],
        [RAISE, BODY],
        [DECIDE, { decision: "escalate" }],
        [DELETE],
        [DELETE],
        [LIST],
        [RAISE, BODY],
        ["GET /api/cases"],
        ["GET /api/retention/ledger"],
        ["GET /api/retention"],
        ["GET /api/retention/reports"],
      ];
      const statuses: number[] = [];
      for (const [id, body] of tries) {
        const [here, there] = [await attempt(plain, id, body), await attempt(reported, id, body)];
        expect(withoutCost(there)).toEqual(withoutCost(here));
        // What a deletion or a look-up of reports costs would tell of rows.
        if ([LIST, RAISE, DELETE].includes(id)) expect(withoutCost(there)).toEqual(there);
        statuses.push(here.status);
      }
      expect(statuses).toEqual([200, 201, 409, 200, 200, 404, 404, 404, 200, 200, 200, 403]);
    },
  );

  it("is one wording for every cause that keeps a case from deletion, with a report and without", async () => {
    const [plain, reported] = [await house(SANCTIONED), await house(SANCTIONED)];
    const { file } = await report(reported);
    const wordings = new Set<string>();
    for (const step of WAYS["rejected"]!) {
      const [here, there] = [await attempt(plain, DELETE), await attempt(reported, DELETE)];
      expect(there).toEqual(here);
      expect(here.status).toBe(409);
      wordings.add(here.text);
      await take(file, step);
    }
    wordings.add((await attempt(reported, DELETE)).text);
    const decided = await house(CLEAN);
    const decision = await decided.alice.post(`${decided.opened.path}/decision`, { decision: "reject" });
    expect(decision.body.status).toBe("REJECTED");
    wordings.add((await attempt(decided, DELETE)).text);
    expect(wordings.size).toBe(1);
  });
});

describe("the circle of a report", () => {
  it("is who raised it, every MLRO, and whom an MLRO adds until they remove them", async () => {
    const one = await house(CLEAN);
    const { known, file } = await report(one);
    const { alice, opened } = one;
    const rita = alice.colleague("rita", "officer");
    const mia = alice.colleague("mia", "mlro");
    const both = alice.colleague("olga", "officer", "mlro");
    const readers = `${sarPath(opened)}/${known.ids["sar_id"]}/readers`;
    const count = async (who: typeof alice) => (await who.get(sarPath(opened))).body.length;
    expect([await count(alice), await count(rita), await count(mia), await count(both)]).toEqual([1, 0, 1, 1]);
    expect((await rita.post(readers, { officer_id: "rita" })).status).toBe(403);
    expect((await alice.post(readers, { officer_id: "rita" })).status).toBe(403);

    const added = await mia.post(readers, { officer_id: " rita " });
    expect(added.body).toMatchObject({ readers: ["rita"], status: "draft" });
    expect((await mia.post(readers, { officer_id: "rita" })).body).toEqual(added.body);
    expect((await mia.post(readers, { officer_id: "alice" })).body).toEqual(added.body);
    expect(await count(rita)).toBe(1);
    expect((await rita.post(sarPath(opened), BODY)).body.code).toBe("sar_open");
    expect((await rita.post(`${sarPath(opened)}/${known.ids["sar_id"]}/submit-for-mlro`)).status).toBe(200);
    await take(file, "reportable");

    const removed = await mia.delete(`${readers}/rita`);
    expect(removed.body.readers).toEqual([]);
    expect(await count(rita)).toBe(0);
    expect(
      removed.body.history.map(({ event, comment }: any) => [event, comment]).filter(([, to]: any) => to === "rita"),
    ).toEqual([
      ["SAR_READER_ADDED", "rita"],
      ["SAR_READER_REMOVED", "rita"],
    ]);
    expect((await mia.delete(`${readers}/rita`)).body).toEqual(removed.body);
    expect((await rita.post(sarPath(opened), BODY)).status).toBe(201);
    expect([await count(alice), await count(rita), await count(mia)]).toEqual([1, 1, 2]);
  });

  it("takes no reader without a name, and none for a report that is not there", async () => {
    const one = await house(CLEAN);
    const { known } = await report(one);
    const mia = one.alice.colleague("mia", "mlro");
    const readers = `${sarPath(one.opened)}/${known.ids["sar_id"]}/readers`;
    for (const [body, status, code] of [
      [{}, 422, "validation_failed"],
      [{ officer_id: " " }, 422, "validation_failed"],
      [{ officer_id: "rita", role: "mlro" }, 422, "unknown_field"],
    ] as const) {
      const answer = await mia.post(readers, body);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect((await mia.post(readers.replace(known.ids["sar_id"]!, "none"), { officer_id: "rita" })).status).toBe(404);
  });

  it("keeps two drafts of two officers apart, and either assessment opens the gate", async () => {
    const one = await house(SANCTIONED);
    const { alice, bob, opened } = one;
    const [hers, his] = [await report(one), await raiseSar(bob, opened, BODY)];
    expect((await alice.get(sarPath(opened))).body).toHaveLength(1);
    expect((await bob.get(sarPath(opened))).body).toMatchObject([{ sar_id: his.sar_id, raised_by: "bob" }]);
    for (const who of [alice, bob]) expect((await who.post(sarPath(opened), BODY)).body.code).toBe("sar_open");
    const mia = alice.colleague("mia", "mlro");
    expect((await mia.get(sarPath(opened))).body).toHaveLength(2);
    expect((await mia.post(sarPath(opened), BODY)).body.code).toBe("sar_open");
    const file = new SarFile(bob, opened, his.sar_id);
    await take(file, ...WAYS["rejected"]!);
    expect(isShut((await alice.get(opened.path)).body, "sar_first")).toBe(false);
    await take(hers.file, ...WAYS["acknowledged"]!);
    expect((await mia.get(sarPath(opened))).body.map(({ status }: any) => status).toSorted()).toEqual([
      "acknowledged",
      "rejected",
    ]);
  });
});
