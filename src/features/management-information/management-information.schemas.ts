import { z } from "@hono/zod-openapi";
import {
  FIGURE_UNITS,
  MANAGEMENT_FIGURES,
  type ManagementFigure,
  SUSPICION_FIGURES,
  type SuspicionFigure,
} from "../../domain/figures/figures.model.ts";

const Month = z
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

const view = <Id extends string>(name: string, ids: readonly Id[]) =>
  z
    .strictObject({
      from: Month,
      to: Month,
      generated_at: z.iso.datetime(),
      figures: z.array(
        z.strictObject({
          figure: z.enum(ids),
          section: z.string(),
          title: z.string(),
          definition: z.string().openapi({ description: "What exactly is counted, and what `not_known` means" }),
          unit: z.enum(FIGURE_UNITS),
          values: z
            .array(z.strictObject({ key: z.string(), value: z.number() }))
            .openapi({ description: "Of a time: `median`, `p90` and, in cases or hits, `counted`" }),
          not_known: z.int().openapi({
            description: "How many stand under no key, because what they would be counted by is not known",
          }),
        }),
      ),
    })
    .openapi(name);

export const ManagementFiguresView = view("ManagementFigures", Object.keys(MANAGEMENT_FIGURES) as ManagementFigure[]);
export const SuspicionFiguresView = view("SuspicionFigures", Object.keys(SUSPICION_FIGURES) as SuspicionFigure[]);
