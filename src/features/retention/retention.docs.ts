import { QuarantineView, RebuiltPageView, RebuiltView, RestoredView } from "./recovery.responses.ts";
import {
  CaseRetentionView,
  DeletionLedgerView,
  RetainedCaseView,
  RetainedReportView,
  RetainedReportsView,
  RetentionListView,
  SweptView,
} from "./retention.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const RETENTION = describeOperations({
  readRetention: {
    summary: "Read the retention of a case",
    description: [
      "Returns until when the case is kept, by which rule, and what the period is counted from.",
      "An approved case has no date until the end of the business relationship is recorded.",
    ],
    responses: { 200: CaseRetentionView },
  },
  listRetention: {
    summary: "List cases by retention",
    description: ["Returns a page of cases that fall due, are held, or have no date yet."],
    responses: { 200: RetentionListView },
  },
  readDeletionLedger: {
    summary: "Read the deletion ledger",
    description: [
      "Returns what was deleted, when, by whom and by which rule, newest first.",
      "The lines form a signed chain; `chain_valid` says whether those of this page are intact.",
    ],
    responses: { 200: DeletionLedgerView },
  },
  runRetentionPurge: {
    summary: "Run the retention purge now",
    description: [
      "Deletes what is due now instead of waiting for the scheduled run. A case under legal hold is kept.",
      "One run does a limited amount of work; the next continues.",
    ],
    responses: { 200: SweptView },
  },
});

export const ORDERS = describeOperations({
  setLegalHold: {
    summary: "Set a legal hold",
    description: [
      "Keeps the case until the hold is lifted, whatever its retention date. A second hold replaces the reason of the first.",
    ],
    responses: { 200: CaseRetentionView },
  },
  liftLegalHold: {
    summary: "Lift a legal hold",
    description: ["Ends the legal hold. If the retention date has passed, the next purge deletes the case."],
    responses: { 200: CaseRetentionView },
  },
  recordRelationshipEnd: {
    summary: "Record the end of the business relationship",
    description: [
      "Starts the retention period of the case on the given day. A later order corrects the day.",
      "A case that is not decided answers 409; a day in the future or before the case was opened answers 422.",
    ],
    errors: ["invalid_state"],
    responses: { 200: CaseRetentionView },
  },
  withdrawRelationshipEnd: {
    summary: "Withdraw the end of the business relationship",
    description: ["Records that the relationship continues. The case then has no retention date."],
    responses: { 200: CaseRetentionView },
  },
});

export const RETAINED_REPORTS = describeOperations({
  listRetainedReports: {
    summary: "List retained reports",
    description: ["Returns cases that were deleted except for what a report to the financial intelligence unit needs."],
    responses: { 200: RetainedReportsView },
  },
  readRetainedReport: {
    summary: "Read a retained report",
    description: [
      "Returns the reports of a deleted case with its last record, audit chain, memoranda and list of files.",
    ],
    responses: { 200: RetainedReportView },
  },
  downloadRetainedFile: {
    summary: "Download a retained file",
    description: ["Returns one file of the list. A key that is not in the list answers 404."],
    responses: { 200: { mediaTypes: ["application/octet-stream"], description: "The file" } },
  },
  holdRetainedReport: {
    summary: "Set a legal hold on a retained report",
    description: ["Keeps what the reports need until the hold is lifted."],
    responses: { 200: RetainedCaseView },
  },
  releaseRetainedReport: {
    summary: "Lift the legal hold on a retained report",
    description: ["Ends the hold. If the retention date has passed, the next purge deletes it."],
    responses: { 200: RetainedCaseView },
  },
});

export const RECOVERY = describeOperations({
  listQuarantine: {
    summary: "List quarantined evidence",
    description: [
      "Returns evidence files that nothing refers to, oldest first. They are deleted on `deleted_from` unless they are restored.",
    ],
    responses: { 200: QuarantineView },
  },
  restoreEvidence: {
    summary: "Restore quarantined evidence",
    description: ["Puts files back in place. Keys that are not in quarantine are returned in `not_in_quarantine`."],
    responses: { 200: RestoredView },
  },
  rebuildCases: {
    summary: "Rebuild the rows of a page of cases",
    description: [
      "Writes the database rows of up to 50 cases again from the cases themselves, after a restore of the database.",
      "Repeat with `from` set to `next` until it is `null`. Repeating a page changes nothing.",
      "A `tenant_id` other than the caller's answers 403.",
    ],
    responses: { 200: RebuiltPageView },
  },
  rebuildCase: {
    summary: "Rebuild the rows of a case",
    description: ["Writes the database rows of one case again from the case itself."],
    errors: ["not_found"],
    responses: { 200: RebuiltView },
  },
});
