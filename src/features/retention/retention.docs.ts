import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const RETENTION = describeOperations({
  readRetention: {
    summary: "Read the retention of a case",
    description: [
      "Returns until when the case is kept, by which rule, and what the period is counted from.",
      "An approved case has no date until the end of the business relationship is recorded.",
    ],
  },
  listRetention: {
    summary: "List cases by retention",
    description: ["Returns a page of cases that fall due, are held, or have no date yet."],
  },
  readDeletionLedger: {
    summary: "Read the deletion ledger",
    description: [
      "Returns what was deleted, when, by whom and by which rule, newest first.",
      "The lines form a signed chain; `chain_valid` says whether those of this page are intact.",
    ],
  },
  runRetentionPurge: {
    summary: "Run the retention purge now",
    description: [
      "Deletes what is due now instead of waiting for the scheduled run. A case under legal hold is kept.",
      "One run does a limited amount of work; the next continues.",
    ],
  },
});

export const ORDERS = describeOperations({
  setLegalHold: {
    summary: "Set a legal hold",
    description: [
      "Keeps the case until the hold is lifted, whatever its retention date. A second hold replaces the reason of the first.",
    ],
  },
  liftLegalHold: {
    summary: "Lift a legal hold",
    description: ["Ends the legal hold. If the retention date has passed, the next purge deletes the case."],
  },
  recordRelationshipEnd: {
    summary: "Record the end of the business relationship",
    description: [
      "Starts the retention period of the case on the given day. A later order corrects the day.",
      "A case that is not decided answers 409; a day in the future or before the case was opened answers 422.",
    ],
    errors: ["invalid_state"],
  },
  withdrawRelationshipEnd: {
    summary: "Withdraw the end of the business relationship",
    description: ["Records that the relationship continues. The case then has no retention date."],
  },
});

export const RETAINED_REPORTS = describeOperations({
  listRetainedReports: {
    summary: "List retained reports",
    description: ["Returns cases that were deleted except for what a report to the financial intelligence unit needs."],
  },
  readRetainedReport: {
    summary: "Read a retained report",
    description: [
      "Returns the reports of a deleted case with its last record, audit chain, memoranda and list of files.",
    ],
  },
  downloadRetainedFile: {
    summary: "Download a retained file",
    description: ["Returns one file of the list. A key that is not in the list answers 404."],
  },
  holdRetainedReport: {
    summary: "Set a legal hold on a retained report",
    description: ["Keeps what the reports need until the hold is lifted."],
  },
  releaseRetainedReport: {
    summary: "Lift the legal hold on a retained report",
    description: ["Ends the hold. If the retention date has passed, the next purge deletes it."],
  },
});

export const RECOVERY = describeOperations({
  listQuarantine: {
    summary: "List quarantined evidence",
    description: [
      "Returns evidence files that nothing refers to, oldest first. They are deleted on `deleted_from` unless they are restored.",
    ],
  },
  restoreEvidence: {
    summary: "Restore quarantined evidence",
    description: ["Puts files back in place. Keys that are not in quarantine are returned in `not_in_quarantine`."],
  },
  rebuildCases: {
    summary: "Rebuild the rows of a page of cases",
    description: [
      "Writes the database rows of up to 50 cases again from the cases themselves, after a restore of the database.",
      "Repeat with `from` set to `next` until it is `null`. Repeating a page changes nothing.",
      "A `tenant_id` other than the caller's answers 403.",
    ],
  },
  rebuildCase: {
    summary: "Rebuild the rows of a case",
    description: ["Writes the database rows of one case again from the case itself."],
    errors: ["not_found"],
  },
});
