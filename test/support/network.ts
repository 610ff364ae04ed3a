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

export const detailOf = async (officer: Officer, { path }: OpenCase): Promise<any> => (await officer.get(path)).body;

export const eventsOf = async (officer: Officer, { path }: OpenCase, event: string): Promise<any[]> =>
  (await officer.get(`${path}/audit`)).body.entries.filter((entry: any) => entry.event === event);

/**
 * An alert that some other case or scan raised on this one, as the patterns write it.
 * @param marked whether the case is left to be told of it; otherwise only the alert itself says so.
 */
export async function plantAlert(
  officer: Officer,
  { caseId, workflowId }: OpenCase,
  { severity, marked = true }: { severity: "low" | "medium" | "high" | "critical"; marked?: boolean },
): Promise<string> {
  const id = crypto.randomUUID();
  const { tenant } = officer;
  const snapshot = {
    entities: [{ id: `company:BE:${id}`, type: "company", name: "Vennebroek Transport" }],
    relationships: [],
    motif_details: {},
  };
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO alerts (tenant_id, id, pattern_type, entity_key, severity, status, title, description,
         linked_case_ids, evidence_snapshot, evidence_hash, created_at, updated_at)
       VALUES (?, ?, 'phoenix', ?, ?, 'active', 'A continues Vennebroek Transport', 'Vennebroek went bankrupt.', ?, ?, 'h',
         '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z')`,
    ).bind(tenant, id, id, severity, JSON.stringify([caseId]), JSON.stringify(snapshot)),
    env.DB.prepare("INSERT INTO alert_cases (tenant_id, case_id, alert_id) VALUES (?, ?, ?)").bind(tenant, caseId, id),
    ...(marked ? [] : [env.DB.prepare("DELETE FROM network_marks WHERE case_id = ?").bind(caseId)]),
  ]);
  if (marked) await env.CASE_WORKFLOW.getByName(workflowId).networkChanged();
  return id;
}
