import { z } from "@hono/zod-openapi";
import { HIT_DIFFERENCES } from "../../domain/case/case.model.ts";
import { DECISIONS } from "../../domain/case/case.record.ts";
import { FollowUpTaskBody } from "./follow-up-task.schemas.ts";
import { IN_WORDS } from "../../domain/customer/no-answer.rules.ts";
import { isEmptyReason } from "../../domain/decisions/empty-reason.rules.ts";
import { namesReport } from "../../domain/sar/report-words.rules.ts";

const text = (max: number) => z.string().trim().min(1).max(max);

const note = z.string().trim().max(10_000);

/** Every officer reads a restriction, with the customer. */
const NAMES_REPORT = {
  message: "A restriction does not name a report on suspicion, which not every officer may know of.",
  params: { code: "may_tell_of_report" },
};

const OF_NOTHING = {
  message: "Say in words what is restricted, or approve without restrictions.",
  params: { code: "says_nothing" },
};

const justification = (situation: string) =>
  text(10_000)
    .refine((words) => !isEmptyReason(words), IN_WORDS)
    .nullish()
    .openapi({ description: `Why the case is approved although ${situation}` });

export const DecisionBody = z
  .strictObject({
    decision: z.enum(DECISIONS),
    reason: note.nullish(),
    restrictions: z
      .array(text(1000).refine((words) => !namesReport(words), NAMES_REPORT))
      .max(50)
      .default([]),
    follow_up_tasks: z.array(FollowUpTaskBody).max(50).optional(),
    override_dissolved_entity: justification("the company has ended"),
    override_open_discrepancies: justification("a beneficial-owner discrepancy is open"),
    override_open_checks: justification("mandatory checks are open"),
  })
  .superRefine((body, issue) => {
    if (body.decision === "follow_up" && !body.follow_up_tasks?.length) {
      issue.addIssue({ code: "custom", path: ["follow_up_tasks"], message: "is required for a follow_up" });
    }
    if (body.decision !== "approve_with_restrictions") return;
    if (body.restrictions.length === 0 && !body.reason) {
      issue.addIssue({ code: "custom", path: ["restrictions"], message: "restrictions or a reason are required" });
    }
    for (const [at, words] of body.restrictions.entries()) {
      if (isEmptyReason(words)) issue.addIssue({ code: "custom", path: ["restrictions", at], ...OF_NOTHING });
    }
  })
  .openapi("Decision");

export const ProvisionalDecisionBody = z
  .strictObject({ decision: z.enum(DECISIONS), reason: text(10_000) })
  .openapi("ProvisionalDecisionInput");

export const SecondApprovalBody = z
  .strictObject({ decision: z.enum(["approve", "reject"]), comment: note.nullish() })
  .openapi("SecondApproval");

export const MccDecisionBody = z
  .strictObject({
    action: z.enum(["accept", "reject", "override"]),
    override_mcc: z.string().optional(),
    notes: note.default(""),
  })
  .refine((body) => body.action !== "override" || body.override_mcc !== undefined, {
    path: ["override_mcc"],
    message: "is required for an override",
  })
  .openapi("MccDecision");

export const ReclassifyMccBody = z.strictObject({ notes: note.default("") }).openapi("ReclassifyMcc");

export const ClearanceBody = z
  .strictObject({
    reason: text(10_000),
    differs: z
      .array(z.enum(HIT_DIFFERENCES))
      .max(HIT_DIFFERENCES.length)
      .default([])
      .transform((differs) => [...new Set(differs)])
      .openapi({ description: "What differs between the subject and the list entry" }),
  })
  .openapi("Clearance");

export const ConfirmationBody = z.strictObject({ reason: text(10_000) }).openapi("HitConfirmation");

export const UndoConfirmationBody = z.strictObject({ reason: note.nullish() }).openapi("UndoneHitConfirmation");
