import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { KindReader } from "../kind-reader.ts";
import { readBankCertificate } from "./bank-certificate.ts";
import { readContract } from "./contract.ts";
import { readIdentity } from "./identity/identity.ts";
import { readInvoice } from "./invoice.ts";
import { readLicence } from "./licence.ts";
import { readOther } from "./other.ts";
import { readPolicyDocument } from "./policy-document.ts";
import { readProofOfAddress } from "./proof-of-address.ts";
import { readScreeningReport } from "./screening-report.ts";

/** The rules of identity documents and of papers that concern a person or company among others. */
export const PERSON_READERS: Partial<Record<DocumentKind, KindReader>> = {
  identity_card: readIdentity,
  passport: readIdentity,
  residence_permit: readIdentity,
  bank_account_certificate: readBankCertificate,
  proof_of_address: readProofOfAddress,
  licence: readLicence,
  invoice: readInvoice,
  contract: readContract,
  policy_document: readPolicyDocument,
  screening_report: readScreeningReport,
  other: readOther,
};
