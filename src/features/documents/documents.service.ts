import type { z } from "@hono/zod-openapi";
import type { Ctx } from "../../platform/context.ts";
import { notFound, unwrap } from "../../platform/errors.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import { documentView } from "../cases/case-detail.service.ts";
import { recordAccess, readCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import type { ReviewBody } from "./filing.schemas.ts";
import { responsesView } from "./task-responses.service.ts";

type DocumentView = ReturnType<typeof documentView>;

/** Reports to the FIU are stored under the case and are visible to the MLRO only. */
const sarPrefix = (caseId: string): string => `${caseId}/sar/`;

/** Documents of all rounds, oldest first: the customer's, or also those of officers and of the service. */
export async function listDocuments(
  ctx: Ctx,
  { workflowId, caseId }: CaseSummary,
  source: "customer" | "all",
): Promise<DocumentView[]> {
  const { record } = await readCase(ctx, workflowId);
  const documents = record.documents.map((document) => documentView(record, document));
  if (source === "customer") return documents.filter((document) => document.source === "customer");
  return isMlro(ctx) ? [...documents, ...(await listSarFiles(ctx, caseId))] : documents;
}

export interface StoredDocument {
  readonly body: ReadableStream;
  readonly contentType: string;
  readonly filename: string;
  readonly size: number;
}

/**
 * The bytes of one document. Any key that is not a document of this case answers alike.
 * @throws DomainError `not_found`.
 */
export async function openDocument(
  ctx: Ctx,
  { workflowId, caseId }: CaseSummary,
  key: string,
): Promise<StoredDocument> {
  const { record } = await readCase(ctx, workflowId);
  const listed = record.documents.find((document) => document.key === key);
  const mayRead = listed !== undefined || (isMlro(ctx) && key.startsWith(sarPrefix(caseId)));
  const object = mayRead ? await ctx.env.FILES.get(key) : null;
  if (!object) {
    if (listed) ctx.log.error("document_without_bytes", { workflow_id: workflowId, document_id: listed.document_id });
    throw notFound("The document");
  }
  await recordAccess(ctx, workflowId, "document_download");
  return {
    body: object.body,
    contentType: listed?.content_type ?? contentTypeOf(object),
    filename: listed?.filename ?? key.split("/").at(-1)!,
    size: object.size,
  };
}

/** Records an officer's review. @throws DomainError `not_found`, `validation_failed`, `invalid_state`. */
export async function reviewDocument(
  ctx: Ctx,
  { workflowId }: CaseSummary,
  documentId: string,
  body: z.output<typeof ReviewBody>,
): Promise<DocumentView> {
  const command = newCommand(ctx);
  const review = { ...body, kind: body.kind ?? null, reason: body.reason || null };
  const reviewed = unwrap(
    await callCase(ctx, workflowId, (object) => object.reviewDocument(command, documentId, review)),
  );
  const { record } = await readCase(ctx, workflowId);
  return documentView(record, reviewed);
}

/** The customer's answers to follow-up tasks, as stored for audit. */
export async function readResponses(ctx: Ctx, { workflowId }: CaseSummary) {
  const { record } = await readCase(ctx, workflowId);
  return responsesView(workflowId, record.taskResponses);
}

const isMlro = (ctx: Ctx): boolean => ctx.actor.roles.includes("mlro");

async function listSarFiles(ctx: Ctx, caseId: string): Promise<DocumentView[]> {
  const { objects } = await ctx.env.FILES.list({ prefix: sarPrefix(caseId), include: ["httpMetadata"] });
  return objects.map((object) => ({
    document_id: object.key,
    key: object.key,
    filename: object.key.split("/").at(-1)!,
    requirement_id: "sar",
    // It belongs to the case, not to a round of collection.
    iteration: 0,
    source: "system",
    content_type: contentTypeOf(object),
    size: object.size,
    sha256: Buffer.from(object.checksums.sha256 ?? new ArrayBuffer()).toString("hex"),
    uploaded_at: object.uploaded.toISOString(),
    superseded: false,
    reading: null,
    review: null,
    filed: null,
  }));
}

const contentTypeOf = (object: R2Object): string => object.httpMetadata?.contentType ?? "application/octet-stream";
