import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { READER_KEY_HEADER } from "../../src/features/readings/reader-protocol.ts";
import { documentReader } from "../../src/jobs/document-reader.ts";
import { readDocuments } from "../../src/jobs/document-readings.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase } from "../support/cases.ts";
import { runAlarm, upload } from "../support/portal.ts";
import { documentsOf, holdQueue, textPdf } from "../support/reading-jobs.ts";

// What fails here is logged, and would bury what a test has to say.
beforeEach(() => {
  for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const CERTIFICATE = textPdf("Attest bankrekening", "Rekeninghouder: Bakkerij De Linde", "IBAN BE68 5390 0754 7034");
const KEY = "key-of-the-reader";

/** What the process that reads documents answers to them. */
const readByReader = (body: BodyInit, headers: Record<string, string> = { [READER_KEY_HEADER]: KEY }) =>
  documentReader.fetch!(
    new Request("http://reader/", { method: "POST", headers: { ...headers, "content-type": "application/pdf" }, body }),
    { ...env, READER_KEY: KEY },
  ) as Promise<Response>;

/** Hands in a document, and delivers its message to a service whose reader answers by `answer`. */
async function handedIn() {
  const sent = holdQueue();
  const officer = newOfficer();
  const opened = await openCase(officer);
  expect((await upload(opened.token, CERTIFICATE)).status).toBe(201);
  await runAlarm(opened);
  const deliver = async (answer: (request: Request) => Promise<Response>) => {
    const message = { id: "m", timestamp: new Date(), body: sent[0]!, attempts: 1 };
    const batch = createMessageBatch("dossier-readings", [message]);
    const execution = createExecutionContext();
    const READER = { fetch: (url: string, init: RequestInit) => answer(new Request(url, init)) };
    await readDocuments(batch, { ...env, READER: READER as unknown as Fetcher }, execution);
    return (await getQueueResult(batch, execution)).explicitAcks.length === 1 ? "done" : "retry";
  };
  return { officer, opened, deliver };
}

async function statusOf(officer: Officer, opened: OpenCase): Promise<string> {
  await runAlarm(opened);
  return (await documentsOf(officer, opened))[0]!.reading.status;
}
const reader = async (request: Request) => readByReader(await request.arrayBuffer());
const answered =
  (status: number, body: BodyInit | null = null) =>
  () =>
    Promise.resolve(new Response(body, { status }));

describe("a document that is read in a process of its own", () => {
  it("reads as it does in the service", async () => {
    const { officer, opened, deliver } = await handedIn();
    expect(await deliver(reader)).toBe("done");
    expect(await statusOf(officer, opened)).toBe("read");
    expect((await documentsOf(officer, opened))[0]).toMatchObject({ reading: { reader: "text_layer", pages: 1 } });
  });

  it.each([
    ["dies", answered(502)],
    ["takes too long", answered(504)],
    ["fails", answered(500, JSON.stringify({ class: "RecognitionFault", stack: "    at somewhere" }))],
    ["is another's", answered(403)],
    ["is cut off in its answer", answered(200, '{"status":"unreadable","pages":[')],
    ["was given half of the document", async () => readByReader(CERTIFICATE.slice(0, 500))],
    ["cannot be reached", () => Promise.reject(new Error("connection refused"))],
  ])("is read by the next attempt when that process %s", async (_, answer) => {
    const { officer, opened, deliver } = await handedIn();
    expect(await deliver(answer)).toBe("retry");
    expect(await statusOf(officer, opened)).toBe("pending");
    expect(await deliver(reader)).toBe("done");
    expect(await statusOf(officer, opened)).toBe("read");
  });

  it("counts as failed, never as unreadable, after three attempts at it, and after none that reached no process", async () => {
    const { officer, opened, deliver } = await handedIn();
    for (let n = 0; n < 5; n++) expect(await deliver(answered(503))).toBe("retry");
    for (let n = 0; n < 2; n++) expect(await deliver(answered(502))).toBe("retry");
    expect(await deliver(answered(503))).toBe("retry");
    expect(await statusOf(officer, opened)).toBe("pending");
    expect(await deliver(answered(502))).toBe("done");
    expect(await statusOf(officer, opened)).toBe("failed");
  });
});

it("answers nobody who does not know the key of the reader", async () => {
  for (const headers of [{}, { [READER_KEY_HEADER]: "" }, { [READER_KEY_HEADER]: "k".repeat(KEY.length) }]) {
    expect((await readByReader(CERTIFICATE, headers)).status).toBe(403);
  }
});
