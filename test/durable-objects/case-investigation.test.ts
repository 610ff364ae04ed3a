import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { investigateCase } from "../../durable-objects/case-investigation.ts";
import { CaseStorage } from "../../durable-objects/case-storage.ts";
import { retryInvestigation } from "../../src/domain/case/case-changes.rules.ts";
import { readSettings } from "../../src/platform/settings.ts";
import type { Ctx } from "../../src/platform/context.ts";
import { caseRecord } from "../support/case-fixtures.ts";
import { systemCtx } from "../support/investigation-host.ts";

const run = { runId: "run-1", iteration: 1, startedAt: "2026-11-22T10:00:00.000Z", attempt: 1 };
const underWay = () => caseRecord({ status: "INVESTIGATING", iteration: 1, investigations: [], run });

/** A case of which attempts have died: they were begun and never heard of again. */
function withCase<T>(work: (storage: CaseStorage, died: (attempts: number) => void) => Promise<T>): Promise<T> {
  return runInDurableObject(env.CASE_WORKFLOW.getByName(`case-${crypto.randomUUID()}`), (_, { storage }) => {
    const opened = new CaseStorage(storage, readSettings(env));
    opened.create(underWay(), [], { now: new Date(), actor: systemCtx().actor });
    const died = (attempts: number) => {
      for (let i = 0; i < attempts; i++) opened.runs.beginAttempt(opened.record()!.run!.runId, 1);
    };
    return work(opened, died);
  });
}

function measuringCtx() {
  const outcomes: string[] = [];
  const metrics: Ctx["metrics"] = {
    write: (metric, labels) =>
      void (metric === "investigation" && outcomes.push((labels as { outcome: string }).outcome)),
  };
  return { ctx: systemCtx({ metrics }), outcomes };
}

const project = async () => true;

describe("an investigation whose process dies", () => {
  it("is given up as interrupted after three attempts, and the metric of the alert says so", async () => {
    await withCase(async (storage, died) => {
      const { ctx, outcomes } = measuringCtx();
      died(3);
      await investigateCase(ctx, storage, project);
      expect(storage.record()!.status).toBe("FAILED");
      expect(storage.audit().at(-1)).toMatchObject({
        event: "INVESTIGATION_FAILED",
        details: { iteration: 1, error_type: "interrupted" },
      });
      expect(outcomes).toEqual(["failed"]);
    });
  });

  it("begins a count of its own when it is retried", async () => {
    await withCase(async (storage, died) => {
      const { ctx } = measuringCtx();
      died(3);
      await investigateCase(ctx, storage, project);
      const meta = { now: new Date(), actor: ctx.actor };
      storage.apply("retry", (record, m) => retryInvestigation(record, "run-2", m), meta);
      died(2);
      await investigateCase(ctx, storage, project);
      expect(storage.record()!.status).toBe("REVIEW_PENDING");
    });
  });

  it("goes on as long as each attempt completes a stage", async () => {
    await withCase(async (storage, died) => {
      const { ctx, outcomes } = measuringCtx();
      const noRecords = { stages: [], tool_invocations: [], governance_checks: [], evoi_decisions: [] };
      for (let deployment = 0; deployment < 5; deployment++) {
        died(1);
        storage.saveStage(run.runId, `interrupted-${deployment}`, {}, noRecords);
      }
      await investigateCase(ctx, storage, project);
      expect([storage.record()!.status, outcomes]).toEqual(["REVIEW_PENDING", ["completed"]]);
    });
  });
});
