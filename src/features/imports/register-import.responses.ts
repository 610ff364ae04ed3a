import { z } from "@hono/zod-openapi";
import { Sha256 } from "../../http/fields.schemas.ts";
import { ImportView, PartView } from "./platform-imports.responses.ts";

export const RegisterView = z
  .strictObject({
    extract_type: z.enum(["full", "update"]),
    extract_number: z.int(),
    snapshot_date: z.iso.date(),
    sha256: Sha256,
    completed_at: z.iso.datetime(),
  })
  .openapi("Register");

export const RegisterImportView = z
  .discriminatedUnion("status", [
    z.strictObject({ status: z.literal("current"), register: RegisterView }),
    z.strictObject({ status: z.literal("staged"), import: ImportView, received: z.array(PartView) }),
  ])
  .openapi("RegisterImport");
