import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { CaseStorage } from "../../durable-objects/case-storage.ts";
import { readSettings } from "../../src/platform/settings.ts";
import type { CaseRecord } from "../../src/domain/case/case.record.ts";
import { type ApiAnswer, send } from "./api.ts";
import { overwriteRecord } from "./case-storage.ts";
import type { OpenCase } from "./cases.ts";
import { type FormPart, multipart } from "./form.ts";
import { PDF } from "./sample-files.ts";

export interface UploadOptions {
  readonly requirementId?: string;
  readonly filename?: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly cutAfter?: number;
  readonly fileFirst?: boolean;
}

/** A customer uploads a file; unless said otherwise it is one that is welcome. */
export function upload(token: string, bytes: Uint8Array = PDF, options: UploadOptions = {}): Promise<ApiAnswer> {
  const { requirementId = "bank_account_proof", filename = "statement.pdf", type = "application/pdf" } = options;
  const parts: FormPart[] = [
    { name: "requirement_id", value: requirementId },
    { name: "file", filename, type, value: bytes },
  ];
  const form = multipart(options.fileFirst ? parts.reverse() : parts, options);
  const headers = { ...form.headers, ...options.headers };
  return send("POST", `/api/portal/${token}/documents`, { headers, body: form.body });
}

/** An upload that stops after so many bytes until it is let go on. */
export function slowUpload(token: string, bytes: Uint8Array, { pauseAfter }: { readonly pauseAfter: number }) {
  const form = multipart([
    { name: "requirement_id", value: "bank_account_proof" },
    { name: "file", filename: "slow.pdf", type: "application/pdf", value: bytes },
  ]);
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const sendSlowly = async () => {
    const writer = writable.getWriter();
    await writer.write(form.body.subarray(0, pauseAfter));
    await gate;
    await writer.write(form.body.subarray(pauseAfter));
    await writer.close();
  };
  const sent = sendSlowly().catch(() => {});
  const answer = send("POST", `/api/portal/${token}/documents`, { headers: form.headers, body: readable });
  return { goOn, answer: Promise.all([answer, sent]).then(([first]) => first) };
}

export const submit = (token: string, json: unknown = {}, headers: Record<string, string> = {}) =>
  send("POST", `/api/portal/${token}/submit`, { json, headers });

export const readPortal = (token: string, headers: Record<string, string> = {}) =>
  send("GET", `/api/portal/${token}`, { headers });

const stubOf = ({ workflowId }: OpenCase) => env.CASE_WORKFLOW.getByName(workflowId);

/** Puts a case into a state that takes long to reach by its own ways. */
export async function putCase(opened: OpenCase, given: Partial<CaseRecord>): Promise<void> {
  await runInDurableObject(stubOf(opened), (_, { storage }) => {
    overwriteRecord(storage, given);
  });
  // It was not told: what it keeps in memory is of the state before.
  await restartObject(stubOf(opened));
}

/**
 * Lets an object forget what it has in memory, as a crash does; this stub cannot be used again. To evict it would first
 * wait ten seconds, in which nobody else may refer to it.
 */
export async function restartObject(stub: DurableObjectStub): Promise<void> {
  await runInDurableObject(stub, (_, { storage }) => storage.sync());
  const aborted = runInDurableObject(stub, (_, state) => state.abort(RESTART));
  await aborted.catch((error: unknown) => {
    if (!String(error).includes(RESTART)) throw error;
  });
}

const RESTART = "the test restarts this object";

export function readRecord(opened: OpenCase): Promise<CaseRecord> {
  return runInDurableObject(stubOf(opened), (_, { storage }) => {
    return new CaseStorage(storage, readSettings(env)).record()!;
  });
}

/** Lets the case's alarm do what waits now, whenever it would have rung. */
export function runAlarm(opened: OpenCase): Promise<void> {
  return runInDurableObject(stubOf(opened), (object) => object.alarm());
}

/** Keys of every object in storage under the case, but for evidence of look-ups. */
export async function storedKeys({ caseId }: OpenCase): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: `${caseId}/` });
  return objects.map(({ key }) => key.slice(caseId.length + 1)).filter((key) => !key.startsWith("evidence/"));
}
