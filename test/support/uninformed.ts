import { unzipSync } from "fflate";
import { vi } from "vitest";
import { describedApi } from "../../src/cli/interface/described-api.ts";
import { EXPORT_FORMATS, EXPORT_KINDS } from "../../src/features/exports/export.model.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { EXAMPLES } from "../fuzz/examples.ts";
import { listOperations, type Operation } from "../fuzz/operations.ts";
import { readPdf } from "../unit/rendering/support/read-pdf.ts";
import { type ApiAnswer, newTenant, Officer } from "./api.ts";
import { type OpenCase, reviewedCase } from "./cases.ts";
import { rest } from "./retention-clock.ts";

/** A house of its own with one case, so that lists and counts can be compared too. */
export interface House {
  readonly alice: Officer;
  /** Every role but the one that may know of every report. */
  readonly bob: Officer;
  readonly opened: OpenCase;
  /** Ids that an address may name. */
  readonly ids: Readonly<Record<string, string>>;
}

const operations = listOperations(openApiDocument(describedApi()) as never).filter(
  ({ security }) => security === "officer",
);

const SHARED: Readonly<Record<string, string>> = {
  officer_id: "alice",
  label: "officer_profile",
  template_id: "psp_merchant_onboarding",
  country: "BE",
  source: "eu",
  n: "1",
  part: "0",
  kind: "findings",
};

export async function house(number: string): Promise<House> {
  const alice = new Officer({ tenant: newTenant(), officer: "alice", roles: ["officer"] });
  const bob = alice.colleague("bob", "officer", "compliance_manager", "admin");
  const opened = await reviewedCase(alice, number);
  await rest(opened);
  const memo = await alice.post(`/cases/${opened.workflowId}/decision-memorandum`, { justification: "Seen." });
  const finding = opened.detail.investigation_results.at(-1).findings[0]?.id ?? "none";
  const ids = {
    workflow_id: opened.workflowId,
    case_id: opened.caseId,
    memo_id: memo.body.memo_id as string,
    finding_id: finding as string,
    reg_number: number,
    ...reportIds(opened, crypto.randomUUID()),
  };
  return { alice, bob, opened, ids };
}

/** What a report is named by, whether there is one or not. */
export const reportIds = ({ caseId }: OpenCase, sarId: string) => ({
  sar_id: sarId,
  key: `${caseId}/sar/${sarId}/goaml.xml`,
});

export interface Seen {
  readonly operation: string;
  readonly status: number;
  readonly headers: readonly string[];
  readonly trips: number;
  readonly text: string;
}

/** The whole of each export, in both formats. */
export async function readExports(one: House): Promise<Seen[]> {
  const exported = operations.find(({ id }) => id === "GET /api/exports/{kind}")!;
  const seen: Seen[] = [];
  for (const kind of EXPORT_KINDS) {
    for (const format of EXPORT_FORMATS) seen.push(await look({ ...one, ids: { ...one.ids, kind, format } }, exported));
  }
  return seen;
}

/** Sends one operation, and gives what its caller can tell, without ids and times. */
async function look({ bob, opened, ids }: House, operation: Operation, body?: unknown): Promise<Seen> {
  const { id, method, path, query } = operation;
  const all: Record<string, string> = { ...SHARED, ...ids };
  const target: string = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(all[name] ?? "none"));
  const asked = new URLSearchParams();
  if (query.some(({ name }) => name === "key")) asked.set("key", all["key"]!);
  if (all["format"] !== undefined) asked.set("format", all["format"]);
  if (id === "GET /api/cases/{workflow_id}/documents") asked.set("source", "all");
  const options = body === undefined ? {} : { json: body };
  const [answer, trips] = await counted(() => bob.send(method, `${target}?${asked.toString()}`, options));
  return {
    operation: id,
    status: answer.status,
    headers: [...answer.headers].map(([name, value]) => `${name}: ${neutral(value, opened)}`),
    trips,
    text: neutral(await readable(answer), opened),
  };
}

/** Everything that can be read, by the interface's own list. */
export async function readAll(one: House): Promise<Seen[]> {
  const seen: Seen[] = [];
  // A list that is kept for seconds is read anew first: whether that was due is a matter of time.
  await one.bob.get("/api/cases");
  for (const operation of operations) if (operation.method === "GET") seen.push(await look(one, operation));
  return seen;
}

/** Every write to a case, by the interface's own list. Its deletion comes last. */
export async function tryWrites(one: House): Promise<Seen[]> {
  const writes = operations.filter(({ method, path }) => method !== "GET" && /\{(?:workflow|case)_id\}/.test(path));
  const isDeletion = ({ id }: Operation) => id === "DELETE /api/cases/{workflow_id}";
  const seen: Seen[] = [];
  for (const operation of [...writes.filter((write) => !isDeletion(write)), ...writes.filter(isDeletion)]) {
    seen.push(await look(one, operation, EXAMPLES[operation.id]?.[0] ?? {}));
  }
  return seen;
}

/** Everything that can be tried on a report by its id. */
export async function tryReport(one: House): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const operation of operations) {
    if (operation.method === "GET" || !operation.path.includes("{sar_id}")) continue;
    seen.push(await look(one, operation, EXAMPLES[operation.id]?.[0] ?? {}));
  }
  return seen;
}

/** One write, by its name in the interface. */
export const attempt = (one: House, id: string, body?: unknown): Promise<Seen> =>
  look(
    one,
    operations.find((operation) => operation.id === id)!,
    body,
  );

/** How often the database was asked for an answer, as the service's own log says. */
async function counted(ask: () => Promise<ApiAnswer>): Promise<[ApiAnswer, number]> {
  const said = vi.spyOn(console, "info").mockImplementation(() => {});
  try {
    const answer = await ask();
    const requestId = answer.headers.get("X-Request-Id");
    const lines = said.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(`"event":"request"`));
    const mine = lines.map((line) => JSON.parse(line)).find((line) => line.request_id === requestId);
    return [answer, mine?.d1_round_trips ?? -1];
  } finally {
    said.mockRestore();
  }
}

async function readable({ bytes, headers }: ApiAnswer): Promise<string> {
  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("application/pdf")) return printed(bytes);
  if (!type.startsWith("application/zip")) return new TextDecoder().decode(bytes);
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => !/manifest|SHA256SUMS/.test(name));
  const texts = files.map(async ([name, content]) =>
    name.endsWith(".pdf") ? printed(content) : `${name}\n${new TextDecoder().decode(content)}`,
  );
  return (await Promise.all(texts)).join("\n");
}

/** The words of a PDF. Where its lines break depends on how wide an id is. */
const printed = async (bytes: Uint8Array): Promise<string> =>
  (await readPdf(bytes)).text.replaceAll(/\s+/g, "").replaceAll(/\d{4}-\d{2}-\d{2}\d{2}:\d{2}:\d{2}/g, "TIME");

const neutral = (text: string, { caseId, workflowId, token }: OpenCase): string =>
  text
    .replaceAll(workflowId, "WORKFLOW")
    .replaceAll(caseId, "CASE")
    .replaceAll(token, "TOKEN")
    .replaceAll(/eyJ[\w-]+\.[\w-]*\.[\w-]+/g, "SIGNATURE")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-\d[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\b[0-9a-f]{16,64}\b/g, "HASH")
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, "TIME")
    .replaceAll(/"(duration_ms|latency_ms|startedAt|max-age)":[\d.]+/g, '"$1":0');
