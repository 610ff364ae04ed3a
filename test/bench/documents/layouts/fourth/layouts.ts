import type { Layout } from "../../draft.ts";
import { BANK_LETTERS } from "./bank.ts";
import { COMPANY_LAYOUTS } from "./company-layouts.ts";
import { FOREIGN_BANK_LETTERS } from "./bank-foreign.ts";
import { FOREIGN_STATEMENTS } from "./statements-foreign.ts";
import { ACCOUNT_STATEMENTS } from "./statements.ts";
import { IDENTITY_CARDS } from "./identity.ts";
import { PASSPORT_PAGES } from "./passports.ts";
import { RESIDENCE_PERMITS } from "./permits.ts";
import { PROOFS_OF_HOME } from "./proof.ts";
import { MORE_PROOFS } from "./proof-more.ts";
import { PERMISSIONS } from "./licence.ts";
import { FOREIGN_PERMISSIONS } from "./licence-foreign.ts";
import { INVOICES } from "./invoices.ts";
import { FOREIGN_INVOICES } from "./invoices-foreign.ts";
import { CONTRACTS } from "./contracts.ts";
import { FOREIGN_CONTRACTS } from "./contracts-foreign.ts";
import { POLICIES } from "./policies.ts";
import { SCREENING_REPORTS } from "./screening.ts";
import { FOREIGN_POLICIES } from "./policies-foreign.ts";
import { FOREIGN_SCREENINGS } from "./screening-foreign.ts";

/** Layouts of the fourth author. */
export const FOURTH_LAYOUTS: readonly Layout[] = [
  ...COMPANY_LAYOUTS,
  ...BANK_LETTERS,
  ...FOREIGN_BANK_LETTERS,
  ...ACCOUNT_STATEMENTS,
  ...FOREIGN_STATEMENTS,
  ...IDENTITY_CARDS,
  ...PASSPORT_PAGES,
  ...RESIDENCE_PERMITS,
  ...PROOFS_OF_HOME,
  ...MORE_PROOFS,
  ...PERMISSIONS,
  ...FOREIGN_PERMISSIONS,
  ...INVOICES,
  ...FOREIGN_INVOICES,
  ...CONTRACTS,
  ...FOREIGN_CONTRACTS,
  ...POLICIES,
  ...SCREENING_REPORTS,
  ...FOREIGN_POLICIES,
  ...FOREIGN_SCREENINGS,
];
