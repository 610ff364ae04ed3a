import { z } from "@hono/zod-openapi";
import { DISMISS_REASONS } from "./alert.machine.ts";

const int = (min: number, max: number) => z.coerce.number<string>().int().min(min).max(max);

export const ListAlertsQuery = z.object({
  pattern_type: z.string().optional().openapi({ description: "Only alerts of this pattern, such as `phoenix`" }),
  severity: z.string().optional().openapi({ description: "Only alerts of this severity, such as `high`" }),
  status: z.string().default("active").openapi({ description: "Only alerts in this status" }),
  limit: int(1, 200).default(50).openapi({ description: "At most this many" }),
  offset: int(0, 1_000_000).default(0).openapi({ description: "Skip this many" }),
});

export const TrendsQuery = z.object({
  days: int(1, 365).default(30).openapi({ description: "Number of days up to today" }),
});

export const ListStoriesQuery = z.object({
  pattern_type: z.string().optional().openapi({ description: "Only stories with an alert of this pattern" }),
  severity: z.string().optional().openapi({ description: "Only stories of this severity, such as `high`" }),
  status: z.string().default("active").openapi({ description: "Only stories in this status" }),
  limit: int(1, 200).default(50).openapi({ description: "At most this many" }),
  offset: int(0, 1_000_000).default(0).openapi({ description: "Skip this many" }),
});

export const AlertActionBody = z
  .strictObject({
    action: z.enum(["acknowledge", "dismiss"]),
    reason: z.enum(DISMISS_REASONS).optional(),
    reason_text: z.string().trim().max(10_000).optional(),
  })
  .superRefine((body, issue) => {
    if (body.action !== "dismiss") return;
    if (body.reason === undefined) {
      issue.addIssue({ code: "custom", path: ["reason"], message: "is required to dismiss an alert" });
    }
    if (body.reason === "other" && !body.reason_text) {
      issue.addIssue({ code: "custom", path: ["reason_text"], message: "is required with the reason other" });
    }
  })
  .openapi("AlertAction");
