import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const CASE_INTELLIGENCE = describeOperations({
  readCaseIntelligence: {
    summary: "Read the intelligence of a case",
    description: [
      "Returns similar cases and their outcomes, the rules that apply and the corrections that officers made, with an assessment of what follows.",
      "The assessment is written in the background: while `assessment_status` is `generating`, repeat the request; after `failed`, send `retry=true`.",
    ],
  },
});
