import {
  AiBriefView,
  AuditView,
  CaseDetailView,
  CreatedCaseView,
  DeletedCaseView,
  PortalLinkView,
} from "./cases.responses.ts";
import { CaseListView } from "./case-list.responses.ts";
import { AssignmentView, AssignmentsView } from "./assignment.responses.ts";
import { CompanyProfileView, EvidenceChainView } from "./case-evidence.responses.ts";
import { z } from "@hono/zod-openapi";
import { CountryView } from "./reference.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const CASES = describeOperations({
  openCase: {
    summary: "Open a case",
    description: [
      "Opens a case for a company, starts its workflow and issues the link to the customer portal.",
      "The case begins in `AWAITING_DOCUMENTS`.",
      "Before it answers, the service looks the company up in the EU VAT system and at the company, funding and website sources, for at most 10 seconds in all.",
      "An enrichment that failed or took too long is `null` and does not stop the case.",
      "",
      "With `customer_email` the customer gets the link by mail, in the language `additional_data.language` (`nl`, `fr`, `de` or `en`), then reminders while the page asks for something. `customer_mail` of the case says what became of each mail.",
      "",
      "Give a registration number, a VAT number or both.",
      "For a Belgian company either is derived from the other; numbers with wrong check digits, or of two companies, answer 422.",
      "Send an `Idempotency-Key`: a repeated request then returns the case that the first one opened.",
    ],
    responses: { 201: CreatedCaseView },
  },
  listCases: {
    summary: "List cases",
    description: [
      "Returns a page of the tenant's cases, by default newest first, with the status that each has now.",
      "A filter value that does not exist matches nothing.",
      "`page` reaches the newest 10,000 cases; `cursor` goes on without a limit, and misses none that changes its place meanwhile in the order of opening.",
      "",
      "Several statuses, `assignee=none`, `rating`, `due_before` and every order but that of opening look at the newest 5,000 cases of each status.",
      "A case whose score and rating are withheld is sorted and filtered as one without a rating, for every caller.",
      "`counts` has the cases by status that match the other filters, for the tabs of a queue.",
    ],
    responses: { 200: CaseListView },
  },
  assignCase: {
    summary: "Assign a case",
    description: [
      "Says whose work an undecided case is, until when, and how urgent it is. A member that is absent stays; `null` clears it.",
      "The assignment gives nobody a right and takes none: four eyes and roles hold as before. It is recorded in the case's audit chain.",
      "An officer whom the directory has deactivated gets no case (422 `deactivated_officer`).",
    ],
    errors: ["invalid_state"],
    responses: { 200: AssignmentView },
  },
  assignCases: {
    summary: "Assign several cases",
    description: [
      "Does the same for at most 100 cases, each by itself: one that cannot be assigned changes nothing for the others. For a deactivated officer nothing is assigned (422).",
      "`results` has each case once, in the order given, and what happened to it.",
    ],
    responses: { 200: AssignmentsView },
  },
  deleteCase: {
    summary: "Delete a case",
    description: [
      "Ends the workflow and deletes the case with its documents, evidence and records. This cannot be undone.",
      "A line in the deletion ledger remains, without personal data.",
      "",
      "A case that must be retained answers 409 `retention_hold`: one that is decided, has a finding of sanctions, crime or enforcement, or is under a legal hold.",
    ],
    errors: ["retention_hold"],
    responses: { 200: DeletedCaseView },
  },
  renewPortalLink: {
    summary: "Renew the portal link",
    description: [
      "Starts the lifetime of the portal link again from now.",
      "With `replace` the link gets a new token and the old one stops working at once, for example after it was sent to a wrong address.",
      "A `customer_email` is stored and gets the link; a link with a new token is mailed to the address that is known. No mail is sent while the page asks the customer for nothing.",
      "A review that was opened because of a hit with a list has no link before its investigation has shown that the customer may be contacted.",
    ],
    errors: ["invalid_state"],
    responses: { 200: PortalLinkView },
  },
  readCase: {
    summary: "Read a case",
    description: [
      "Returns the whole case: status, documents, investigation results with findings and discrepancies, tasks, merchant category, gates, the pending decision and the decision.",
      "`gates` has the state of each gate of an approval and of contact with the customer; `decision_options` says which decisions are possible and what each of them takes.",
      "While `withheld` is true, score, rating, proposed questions and the reasons of options and tier are `null` or empty: the caller decides provisionally first.",
      "While the workflow cannot be reached, the last stored state is returned.",
    ],
    errors: ["not_found"],
    responses: { 200: CaseDetailView },
  },
  readCaseBrief: {
    summary: "Read the brief of a case",
    description: [
      "Returns a summary of the case for the officer: the risk trend over the iterations, the key signals and a recommended action.",
      "The brief follows from rules; no language model is involved. `to_open` marks what a guided review opens.",
    ],
    errors: ["provisional_decision_needed"],
    responses: { 200: AiBriefView },
  },
  readCaseAudit: {
    summary: "Read the audit chain of a case",
    description: [
      "Returns every audit entry of the case with its hash and the hash of the entry before it.",
      "`chain_valid` says whether the chain is intact and reaches its last signed checkpoint; `chain_fault` says what is wrong if it is not.",
    ],
    responses: { 200: AuditView },
  },
  readCaseEvidence: {
    summary: "Read the evidence of a case",
    description: [
      "Returns each answer of a source as it came, with its SHA-256 and the time of the query.",
      "`bundle_hash` is the SHA-256 of the RFC 8785 JSON of all pairs of `id` and `data_hash`, sorted by id.",
      "`raw_data` is `null` for an answer that is no longer stored.",
    ],
    responses: { 200: EvidenceChainView },
  },
  readCompanyProfile: {
    summary: "Read the company profile of a case",
    description: [
      "Returns what is known of the company, fact by fact, with the source, time and evidence of each value.",
      "A fact can have several values: sources may differ, and later values are added to earlier ones.",
    ],
    responses: { 200: CompanyProfileView },
  },
  downloadReport: {
    summary: "Download the report of a case",
    description: [
      "Returns the investigation report of a decided case as a PDF.",
      "A case that is neither approved nor rejected answers 400 with `current_status`.",
    ],
    errors: ["invalid_input"],
    responses: { 200: { mediaTypes: ["application/pdf"], description: "The report" } },
  },
});

export const REFERENCE = describeOperations({
  listCountries: {
    summary: "List countries",
    description: ["Returns the EEA countries that a case can be opened for. They are the same for every tenant."],
    responses: { 200: z.array(CountryView) },
  },
});

export const CASE_PACK = describeOperations({
  downloadCasePack: {
    summary: "Download the case pack",
    description: [
      "Returns the case as a ZIP archive for a regulator: report, record, audit chain, evidence, documents and memoranda, with checksums and a signed manifest.",
      "`VERIFY.md` in the archive says how to check it offline. What is missing is listed in `gaps.json`.",
      "Reports to the financial intelligence unit are included for the role `mlro` only.",
    ],
    errors: ["provisional_decision_needed"],
    responses: { 200: { mediaTypes: ["application/zip"], description: "The case pack" } },
  },
});
