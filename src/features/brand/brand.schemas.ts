import { z } from "@hono/zod-openapi";
import { Line, Prose } from "../../http/fields.schemas.ts";

/** 200 KB, in base64. */
const LOGO_MAX_CHARS = 273_068;

export const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .openapi({ example: "#1f4e79" });

export const BrandBody = z
  .strictObject({
    version: z.int().min(0).max(1_000_000).openapi({ description: "The version that was changed" }),
    name: Line(80).openapi({ description: "What customers read as the sender" }),
    primary_color: Colour,
    welcome: Prose(600).nullable().openapi({ description: "What every customer reads first; null for nothing" }),
    contact: Prose(400).nullable().openapi({ description: "How customers reach the tenant; null for nothing" }),
    logo: z
      .base64()
      .min(1)
      .max(LOGO_MAX_CHARS)
      .nullable()
      .optional()
      .openapi({ description: "PNG or JPEG of at most 200 KB; null removes it, absent leaves it" }),
  })
  .openapi("BrandBody");
