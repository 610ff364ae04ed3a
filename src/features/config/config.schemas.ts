import { z } from "@hono/zod-openapi";

export const FeatureFlagsView = z
  .strictObject({
    peppol_enabled: z.boolean(),
    belgian_mock_mode: z.boolean(),
    proxyvendor_mock_mode: z.boolean(),
    companydata_scrape_enabled: z.boolean(),
  })
  .openapi("FeatureFlags");

export const HealthView = z.strictObject({ status: z.literal("ok") }).openapi("Health");

export const ReadinessView = z
  .strictObject({
    status: z.enum(["ready", "not_ready"]),
    checks: z.strictObject({
      database: z.boolean(),
      files: z.boolean(),
      objects: z.boolean(),
      configuration: z.boolean(),
    }),
    reason: z.string().optional().openapi({ description: "What is wrong with the configuration, where it is" }),
  })
  .openapi("Readiness");
