import { beforeAll, describe, expect, it } from "vitest";
import { describedApi } from "../../src/cli/interface/described-api.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { EXAMPLES } from "../fuzz/examples.ts";
import { listOperations, type Operation } from "../fuzz/operations.ts";
import { type ApiAnswer, newTenant, Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { matchSanctions, putRelationship } from "../support/monitoring.ts";
import { Partner } from "../support/partners.ts";
import { readPortal } from "../support/portal.ts";
import { fileEvidence } from "../support/evidence.ts";
import { fileOwners, OWNERS } from "../support/ownership-filings.ts";
import { loadRegulatory } from "../support/regulatory.ts";
import { raiseSar } from "../support/sars.ts";
import { insertParty, relationshipOf } from "../support/watched-parties.ts";

const ALL_ROLES = ["officer", "compliance_manager", "mlro", "admin"] as const;
const CANARY = "canary-of-another-tenant";
const operations = listOperations(openApiDocument(describedApi()) as never).filter(
  ({ security }) => security === "officer",
);

/** Parameters of an address that name nothing of a tenant: reference data, forms of a name, places in a list. */
const SHARED: Readonly<Record<string, string>> = {
  officer_id: "alice",
  label: "officer_profile",
  template_id: "psp_merchant_onboarding",
  country: "BE",
  regulation_id: "none",
  article_id: "none",
  name: "none",
  reg_number: "0999901536",
  source: "eu",
  list_id: "none",
  import_id: "none",
  proposal_id: "none",
  n: "1",
  number: "1",
  part: "0",
  kind: "cases",
};

const owner = new Officer({ tenant: newTenant(), officer: "alice", roles: ALL_ROLES });
const stranger = new Officer({ tenant: newTenant(), officer: "alice", roles: ALL_ROLES });

/** Waits for what is done in the background. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((done) => setTimeout(done, 100));
}

/** What the owner has, by the parameter that names it. */
let owned: Readonly<Record<string, string>>;
let cases: readonly OpenCase[];
beforeAll(async () => {
  await loadRegulatory();
  const [old, young] = [await reviewedCase(owner, "0999901536"), await reviewedCase(owner, "0999901635")];
  cases = [old, young];
  const { sar_id, goaml_artifact } = await raiseSar(owner, old, { reason: CANARY });
  const memo = await owner.post(`/cases/${old.workflowId}/decision-memorandum`, { justification: CANARY });
  const signal = { signal_type: "finding_rejected", source_component: "x", context_data: { description: CANARY } };
  expect((await owner.post(`${old.path}/signals`, signal)).status).toBe(202);
  await owner.put("/api/memory/blocks/alice/officer_profile", { value: { note: CANARY } });
  await owner.put("/api/memory/blocks/alice/learned_procedures", { value: { rules: [CANARY] } });
  await owner.put("/api/memory/company-context", { additional_notes: CANARY });
  const [article] = (await owner.get("/api/regulatory/articles")).body;
  const change = await owner.post("/api/regulatory/changes", {
    article_id: article.id,
    change_type: "guidance",
    description: CANARY,
    effective_date: "2027-07-10",
  });
  const portfolio = await owner.post("/api/scan/portfolio", { name: CANARY, registration_numbers: ["0999901536"] });
  const partner = new Partner({ tenant: owner.tenant });
  const callback_url = "https://partner.example/hook";
  const accepted = await partner.verify({ enterprise_number: "0999900150", callback_url });
  await owner.post("/api/automation/override", {
    officer_id: "alice",
    template_id: "psp_merchant_onboarding",
    country: "BE",
    reason: CANARY,
  });
  const ownList = await owner.post("/api/own-lists", { name: CANARY, entries: [{ name: CANARY }] });
  const endpoint = (await owner.post("/api/webhook-endpoints", { url: `${callback_url}/${CANARY}` })).body;
  const test = await owner.post(`/api/webhook-endpoints/${endpoint.endpoint_id}/test`);
  const client = { client_id: crypto.randomUUID(), name: CANARY, roles: ["officer"] };
  const account = (await owner.post("/api/service-accounts", client)).body;
  const filed = await fileEvidence(owner, old, { note: CANARY });
  await insertParty(owner, "0b6e2f4a-7c1d-4e58-9a3b-5d6f7e8c9a01", {
    addedAt: "2026-11-01T10:00:00.000Z",
    name: CANARY,
  });
  const owners = await fileOwners(owner, old, { ...OWNERS, description: CANARY });
  await until(async () => (await owner.get("/intelligence/alerts")).body.length > 0);
  await until(async () => (await owner.get("/api/memory/passages/alice")).body.count > 0);
  const eventId = await matchSanctions(owner.tenant, await putRelationship(owner.tenant), CANARY);
  owned = {
    event_id: eventId,
    notification_id: (await owner.get("/api/notifications")).body.notifications[0].notification_id,
    workflow_id: old.workflowId,
    case_id: old.caseId,
    finding_id: old.detail.investigation_results.at(-1).findings[0].id,
    document_id: filed.body.document_id,
    filing_id: owners.body.filing_id,
    comment_id: (await owner.post(`${old.path}/comments`, { text: CANARY })).body.comment_id,
    sar_id,
    memo_id: memo.body.memo_id,
    alert_id: (await owner.get("/intelligence/alerts")).body[0].id,
    story_id: (await owner.get("/intelligence/stories")).body[0].id,
    passage_id: (await owner.get("/api/memory/passages/alice")).body.passages[0].id,
    rule_id: (await owner.get("/api/memory/rules/alice")).body.rules[0].id,
    change_id: change.body.id,
    portfolio_id: portfolio.body.portfolio_id,
    webhook_id: `msg_${accepted.body.verification_id}`,
    relationship_id: relationshipOf(owner),
    endpoint_id: endpoint.endpoint_id,
    list_id: ownList.body.list_id,
    delivery_id: test.body.delivery_id,
    key: goaml_artifact.key,
    client_id: account.client_id,
  };
});

const UUID_OR_HEX = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{8,}/g;

/** The same shapes, of nothing that exists. */
const nowhere = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(owned).map(([name, value]) => [
      name,
      value.replaceAll(UUID_OR_HEX, (id) => (id.includes("-") ? crypto.randomUUID() : `${id.slice(0, -3)}bad`)),
    ]),
  );

