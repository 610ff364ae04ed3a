import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { CaseObject } from "../../src/features/cases/case.client.ts";
import { openReview } from "../../src/features/reviews/open-review.service.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import type { Officer } from "../support/api.ts";
import { passTime } from "./client.ts";
import type { FaultLayer } from "./fault-layer.ts";
import { keysUnder, quarantineUnder, ringAlarms } from "./world.ts";

const TRIES_MAX = 12;

/** Asks for a review of an approved customer until it is open; they hand in, and it comes to an officer. */
export async function reviewCustomer(
  layer: FaultLayer,
  officer: Officer,
  handIn: (token: string) => Promise<unknown>,
  settle: (path: string) => Promise<void>,
): Promise<void> {
  const relationshipId = await findRelationship(layer, officer);
  const eventId = crypto.randomUUID();
  const open = () => {
    const ctx = createCtx(env, { actor: systemActor(officer.tenant) });
    return openReview(ctx, { relationshipId, trigger: "due", reason: "The review is due.", eventId });
  };
  const { workflowId } = await untilDone(open);
  const { body: opened } = await layer.undisturbed(() => officer.get(`/api/cases/${workflowId}`));
  // The owners were in dispute at the approval.
  expect(opened.status).toBe("AWAITING_DOCUMENTS");
  await handIn(opened.portal_token);
  await settle(`/api/cases/${workflowId}`);
  await layer.undisturbed(async () => {
    // Whoever lost the answer asks again.
    expect(await open()).toEqual({ workflowId });
    const { body } = await officer.get(`/api/cases/${workflowId}`);
    const reviews = await officer.get("/api/cases?review=true");
    expect(reviews.body.cases.map((row: { workflow_id: string }) => row.workflow_id)).toEqual([workflowId]);
    // What was filed of the owners before the review is compared with what the customer says now.
    const sources: string[] = body.discrepancies.map(({ source }: { source: string }) => source);
    expect(sources.filter((source) => source.startsWith("filed:"))).toHaveLength(2);
    await quarantineUnder(`${body.case_id}/`);
    const stored = await keysUnder(`${body.case_id}/`);
    const object: Pick<CaseObject, "read"> = env.CASE_WORKFLOW.getByName(workflowId);
    const { record } = (await object.read())!;
    const named = [...record.documents, ...record.evidence].map(({ key }) => key);
    expect([...new Set(named)].filter((key) => !stored.includes(key))).toEqual([]);
    expect(stored.filter((key) => !named.includes(key) && !key.includes("/evidence/"))).toEqual([]);
  });
}

async function findRelationship(layer: FaultLayer, { tenant }: Officer): Promise<string> {
  for (let i = 0; i < 40; i++) {
    const id = await layer.undisturbed(() =>
      env.DB.prepare("SELECT relationship_id FROM relationships WHERE tenant_id = ?")
        .bind(tenant)
        .first<string>("relationship_id"),
    );
    if (id !== null) return id;
    await ringAlarms(layer);
  }
  throw new Error("the approval opened no relationship");
}

async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= TRIES_MAX) throw error;
      passTime(1_000);
    }
  }
}
