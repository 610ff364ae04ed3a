import { z } from "@hono/zod-openapi";
import { Uuid, WorkflowId } from "../../http/fields.schemas.ts";

const DifferenceView = z.strictObject({
  kind: z.enum(["evidence", "stage", "case"]),
  name: z.string(),
  source: z.string().nullable(),
  path: z.string(),
  recorded: z.string().nullable(),
  replayed: z.string().nullable(),
  detail: z.string(),
});

export const ReplayView = z
  .strictObject({
    case_id: Uuid,
    workflow_id: WorkflowId,
    iteration: z.int(),
    rules: z.enum(["recorded", "today"]),
    rule_versions: z.strictObject({ recorded: z.string().nullable(), used: z.string().nullable() }),
    identical: z.boolean(),
    evidence_checked: z.int(),
    stages_compared: z.int(),
    first_difference: DifferenceView.nullable(),
    differences: z.array(DifferenceView),
  })
  .openapi("Replay");
