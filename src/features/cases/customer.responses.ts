import { z } from "@hono/zod-openapi";
import { PARTY_ORIGINS, SCREENING_STATES } from "../../domain/customer/customer.model.ts";
import { CHECKS } from "../../domain/diligence/check.model.ts";
import { DOCUMENT_KINDS } from "../../domain/documents/document-kinds.ts";

const PartyScreening = { screening: z.enum(SCREENING_STATES), screening_by: z.array(z.string()) };

/** Beside an answer; absent where it never was another. */
export const AnswersBefore = z
  .array(z.string())
  .openapi({ description: "What the customer answered before, oldest first; absent where it never was another answer" })
  .optional();

/** Who the customer is, as officers see it: the register's and the customer's own statements, told apart. */
export const CustomerView = z
  .strictObject({
    kind: z.enum(["company", "person"]),
    name: z.string(),
    registered_name: z.string().nullable(),
    name_conflict: z
      .boolean()
      .openapi({ description: "The register has this number under another name than the declared one" }),
    number: z.string().nullable(),
    number_origin: z.enum(["registered", "declared"]).nullable(),
    form: z.string().nullable(),
    status: z.enum(["active", "stopped", "not_found"]).nullable(),
    situation: z.string().nullable(),
    seat: z.string().nullable(),
    country: z.string(),
    since: z.string().nullable(),
    activities: z.array(z.string()),
    register: z.strictObject({ source: z.string(), as_of: z.string() }).nullable(),
    ...PartyScreening,
    persons: z.array(
      z.strictObject({
        name: z.string(),
        given_name: z.string().nullable(),
        family_name: z.string().nullable(),
        kind: z.enum(["person", "company"]),
        role: z.string(),
        share_percent: z.number().nullable(),
        birth_date: z.string().nullable(),
        nationality: z.string().nullable(),
        since: z.string().nullable(),
        origin: z.enum(PARTY_ORIGINS),
        by_others: z
          .strictObject({
            share_percent: z.enum(PARTY_ORIGINS).optional(),
            birth_date: z.enum(PARTY_ORIGINS).optional(),
            nationality: z.enum(PARTY_ORIGINS).optional(),
          })
          .optional(),
        ...PartyScreening,
      }),
    ),
    purpose: z.array(
      z.strictObject({
        question: z.string(),
        text: z.string(),
        answer: z.string().nullable(),
        before: AnswersBefore,
      }),
    ),
    documents: z.array(
      z.strictObject({
        filename: z.string(),
        requirement: z.string(),
        kind: z.enum(DOCUMENT_KINDS).nullable(),
        state: z.enum(["accepted", "rejected", "superseded", "not_accepted", "not_examined"]),
        by: z.string().nullable(),
        dated: z.string(),
        established: z.array(z.enum(CHECKS)),
      }),
    ),
    screened: z.strictObject({
      lists: z.array(z.string()),
      missing: z.array(z.string()),
      unnamed: z.array(z.string()),
      names: z.int().openapi({ description: "Names that were searched for, in every spelling" }),
      politically_exposed: z.boolean(),
      screened_at: z.string().nullable(),
    }),
  })
  .openapi("Customer");
