import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Reading } from "../../src/domain/readings/reading.model.ts";
import { unread } from "../../src/domain/readings/reading.model.ts";
import type { ReadBytes } from "../../src/features/readings/read-content.service.ts";
import type { ReadingMessage } from "../../src/features/readings/reading-message.ts";
import { createCtx, type Ctx, systemActor } from "../../src/platform/context.ts";
import type { Officer } from "./api.ts";
import type { OpenCase } from "./cases.ts";
import { makePdf, onePage, textAt } from "./made-pdf.ts";

/** A PDF of one page with these lines, larger than the smallest file that is a mark. */
export const textPdf = (...lines: string[]): Uint8Array<ArrayBuffer> =>
  makePdf({ objects: onePage(lines.map((line, n) => textAt(line, 72, 760 - n * 20)).join("")) });

/** What is sent to the queue of readings does not arrive: the test delivers it, or not. */
export function holdQueue(): ReadingMessage[] {
  const sent: ReadingMessage[] = [];
  vi.spyOn(env.READING_QUEUE, "send").mockImplementation(async (message) => {
    sent.push(message as ReadingMessage);
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0, oldestMessageTimestamp: new Date(0) } } };
  });
  return sent;
}

/** The context of a job of a tenant. */
export const jobCtx = (tenant: string, more: Partial<Ctx> = {}, bindings: Env = env): Ctx => ({
  ...createCtx(bindings, { actor: systemActor(tenant) }),
  ...more,
});

/** A reader that finds what the test says, and counts what it read. */
export function stubReader(given: Partial<Reading> = {}) {
  const read: string[] = [];
  const reader: ReadBytes = async (_ctx, _bytes, { sha256 }) => {
    read.push(sha256);
    return { ...unread(sha256, "unreadable", []), status: "read", reader: "text_layer", page_count: 1, ...given };
  };
  return { read, reader };
}

export const documentsOf = async (officer: Officer, { path }: Pick<OpenCase, "path">) =>
  (await officer.get(`${path}/documents?source=all`)).body as { document_id: string; reading: { status: string } }[];

/** Keys of the readings that are stored of a tenant, by the metadata of the files. */
export async function readingFiles(tenant: string): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: "readings/", include: ["customMetadata"] });
  return objects.filter(({ customMetadata }) => customMetadata?.["tenant"] === tenant).map(({ key }) => key);
}

/** Rows of a tenant in the tables of readings. */
export async function readingRows(tenant: string): Promise<Record<string, number>> {
  const names = ["readings", "reading_uses", "reading_marks"];
  const counts = await env.DB.batch<{ n: number }>(
    names.map((name) => env.DB.prepare(`SELECT count(*) AS n FROM ${name} WHERE tenant_id = ?`).bind(tenant)),
  );
  return Object.fromEntries(names.map((name, i) => [name, counts[i]!.results[0]!.n]));
}
