/** Kinds of document by their content. */
export const DOCUMENT_KINDS = [
  "articles_of_association",
  "register_extract",
  "ubo_extract",
  "gazette_publication",
  "annual_accounts",
  "bank_account_certificate",
  "identity_card",
  "passport",
  "residence_permit",
  "proof_of_address",
  "licence",
  "shareholder_register",
  "structure_chart",
  "screening_report",
  "invoice",
  "contract",
  "policy_document",
  "other",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const IDENTITY_KINDS: readonly DocumentKind[] = ["identity_card", "passport", "residence_permit"];

/** Papers that name who runs or owns a company. */
export const PARTY_KINDS: readonly DocumentKind[] = [
  "register_extract",
  "ubo_extract",
  "articles_of_association",
  "gazette_publication",
  "shareholder_register",
  "structure_chart",
];

/** Kinds that satisfy what a customer is asked for, by document type. A type that is not listed takes any kind. */
const SATISFIED_BY: Readonly<Record<string, readonly DocumentKind[]>> = {
  certificate_of_incorporation: ["articles_of_association", "register_extract", "gazette_publication"],
  register_extract: ["register_extract"],
  ubo_extract: ["ubo_extract"],
  ubo_declaration: ["ubo_extract", "shareholder_register"],
  articles_of_association: ["articles_of_association"],
  annual_accounts: ["annual_accounts"],
  organisation_chart: ["structure_chart"],
  shareholder_register: ["shareholder_register"],
  contract: ["contract"],
  invoices: ["invoice"],
  proof_of_business_address: ["proof_of_address", "contract", "invoice"],
  bank_account_proof: ["bank_account_certificate"],
  representative_identity: IDENTITY_KINDS,
  identity_document: IDENTITY_KINDS,
  proof_of_address: ["proof_of_address", "invoice", "contract"],
  business_licence: ["licence"],
  casp_authorisation: ["licence"],
  aml_policy: ["policy_document"],
  custody_policy: ["policy_document"],
  engagement_letter: ["contract"],
};

/** Kinds that a document type asks for; empty for a type that takes any kind, such as one that an officer made up. */
export const kindsFor = (documentType: string): readonly DocumentKind[] =>
  Object.hasOwn(SATISFIED_BY, documentType) ? SATISFIED_BY[documentType]! : [];

/** Document types that a kind is asked for by. */
export const typesMetBy = (kind: DocumentKind): string[] =>
  Object.keys(SATISFIED_BY).filter((type) => SATISFIED_BY[type]!.includes(kind));

/** Whether a kind is what a document type asks for. */
export const satisfies = (kind: DocumentKind, documentType: string): boolean =>
  kindsFor(documentType).length === 0 || kindsFor(documentType).includes(kind);
