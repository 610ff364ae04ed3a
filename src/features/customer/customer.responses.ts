import { z } from "@hono/zod-openapi";
import { COMPARED_FACTS, COMPARISON_RESULTS, MISSING_REASONS, SIDES } from "../../domain/customer/comparison.model.ts";
import { RELATIONSHIP_STATES } from "../../domain/relationships/relationship.model.ts";
import { QUESTION_TYPES } from "../../domain/templates/template.types.ts";
import { Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { FactsView } from "../cases/case-evidence.responses.ts";
import { TimeView } from "../cases/case.responses.ts";
import { AnswersBefore } from "../cases/customer.responses.ts";

const SideView = z
  .strictObject({
    values: z.array(
      z.strictObject({
        value: z.string(),
        source: z.string().openapi({ description: "Question or field, register, or name of the file" }),
        at: TimeView.nullable().openapi({ description: "When the source stated it; null where that is not recorded" }),
      }),
    ),
    missing: z
      .enum(MISSING_REASONS)
      .nullable()
      .openapi({ description: "Why there is no value; null where there is one" }),
  })
  .openapi("ComparedSide");

export const CustomerPictureView = z
  .strictObject({
    case_id: Uuid,
    facts: FactsView.openapi({ description: "What registers and documents state, as in the company's profile" }),
    comparison: z.array(
      z.strictObject({
        fact: z.enum(COMPARED_FACTS),
        subject: z.string().nullable().openapi({ description: "The party, of owners and directors" }),
        declared: SideView,
        registered: SideView,
        read: SideView,
        result: z.enum(COMPARISON_RESULTS).openapi({
          description: "`unclear`: there are values, and neither agreement nor contradiction is certain",
        }),
        differing: z.array(z.enum(SIDES)).openapi({ description: "The sides that contradict each other" }),
      }),
    ),
    answers: z.array(
      z.strictObject({
        question: z.string(),
        text: z.string().openapi({ description: "The question, in English" }),
        type: z.enum(QUESTION_TYPES),
        required: z.boolean(),
        answer: z.array(z.string()).nullable().openapi({
          description: "Lines of the answer, as it was given; null where the question is unanswered",
        }),
        before: AnswersBefore,
      }),
    ),
    relationship: z
      .strictObject({
        relationship_id: Uuid,
        state: z.enum(RELATIONSHIP_STATES),
        since: TimeView,
        cases: z.array(
          z.strictObject({
            workflow_id: WorkflowId,
            case_id: Uuid,
            part: z.enum(["opening", "review"]),
            added_at: TimeView,
            decided_at: TimeView.nullable(),
          }),
        ),
      })
      .nullable()
      .openapi({ description: "With the customer, also before this case belongs to it; null without one" }),
  })
  .openapi("CustomerPicture");
