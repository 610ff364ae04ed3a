import { TimelineView } from "./timeline.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const TIMELINE = describeOperations({
  readCaseTimeline: {
    summary: "Read the timeline of a case",
    description: [
      "Returns what happened, newest first: the entries of the case's audit chain, the comments on it, and the monitoring events of its customer.",
      "A comment stands where it was written, with its present words; a monitoring event says what was made of it. Whether the chain is whole says `GET /api/cases/{workflow_id}/audit`.",
    ],
    errors: ["validation_failed"],
    responses: { 200: TimelineView },
  },
});
