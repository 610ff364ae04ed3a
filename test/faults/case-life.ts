import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { expect } from "vitest";
import { verifyPack } from "../../src/features/case-pack/verify-pack.ts";
import { type AuditEntry, isChainValid } from "../../src/domain/audit/audit.rules.ts";
import type { AccessAction } from "../../src/features/cases/access-log.model.ts";
import { type AuditRow, entryOfRow } from "../../src/features/cases/cases.store.ts";
import type { CaseObject } from "../../src/features/cases/case.client.ts";
import { type ApiAnswer, newOfficer, type Officer, send } from "../support/api.ts";
import { checkAuditChain } from "../support/audit-chain.ts";
import { fileEvidence } from "../support/evidence.ts";
import { OWNERS } from "../support/ownership-filings.ts";
import { multipart } from "../support/form.ts";
import { PDF } from "../support/sample-files.ts";
import type { Client } from "./client.ts";
import type { FaultLayer } from "./fault-layer.ts";
import { plainData, plainText } from "./plain.ts";
import type { Job } from "./sweep.ts";
import { reviewCustomer } from "./review-life.ts";
import { keysUnder, keyStates, rest, ringAlarms, quarantineUnder, tenantRows } from "./world.ts";

const BUSY = ["CREATED", "DOCUMENTS_RECEIVED", "INVESTIGATING"];

/**
 * The whole main job: a case is opened, documents come in, it is investigated, asked about once more, reported,
 * approved by two, reviewed, signed off and exported. Every step is asked until it is answered as it should be.
 */
export const caseLife = (disturb: Disturbance = {}): Job => ({
  name: "the life of a case",
  live: (layer, client) => liveCase(layer, client, disturb),
});

/** What happens to a service, though no call fails. */
export interface Disturbance {
  readonly afterStep?: (layer: FaultLayer) => Promise<void>;
  readonly afterRing?: (stub: DurableObjectStub) => Promise<void>;
}

async function liveCase(layer: FaultLayer, client: Client, disturb: Disturbance): Promise<string[]> {
  const alice = newOfficer("alice");
  const mia = alice.colleague("mia", "mlro");
  const ask = async (step: string, status: number, by: (headers: Record<string, string>) => Promise<ApiAnswer>) => {
    const answer = await client.ask(step, status, by);
    await disturb.afterStep?.(layer);
    return answer.body;
  };
  const post = (step: string, status: number, officer: Officer, path: string, json?: object) =>
    ask(step, status, (headers) => officer.post(path, json, { headers }));

  const created = await post("create", 201, alice, "/api/cases", {
    company_name: "Bakkerij De Linde",
    company_registration_number: "0999900150",
    country: "BE",
  });
  const { case_id: caseId, workflow_id: workflowId } = created;
  const path = `/api/cases/${workflowId}`;
  const portal = `/api/portal/${created.portal_token}`;
  // Who was told of a case finds it.
  const listed = await layer.undisturbed(() => alice.get("/api/cases"));
  expect(listed.body.cases.map((row: { case_id: string }) => row.case_id)).toEqual([caseId]);

  const upload = (filename: string, requirement: string) =>
    ask(`upload ${filename}`, 201, (headers) => {
      const form = multipart([
        { name: "requirement_id", value: requirement },
        { name: "file", filename, type: "application/pdf", value: PDF },
      ]);
      return send("POST", `${portal}/documents`, { headers: { ...form.headers, ...headers }, body: form.body });
    });
  const submit = (json: object) => ask("submit", 200, (headers) => send("POST", `${portal}/submit`, { json, headers }));

  await ask("portal", 200, () => send("GET", portal));
  await upload("statement.pdf", "bank_account_proof");
  await upload("deed.pdf", "articles_of_association");
  await submit({ answers: { beneficial_owners: "Nobody Known" } });
  await settle(layer, alice, path, disturb);
  await post("follow up", 200, alice, `${path}/decision`, {
    decision: "follow_up",
    follow_up_tasks: [{ description: "Who signs?", response_type: "text" }],
  });
  await submit({ task_responses: { followup_2_1: "An Peeters" } });
  await settle(layer, alice, path, disturb);

  const evidence = await ask("file evidence", 201, (headers) => fileEvidence(alice, { path }, { headers }));
  await post("review", 200, alice, `${path}/documents/${evidence.document_id}/review`, { outcome: "accepted" });

  const owners = `${path}/ownership/statements`;
  const { filing_id } = await post("file owners", 201, alice, owners, OWNERS);
  await post("file owners again", 201, alice, owners, OWNERS);
  await ask("withdraw owners", 200, (headers) =>
    alice.send("DELETE", `${owners}/${filing_id}`, { json: { reason: "Twice." }, headers }),
  );

  const sars = `/cases/${caseId}/sar`;
  const sar = `${sars}/${(await post("raise", 201, alice, sars, { reason: "Payments that fit no business" })).sar_id}`;
  await post("submit for mlro", 200, alice, `${sar}/submit-for-mlro`);
  await post("assess", 200, mia, `${sar}/assessment`, { reportable: true, rationale: "seen and weighed" });
  await post("mlro approve", 200, mia, `${sar}/mlro-approve`);
  await post("record", 200, mia, `${sar}/record-submission`, { reference: "CTIF-1" });
  await post("acknowledge", 200, mia, `${sar}/acknowledge`, { reference: "ACK-1" });

  await post("signal", 202, alice, `/api/cases/${workflowId}/signals`, {
    signal_type: "finding_confirmed",
    source_component: "review",
  });
  const memos = `/cases/${workflowId}/decision-memorandum`;
  const memo = `${memos}/${(await post("memo", 201, alice, memos, { justification: "Everything fits." })).memo_id}`;
  await post("sign", 200, alice, `${memo}/sign`);
  await post("approve", 200, alice, `${path}/decision`, {
    decision: "approve",
    reason: "all clear",
    override_open_discrepancies: "Explained by the customer.",
  });
  await post(
    "second approval",
    200,
    alice.colleague("carl", "compliance_manager"),
    `${path}/decision/second-approval`,
    { decision: "approve", comment: "The customer explained it by phone." },
  );
  const handIn = (token: string) =>
    ask("hand in for the review", 200, (headers) =>
      send("POST", `/api/portal/${token}/submit`, { json: { answers: { beneficial_owners: "An Peeters" } }, headers }),
    );
  await reviewCustomer(layer, alice, handIn, (review) => settle(layer, alice, review, disturb));
  /** Who was answered has left a trace, whatever failed on the way. */
  const read = async (step: string, officer: Officer, route: string, action: AccessAction) => {
    const count = () => layer.undisturbed(() => countAccesses(workflowId, action));
    const before = await count();
    await ask(step, 200, () => officer.get(route));
    expect([step, (await count()) > before]).toEqual([step, true]);
  };
  await read("detail", alice, path, "case_read");
  await read("documents", alice, `${path}/documents`, "documents_list");
  await read("reports", mia, sars, "sars_read");
  await read("report", alice, `${path}/report`, "report_exported");
  await ask("audit", 200, () => alice.get(`${path}/audit`));
  await read("pack", mia, `${path}/case-pack.zip`, "case_pack_exported");
  return layer.undisturbed(() => endOf(layer, client, { officer: mia, caseId, path, sar }));
}

