import { DocumentListView, ResponsesView } from "./documents.responses.ts";
import { DocumentReadingView } from "../readings/readings.responses.ts";
import { DocumentView } from "../cases/case.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";
import { FORMATS } from "./file-type.ts";

const MEDIA_TYPES = [
  ...Object.values(FORMATS).map(({ mediaType }) => mediaType),
  "application/json",
  "application/xml",
  "application/octet-stream",
];

export const DOCUMENTS = describeOperations({
  listDocuments: {
    summary: "List the documents of a case",
    description: [
      "Returns the documents of all iterations, oldest first.",
      "`source=customer` returns what the customer uploaded, `all` also what officers filed and the service wrote.",
    ],
    responses: { 200: DocumentListView },
  },
  downloadDocument: {
    summary: "Download a document",
    description: [
      "Returns the bytes of one document under the media type that its content has.",
      "`key` comes from the list; a key that is not of this case answers 404.",
    ],
    responses: { 200: { mediaTypes: MEDIA_TYPES, description: "The document as it was handed in" } },
  },
  readDocumentReading: {
    summary: "Read what a document says",
    description: [
      "Returns the pages of a document as the service read them, and the facts that it found, each with its place, the words that it was read from, and what it was compared with.",
      "`corrected` is what an officer stated of a fact, and prevails: the value that was read, which confirms it, or another. `seen_elsewhere` names cases of other customers with the same file or number.",
      "",
      "A document is read within seconds of its upload; until then the answer is 409. Files that the service wrote answer 404, as do documents of a case that was decided before documents were read.",
    ],
    errors: ["not_ready", "service_unavailable"],
    responses: { 200: DocumentReadingView },
  },
  reviewDocument: {
    summary: "Review a document",
    description: [
      "Records an officer's judgement of a document of the customer or of filed evidence. It replaces an earlier one.",
      "A rejected document counts as missing.",
      "An accepted one counts as the given `kind`, or as what it was handed in for.",
      "In `facts`, a value that was read confirms it, so that a guess counts; another value corrects it.",
      "`reason` is required for a rejection and for a correction, and not for a confirmation.",
      "Mandatory checks, risk score and rating are derived again in the same request.",
      "",
      "The customer does not see reviews. The documents of a decided case cannot be reviewed.",
    ],
    errors: ["not_found", "validation_failed", "invalid_state"],
    responses: { 200: DocumentView },
  },
  fileEvidence: {
    summary: "File evidence",
    description: [
      "Adds a file of at most 20 MB that an officer obtained, such as an extract of a register, as a document with `source` = `officer`.",
      "The type is judged by the content, not by the name; pdf, docx, png and jpg are accepted.",
      "Mandatory checks, risk score and rating are derived again in the same request; confirming a decision that was made before answers 409 `evidence_changed`.",
      "",
      "The customer does not see filed evidence. A decided case takes none.",
    ],
    errors: [
      "validation_failed",
      "unknown_field",
      "unsupported_file_type",
      "too_many_files",
      "empty_file",
      "invalid_state",
    ],
    responses: { 201: DocumentView },
  },
  listTaskResponses: {
    summary: "List the customer's answers",
    description: ["Returns the customer's answers to follow-up tasks of all iterations, as they were handed in."],
    responses: { 200: ResponsesView },
  },
});
