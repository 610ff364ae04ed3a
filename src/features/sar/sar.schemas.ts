import { z } from "@hono/zod-openapi";
import { REPORT_TYPES } from "../../domain/sar/sar.model.ts";

/** Text that says something: control characters alone do not, and no report could hold them. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/[^\p{C}\p{Z}]/u, "says nothing");

/** What goAML holds in one text. */
const LONG_TEXT = 8_000;

const comment = z
  .string()
  .trim()
  .max(LONG_TEXT)
  .nullish()
  .transform((value) => value || null);

/** A time in any zone, or a day, as ISO 8601 UTC. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((value) => new Date(value).toISOString());

const amount = z.string().regex(/^\d{1,15}(?:\.\d{1,13})?$/, "is a decimal number with a point");

const PartyBody = z
  .strictObject({ name: text(255).nullish(), account: text(100).nullish() })
  .refine((party) => party.name || party.account, { message: "a name or an account is required" })
  .transform(({ name, account }) => ({ name: name ?? null, account: account ?? null }));

const TransactionBody = z
  .strictObject({
    number: text(100),
    date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine((date) => date >= "1900", "is too long ago"),
    amount,
    currency: z.string().regex(/^[A-Z]{3}$/, "is a code of three letters (ISO 4217)"),
    amount_local: amount.nullish(),
    mode: text(100).nullish(),
    from: PartyBody,
    to: PartyBody,
    description: z.string().trim().max(4_000).default(""),
  })
  .transform((transaction) => ({
    ...transaction,
    amount_local: transaction.amount_local ?? null,
    mode: transaction.mode ?? null,
  }));

export const RaiseSarBody = z
  .strictObject({
    reason: text(LONG_TEXT),
    report_type: z.enum(REPORT_TYPES).optional(),
    indicators: z.array(text(200)).max(100).default([]),
    transactions: z.array(TransactionBody).max(500).default([]),
  })
  .refine((body) => body.report_type !== "STR" || body.transactions.length > 0, {
    path: ["transactions"],
    message: "a transaction report needs one",
  })
  .openapi("RaiseSar");

export const SubmitForMlroBody = z.strictObject({ comment }).openapi("SubmitForMlro");

export const AssessmentBody = z
  .strictObject({ reportable: z.boolean(), rationale: text(LONG_TEXT) })
  .openapi("SarAssessment");

export const MlroApproveBody = z.strictObject({ comment }).openapi("MlroApprove");

export const MlroRejectBody = z.strictObject({ reason: text(LONG_TEXT) }).openapi("MlroReject");

export const RecordSubmissionBody = z
  .strictObject({ reference: text(255), channel: text(100).default("goAML"), submitted_at: moment.optional() })
  .openapi("RecordSubmission");

export const AcknowledgeBody = z
  .strictObject({ reference: text(255), acknowledged_at: moment.optional() })
  .openapi("Acknowledge");

export const ReaderBody = z.strictObject({ officer_id: z.string().trim().min(1).max(255) }).openapi("SarReader");

export const SarPageQuery = z.object({
  cursor: z.string().max(200).optional().openapi({ description: "`next_cursor` of the page before" }),
  limit: z.coerce.number<string>().int().min(1).max(200).default(100).openapi({ description: "Items of a page" }),
});

export const KnownReportsQuery = SarPageQuery.extend({
  raised_by: z.string().min(1).max(255).optional().openapi({ description: "Only reports that this officer raised" }),
  open: z.literal("true").optional().openapi({ description: "Only reports that are still to be filed or rejected" }),
});
