import { z } from "@hono/zod-openapi";
import { parseEnterpriseNumber } from "../../platform/enterprise-number.ts";

export const EntityParams = z.object({
  reg_number: z.string().transform((text, issue) => {
    const parsed = parseEnterpriseNumber(text);
    if (parsed.ok) return parsed.number;
    const message =
      parsed.fault === "format" ? "is not a Belgian enterprise number" : "has wrong check digits (mod 97)";
    issue.addIssue({ code: "custom", message });
    return z.NEVER;
  }),
});

const SegmentId = z.string().trim().min(1).max(200).nullish();

export const ScanBody = z
  .strictObject({
    tier: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(1),
    segment_id: SegmentId,
  })
  .openapi("ScanRequest");

export const EscalateBody = z
  .strictObject({ target_tier: z.union([z.literal(1), z.literal(2), z.literal(3)]) })
  .openapi("Escalation");
