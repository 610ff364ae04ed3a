import { z } from "@hono/zod-openapi";
import type { ErrorCode } from "../../platform/errors.ts";

const requestorId = z.string().trim().min(1).max(255).openapi({ description: "Recorded for audit" });

const workflowId = z.string().min(1).max(255).optional();

/** Fields whose faults are 422; those of the identifiers and of the callback are 400. */
const WhoAndWhatFor = z.strictObject({ requestor_id: requestorId, workflow_id: workflowId });

export const VerifyBody = z
  .strictObject({
    enterprise_number: z.string().optional().openapi({ example: "0999900150", pattern: "^[01][0-9]{9}$" }),
    vat_number: z.string().optional().openapi({ example: "BE0999900150", pattern: "^BE[01][0-9]{9}$" }),
    requestor_id: requestorId,
    callback_url: z.string().optional().openapi({ description: "https on port 443 or 8443, on a public host" }),
    workflow_id: workflowId,
  })
  .openapi("VerifyBody");

/** Identifiers and callback wrong in any way: 400. Anything else at fault, or with them: 422. */
export function verifyBodyCode(value: unknown): ErrorCode {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "validation_failed";
  const judged = ["enterprise_number", "vat_number", "callback_url"];
  const others = Object.fromEntries(Object.entries(value).filter(([name]) => !judged.includes(name)));
  return WhoAndWhatFor.safeParse(others).success ? "invalid_input" : "validation_failed";
}

export const EvidenceQuery = z.object({
  format: z
    .enum(["json", "pdf"])
    .default("json")
    .openapi({ description: "`json` returns the raw answers, `pdf` a report of them" }),
});
