import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const CONFIG = describeOperations({
  readFeatureFlags: {
    summary: "Read feature flags",
    description: ["Returns which optional parts of the service are switched on. No other setting is shown."],
  },
  readHealth: {
    summary: "Check liveness",
    description: ["Answers as long as the service runs. `detail=true` adds the age of each screening list."],
  },
  readReadiness: {
    summary: "Check readiness",
    description: [
      "Checks that the database, files and objects answer and that the configuration is valid.",
      "Answers 503 with the same body if one of them does not.",
    ],
  },
  readOpenApi: { summary: "Read this document", description: ["Returns this interface as OpenAPI 3.1."] },
  readDocs: { summary: "Read the reference as a page", description: ["Returns this interface as a web page."] },
});
