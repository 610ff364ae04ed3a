import type { VerificationStep } from "../reasoning.model.ts";

const SCREENING: VerificationStep = {
  name: "Screen the parties",
  description: "Company, directors and owners against sanctions lists and lists of public office.",
  domains: ["sanctions", "pep"],
  required: true,
};

const NEWS: VerificationStep = {
  name: "Search the media",
  description: "Charges, measures of supervisors and unfavourable news about the company and its people.",
  domains: ["adverse_media"],
  required: true,
};

const DOCUMENTS: VerificationStep = {
  name: "Read what was handed in",
  description: "Whether every requirement was met, by a document of its own, in a usable form.",
  domains: ["documents"],
  required: true,
};

/** How a company is verified, before what its business adds. */
const COMPANY_CHAIN: readonly VerificationStep[] = [
  {
    name: "Establish the entity",
    description: "Existence, status, form, seat and representatives in the company register.",
    domains: ["registry", "identity"],
    required: true,
  },
  {
    name: "Confirm tax identity",
    description: "VAT number, its holder's name and address, and debts with tax and social security.",
    domains: ["tax"],
    required: true,
  },
  {
    name: "Establish ownership and control",
    description: "Declared owners against those of the register, down to natural persons.",
    domains: ["ownership"],
    required: true,
  },
  SCREENING,
  NEWS,
  DOCUMENTS,
];

export const MERCHANT_CHAIN: readonly VerificationStep[] = [
  ...COMPANY_CHAIN,
  {
    name: "Understand the business",
    description: "Activity, website and merchant category, and whether they agree with each other.",
    domains: ["activity", "web_presence"],
    required: true,
  },
  {
    name: "Look at means and reach",
    description: "Electronic invoicing, funding and size, against the volume that is expected.",
    domains: ["einvoicing", "financials"],
    required: false,
  },
];

export const CRYPTO_CHAIN: readonly VerificationStep[] = [
  ...COMPANY_CHAIN,
  {
    name: "Understand the service",
    description: "Authorised services, website and custody, and whether they agree with each other.",
    domains: ["activity", "web_presence"],
    required: true,
  },
  {
    name: "Look at means",
    description: "Funding and accounts behind the own funds that the authorisation asks for.",
    domains: ["financials"],
    required: false,
  },
];

export const SELLER_CHAIN: readonly VerificationStep[] = [
  ...COMPANY_CHAIN,
  {
    name: "Tie the shop to the trader",
    description: "Whether the website and the offers belong to the company that is onboarded.",
    domains: ["web_presence", "activity"],
    required: true,
  },
];

export const STRUCTURE_CHAIN: readonly VerificationStep[] = [
  ...COMPANY_CHAIN,
  {
    name: "Follow the structure",
    description: "Links to other companies, shared directors and addresses, and earlier cases.",
    domains: ["network"],
    required: false,
  },
  {
    name: "Understand purpose and wealth",
    description: "Activity and accounts against the stated purpose and origin of the funds.",
    domains: ["activity", "financials"],
    required: false,
  },
];

export const PERSON_CHAIN: readonly VerificationStep[] = [
  {
    name: "Verify the person",
    description: "Personal numbers, date of birth and account number, each by its own check digits.",
    domains: ["identity"],
    required: true,
  },
  SCREENING,
  NEWS,
  DOCUMENTS,
];
