import { CaseIntelligenceView } from "./case-intelligence.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const CASE_INTELLIGENCE = describeOperations({
  readCaseIntelligence: {
    summary: "Read the intelligence of a case",
    description: [
      "Returns similar cases and their outcomes, the rules that apply and the corrections that officers made, with an assessment of what follows.",
      "Every similar case counts by its outcome, and the assessment states nothing that `similar_cases` does not show. Of an escalated one neither findings nor score are shown. A change among them gives a new version; `earlier_assessments` (the 20 newest) say on which cases they stood.",
      "The assessment is written in the background: while `assessment_status` is `generating`, repeat the request; after `failed`, send `retry=true`.",
    ],
    errors: ["provisional_decision_needed"],
    responses: { 200: CaseIntelligenceView },
  },
});
