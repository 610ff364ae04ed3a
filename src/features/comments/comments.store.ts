import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import { seenWrites } from "../officers/officers.store.ts";
import { notifyWrites } from "../notifications/notifications.store.ts";

/** A comment as it stands. */
export interface CommentRow {
  readonly workflowId: string;
  readonly commentId: string;
  readonly version: number;
  readonly author: string;
  readonly text: string;
  /** JSON. */
  readonly mentions: string;
  readonly createdAt: string;
  /** Of its last version. */
  readonly at: string;
  /** 1 or 0. */
  readonly withdrawn: number;
  /** JSON: every version with `version`, `text` and `at`, in their order. */
  readonly versions: string;
}

export interface CommentPlace {
  readonly createdAt: string;
  readonly commentId: string;
}

/** The first version has its place in the order; the last has what is said. */
const selectWhere = (where: SQL): SQL => sql`
  SELECT c.workflow_id AS workflowId, c.comment_id AS commentId, c.version, c.author, c.text, c.mentions,
    c.created_at AS createdAt, c.at, c.withdrawn,
    (SELECT json_group_array(json_object('version', v.version, 'text', v.text, 'at', v.at)) FROM (
      SELECT version, text, at FROM case_comments v WHERE v.tenant_id = c.tenant_id AND v.workflow_id = c.workflow_id
        AND v.comment_id = c.comment_id AND v.withdrawn = 0 ORDER BY v.version) v) AS versions
  FROM (${where}) one CROSS JOIN case_comments c
  WHERE c.tenant_id = one.tenant_id AND c.workflow_id = one.workflow_id AND c.comment_id = one.comment_id
    AND c.version = (SELECT max(l.version) FROM case_comments l WHERE l.tenant_id = one.tenant_id
      AND l.workflow_id = one.workflow_id AND l.comment_id = one.comment_id)`;

export interface CommentPage {
  /** The last comment of the page before. */
  readonly after: CommentPlace | null;
  readonly limit: number;
  /** By default the oldest first. */
  readonly newestFirst?: boolean;
}

/** Comments of a case. */
export const listComments = (ctx: Ctx, workflowId: string, page: CommentPage): Promise<CommentRow[]> =>
  ctx.db.all<CommentRow>(commentsQuery(ctx, workflowId, page));

/** The same as a query, for a batch. */
export function commentsQuery(ctx: Ctx, workflowId: string, { after, limit, newestFirst = false }: CommentPage): SQL {
  const [direction, beyond, nextTo] = newestFirst ? [sql`DESC`, sql`<`, sql`<=`] : [sql`ASC`, sql`>`, sql`>=`];
  const isBeyond =
    after === null
      ? sql`1`
      : sql`created_at ${nextTo} ${after.createdAt}
        AND (created_at ${beyond} ${after.createdAt} OR comment_id ${beyond} ${after.commentId})`;
  return sql`${selectWhere(sql`
    SELECT tenant_id, workflow_id, comment_id FROM case_comments INDEXED BY case_comments_order
    WHERE tenant_id = ${ctx.actor.tenantId} AND workflow_id = ${workflowId} AND version = 1 AND ${isBeyond}
    ORDER BY created_at ${direction}, comment_id ${direction} ${atMost(limit)}`)}
    ORDER BY c.created_at ${direction}, c.comment_id ${direction}`;
}

export async function findComment(ctx: Ctx, workflowId: string, commentId: string): Promise<CommentRow | undefined> {
  const [row] = await ctx.db.all<CommentRow>(
    selectWhere(sql`SELECT tenant_id, workflow_id, comment_id FROM case_comments
      WHERE tenant_id = ${ctx.actor.tenantId} AND workflow_id = ${workflowId} AND comment_id = ${commentId} AND version = 1`),
  );
  return row;
}

export interface NewComment {
  readonly workflowId: string;
  readonly commentId: string;
  readonly author: string;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly at: string;
}

/** Stores the first version once, and tells whom it mentions. */
export async function insertComment(ctx: Ctx, comment: NewComment): Promise<void> {
  const { workflowId, commentId, author, text, mentions, at } = comment;
  await commit(ctx.db, [
    ctx.db
      .run(sql`INSERT OR IGNORE INTO case_comments (tenant_id, workflow_id, comment_id, version, author, text, mentions,
        created_at, at)
      VALUES (${ctx.actor.tenantId}, ${workflowId}, ${commentId}, 1, ${author}, ${text}, ${JSON.stringify(mentions)}, ${at},
        ${at})`),
    ...tellMentioned(ctx, comment),
    ...seenWrites(ctx, ctx.actor, at),
  ]);
}

/** Adds a version to a comment that is not withdrawn; tells those it mentions who were not told. */
export async function insertVersion(ctx: Ctx, comment: NewComment, isWithdrawal: boolean): Promise<void> {
  const { workflowId, commentId, text, mentions, at } = comment;
  await commit(ctx.db, [
    ctx.db
      .run(sql`INSERT OR IGNORE INTO case_comments (tenant_id, workflow_id, comment_id, version, author, text, mentions,
        created_at, at, withdrawn)
      SELECT tenant_id, workflow_id, comment_id, version + 1, author, ${text}, ${JSON.stringify(mentions)}, created_at, ${at},
        ${isWithdrawal ? 1 : 0}
      FROM case_comments WHERE tenant_id = ${ctx.actor.tenantId} AND workflow_id = ${workflowId} AND comment_id = ${commentId}
        AND version = (SELECT max(version) FROM case_comments WHERE tenant_id = ${ctx.actor.tenantId}
          AND workflow_id = ${workflowId} AND comment_id = ${commentId}) AND withdrawn = 0`),
    ...(isWithdrawal ? [] : tellMentioned(ctx, comment)),
    ...seenWrites(ctx, ctx.actor, at),
  ]);
}

const tellMentioned = (ctx: Ctx, { workflowId, commentId, author, mentions, at }: NewComment): BatchItem<"sqlite">[] =>
  mentions
    .filter((officer) => officer !== author)
    .flatMap((officer) =>
      notifyWrites(ctx, {
        key: `comment:${commentId}`,
        to: { officer },
        kind: "mentioned",
        ids: { workflow_id: workflowId, comment_id: commentId },
        at,
      }),
    );

export const deleteCommentsOfCase = (ctx: Ctx, workflowId: string): BatchItem<"sqlite">[] => [
  ctx.db.run(sql`DELETE FROM case_comments WHERE tenant_id = ${ctx.actor.tenantId} AND workflow_id = ${workflowId}`),
];
