import { CRYPTO_ASSET_PROVIDER } from "./crypto-asset-provider.ts";
import { DOCUMENT_TYPES } from "./document-types.ts";
import type { DocumentType } from "./documents/document.ts";
import { FIDUCIARY_CLIENT } from "./fiduciary-client.ts";
import { KYC_NATURAL_PERSON } from "./kyc-natural-person.ts";
import { MARKETPLACE_SELLER } from "./marketplace-seller.ts";
import { PSP_MERCHANT_ONBOARDING } from "./psp-merchant-onboarding.ts";
import { isOwnQuestion } from "./tenant-template.rules.ts";
import type { Template, TenantTemplate } from "./template.types.ts";

/** All case templates. */
export const TEMPLATES: readonly Template[] = [
  PSP_MERCHANT_ONBOARDING,
  KYC_NATURAL_PERSON,
  MARKETPLACE_SELLER,
  CRYPTO_ASSET_PROVIDER,
  FIDUCIARY_CLIENT,
];

export const DEFAULT_TEMPLATE_ID = PSP_MERCHANT_ONBOARDING.id;

const BY_ID = new Map(TEMPLATES.map((template) => [template.id, template]));

export const findTemplate = (id: string): Template | undefined => BY_ID.get(id);

/** What says by which template a case is run. */
export interface OfTemplate {
  readonly templateId: string;
  /** The tenant's own version, as it was when the case was opened; absent where the built-in template was in force. */
  readonly template?: TenantTemplate | undefined;
}

export const templateOf = ({ templateId, template }: OfTemplate): Template | undefined =>
  template ?? findTemplate(templateId);

/** A question within a sentence: a tenant's own by its words, which the rules know nothing else of. */
export function questionName(of: OfTemplate, id: string): string {
  const own = isOwnQuestion(id) ? templateOf(of)?.questions.find((question) => question.id === id) : undefined;
  return own === undefined ? id.replaceAll("_", " ") : `"${own.text.en}"`;
}

export const templateName = (of: OfTemplate): string => templateOf(of)?.name ?? of.templateId;

export interface DocumentRequirement extends DocumentType {
  readonly required: boolean;
}

/**
 * Documents that a customer in this country must provide: those that no register provides.
 * @param retrievable types whose facts the register that is connected for the customer gives.
 */
export function requirementsFor(
  template: Template,
  country: string,
  retrievable: readonly string[] = [],
): DocumentRequirement[] {
  return template.documents
    .map(({ type, required }) => ({ ...DOCUMENT_TYPES[type], required }))
    .filter(({ id, retrievableIn }) => !retrievableIn.includes(country) && !retrievable.includes(id));
}
