import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { findSampleCompany } from "../../src/sources/sample-companies.ts";
import { type ApiAnswer, type Officer, send } from "./api.ts";
import { type FormPart, multipart } from "./form.ts";
import { PDF } from "./sample-files.ts";

export interface OpenCase {
  readonly caseId: string;
  readonly workflowId: string;
  readonly token: string;
  readonly path: string;
}

export const CLEAN = "0999900150";
export const SANCTIONED = "0999900942";

/** Opens a case on a Belgian sample company. */
export async function openCase(officer: Officer, number = CLEAN, body: object = {}): Promise<OpenCase> {
  const answer = await officer.post("/api/cases", {
    company_name: findSampleCompany(number)?.name ?? "Sample company",
    company_registration_number: number,
    country: "BE",
    ...body,
  });
  expect(answer.status).toBe(201);
  const { case_id, workflow_id, portal_token } = answer.body!;
  return { caseId: case_id, workflowId: workflow_id, token: portal_token, path: `/api/cases/${workflow_id}` };
}

const isAtWork = (status: string | null): boolean =>
  status !== null && ["CREATED", "DOCUMENTS_RECEIVED", "INVESTIGATING"].includes(status);

/** Lets the case's alarms do what waits, until it rests. */
export async function settle(officer: Officer, { workflowId, path }: OpenCase): Promise<ApiAnswer> {
  const stub = env.CASE_WORKFLOW.getByName(workflowId);
  // The status in the database, because the detail costs many times as much. A tenant of another database has no row here: its detail is read.
  const row = env.DB.prepare("SELECT status FROM cases WHERE workflow_id = ?").bind(workflowId);
  // The first document that is read loads the reader, which takes seconds where the machine is busy.
  for (let i = 0; i < 600; i++) {
    await runDurableObjectAlarm(stub);
    if (!isAtWork(await row.first<string>("status"))) {
      const detail = await officer.get(path);
      if (!isAtWork(detail.body.status)) return detail;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the case did not come to rest");
}

/** The customer hands in, the investigation runs: the case as it comes to review. */
export async function investigate(
  officer: Officer,
  opened: OpenCase,
  answers: Record<string, unknown> = {},
): Promise<ApiAnswer> {
  const submitted = await send("POST", `/api/portal/${opened.token}/submit`, { json: { answers } });
  expect(submitted.status).toBe(200);
  return settle(officer, opened);
}

/** A case under review, on a sample company. */
export async function reviewedCase(officer: Officer, number = CLEAN, answers: Record<string, unknown> = {}) {
  const opened = await openCase(officer, number);
  const detail = await investigate(officer, opened, answers);
  expect(detail.body.status).toBe("REVIEW_PENDING");
  return { ...opened, detail: detail.body! };
}

/** Hands in a file for each required document; nobody reads samples, so each counts as accepted. */
export async function handInPapers({ token }: Pick<OpenCase, "token">): Promise<void> {
  const portal = await send("GET", `/api/portal/${token}`);
  const required = (portal.body!.document_requirements as { id: string; required: boolean }[]).filter(
    (one) => one.required,
  );
  await Promise.all(
    required.map(async ({ id }, n) => {
      const parts: FormPart[] = [
        { name: "requirement_id", value: id },
        // A file of its own for each: one file for several requirements is a finding.
        {
          name: "file",
          filename: `${id}.pdf`,
          type: "application/pdf",
          value: new Uint8Array([...PDF, 37, 48 + n, 10]),
        },
      ];
      const { headers, body } = multipart(parts);
      const uploaded = await send("POST", `/api/portal/${token}/documents`, { headers, body });
      expect(uploaded.status).toBe(201);
    }),
  );
}

/** A case under review that one officer may approve: a clean company with its papers. */
export async function approvableCase(officer: Officer, number = CLEAN, answers: Record<string, unknown> = {}) {
  const opened = await openCase(officer, number);
  await handInPapers(opened);
  const detail = await investigate(officer, opened, answers);
  expect(detail.body.status).toBe("REVIEW_PENDING");
  return { ...opened, detail: detail.body! };
}

/** Whether the detail shows a gate as shut. */
export const isShut = (detail: { gates: readonly { gate: string; state: string }[] }, name: string): boolean =>
  detail.gates.some(({ gate, state }) => gate === name && state === "shut");
