import { z } from "@hono/zod-openapi";
import { PAGING } from "../../http/fields.schemas.ts";
import { PORTFOLIO_MAX } from "./portfolio.rules.ts";
import { PORTFOLIO_PARTS } from "./portfolio.model.ts";

export const PortfolioBody = z
  .strictObject({
    name: z.string().trim().min(1).max(200),
    registration_numbers: z.array(z.string()).min(1).max(PORTFOLIO_MAX),
    segment_id: z.string().trim().min(1).max(200).nullish(),
  })
  .openapi("PortfolioRequest");

export const ResultsQuery = z.object({
  part: z.enum(PORTFOLIO_PARTS).default("all").openapi({
    description:
      "Only the companies of a risk tier, those of which a source failed (`incomplete`), or those without a scan (`failed`)",
  }),
  limit: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(1_000)
    .optional()
    .openapi({ description: "Companies in the answer, with a result or failed; all without it" }),
  after: z.coerce
    .number<string>()
    .int()
    .min(0)
    .max(PORTFOLIO_MAX)
    .optional()
    .openapi({ description: "`next_after` of the page before" }),
});

export const CsvQuery = z.object({
  part: ResultsQuery.shape.part,
  separator: z
    .enum(["comma", "semicolon"])
    .default("comma")
    .openapi({ description: "`semicolon` for Excel in Belgium" }),
});

/** Printable text of one line. */
const Line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u);

export const CsvUploadQuery = z.object({
  name: Line.openapi({ description: "Name of the portfolio" }),
  segment_id: Line.optional(),
});

export const PortfolioListQuery = z.object(PAGING);
