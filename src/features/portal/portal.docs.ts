import { PortalStateView, SubmittedView, UploadView } from "./portal.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const PORTAL_OPERATIONS = describeOperations({
  readPortal: {
    summary: "Read the state of an application",
    description: [
      "Returns what the customer sees: the phase, the documents and answers that are asked for, and what was already handed in.",
      "In the phase `under_review` the lists are empty and nothing can be handed in.",
      "A token that does not exist, has expired or was replaced answers 404.",
    ],
    responses: { 200: PortalStateView },
  },
  uploadDocument: {
    summary: "Upload a document",
    description: [
      "Stores one file of at most 20 MB for a document requirement or a follow-up task.",
      "The type is judged by the content, not by the name; `accepted_formats` of the requirement lists what is accepted.",
      "Several files can be uploaded for one requirement, at most 50 in a round.",
      "",
      "While the application is under review the answer is 423, after its end 400 `workflow_ended`.",
      "The documents are examined once they are submitted.",
    ],
    errors: [
      "validation_failed",
      "unknown_field",
      "unknown_requirement",
      "unsupported_file_type",
      "too_many_files",
      "empty_file",
      "on_hold",
      "workflow_ended",
    ],
    responses: { 201: UploadView },
  },
  submitPortal: {
    summary: "Submit documents and answers",
    description: [
      "Hands in what was uploaded together with the given answers and starts the examination.",
      "Answers are merged by question: those given before remain unless they are given again.",
      "Missing documents or answers do not prevent a submission; an unknown follow-up task answers 422.",
      "",
      "`beneficial_owners` and `directors` are text, one name a line, or a list of persons and companies.",
      "A person has `name`, or `given_names` and `family_name`, and any of `birth_date`, `birth_place`, `nationality`, `residence`, `share_percent`, `control` and `is_pep`.",
      "A company has `company_name` and any of `enterprise_number` or `foreign_number`, `country`, `share_percent` and `control`.",
      "A line of text may hold the same: `An Peeters; 1971-04-03; BE; 60`.",
      "A list with a date, country, share or enterprise number that cannot be right answers 422 with the path of each field.",
      "",
      "While the application is under review the answer is 423, after its end 400 `workflow_ended`.",
    ],
    errors: ["unknown_requirement", "validation_failed", "on_hold", "workflow_ended"],
    responses: { 200: SubmittedView },
  },
});
