import type { VerificationStep } from "../reasoning.model.ts";

const SCREENING: VerificationStep = {
  name: "Screen the parties",
  description: "Screen company, directors and owners against sanctions and PEP lists.",
  domains: ["sanctions", "pep"],
  required: true,
};

const NEWS: VerificationStep = {
  name: "Search the media",
  description: "Search for charges, supervisory measures and adverse media on the company and its people.",
  domains: ["adverse_media"],
  required: true,
};

const DOCUMENTS: VerificationStep = {
  name: "Review the documents",
  description: "Check that each requirement is met by its own document in a usable form.",
  domains: ["documents"],
  required: true,
};

/** Steps for every company; verticals add their own. */
const COMPANY_CHAIN: readonly VerificationStep[] = [
  {
    name: "Establish the entity",
    description: "Look up existence, status, legal form, seat and representatives in the company register.",
    domains: ["registry", "identity"],
    required: true,
  },
  {
    name: "Confirm tax identity",
    description: "Check the VAT number, its holder's name and address, and tax and social security debts.",
    domains: ["tax"],
    required: true,
  },
  {
    name: "Establish ownership and control",
    description: "Compare declared and registered owners, down to natural persons.",
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
    description: "Check that activity, website and merchant category agree.",
    domains: ["activity", "web_presence"],
    required: true,
  },
  {
    name: "Assess financials and e-invoicing",
    description: "Compare e-invoicing, funding and size with the expected volume.",
    domains: ["einvoicing", "financials"],
    required: false,
  },
];

export const CRYPTO_CHAIN: readonly VerificationStep[] = [
  ...COMPANY_CHAIN,
  {
    name: "Understand the service",
    description: "Check that authorised services, website and custody agree.",
    domains: ["activity", "web_presence"],
    required: true,
  },
  {
    name: "Assess financials",
    description: "Check funding and accounts for the own funds that the authorisation requires.",
    domains: ["financials"],
    required: false,
  },
];

export const SELLER_CHAIN: readonly VerificationStep[] = [
  ...COMPANY_CHAIN,
  {
    name: "Link the shop to the trader",
    description: "Check that the website and the offers belong to the company.",
    domains: ["web_presence", "activity"],
    required: true,
  },
];

export const STRUCTURE_CHAIN: readonly VerificationStep[] = [
  ...COMPANY_CHAIN,
  {
    name: "Trace the structure",
    description: "Find links to other companies, shared directors and addresses, and earlier cases.",
    domains: ["network"],
    required: false,
  },
  {
    name: "Understand purpose and wealth",
    description: "Compare activity and accounts with the stated purpose and origin of the funds.",
    domains: ["activity", "financials"],
    required: false,
  },
];

export const PERSON_CHAIN: readonly VerificationStep[] = [
  {
    name: "Verify the person",
    description: "Validate personal numbers, date of birth and account number by their check digits.",
    domains: ["identity"],
    required: true,
  },
  SCREENING,
  NEWS,
  DOCUMENTS,
];
