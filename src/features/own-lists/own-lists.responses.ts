import { z } from "@hono/zod-openapi";
import { OWN_LIST_SEVERITIES } from "../../domain/hits/screening.model.ts";
import { Sha256, Uuid } from "../../http/fields.schemas.ts";

const list = {
  list_id: Uuid,
  name: z.string(),
  severity: z.enum(OWN_LIST_SEVERITIES),
  version: z.int().openapi({ description: "Grows by one with each replacement" }),
  entries: z.int().openapi({ description: "Number of entries" }),
  sha256: Sha256,
  updated_at: z.iso.datetime(),
  updated_by: z.string(),
};

export const OwnListView = z.strictObject(list).openapi("OwnList");

export const OwnListsView = z.strictObject({ lists: z.array(OwnListView) }).openapi("OwnLists");

export const OwnListDetailView = z
  .strictObject({
    ...list,
    items: z.array(
      z.strictObject({
        kind: z.enum(["person", "company", "unknown"]),
        name: z.string(),
        aliases: z.array(z.string()),
        birth_date: z.string().nullable(),
        countries: z.array(z.string()),
        identifiers: z.array(z.string()),
        reason: z.string().nullable(),
      }),
    ),
  })
  .openapi("OwnListDetail");

export const DeletedOwnListView = z.strictObject({ status: z.literal("deleted"), list_id: Uuid });
