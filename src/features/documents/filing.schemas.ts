import { z } from "@hono/zod-openapi";
import { isoTime } from "../../platform/clock.ts";
import { DOCUMENT_KINDS } from "../../domain/documents/document-kinds.ts";
import { dayOf } from "../../domain/retention/retention.rules.ts";

const FACT_MAX_CHARS = 4_000;

/** `id` is the id of a fact that was read, or a type of fact, such as `expiry_date`. */
const CorrectedFact = z
  .strictObject({
    id: z.string().trim().min(1).max(100),
    value: z.unknown().refine((value) => value !== undefined && JSON.stringify(value).length <= FACT_MAX_CHARS, {
      message: `is required, with at most ${FACT_MAX_CHARS} characters`,
    }),
  })
  .refine(({ id, value }) => !id.endsWith("_date") || z.iso.date().safeParse(value).success, {
    path: ["value"],
    message: "is not a date (YYYY-MM-DD)",
  });

export const ReviewBody = z
  .strictObject({
    outcome: z.enum(["accepted", "rejected"]),
    kind: z.enum(DOCUMENT_KINDS).nullish().openapi({ description: "What the document is, in the officer's judgement" }),
    facts: z.array(CorrectedFact).max(100).default([]).openapi({
      description: "What the document says: a value that was read, which confirms it, or another, which corrects it",
    }),
    reason: z
      .string()
      .trim()
      .max(10_000)
      .nullish()
      .openapi({ description: "Required for a rejection and for a correction" }),
  })
  // Only the reading tells a correction from a confirmation: its reason is required where the reading is known.
  .refine(({ outcome, reason }) => Boolean(reason) || outcome === "accepted", {
    path: ["reason"],
    message: "is required for a rejection or a correction",
  })
  .openapi("DocumentReview");

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const EvidenceForm = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  note: z.string().trim().max(10_000).default(""),
  obtained_from: z.string().trim().min(1).max(500).openapi({ description: "Who gave it, such as a register" }),
  obtained_at: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).openapi({
    description: "When it was obtained: a day, or a time with its offset. Not in the future",
  }),
});

/** The form with the time of `obtained_at`; a day counts as Belgium has it. */
export const obtainedBefore = (now: Date) =>
  EvidenceForm.transform(({ obtained_at, ...rest }, issue) => {
    const isDay = DAY.test(obtained_at);
    const time = new Date(isDay ? `${obtained_at}T00:00:00.000Z` : obtained_at);
    if (isDay ? obtained_at > dayOf(now) : time > now) {
      issue.addIssue({ code: "custom", path: ["obtained_at"], message: "is in the future" });
      return z.NEVER;
    }
    return { ...rest, obtained_at: isoTime(time) };
  });
