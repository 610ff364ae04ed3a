import { z } from "@hono/zod-openapi";

export const Month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "must be a month, such as 2026-11")
  .openapi({ example: "2026-11" });

const FIGURE_FORMATS = ["json", "csv", "pdf"] as const;

export const FiguresQuery = z.object({
  from: Month.optional().openapi({
    description: "First month, in universal time; by default eleven months before `to`",
  }),
  to: Month.optional().openapi({ description: "Last month; by default the present one" }),
  format: z.enum(FIGURE_FORMATS).default("json"),
});
