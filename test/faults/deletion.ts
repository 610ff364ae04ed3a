import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { multipart } from "../support/form.ts";
import { pdfOfSize } from "../support/sample-files.ts";
import type { Client } from "./client.ts";
import type { FaultLayer } from "./fault-layer.ts";
import { plainData } from "./plain.ts";
import type { Job } from "./sweep.ts";
import { keysUnder, rest, ringAlarms, quarantineUnder, sweepReadings, tenantRows } from "./world.ts";

/** More than fits into one part, so that it goes by a staging object. */
const LARGE = pdfOfSize(5_500_000);

/** A case takes a large file and is deleted: of all that nothing stays. */
export const deletion: Job = { name: "a large file, and the deletion of its case", live };

async function live(layer: FaultLayer, client: Client): Promise<string[]> {
  const alice = newOfficer("alice");
  const carl = alice.colleague("carl", "compliance_manager");
  const { body: opened } = await layer.undisturbed(() =>
    alice.post("/api/cases", { company_name: "Sample", company_registration_number: "0999900150", country: "BE" }),
  );
  const { case_id: caseId, workflow_id: workflowId, portal_token: token } = opened;
  const uploaded = await client.ask("upload", 201, (headers) => {
    const form = multipart([
      { name: "requirement_id", value: "bank_account_proof" },
      { name: "file", filename: "large.pdf", type: "application/pdf", value: LARGE },
    ]);
    return send("POST", `/api/portal/${token}/documents`, {
      headers: { ...form.headers, ...headers },
      body: form.body,
    });
  });
  const files = await layer.undisturbed(async () => {
    const route = `/api/cases/${workflowId}/documents/download?key=${encodeURIComponent(uploaded.body.minio_key)}`;
    const { status, bytes } = await alice.get(route);
    expect([status, Buffer.compare(bytes, LARGE)]).toEqual([200, 0]);
    await rest(layer);
    return keysUnder(`${caseId}/`);
  });
  expect(files.filter((key) => !key.includes("/evidence/"))).toEqual([uploaded.body.minio_key]);
  await client.ask("signal", 202, (headers) => {
    const json = { signal_type: "finding_confirmed", source_component: "review" };
    return alice.post(`/api/cases/${workflowId}/signals`, json, { headers });
  });
  await ringAlarms(layer);
  await client.ask("delete", 200, (headers) => carl.delete(`/api/cases/${workflowId}`, { headers }));
  return layer.undisturbed(async () => {
    await rest(layer);
    await quarantineUnder(`${caseId}/`);
    if (layer.failed.length > 0) await sweepReadings();
    expect(await keysUnder(`${caseId}/`)).toEqual([]);
    for (const { namespace, name } of layer.objects.values()) {
      const left = await runInDurableObject(layer.stub(namespace, name), (_, { storage }) =>
        storage.sql
          .exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'")
          .toArray(),
      );
      expect([namespace, left]).toEqual([namespace, []]);
    }
    expect((await alice.get(`/api/cases/${workflowId}`)).status).toBe(404);
    expect((await send("GET", `/api/portal/${token}`)).status).toBe(404);
    const ledger = await env.DB.prepare("SELECT count(*) AS n FROM deletion_ledger WHERE workflow_id = ?")
      .bind(workflowId)
      .first("n");
    const said = client.answers.filter(({ step }) => step !== "delete");
    return [
      `ledger ${String(ledger)}`,
      ...said.map(({ step, answer }) => `${step} ${JSON.stringify(plainData(answer.body, alice.tenant))}`),
      ...(await tenantRows(alice.tenant)),
    ];
  });
}
