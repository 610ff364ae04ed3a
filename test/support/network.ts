import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Officer } from "./api.ts";
import type { OpenCase } from "./cases.ts";

/** Findings of the latest iteration on alerts and neighbours. */
export const networkFindingsOf = (detail: any): any[] =>
  detail.investigation_results.at(-1).findings.filter((finding: any) => finding.agent_name === "network");

export const alertsOf = async (officer: Officer, { workflowId }: OpenCase): Promise<any[]> =>
  (await officer.get(`/intelligence/alerts/for-case/${workflowId}`)).body;

export const approve = (officer: Officer, { path }: OpenCase, body: object = {}) =>
  officer.post(`${path}/decision`, { decision: "approve", ...body });

export const confirm = (officer: Officer, { path }: OpenCase) =>
  officer.post(`${path}/decision/second-approval`, { decision: "approve" });

/** The detail of a case once its log has an event: alerts reach a case by its alarm. */
export async function untilNotified(officer: Officer, { path, workflowId }: OpenCase, event: string, times = 1) {
  for (let i = 0; i < 200; i++) {
    await runDurableObjectAlarm(env.CASE_WORKFLOW.getByName(workflowId));
    const { body } = await officer.get(path);
    if (body.audit_log.filter((entry: any) => entry.event === event).length >= times) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return expect.fail(`the case was not told: ${event}`);
}
