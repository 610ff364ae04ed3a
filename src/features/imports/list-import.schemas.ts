import { z } from "@hono/zod-openapi";

const sources = ["eu", "un", "ofac", "be", "opensanctions"] as const;

export const ListSourceParams = z.object({ source: z.enum(sources) });
export const ListPartParams = z.object({ list_id: z.string(), part: z.coerce.number().int().min(0).max(9_999) });

export const BeginListImportBody = z
  .strictObject({
    version: z.iso.date(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    entries: z.int().min(1),
    names: z.int().min(1),
    parts: z.int().min(1).max(10_000),
    allow_shrink: z.boolean().default(false),
  })
  .openapi("BeginListImportBody");

export const ListVersionView = z
  .strictObject({
    source: z.enum([...sources, "sample"]),
    version: z.string(),
    sha256: z.string(),
    entries: z.int(),
    loaded_at: z.iso.datetime(),
  })
  .openapi("ListVersion");

export const ListVersionsView = z.strictObject({ lists: z.array(ListVersionView) }).openapi("ListVersions");

export const ListPartView = z.strictObject({ part: z.int(), sha256: z.string() }).openapi("ListPart");

export const ListImportView = z
  .discriminatedUnion("status", [
    z.strictObject({ status: z.literal("current"), list: ListVersionView }),
    z.strictObject({ status: z.literal("staged"), list_id: z.string(), received: z.array(ListPartView) }),
  ])
  .openapi("ListImport");
