import type { Vertical, VerificationStep } from "../reasoning.model.ts";
import { CRYPTO_CHAIN, MERCHANT_CHAIN, PERSON_CHAIN, SELLER_CHAIN, STRUCTURE_CHAIN } from "./chains.ts";
import type { RuleDraft } from "./draft.ts";
import type { Law } from "./law.ts";
import { companyRules } from "./rules/company-rules.ts";
import { cryptoRules } from "./rules/crypto-rules.ts";
import { fiduciaryRules } from "./rules/fiduciary-rules.ts";
import { marketplaceRules } from "./rules/marketplace-rules.ts";
import { personRules } from "./rules/person-rules.ts";
import { pspRules } from "./rules/psp-rules.ts";

/** The reasoning for one kind of customer: its case template, rules and verification chain. */
export interface VerticalPart {
  readonly label: string;
  readonly description: string;
  readonly workflow_template_id: string;
  /** Law in addition to the country's law against money laundering; null if there is none. */
  readonly framework: string | null;
  readonly rules: (law: Law) => readonly RuleDraft[];
  readonly chain: readonly VerificationStep[];
}

export const VERTICAL_PARTS: Readonly<Record<Vertical, VerticalPart>> = {
  psp: {
    label: "merchants of payment service providers",
    description: "A merchant that will accept payments: identity, activity and settlement account.",
    workflow_template_id: "psp_merchant_onboarding",
    framework: "Regulation (EU) 2023/1113",
    rules: (law) => [...companyRules(law), ...pspRules(law)],
    chain: MERCHANT_CHAIN,
  },
  casp: {
    label: "crypto-asset service providers",
    description: "A crypto-asset business: its authorisation, custody and the information on its transfers.",
    workflow_template_id: "crypto_asset_provider",
    framework: "Regulations (EU) 2023/1114 (MiCA) and 2023/1113",
    rules: (law) => [...companyRules(law), ...cryptoRules(law)],
    chain: CRYPTO_CHAIN,
  },
  marketplace: {
    label: "sellers on online marketplaces",
    description: "A trader before its first offer: traceability, product compliance and tax residence.",
    workflow_template_id: "marketplace_seller",
    framework: "Regulation (EU) 2022/2065 and Directive (EU) 2021/514 (DAC7)",
    rules: (law) => [...companyRules(law), ...marketplaceRules(law)],
    chain: SELLER_CHAIN,
  },
  tcsp: {
    label: "clients of accountants, tax advisers and trust offices",
    description: "A client of an adviser, administrator or trust office: structure, purpose and wealth.",
    workflow_template_id: "fiduciary_client",
    framework: null,
    rules: (law) => [...companyRules(law), ...fiduciaryRules(law)],
    chain: STRUCTURE_CHAIN,
  },
  natural_person: {
    label: "private customers",
    description: "A natural person: identity, residence, PEP status and source of funds.",
    workflow_template_id: "kyc_natural_person",
    framework: null,
    rules: personRules,
    chain: PERSON_CHAIN,
  },
};
