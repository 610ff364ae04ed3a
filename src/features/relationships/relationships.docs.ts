import { OpenedReviewView, RelationshipDetailView, RelationshipListView } from "./relationships.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const RELATIONSHIPS = describeOperations({
  listRelationships: {
    summary: "List relationships",
    description: [
      "Returns the customers whom a decision approved, one relationship for each customer, whatever number of cases it has.",
      "A page has at most `limit` entries; `next_cursor` leads to the next.",
    ],
    errors: ["validation_failed"],
    responses: { 200: RelationshipListView },
  },
  readRelationship: {
    summary: "Read a relationship",
    description: [
      "Returns a relationship with its cases, everybody behind the customer for whom the lists are searched, and its log.",
    ],
    responses: { 200: RelationshipDetailView },
  },
  endRelationship: {
    summary: "End a relationship",
    description: [
      "Records the end of the business relationship in all of its cases, as `PUT /api/cases/{workflow_id}/relationship-end` does: the retention period of each starts on that day, and the lists are no longer searched. A later order corrects the day.",
      "A day in the future, or before the first case was opened, answers 422. `DELETE /api/cases/{workflow_id}/relationship-end` withdraws the end.",
    ],
    errors: ["invalid_state", "validation_failed"],
    responses: { 200: RelationshipDetailView },
  },
  openRelationshipReview: {
    summary: "Open a review of a relationship",
    description: [
      "Opens a case that reviews the customer, or adds the reason to the review that is open. The answer names that case.",
      "A relationship that has ended answers 409.",
    ],
    errors: ["invalid_state"],
    responses: { 201: OpenedReviewView },
  },
});
