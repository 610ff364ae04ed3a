import type { z } from "@hono/zod-openapi";
import { namesReport } from "../../domain/sar/report-words.rules.ts";
import { requireStandingOfficers } from "../../http/standing.ts";
import { isSameOfficer } from "../../platform/actor-name.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx, Role } from "../../platform/context.ts";
import { DomainError, invalidField, notFound } from "../../platform/errors.ts";
import { isUuid } from "../../platform/ids.ts";
import { requireCase } from "../cases/case-reading.service.ts";
import type { CommentBody, ListCommentsQuery } from "./comments.schemas.ts";
import type { CommentView } from "./comments.responses.ts";
import {
  type CommentPlace,
  type CommentRow,
  findComment,
  insertComment,
  insertVersion,
  listComments,
} from "./comments.store.ts";

type View = z.input<typeof CommentView>;

/** Who reads what was edited or withdrawn. */
const AUDIT_READERS: readonly Role[] = ["compliance_manager", "mlro"];

export async function listCaseComments(ctx: Ctx, workflowId: string, query: z.output<typeof ListCommentsQuery>) {
  const after = readCursor(query.cursor);
  const rows = await listComments(ctx, workflowId, {
    after,
    limit: query.limit + 1,
    newestFirst: query.order === "newest",
  });
  const page = rows.slice(0, query.limit);
  const last = rows.length > page.length ? page.at(-1)! : null;
  return {
    comments: page.map((row) => commentView(ctx, row)),
    next_cursor: last && `${last.createdAt}_${last.commentId}`,
  };
}

function readCursor(cursor: string | undefined): CommentPlace | null {
  if (cursor === undefined) return null;
  const [createdAt, commentId] = cursor.split("_");
  if (/^\d{4}-[\d:.T-]+Z$/.test(createdAt ?? "") && isUuid(commentId ?? "")) {
    return { createdAt: createdAt!, commentId: commentId! };
  }
  const error = { path: "query.cursor", code: "invalid_cursor", message: "Not a `next_cursor` of this operation." };
  throw new DomainError("validation_failed", error.message, { errors: [error] });
}

/** A comment of a case of the tenant. @throws DomainError `not_found`. */
export async function requireComment(ctx: Ctx, workflowId: string, commentId: string): Promise<CommentRow> {
  await requireCase(ctx, workflowId);
  const row = await findComment(ctx, workflowId, commentId);
  if (!row) throw notFound("The comment");
  return row;
}

/** Every officer reads a comment, also those who must not know of a report. */
function requireNoReport({ text }: z.output<typeof CommentBody>): void {
  if (!namesReport(text)) return;
  const message =
    "A comment does not name a report on suspicion, which not every officer may know of: write it in the report itself.";
  throw invalidField("text", "may_tell_of_report", message);
}

/** @throws DomainError `validation_failed` where it names a report on suspicion or mentions a deactivated officer. */
export async function addComment(ctx: Ctx, workflowId: string, body: z.output<typeof CommentBody>): Promise<View> {
  requireNoReport(body);
  await requireStandingOfficers(ctx, body.mentions, "mentions");
  const commentId = ctx.newId();
  await insertComment(ctx, { ...written(ctx, body), workflowId, commentId });
  return readAgain(ctx, workflowId, commentId);
}

const written = (ctx: Ctx, { text, mentions }: z.output<typeof CommentBody>) => ({
  author: ctx.actor.id,
  text,
  mentions: [...new Set(mentions)],
  at: isoTime(ctx.now()),
});

/**
 * Whom the comment mentioned before may stay in it, even if they were deactivated meanwhile.
 * @throws DomainError `forbidden` for another's comment, `invalid_state` for a withdrawn one, `validation_failed` where it
 * names a report on suspicion or newly mentions a deactivated officer.
 */
export async function editComment(ctx: Ctx, row: CommentRow, body: z.output<typeof CommentBody>): Promise<View> {
  requireOwn(ctx, row);
  requireNoReport(body);
  const before = JSON.parse(row.mentions) as string[];
  const added = body.mentions.filter((officer) => !before.includes(officer));
  await requireStandingOfficers(ctx, added, "mentions");
  const { workflowId, commentId } = row;
  const next = { ...written(ctx, body), workflowId, commentId };
  if (!row.withdrawn) await insertVersion(ctx, next, false);
  const now = (await findComment(ctx, workflowId, commentId)) ?? row;
  if (now.withdrawn) throw new DomainError("invalid_state", "A withdrawn comment cannot be edited.");
  return commentView(ctx, now);
}

/** @throws DomainError `forbidden` for another's comment. */
export async function withdrawComment(ctx: Ctx, row: CommentRow): Promise<View> {
  requireOwn(ctx, row);
  const { workflowId, commentId, author, text } = row;
  const last = { workflowId, commentId, author, text, at: isoTime(ctx.now()) };
  if (!row.withdrawn) await insertVersion(ctx, { ...last, mentions: JSON.parse(row.mentions) as string[] }, true);
  return readAgain(ctx, workflowId, commentId);
}

function requireOwn({ actor }: Ctx, { author }: CommentRow): void {
  if (!isSameOfficer(author, actor.id)) throw new DomainError("forbidden", "Only its author can change a comment.");
}

async function readAgain(ctx: Ctx, workflowId: string, commentId: string): Promise<View> {
  const row = await findComment(ctx, workflowId, commentId);
  // The case was deleted meanwhile, and takes no comment any more.
  if (!row) throw notFound("The case");
  return commentView(ctx, row);
}

/** As the caller may read it. */
export function commentView({ actor }: Ctx, row: CommentRow): View {
  const versions = JSON.parse(row.versions) as NonNullable<View["versions"]>;
  const isAuditReader = actor.roles.some((role) => AUDIT_READERS.includes(role));
  return {
    comment_id: row.commentId,
    workflow_id: row.workflowId,
    author: row.author,
    text: row.withdrawn && !isAuditReader ? null : row.text,
    mentions: JSON.parse(row.mentions) as string[],
    created_at: row.createdAt,
    edited_at: versions.length > 1 ? versions.at(-1)!.at : null,
    withdrawn: row.withdrawn ? { by: row.author, at: row.at } : null,
    versions: isAuditReader ? versions : null,
  };
}
