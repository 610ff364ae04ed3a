import { z } from "@hono/zod-openapi";
import { LocalizedView } from "../../http/fields.schemas.ts";
import { Colour } from "./brand.schemas.ts";

export const BrandView = z
  .strictObject({
    version: z.int().openapi({ description: "0 where nobody has changed it over the interface" }),
    name: z.string(),
    primary_color: Colour,
    logo_url: z.string().nullable().openapi({ description: "A path on this host" }),
    welcome: LocalizedView.nullable(),
    contact: LocalizedView.nullable(),
    changed_by: z.string().nullable(),
    changed_at: z.iso.datetime().nullable(),
  })
  .openapi("Brand");
