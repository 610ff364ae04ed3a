import { z } from "@hono/zod-openapi";
import { NOTIFICATION_KINDS, REPORT_NOTICES } from "../../domain/relationships/notification.rules.ts";
import { Uuid } from "../../http/fields.schemas.ts";
import { TimeView } from "../cases/case.responses.ts";

export const NotificationView = z
  .strictObject({
    notification_id: Uuid,
    kind: z.enum([...NOTIFICATION_KINDS, ...REPORT_NOTICES]),
    text: z.string().openapi({ description: "One sentence, which names nobody" }),
    ids: z
      .record(z.string(), z.string())
      .openapi({ description: "What it is about, such as `relationship_id` and `event_id`" }),
    at: TimeView,
    read_at: TimeView.nullable().openapi({ description: "When the caller read it; `null` while it is unread" }),
  })
  .openapi("Notification");

export const NotificationListView = z
  .strictObject({
    notifications: z.array(NotificationView),
    next_cursor: z.string().nullable().openapi({ description: "`null` on the last page" }),
    unread: z.int().min(0).openapi({ description: "How many the caller has not read; 100 stands for 100 or more" }),
  })
  .openapi("NotificationList");
