import { z } from "@hono/zod-openapi";

export const ExportSchemaView = z.looseObject({ $schema: z.string(), $id: z.string() }).openapi("ExportSchema");
