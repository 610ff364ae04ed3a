import { z } from "@hono/zod-openapi";
import { Sha256, Uuid } from "../../http/fields.schemas.ts";
import { IMPORT_SOURCES } from "../../domain/hits/screening.model.ts";
import { SECOND_OPERATOR_REASONS } from "./difference.rules.ts";
import { IMPORT_KINDS, IMPORT_STATES } from "./import.model.ts";

export const ListSourceParams = z.object({ source: z.enum(IMPORT_SOURCES) });
export const PartParams = z.object({ import_id: z.string(), part: z.coerce.number().int().min(0).max(99_999) });

export const BeginListImportBody = z
  .strictObject({
    version: z.iso.date().openapi({ description: "The date of the list, as its publisher states it" }),
    sha256: Sha256.openapi({
      description: "SHA-256 of the file. It is recorded and not checked: the service hashes what it receives",
    }),
    entries: z.int().min(1),
    names: z.int().min(1),
    parts: z.int().min(1).max(10_000),
  })
  .openapi("BeginListImportBody");

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

export const ConfirmImportBody = z
  .strictObject({
    content_sha256: Sha256.openapi({ description: "`content_sha256` of the import as it was shown" }),
    compared_with: z.string().nullable().openapi({ description: "Id of `compared_with` as it was shown" }),
  })
  .openapi("ConfirmImportBody");

const ListFacts = {
  source: z.enum([...IMPORT_SOURCES, "sample"]),
  version: z.string(),
  sha256: Sha256,
  entries: z.int(),
  loaded_at: z.iso.datetime(),
  checked_at: z.iso.datetime().openapi({ description: "When an import last confirmed the list as current" }),
  last_confirmed_at: z.iso.datetime().nullable().openapi({
    description: "When the publisher's current file was last seen; null for the sample list, which never ages",
  }),
  has_peps: z.boolean().openapi({ description: "Whether entries of politically exposed persons are on it" }),
  age_hours: z.number(),
  stale: z.boolean().openapi({ description: "Older than `LIST_MAX_AGE_HOURS`" }),
  sample: z.boolean().openapi({ description: "The invented list of the mock mode" }),
};

export const ListVersionsView = z
  .strictObject({
    stale: z.boolean().openapi({ description: "Whether any list is stale, or there is none" }),
    lists: z.array(z.strictObject(ListFacts).openapi("ListVersion")),
  })
  .openapi("ListVersions");
