import { ListVersionsView } from "./platform-imports.schemas.ts";
import { ImportView, ImportsView, PartView, StartedImportView } from "./platform-imports.responses.ts";
import { RegisterImportView } from "./register-import.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const LISTS = describeOperations({
  listListVersions: {
    summary: "List the screening lists in force",
    description: [
      "Returns the sanctions and PEP lists in force with their version and age. `stale` marks one that is too old.",
    ],
    responses: { 200: ListVersionsView },
  },
  listPlatformListVersions: {
    summary: "List the screening lists in force, as an operator",
    description: [
      "Returns the sanctions and PEP lists in force with their version and age. `stale` marks one that is too old.",
    ],
    responses: { 200: ListVersionsView },
  },
});

export const IMPORTS = describeOperations({
  listImports: {
    summary: "List imports",
    description: ["Returns the 100 newest imports of lists, register and regulatory data."],
    responses: { 200: ImportsView },
  },
  beginListImport: {
    summary: "Begin the import of a list",
    description: [
      "Announces a list file. Repeated with the same content it continues the import and returns the parts that have arrived.",
      "Nothing changes for any tenant until the import is confirmed.",
    ],
    responses: { 200: StartedImportView },
  },
  beginRegisterImport: {
    summary: "Begin the import of the company register",
    description: [
      "Announces an extract of the register. Repeated with the same content it continues the import; `current` means that this extract is in force.",
      "While another operator's import is under way the answer is 409 with its `import_id`.",
    ],
    errors: ["invalid_state"],
    responses: { 200: RegisterImportView },
  },
  beginRegulatoryImport: {
    summary: "Import regulatory data",
    description: [
      "Stages a release of the regulatory data and compares it with the one in force. Confirm it to put it in force.",
    ],
    errors: ["invalid_state"],
    responses: { 200: ImportView },
  },
  sendImportPart: {
    summary: "Send a part of an import",
    description: [
      "Stores one part: list entries as JSON lines, or rows of the register. A part that has arrived need not be sent again.",
      "Only the operator who began the import may send parts. Once the register import is compared, further parts answer 409.",
    ],
    errors: ["not_found", "forbidden", "validation_failed", "invalid_state"],
    responses: { 200: PartView },
  },
  readImport: {
    summary: "Read an import",
    description: ["Returns an import with its state and what it would change. An import that expired answers 404."],
    errors: ["not_found"],
    responses: { 200: ImportView },
  },
  compareImport: {
    summary: "Compare an import with what is in force",
    description: [
      "Computes what would be added, changed and removed, once all parts have arrived. Nothing changes for any tenant.",
      "Missing parts or a finished import answer 409.",
    ],
    errors: ["not_found", "invalid_state"],
    responses: { 200: ImportView },
  },
  confirmImport: {
    summary: "Confirm an import",
    description: [
      "Puts a compared import in force for all tenants.",
      "The body repeats the content and base that were compared; if either has changed since, the answer is 409.",
      "An import that removes or rewrites much needs another operator than the one who began it: 403 `four_eyes_same_officer` with `reasons`.",
    ],
    errors: ["invalid_state", "four_eyes_same_officer"],
    responses: { 200: ImportView },
  },
  discardImport: {
    summary: "Discard an import",
    description: [
      "Deletes an import that is not in force. One that is in force answers 409; repeating it changes nothing.",
    ],
    errors: ["not_found", "invalid_state"],
    responses: { 200: ImportView },
  },
});
