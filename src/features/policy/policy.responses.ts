import { z } from "@hono/zod-openapi";
import { RISK_LEVELS } from "../../domain/diligence/rating.model.ts";
import { WorkflowId } from "../../http/fields.schemas.ts";
import { values, objects } from "./policy.schemas.ts";

const PolicyValuesView = z
  .strictObject({ ...values, ...objects, review_months: z.strictObject(objects.review_months) })
  .openapi("PolicyValues");

const DifferenceView = z.strictObject({
  path: z.string().openapi({ example: "review_months.enhanced" }),
  from: z.unknown().openapi({ description: "Null if there was no value" }),
  to: z.unknown(),
});

const version = {
  version: z.int().min(0).openapi({ description: "Number of the version; 0 is the default policy" }),
  effective_at: z.iso.datetime().nullable(),
  author: z.string().nullable(),
  reason: z.string().nullable(),
  values: PolicyValuesView,
  diff: z.array(DifferenceView),
};

export const PolicyView = z.strictObject({ ...version, default: PolicyValuesView }).openapi("Policy");

export const PolicyVersionsView = z
  .strictObject({
    versions: z.array(
      z.strictObject({
        ...version,
        diff: version.diff.openapi({ description: "Compared with the version before" }),
      }),
    ),
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
  })
  .openapi("PolicyVersions");

export const PolicyPreviewView = z
  .strictObject({
    cases: z.array(
      z.strictObject({
        workflow_id: WorkflowId,
        rating_from: z.enum(RISK_LEVELS),
        rating_to: z.enum(RISK_LEVELS),
        why: z.array(z.string()),
      }),
    ),
    examined: z.int().openapi({ description: "Undecided cases with a rating that this page looked at" }),
    next_cursor: z.string().nullable().openapi({ description: "Null after the last page" }),
  })
  .openapi("PolicyPreview");
