import { z } from "@hono/zod-openapi";
import { Sha256 } from "../../http/fields.schemas.ts";
import { IMPORT_SOURCES } from "../../domain/hits/screening.model.ts";

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
