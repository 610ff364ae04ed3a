import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { NotificationKind } from "../../domain/relationships/notification.rules.ts";
import type { Ctx, Role } from "../../platform/context.ts";
import { derivedId } from "../../platform/ids.ts";

/** Everybody with a role, or one officer. */
export type Addressee = { readonly role: Role } | { readonly officer: string };

export interface NewNotification {
  /** Names what happened: the same person is told of it once. */
  readonly key: string;
  readonly to: Addressee;
  readonly kind: NotificationKind;
  /** Ids by name, such as `relationship_id`; never a name or a fact. */
  readonly ids: Readonly<Record<string, string>>;
  /** ISO 8601. */
  readonly at: string;
}

export const audienceOf = (to: Addressee): string => ("role" in to ? `role:${to.role}` : `officer:${to.officer}`);

/** Statements that tell somebody, once, for the batch of what it is about. */
export function notifyWrites(ctx: Ctx, { key, to, kind, ids, at }: NewNotification): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  const audience = audienceOf(to);
  return [
    ctx.db.run(sql`INSERT OR IGNORE INTO notifications (tenant_id, notification_id, audience, kind, ids, at)
      VALUES (${tenantId}, ${derivedId("notification", tenantId, key, audience)}, ${audience}, ${kind},
        ${JSON.stringify(ids)}, ${at})`),
  ];
}
