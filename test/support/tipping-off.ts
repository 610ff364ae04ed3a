import { type ApiAnswer, send } from "./api.ts";
import { CLEAN, type OpenCase } from "./cases.ts";
import type { Partner } from "./partners.ts";
import { upload } from "./portal.ts";
import { EXE, PDF } from "./sample-files.ts";

/** What someone outside of the house got for one request. */
export interface Observation {
  readonly request: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly size: number;
  readonly text: string;
}

/**
 * Everything that a customer, or a partner who knows the case, can ask and try, in an order in which writes come
 * last. Ids and times have a fixed length, so that sizes are compared as they are.
 */
export async function observe(opened: OpenCase, partner: Partner, language = "en"): Promise<Observation[]> {
  const portal = `/api/portal/${opened.token}`;
  const headers = { "Accept-Language": language };
  const once = { "Idempotency-Key": crypto.randomUUID() };
  const json = (body: unknown, more: Record<string, string> = {}) => ({ json: body, headers: { ...headers, ...more } });
  let verified: ApiAnswer | undefined;
  const attempts: [string, () => Promise<ApiAnswer>][] = [
    ["look", () => send("GET", portal, { headers })],
    ["look at the page", () => send("GET", `/portal/${opened.token}`, { headers })],
    ["delete", () => send("DELETE", portal, { headers })],
    ["put", () => send("PUT", portal, json({}))],
    ["look at the verification", () => send("GET", `/v1/peppol/case-verification/${opened.workflowId}`)],
    [
      "verify",
      async () => (verified = await partner.verify({ enterprise_number: CLEAN, workflow_id: opened.workflowId })),
    ],
    ["read its evidence", () => partner.evidence(verified!.body.verification_id)],
    [
      "look at the verification that was linked",
      () => send("GET", `/v1/peppol/case-verification/${opened.workflowId}`),
    ],
    ["read as an officer without a token", () => send("GET", opened.path)],
    ["read reports without a token", () => send("GET", `/cases/${opened.caseId}/sar`)],
    ["upload an empty file", () => upload(opened.token, new Uint8Array(), { headers })],
    ["upload a wrong file", () => upload(opened.token, EXE, { headers })],
    ["upload for nothing that was asked", () => upload(opened.token, PDF, { headers, requirementId: "followup_9_9" })],
    ["upload a cut form", () => upload(opened.token, PDF, { headers, cutAfter: 80 })],
    ["upload", () => upload(opened.token, PDF, { headers })],
    ["upload the same again", () => upload(opened.token, PDF, { headers })],
    ["hand in what is no JSON", () => send("POST", `${portal}/submit`, { headers, body: "{" })],
    ["hand in an unknown task", () => send("POST", `${portal}/submit`, json({ task_responses: { none: "x" } }))],
    ["hand in an unknown field", () => send("POST", `${portal}/submit`, json({ other: 1 }))],
    ["look after uploads", () => send("GET", portal, { headers })],
    ["hand in", () => send("POST", `${portal}/submit`, json({ answers: {} }, once))],
    ["hand in again", () => send("POST", `${portal}/submit`, json({ answers: {} }, once))],
    ["look at the end", () => send("GET", portal, { headers })],
  ];
  const seen: Observation[] = [];
  for (const [request, attempt] of attempts) seen.push(observation(request, await attempt(), opened));
  return seen;
}

function observation(request: string, { status, headers, bytes }: ApiAnswer, opened: OpenCase): Observation {
  return {
    request,
    status,
    headers: [...headers].map(([name, value]) => [name, neutral(value, opened)] as const),
    size: bytes.length,
    text: neutral(new TextDecoder().decode(bytes), opened),
  };
}

/** Ids, what is made from them (references, hashes over ids, signatures), and times. */
const neutral = (text: string, { caseId, workflowId, token }: OpenCase): string =>
  text
    .replaceAll(workflowId, "WORKFLOW")
    .replaceAll(token, "TOKEN")
    .replaceAll(/eyJ[\w-]+\.[\w-]*\.[\w-]+/g, "SIGNATURE")
    .replaceAll(/sha256:[0-9a-f]{64}/g, "HASH")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, "TIME")
    .replaceAll(caseId.slice(0, 8), "REFERENCE");
