import type { Discrepancy, Finding } from "../../domain/case/case.model.ts";
import { DOCUMENT_TYPES, type DocumentTypeId } from "../../domain/templates/document-types.ts";

/** What may be asked of a customer. Its words say what is wanted and never why. */
export interface TaskDraft {
  readonly response_type: "document" | "text";
  readonly document_type: DocumentTypeId | null;
  readonly description: string;
  readonly required: boolean;
}

const document = (type: DocumentTypeId, required: boolean): TaskDraft => ({
  response_type: "document",
  document_type: type,
  description: `Please provide: ${DOCUMENT_TYPES[type].name.en}.`,
  required,
});

const question = (description: string, required: boolean): TaskDraft => ({
  response_type: "text",
  document_type: null,
  description,
  required,
});

const isDocumentType = (id: string): id is DocumentTypeId => Object.hasOwn(DOCUMENT_TYPES, id);

/** What would settle a finding, as far as the customer can; null where it is not for the customer to settle. */
export function taskForFinding(finding: Finding, subject: "company" | "person"): TaskDraft | null {
  const { category, severity, source_entry: entry = "" } = finding;
  const identity = document(subject === "person" ? "identity_document" : "representative_identity", true);
  switch (category) {
    case "document":
      return entry.startsWith("missing:") ? missingDocument(entry.slice("missing:".length)) : doubtfulDocument(entry);
    case "data_gap":
      return openAnswer(finding);
    case "sanctions":
      return severity === "medium" ? identity : null;
    case "pep":
      return severity === "medium" ? document("source_of_wealth", true) : identity;
    case "identity":
      if (entry.startsWith("iban")) return question("Please confirm the IBAN of the account that you will use.", true);
      return subject === "person" ? identity : null;
    case "name":
      return question("Please state the full legal name of the company and any other name it uses.", true);
    case "address":
      return document("proof_of_business_address", false);
    case "vat":
      return question("Please state your VAT number and since when you use it.", true);
    case "social_debt":
    case "tax_debt":
      return question("Please describe the state of your tax and social security payments and any plan agreed.", true);
    case "incorporation":
      return document("annual_accounts", false);
    case "ownership":
      return document("organisation_chart", severity !== "low");
    case "activity":
      return document("business_licence", false);
    case "website":
      return question("Please state the address of your website, if you have one.", false);
    case "registry_status":
      return severity === "medium"
        ? question("Please describe the present situation of the company and its plans for the coming year.", true)
        : null;
    case "criminal":
    case "enforcement":
    case "adverse_media":
    case "peppol":
    case "cross_case":
      return null;
  }
}

const missingDocument = (type: string): TaskDraft | null => (isDocumentType(type) ? document(type, true) : null);

const doubtfulDocument = (entry: string): TaskDraft | null =>
  entry.startsWith("duplicate:")
    ? question("Please check your files: the same file was given for more than one document.", false)
    : null;

function openAnswer({ source_entry: entry, source }: Finding): TaskDraft | null {
  if (source !== "customer") return null;
  if (entry === "beneficial_owners") return document("ubo_declaration", true);
  return entry === "answers" ? question("Please answer the open questions of your application.", true) : null;
}

/** What would settle a discrepancy. */
export function taskForDiscrepancy({ kind }: Discrepancy): TaskDraft {
  switch (kind) {
    case "ubo":
      return document("ubo_declaration", true);
    case "director":
      return document("articles_of_association", true);
    case "name":
      return question("Please state the full legal name of the company and any other name it uses.", true);
    case "address":
      return document("proof_of_business_address", false);
    case "activity":
      return question("Please describe in a few sentences what the company sells, and to whom.", false);
  }
}
