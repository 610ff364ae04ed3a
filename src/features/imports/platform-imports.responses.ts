import { z } from "@hono/zod-openapi";
import { Sha256, Uuid } from "../../http/fields.schemas.ts";
import { SECOND_OPERATOR_REASONS } from "./difference.rules.ts";
import { IMPORT_KINDS, IMPORT_STATES } from "./import.model.ts";

const Difference = z
  .strictObject({
    in_force: z.int().openapi({ description: "Entries of the version in force" }),
    after: z.int().openapi({ description: "Entries once the import is in force" }),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    removed_share: z.number().min(0).max(1).openapi({ description: "Share of the entries in force that is removed" }),
    names_in_force: z.int().nullable().openapi({
      description:
        "Names of the version in force; null for imports without names, and for comparisons of older releases",
    }),
    names_after: z.int().nullable().openapi({ description: "Names once the import is in force" }),
    removed_examples: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  })
  .openapi("ImportDifference");

export const PartView = z.strictObject({ part: z.int(), sha256: Sha256 }).openapi("ImportPart");

export const ImportView = z
  .strictObject({
    import_id: Uuid,
    kind: z.enum(IMPORT_KINDS),
    source: z.string(),
    version: z.string(),
    state: z.enum(IMPORT_STATES).openapi({
      description:
        "`receiving`: parts arrive. `staged`: compared, and changes nothing until it is confirmed. `confirming`: being put in force. `confirmed`: was put in force. `current`: held exactly what is in force, which is now recorded as checked. `discarded`.",
    }),
    stated_sha256: Sha256.nullable(),
    content_sha256: Sha256.nullable().openapi({ description: "Computed by the service from what it received" }),
    staged_by: z.string(),
    staged_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    compared_with: z
      .strictObject({ id: z.string(), version: z.string(), sha256: Sha256 })
      .nullable()
      .openapi({ description: "The version in force that the import was compared with" }),
    difference: Difference.nullable(),
    second_operator: z
      .strictObject({ needed: z.boolean(), reasons: z.array(z.enum(SECOND_OPERATOR_REASONS)) })
      .openapi({
        description:
          "`removed`: more than 10 % of the entries in force would go. `names_removed`: the entries stay, with more than 10 % fewer names. `emptied`: none would be left. `rewritten`: more than 10 % of a list would change. `removed_in_steps`: with what one operator alone removed in the last 30 days, more than 10 % of what stood before would be gone. `rewritten_in_steps`: the same of entries rewritten.",
      }),
    confirmed_by: z.string().nullable(),
    confirmed_at: z.iso.datetime().nullable(),
  })
  .openapi("Import");

export const ImportsView = z.strictObject({ imports: z.array(ImportView) }).openapi("Imports");

export const StartedImportView = z
  .strictObject({ import: ImportView, received: z.array(PartView) })
  .openapi("StartedImport");
