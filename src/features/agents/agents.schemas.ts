import { z } from "@hono/zod-openapi";

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