function ask(officer: Officer, { method, path, id, query, json }: Operation, ids: Readonly<Record<string, string>>) {
  const all = { ...SHARED, ...ids };
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(all[name] ?? "none"));
  const asked = query.some(({ name }) => name === "key") ? `?key=${encodeURIComponent(all["key"]!)}` : "";
  if (method === "GET") return officer.get(target + asked);
  if (method === "DELETE" && !json) return officer.delete(target + asked);
  const text = JSON.stringify(json ? (EXAMPLES[id]?.[0] ?? BODIES[id] ?? {}) : {});
  return officer.send(method, target + asked, {
    body: text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => all[name] ?? "none"),
    headers: { "Content-Type": "application/json" },
  });
}

const BODIES: Readonly<Record<string, object>> = {
  "POST /api/cases/{workflow_id}/findings/{finding_id}/clearance": { reason: "Another person." },
  "POST /api/diagnostics/{case_id}/iterations/{n}/feedback": { rating: 4 },
  "DELETE /api/cases/{workflow_id}/ownership/statements/{filing_id}": { reason: "Another company." },
  "PATCH /intelligence/alerts/{alert_id}": { action: "acknowledge" },
  "POST /cases/{case_id}/sar/{sar_id}/mlro-reject": { reason: "No ground." },
  "PUT /cases/{workflow_id}/decision-memorandum/{memo_id}/draft": { justification: "Fine." },
};

/** An answer without what differs from one request to the next, and without the ids that were asked for. */
function seen({ status, headers, bytes }: ApiAnswer, ids: Readonly<Record<string, string>>) {
  let text = new TextDecoder().decode(bytes).replaceAll(/"(?:request_id|generated_at|timestamp)":"[^"]*"/g, "");
  for (const [name, value] of Object.entries(ids))
    text = text.replaceAll(value, `<${name}>`).replaceAll(encodeURIComponent(value), `<${name}>`);
  return { status, headers: [...headers].filter(([name]) => name !== "x-request-id"), text };
}

/** Operations whose address names something of a tenant's. */
const named = operations.filter(({ pathParameters }) => pathParameters.some(({ name }) => !(name in SHARED)));

/** Routes that the contract has answer with nothing, rather than 404, for what does not exist. */
const EMPTY_FOR_NONE = new Set([
  "GET /api/scan/portfolio/{portfolio_id}/results",
  "POST /api/cases/{workflow_id}/signals",
]);

