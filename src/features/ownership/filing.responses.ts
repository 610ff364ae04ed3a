import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { SOURCE_TYPES } from "../../domain/ownership/ownership.model.ts";
import { TimeView } from "../cases/case.responses.ts";

export const FilingView = z
  .strictObject({
    filing_id: Uuid,
    source: z.string(),
    source_type: z.enum(SOURCE_TYPES),
    as_of: z.iso.date().nullable(),
    description: z.string(),
    form: z.enum(["owners", "bods"]),
    evidence_id: Uuid,
    filed_by: z.string(),
    filed_at: TimeView,
    withdrawn: z
      .strictObject({ reason: z.string(), withdrawn_by: z.string(), withdrawn_at: TimeView })
      .nullable()
      .openapi({ description: "A withdrawn filing no longer counts" }),
  })
  .openapi("OwnershipFiling");
