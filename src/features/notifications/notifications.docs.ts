import { NotificationListView, NotificationView } from "./notifications.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const NOTIFICATIONS = describeOperations({
  listNotifications: {
    summary: "List notifications",
    description: [
      "Returns what the caller is told of by role or in person: what the caller has not read first, then the rest, each newest first.",
      "A notification holds ids and one sentence that names nobody. What it is about is read where the ids lead.",
      "Only MLROs are told of reports: `sar_submitted` of one that waits for them, `sar_case_decided` of an open one whose case an officer decided who may not know of it, `sar_author_absent` of a draft whose author is away or was deactivated.",
    ],
    errors: ["validation_failed"],
    responses: { 200: NotificationListView },
  },
  readNotification: {
    summary: "Mark a notification as read",
    description: ["Marks it as read for the caller alone. A repetition changes nothing."],
    errors: ["not_found"],
    responses: { 200: NotificationView },
  },
});
