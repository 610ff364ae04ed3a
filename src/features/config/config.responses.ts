import { z } from "@hono/zod-openapi";

export const FeatureFlagsView = z
  .strictObject({
    peppol_enabled: z.boolean(),
    belgian_mock_mode: z.boolean(),
    proxyvendor_mock_mode: z.boolean(),
    companydata_scrape_enabled: z.boolean(),
  })
  .openapi("FeatureFlags");

export const HealthView = z
  .strictObject({
    status: z.literal("ok"),
    lists: z
      .strictObject({
        stale: z.boolean().openapi({
          description: "Whether a list is older than `LIST_MAX_AGE_HOURS`, there is none, or its age cannot be read",
        }),
        readable: z.boolean(),
        items: z.array(
          z.strictObject({
            source: z.string(),
            version: z.string(),
            entries: z.int(),
            checked_at: z.iso.datetime(),
            age_hours: z.number(),
            stale: z.boolean(),
            sample: z.boolean(),
          }),
        ),
      })
      .optional(),
  })
  .openapi("Health");

export const ReadinessView = z
  .strictObject({
    status: z.enum(["ready", "not_ready"]),
    checks: z.strictObject({
      database: z.boolean(),
      files: z.boolean(),
      objects: z.boolean(),
      configuration: z.boolean(),
    }),
    reason: z
      .string()
      .optional()
      .openapi({ description: "What is wrong with the configuration; absent when it is valid" }),
  })
  .openapi("Readiness");
