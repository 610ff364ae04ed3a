import { z } from "@hono/zod-openapi";
import {
  FIGURE_UNITS,
  MANAGEMENT_FIGURES,
  type ManagementFigure,
  SUSPICION_FIGURES,
  type SuspicionFigure,
} from "../../domain/figures/figures.model.ts";
import { Month } from "./management-information.schemas.ts";

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
