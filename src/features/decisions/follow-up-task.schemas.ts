import { z } from "@hono/zod-openapi";
import { RESPONSE_TYPES } from "../../domain/case/case.model.ts";
import { isUnnamed, reviewCustomerWords, textsForCustomer } from "../../domain/portal/customer-words.rules.ts";
import { LANGUAGES } from "../../platform/language.ts";

const DESCRIPTION_MAX = 2_000;

const NOTE_MAX = 1_000;

const task = {
  id: z.string().max(200).optional(),
  description: z.string().trim().min(1).max(DESCRIPTION_MAX).openapi({
    description: "Of a text or yes/no task, what the customer reads; of a document task, internal",
  }),
  response_type: z.enum(RESPONSE_TYPES),
  document_type: z.string().trim().min(1).max(200).nullish().openapi({
    description: "Names the document to the customer. `additional_document` or `other` needs a `customer_note`",
  }),
  required: z.boolean().default(true),
  justification: z.string().trim().max(10_000).nullish(),
  customer_note: z
    .string()
    .trim()
    .min(1)
    .max(NOTE_MAX)
    .nullish()
    .openapi({ description: "What the customer is told of this task, as it is written here; plain text" }),
};

export const FollowUpTaskBody = z
  .strictObject(task)
  .refine((given) => given.response_type !== "document" || given.document_type != null, {
    path: ["document_type"],
    message: "is required for a document task",
  })
  .refine((given) => !isUnnamed(given) || given.customer_note != null, {
    path: ["customer_note"],
    message: "is required for a document of another kind, which the customer could not recognise without it",
  })
  .superRefine((given, issue) => {
    for (const { path, text } of textsForCustomer(given)) {
      const found = reviewCustomerWords(text);
      if (found?.kind === "forbidden") {
        const message = `must not tell the customer of a report, a suspicion or a list, nor ask for a payment, PIN or password: ${found.words.join(", ")}`;
        issue.addIssue({ code: "custom", path: [path], message });
      }
    }
  });

/** A task that is being written: what is missing or forbidden is shown, not refused. */
const DraftTaskBody = z
  .strictObject({
    ...task,
    description: z.string().trim().max(DESCRIPTION_MAX).default(""),
    customer_note: z.string().trim().max(NOTE_MAX).nullish(),
  })
  .openapi("FollowUpDraft");

export const FollowUpPreviewBody = z
  .strictObject({
    follow_up_tasks: z.array(DraftTaskBody).max(50),
    language: z.enum(LANGUAGES).optional().openapi({ description: "By default the language of the case" }),
  })
  .openapi("FollowUpPreviewInput");
