import { KnownReportsView, SarListView, SarView, UnreportedCasesView } from "./sar.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

const WHO =
  "Only its author, an MLRO and the readers that an MLRO added can see the report; for anyone else it answers 404.";

export const SARS = describeOperations({
  raiseSar: {
    summary: "Raise a report",
    description: [
      "Creates a suspicious activity report (SAR) or suspicious transaction report (STR) as a draft, with its goAML file.",
      "With `transactions` it is an STR by default, without them a SAR; an STR needs at least one transaction, and each a number of its own.",
      "It can be raised in any status of the case. If the caller knows of an open report of the case, the answer is 409 `sar_open`.",
    ],
    errors: ["sar_open"],
    responses: { 201: SarView },
  },
  listSars: {
    summary: "List the reports of a case",
    description: [
      "Returns the reports that the caller may know of, newest first.",
      "An empty list does not say that the case has no report.",
      "An MLRO lists those of a case that was deleted as well.",
    ],
    responses: { 200: SarListView },
  },
  listKnownReports: {
    summary: "List the reports of all cases",
    description: [
      "Returns the reports of the tenant's cases that the caller may know of, newest first, without their content.",
      "`GET /cases/{case_id}/sar` returns each report in full. A report that is not in the list may exist all the same.",
      "Reports outlive a case that is deleted: an MLRO finds them here with `case_deleted`, and continues open ones by the usual routes.",
      "With `raised_by` and `open`, an MLRO finds what an officer who leaves has open. The officer who takes it over becomes a reader of the report (`POST /cases/{case_id}/sar/{sar_id}/readers`).",
    ],
    responses: { 200: KnownReportsView },
  },
  listUnreportedCases: {
    summary: "List escalated and refused cases without a report",
    description: [
      "Returns the tenant's escalated cases, and rejected ones whose latest result has a finding of `high` or `critical` severity on money for others, a conviction, a forbidden trade, sanctions or a forged paper, of which the caller knows no report, newest first.",
      "A case may have a report that the caller must not know of.",
    ],
    responses: { 200: UnreportedCasesView },
  },
  submitSar: {
    summary: "Submit a report to the MLRO",
    description: [
      "Moves a draft to `pending_mlro` and writes its goAML file again from the case as it stands now.",
      WHO,
    ],
    errors: ["invalid_transition"],
    responses: { 200: SarView },
  },
  assessSar: {
    summary: "Assess a report",
    description: [
      "Records whether the facts are reportable, with the rationale, signed and only once.",
      "The assessment covers the triggers that the case has now; a later trigger closes the `sar_first` gate again. An article is known by its words: the same text at another publisher is covered, other words at the same address are a later trigger.",
      WHO,
    ],
    errors: ["invalid_transition"],
    responses: { 200: SarView },
  },
  approveSar: {
    summary: "Approve a report",
    description: [
      "Approves a report that was assessed as reportable, which opens the `sar_first` gate for the triggers it covers.",
      "The MLRO must be neither its author nor the officer who submitted it.",
      "If the goAML file has a fault that lies in the report itself, the answer is 409 `artifact_invalid`: reject the report and raise it again.",
      WHO,
    ],
    errors: ["invalid_transition", "four_eyes_same_officer", "artifact_invalid"],
    responses: { 200: SarView },
  },
  rejectSar: {
    summary: "Reject a report",
    description: [
      "Ends an assessed report without filing it.",
      "A report that was assessed as not reportable opens the `sar_first` gate when it is rejected; a reportable one does not.",
      "The MLRO must be neither its author nor the officer who submitted it.",
      WHO,
    ],
    errors: ["invalid_transition", "four_eyes_same_officer"],
    responses: { 200: SarView },
  },
  recordSarSubmission: {
    summary: "Record the filing of a report",
    description: [
      "Records that an approved report was filed with the financial intelligence unit, with its reference.",
      "If the goAML file is not complete the answer is 409 `artifact_invalid`, with what is missing in `errors`.",
      WHO,
    ],
    errors: ["invalid_transition", "artifact_invalid"],
    responses: { 200: SarView },
  },
  acknowledgeSar: {
    summary: "Record the acknowledgement of a report",
    description: ["Records the unit's acknowledgement of a filed report. This is the last step.", WHO],
    errors: ["invalid_transition"],
    responses: { 200: SarView },
  },
  addSarReader: {
    summary: "Add a reader to a report",
    description: [
      "Lets another officer see the report. Repeating it changes nothing. A report has at most 100 readers. An officer whom the directory has deactivated is refused (422).",
      WHO,
    ],
    responses: { 200: SarView },
  },
  removeSarReader: {
    summary: "Remove a reader from a report",
    description: ["Ends an officer's access to the report. Repeating it changes nothing.", WHO],
    responses: { 200: SarView },
  },
});
