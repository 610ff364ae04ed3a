import { z } from "@hono/zod-openapi";
import { DOMAINS } from "../../domain/iteration/information-domain.ts";

export const AgentManifestView = z
  .strictObject({
    name: z.string(),
    display_name: z.string(),
    jurisdictions: z.array(z.string()).openapi({ description: "ISO 3166-1 alpha-2 codes, or * for all" }),
    information_gain_domains: z.array(z.enum(DOMAINS)),
    tools: z.array(z.string()),
    description: z.string(),
    version: z.string(),
    mandatory: z.boolean(),
    cost_eur: z.number(),
    timeout_ms: z.int(),
    sources: z.array(z.string()),
  })
  .openapi("AgentManifest");

const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

/** An unknown domain finds nobody; an empty list asks for no domain. */
export const TeamQuery = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be an ISO 3166-1 alpha-2 code")
    .openapi({ description: "Country of the case, as an ISO 3166-1 alpha-2 code", example: "BE" }),
  domains: z
    .string()
    .default("")
    .transform(splitList)
    .openapi({ type: "string", description: "Comma-separated information gain domains" }),
});
