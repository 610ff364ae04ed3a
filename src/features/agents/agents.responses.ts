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
