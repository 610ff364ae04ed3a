import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { CaseSnapshot } from "../../src/features/cases/case.client.ts";
import { Officer, send } from "../support/api.ts";
import { checkAuditChain } from "../support/audit-chain.ts";
import type { Client } from "./client.ts";
import type { FaultLayer } from "./fault-layer.ts";
import { plainData } from "./plain.ts";
import type { Job } from "./sweep.ts";
import { forgetTenant, keysUnder, keyStates, rest, ringAlarms, quarantineUnder, tenantRows } from "./world.ts";

/** A partner has a company of a case verified and called back: the check, its link to the case, and the delivery. */
export const callback: Job = { name: "a verification by callback", live };

/** The tenant of the demonstration's partner key, which objects know too. */
const TENANT = "demo";
const HEADERS = { "X-API-Key": "demo-partner-key" };

async function live(layer: FaultLayer, client: Client): Promise<string[]> {
  await layer.undisturbed(() => forgetTenant(TENANT));
  const alice = new Officer({ tenant: TENANT, officer: "alice" });
  const deliveries: { readonly id: string | null; readonly body: string }[] = [];
  layer.network = async (_, init) => {
    deliveries.push({ id: new Headers(init?.headers).get("webhook-id"), body: init?.body as string });
    return new Response("ok");
  };
  const { body: opened } = await layer.undisturbed(() =>
    alice.post("/api/cases", { company_name: "Sample", company_registration_number: "0999900150", country: "BE" }),
  );
  const json = { enterprise_number: "0999900150", requestor_id: "desk" };
  const verified = await client.ask("verify", 200, (headers) =>
    send("POST", "/v1/peppol/verify", { json, headers: { ...HEADERS, ...headers } }),
  );
  await client.ask("evidence", 200, () =>
    send("GET", `/v1/peppol/evidence/${verified.body.verification_id}`, { headers: HEADERS }),
  );
  const later = { ...json, workflow_id: opened.workflow_id, callback_url: "https://partner.example/hook" };
  const accepted = await client.ask("order", 202, (headers) =>
    send("POST", "/v1/peppol/verify", { json: later, headers: { ...HEADERS, ...headers } }),
  );
  for (let i = 0; i < 60 && (await statusOf(layer)) !== "delivered"; i++) await ringAlarms(layer);
  return layer.undisturbed(async () => {
    await rest(layer);
    await alice.post(`/api/cases/${opened.workflow_id}/decision`, { decision: "reject", reason: "enough" });
    await rest(layer);
    await quarantineUnder(`${opened.case_id}/`, "verifications/");
    expect(await keyStates(TENANT)).toEqual(["done"]);
    // Once more only where it arrived and its receipt was lost; under one id and with one body, so that it is known.
    const lost = layer.failed.filter(({ boundary, moment }) => boundary === "fetch" && moment === "after").length;
    expect(deliveries).toHaveLength(1 + lost);
    expect(new Set(deliveries.map(({ id }) => id))).toEqual(new Set([`msg_${accepted.body.verification_id}`]));
    expect(new Set(deliveries.map(({ body }) => body)).size).toBe(1);

    const path = `/api/cases/${opened.workflow_id}`;
    const events = checkAuditChain((await alice.get(`${path}/audit`)).body);
    const { evidence } = (await alice.get(`${path}/evidence`)).body;
    const { body: detail } = await alice.get(path);
    const kept = await keptEvidence(opened);
    expect(await keysUnder(`${opened.case_id}/`)).toEqual(kept.ofCase);
    expect(await keysUnder(`verifications/${verified.body.verification_id}/`)).toEqual(kept.others);
    return [
      `events ${events.join(" ")}`,
      `evidence ${evidence.length}`,
      `detail ${JSON.stringify(plainData(detail, alice.tenant))}`,
      `delivered ${JSON.stringify(plainData(JSON.parse(deliveries[0]!.body), alice.tenant))}`,
      ...client.answers.map(({ step, answer }) => `${step} ${JSON.stringify(plainData(answer.body, alice.tenant))}`),
      ...(await tenantRows(TENANT)),
    ];
  });
}

const statusOf = (layer: FaultLayer) =>
  layer.undisturbed(() =>
    env.DB.prepare("SELECT status FROM webhook_deliveries WHERE tenant_id = 'demo'").first("status"),
  );

async function keptEvidence({ case_id, workflow_id }: { readonly case_id: string; readonly workflow_id: string }) {
  const { results } = await env.DB.prepare(
    "SELECT value ->> 'key' AS key FROM verifications, json_each(evidence) WHERE tenant_id = 'demo'",
  ).all<{ key: string }>();
  const snapshot = (await env.CASE_WORKFLOW.getByName(workflow_id).read()) as unknown as CaseSnapshot;
  const keys = [...new Set([...results, ...snapshot.record.evidence].map(({ key }) => key))].toSorted();
  const ofCase = (key: string) => key.startsWith(`${case_id}/`);
  return { ofCase: keys.filter(ofCase), others: keys.filter((key) => !ofCase(key)) };
}