describe("what belongs to another tenant", () => {
  it("is there: its owner reads all of it", async () => {
    const reads = named.filter(({ method }) => method === "GET");
    const names = new Set(named.flatMap(({ pathParameters }) => pathParameters.map(({ name }) => name)));
    expect([...names].filter((name) => !(name in SHARED) && !(name in owned))).toEqual([]);
    const missing: string[] = [];
    for (const operation of reads) {
      const [own, none] = [await ask(owner, operation, owned), await ask(owner, operation, nowhere())];
      if (own.status === none.status && new TextDecoder().decode(own.bytes) === new TextDecoder().decode(none.bytes))
        missing.push(operation.id);
      if (own.status === 404) missing.push(operation.id);
    }
    // A report exists of a decided case alone, reports are retained after their case, and evaluations after a template's rules ran.
    expect(missing.filter((id) => !id.startsWith("GET /api/retention/reports/"))).toEqual([]);
  });

  it("answers a stranger in every operation to the letter as what does not exist, at the same cost", async () => {
    const before = seen(
      await ask(
        owner,
        operations.find(({ id }) => id === "GET /api/cases/{workflow_id}")!,
        owned,
      ),
      {},
    );
    for (const operation of named) {
      const elsewhere = nowhere();
      await ask(stranger, operation, elsewhere);
      const none = seen(await ask(stranger, operation, elsewhere), elsewhere);
      const foreign = seen(await ask(stranger, operation, owned), owned);
      expect({ operation: operation.id, ...foreign }).toEqual({ operation: operation.id, ...none });
      if (!EMPTY_FOR_NONE.has(operation.id)) expect([operation.id, foreign.status]).toEqual([operation.id, 404]);
    }
    const after = seen(
      await ask(
        owner,
        operations.find(({ id }) => id === "GET /api/cases/{workflow_id}")!,
        owned,
      ),
      {},
    );
    expect(after.text).toBe(before.text);
  });

  it("shows in no list, count, search or memory of a stranger", async () => {
    const queries = ["", "?q=canary", "?officer_id=alice", "?status=", "?limit=200"];
    for (const operation of operations.filter(({ method }) => method === "GET")) {
      for (const query of queries) {
        const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => SHARED[name] ?? "none");
        const text = new TextDecoder().decode((await stranger.get(path + query)).bytes);
        for (const secret of [CANARY, ...Object.values(owned), ...cases.map(({ caseId }) => caseId)]) {
          expect([operation.id, query, text.includes(secret)]).toEqual([operation.id, query, false]);
        }
      }
    }
  });

  it("is out of reach for another tenant's partner and customer as well", async () => {
    const other = new Partner({ tenant: stranger.tenant });
    const linked = await other.verify({ enterprise_number: "0999901536", workflow_id: owned["workflow_id"]! });
    expect(linked.status).toBe(404);
    const customer = await openCase(stranger);
    const portal = await readPortal(customer.token);
    expect(JSON.stringify(portal.body)).not.toContain(owned["case_id"]);
    const file = await stranger.get(`${customer.path}/documents/download?key=${encodeURIComponent(owned["key"]!)}`);
    expect(file.status).toBe(404);
  });

  it("does not show by the cost of a success that another tenant has an id", async () => {
    const cost = (answer: ApiAnswer) => [answer.status, answer.headers.get("Server-Timing")];
    const named = (id: string) => stranger.get(`/api/cases?case_id=${id}`).then(cost);
    expect(await named(owned["case_id"]!)).toEqual(await named(crypto.randomUUID()));
    const assign = (id: string) =>
      stranger.post("/api/cases/assignments", { workflow_ids: [id], assignee: "alice" }).then(cost);
    expect(await assign(owned["workflow_id"]!)).toEqual(await assign(`case-${crypto.randomUUID()}`));
  });

  it("is not reached by an idempotency key that another tenant has used", async () => {
    const headers = { "Idempotency-Key": "same-key-everywhere" };
    const json = { company_name: CANARY, company_registration_number: "0999900150", country: "BE" };
    const first = await owner.post("/api/cases", json, { headers });
    const again = await stranger.post("/api/cases", json, { headers });
    expect([first.status, again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, 201, null]);
    expect(again.body.case_id).not.toBe(first.body.case_id);
  });
});