async function countAccesses(workflowId: string, action: AccessAction): Promise<number> {
  const query = env.DB.prepare("SELECT count(*) AS n FROM access_log WHERE workflow_id = ? AND action = ?");
  return (await query.bind(workflowId, action).first<{ n: number }>())!.n;
}

interface Ended {
  readonly officer: Officer;
  readonly caseId: string;
  readonly path: string;
  readonly sar: string;
}

/** All that there is once everything that waited was done: rows, answers, files, chains. */
async function endOf(layer: FaultLayer, client: Client, { officer, caseId, path }: Ended): Promise<string[]> {
  const { tenant } = officer;
  await rest(layer);
  await quarantineUnder(`${caseId}/`);
  expect(await keyStates(tenant)).toEqual(["done"]);

  const { body: detail } = await officer.get(path);
  const { body: audit } = await officer.get(`${path}/audit`);
  const events = checkAuditChain(audit);
  const object: Pick<CaseObject, "read"> = env.CASE_WORKFLOW.getByName(detail.workflow_id);
  const { record } = (await object.read())!;
  const recorded = [...record.documents, ...record.evidence].map(({ key }) => key);
  const reports = (await officer.get(`/cases/${caseId}/sar`)).body;
  const artifacts = reports.map((report: { goaml_artifact: { key: string } }) => report.goaml_artifact.key);
  // Evidence that an attempt left which died stays: nothing goes of a case with a report.
  const named = new Set([...recorded, ...artifacts]);
  const stored = (await keysUnder(`${caseId}/`)).filter((key) => named.has(key) || !key.includes("/evidence/"));
  const missing = [...named].filter((key) => !stored.includes(key));
  const unnamed = stored.filter((key) => !named.has(key));
  if (missing.length + unnamed.length > 0) throw new Error(`files ${JSON.stringify({ missing, unnamed })}`);

  const columns = "seq, event, timestamp, actor, entry";
  const rows = await env.DB.prepare(`SELECT ${columns} FROM audit_events WHERE workflow_id = ? ORDER BY seq`)
    .bind(detail.workflow_id)
    .all<AuditRow>();
  expect(rows.results.map(entryOfRow)).toEqual(audit.entries);
  const chain = await env.DB.prepare("SELECT entry FROM sar_audit_events WHERE case_id = ? ORDER BY seq")
    .bind(caseId)
    .all<{ entry: string }>();
  expect(isChainValid(chain.results.map(({ entry }) => JSON.parse(entry) as AuditEntry))).toBe(true);

  const pack = unzipSync(client.answers.at(-1)!.answer.bytes);
  await verifyPack({ paths: Object.keys(pack), read: (name) => pack[name]! });
  return [
    // A document is read before or after what else happens, and once.
    `events ${events.filter((event) => event !== "DOCUMENT_READ").join(" ")}`,
    `documents read ${events.filter((event) => event === "DOCUMENT_READ").length}`,
    `pack ${[...new Set(Object.keys(pack).map((name) => plainText(name, tenant)))].toSorted().join(" ")}`,
    `detail ${JSON.stringify(plainData(detail, tenant))}`,
    ...client.answers.map(
      ({ step, answer }) => `${step} ${answer.status} ${JSON.stringify(plainData(answer.body, tenant))}`,
    ),
    ...(await tenantRows(tenant)),
    // A result is revised only where a document is read after it.
  ].map((text) => text.replaceAll(',"revised_at":"<time>"', ""));
}

/** Lets alarms do what waits until the case rests. */
async function settle(layer: FaultLayer, officer: Officer, path: string, disturb: Disturbance): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await ringAlarms(layer, 2_000, disturb.afterRing);
    const { body } = await layer.undisturbed(() => officer.get(path));
    if (!BUSY.includes(body.status)) {
      expect(body.status).toBe("REVIEW_PENDING");
      // What failed on the way is repeated after the investigation, such as the copy of the answers.
      await ringAlarms(layer, 2_000, disturb.afterRing);
      return;
    }
  }
  throw new Error("the case did not come to rest");
}
