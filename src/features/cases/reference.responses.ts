import { z } from "@hono/zod-openapi";
import { CountryCode } from "../../http/fields.schemas.ts";

export const CountryView = z.strictObject({ code: CountryCode, name: z.string() }).openapi("Country");
