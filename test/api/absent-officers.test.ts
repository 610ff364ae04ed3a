import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { TELL_OF_ABSENT } from "../../src/features/handover/absent-officers.service.ts";
import { runDueJobs } from "../../src/features/monitoring/run-due.service.ts";
import { readSettings } from "../../src/platform/settings.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";
import { Directory } from "../support/directory.ts";
import { systemCtx } from "../support/monitoring.ts";
import { raiseSar, SarFile } from "../support/sars.ts";

const noticesOf = async (officer: Officer) =>
  (await officer.get("/api/notifications")).body.notifications.map(({ kind, ids }: any) => [kind, ids]);

async function runJob(settings: Record<string, string> = {}): Promise<void> {
  const ctx = { ...systemCtx(""), database: "DB", settings: readSettings({ ...env, ...settings }) };
  for (let turn = 0; turn < 5; turn++) if ((await runDueJobs(ctx, [TELL_OF_ABSENT])) === null) return;
}

describe("an officer who was deactivated", () => {
  it("and whose approval waits is told to the second officer, in the record, and to the managers once", async () => {
    const directory = new Directory();
    const alice = directory.officer("a1");
    const [bob, manager] = [alice.colleague("b1", "compliance_manager"), alice.colleague("m1", "compliance_manager")];
    const users = new Map<string, string>();
    for (const id of ["a1", "b1", "m1"]) users.set(id, (await directory.create(id, id)).body.id);
    const [opened, assigned] = [await reviewedCase(alice, "0999900348"), await reviewedCase(alice, "0999900348")];
    expect((await alice.patch(`${assigned.path}/assignment`, { assignee: "a1" })).status).toBe(200);
    const decision = { decision: "approve", override_dissolved_entity: "final payout to the liquidator" };
    for (const { path } of [opened, assigned])
      expect((await alice.post(`${path}/decision`, decision)).body.status).toBe("PENDING_SECOND_APPROVAL");
    await runJob(directory.settings);
    expect(await noticesOf(manager)).toEqual([]);
    const pending = async () => (await bob.get(opened.path)).body.pending_decision;
    expect(await pending()).toMatchObject({ maker: "a1", maker_deactivated_at: null });

    const before = new Date().toISOString();
    await directory.patch(users.get("a1")!, { op: "replace", path: "active", value: false });
    const { maker_deactivated_at: since } = await pending();
    expect(since >= before && since <= new Date().toISOString()).toBe(true);
    await runJob(directory.settings);
    await runJob(directory.settings);
    const told = [opened, assigned].map(({ workflowId }) => ["maker_deactivated", { workflow_id: workflowId }]);
    for (const one of [bob, manager]) {
      const notices = await noticesOf(one);
      expect(notices).toHaveLength(2);
      expect(notices).toEqual(expect.arrayContaining(told));
    }
    expect(await noticesOf(alice.colleague("m1", "mlro"))).toEqual([]);

    const confirmed = await bob.post(`${opened.path}/decision/second-approval`, {
      decision: "approve",
      comment: "I asked the liquidator, who confirms the payout.",
    });
    expect(confirmed.body.status).toBe("APPROVED");
    const { entries } = (await bob.get(`${opened.path}/audit`)).body;
    expect(entries.find(({ event }: any) => event === "SECOND_APPROVAL_GIVEN").details).toMatchObject({
      maker: "a1",
      maker_deactivated_at: since,
    });
  });
});

describe("a draft of a report", () => {
  it("whose author is away is told to the MLROs alone, once, and one that was submitted is not", async () => {
    const alice = newOfficer();
    const [bob, manager, mlro] = [
      alice.colleague("bob"),
      alice.colleague("mo", "compliance_manager"),
      alice.colleague("mia", "mlro"),
    ];
    const [opened, other] = [await openCase(alice), await openCase(alice)];
    await openCase(bob);
    const { sar_id } = await raiseSar(alice, opened);
    const { sar_id: submitted } = await raiseSar(alice, other);
    await new SarFile(alice, other, submitted).submit();
    const days = (from: number, until: number) => {
      const [first, last] = [from, until].map((day) =>
        new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
      );
      return { from: first, until: last, substitute: "bob" };
    };
    const ofAuthor = async () => (await noticesOf(mlro)).filter(([kind]: [string]) => kind === "sar_author_absent");
    expect((await alice.put("/api/officers/me/absence", days(3, 9))).status).toBe(200);
    await runJob();
    expect(await ofAuthor()).toEqual([]);
    expect((await alice.put("/api/officers/me/absence", days(0, 9))).status).toBe(200);
    for (let run = 0; run < 2; run++) await runJob();
    const ids = { sar_id, case_id: opened.caseId, workflow_id: opened.workflowId };
    expect(await ofAuthor()).toEqual([["sar_author_absent", ids]]);
    expect(await Promise.all([alice, bob, manager].map(noticesOf))).toEqual([[], [], []]);
  });
});
