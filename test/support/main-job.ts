import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { withComment, writePdf } from "../../src/cli/demo/papers.ts";
import type { CaseDetail } from "../../src/cli/demo/findings.ts";
import type { PortalState } from "../../src/cli/demo/customer.ts";
import { PNG } from "./sample-files.ts";
import type { TestService } from "./service.ts";

export interface OpenedCase {
  readonly case_id: string;
  readonly workflow_id: string;
  readonly status: string;
  readonly portal_token: string;
  readonly portal_url: string;
}

export interface HandedIn {
  readonly requirementId: string;
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** Opens a case as an officer does; the key makes it safe to send again after a crash. */
export function openCase(
  service: TestService,
  token: string,
  number: string,
  name: string,
  key: string = randomUUID(),
) {
  const json = { company_name: name, company_registration_number: number, country: "BE" };
  return service.call<OpenedCase>("POST", "/api/cases", { token, json, headers: { "Idempotency-Key": key } });
}

export const portalRoute = (opened: OpenedCase): string => `/api/portal/${opened.portal_token}`;

export async function readPortal(service: TestService, opened: OpenedCase): Promise<PortalState> {
  const { status, body } = await service.call<PortalState>("GET", portalRoute(opened));
  expect(status).toBe(200);
  return body;
}

export function uploadFile(service: TestService, opened: OpenedCase, requirementId: string, file: File) {
  const form = new FormData();
  form.set("requirement_id", requirementId);
  form.set("file", file);
  return service.call<{ readonly minio_key: string }>("POST", `${portalRoute(opened)}/documents`, { form });
}

/** Hands in what is still missing, one as a picture and the rest as PDF, and notes in `handedIn` what was taken. */
export async function uploadEverything(service: TestService, opened: OpenedCase, handedIn: HandedIn[] = []) {
  for (const requirement of (await readPortal(service, opened)).document_requirements) {
    if (requirement.uploaded) continue;
    const { id, name, accepted_formats: formats } = requirement;
    const picture = id === "representative_identity" && formats.includes("png");
    const bytes = picture ? withComment(PNG, opened.workflow_id) : await writePdf(name, [opened.workflow_id]);
    const file = picture
      ? new File([bytes], `${id}.png`, { type: "image/png" })
      : new File([bytes], `${id}.pdf`, { type: "application/pdf" });
    const { status, body } = await uploadFile(service, opened, id, file);
    expect(status).toBe(201);
    handedIn.push({ requirementId: id, key: body.minio_key, bytes });
  }
  return handedIn;
}

/** Submits with the owners named, everything else answered by a default. */
export async function submit(service: TestService, opened: OpenedCase, owners: string) {
  const { questions } = await readPortal(service, opened);
  const answers = questions.map(({ id, type, options }) => {
    if (id === "beneficial_owners") return [id, owners];
    return [id, type === "yes_no" ? "no" : type === "country" ? "BE" : (options?.[0] ?? "As in the documents.")];
  });
  return service.call("POST", `${portalRoute(opened)}/submit`, { json: { answers: Object.fromEntries(answers) } });
}

export async function readCase(service: TestService, token: string, workflowId: string): Promise<CaseDetail> {
  const { status, body } = await service.call<CaseDetail>("GET", `/api/cases/${workflowId}`, { token });
  expect(status).toBe(200);
  return body;
}

/** The case once its investigation has ended. */
export async function investigated(service: TestService, token: string, workflowId: string, timeoutMs = 90_000) {
  const busy = ["DOCUMENTS_RECEIVED", "INVESTIGATING"];
  await expect
    .poll(async () => (await readCase(service, token, workflowId)).status, { timeout: timeoutMs, interval: 200 })
    .not.toSatisfy((status: string) => busy.includes(status));
  return readCase(service, token, workflowId);
}
