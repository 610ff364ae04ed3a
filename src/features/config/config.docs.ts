import { FeatureFlagsView, HealthView, ReadinessView } from "./config.responses.ts";
import { z } from "@hono/zod-openapi";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const CONFIG = describeOperations({
  readFeatureFlags: {
    summary: "Read feature flags",
    description: ["Returns which optional parts of the service are switched on. No other setting is shown."],
    responses: { 200: FeatureFlagsView },
  },
  readHealth: {
    summary: "Check liveness",
    description: ["Answers as long as the service runs. `detail=true` adds the age of each screening list."],
    responses: { 200: HealthView },
  },
  readReadiness: {
    summary: "Check readiness",
    description: [
      "Checks that the database, files and objects answer and that the configuration is valid.",
      "Answers 503 with the same body if one of them does not.",
    ],
    responses: { 200: ReadinessView, 503: ReadinessView },
  },
  readOpenApi: {
    summary: "Read this document",
    description: ["Returns this interface as OpenAPI 3.1."],
    responses: { 200: z.looseObject({ openapi: z.string() }) },
  },
  readDocs: {
    summary: "Read the reference as a page",
    description: ["Returns this interface as a web page."],
    responses: { 200: { mediaTypes: ["text/html"], description: "A page that reads `/openapi.json`" } },
  },
});
