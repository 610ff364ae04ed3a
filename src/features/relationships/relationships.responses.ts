import { z } from "@hono/zod-openapi";
import { REGIMES, RISK_LEVELS } from "../../domain/diligence/rating.model.ts";
import { RELATIONSHIP_STATES } from "../../domain/relationships/relationship.model.ts";
import { CountryCode, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { TimeView } from "../cases/case.responses.ts";
import { Day } from "./relationships.schemas.ts";

const Relationship = z.strictObject({
  relationship_id: Uuid,
  kind: z.enum(["company", "person"]),
  country: CountryCode,
  registration_number: z.string().nullable(),
  name: z.string(),
  state: z.enum(RELATIONSHIP_STATES).openapi({
    description:
      "`active`: an approved customer, perhaps with restrictions. `restricted`: shut until a review approves the customer or an officer opens it. `in_review`: a review is open. `exit_planned`: it is to end. `ended`: it has ended",
  }),
  since: TimeView.openapi({ description: "When the customer was approved" }),
  ended_at: TimeView.nullable().openapi({
    description:
      "When the end was recorded: since then the lists are not searched. The day on which it ended is in the log",
  }),
  risk_rating: z.enum(RISK_LEVELS).nullable().openapi({
    description: "By the decision in force; null where an earlier version approved the customer without a rating",
  }),
  regime: z.enum(REGIMES).nullable(),
  next_review_at: Day.nullable().openapi({
    description: "Day on which the next review is due; null once it has ended",
  }),
  restrictions: z.array(z.string()).openapi({ description: "Conditions of the approval in force" }),
  officer: z.string().openapi({ description: "The officer who decided last, and is told of events" }),
});

export const RelationshipListView = z
  .strictObject({
    relationships: z.array(Relationship.openapi("Relationship")),
    next_cursor: z.string().nullable().openapi({ description: "Null after the last page" }),
  })
  .openapi("RelationshipList");

export const RelationshipDetailView = Relationship.extend({
  cases: z
    .array(
      z.strictObject({
        workflow_id: WorkflowId,
        case_id: Uuid,
        part: z.enum(["opening", "review"]),
        added_at: TimeView,
        decided_at: TimeView.nullable().openapi({ description: "Null for a review that nobody has decided" }),
      }),
    )
    .openapi({ description: "Oldest first" }),
  parties: z
    .array(
      z.strictObject({
        party_id: Uuid,
        kind: z.enum(["company", "person"]),
        name: z.string(),
        roles: z.array(z.string()),
        last_screened_at: TimeView.nullable().openapi({
          description: "Since when nothing that the lists have changed was missed; null where nobody has searched yet",
        }),
        left_at: TimeView.nullable().openapi({
          description: "Since when the lists are not searched for it: it left the customer, or the relationship ended",
        }),
      }),
    )
    .openapi({
      description:
        "Whom the lists are searched for: the customer, everybody behind it, and whom the customer's own words name",
    }),
  log: z
    .array(
      z.strictObject({
        seq: z.int().min(1),
        at: TimeView,
        actor: z.string(),
        event: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    )
    .openapi({ description: "What was done about the relationship, newest first" }),
}).openapi("RelationshipDetail");

export const OpenedReviewView = z.strictObject({ workflow_id: WorkflowId }).openapi("OpenedReview");
