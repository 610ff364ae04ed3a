import type { Layout } from "../../draft.ts";
import { BANK_CERTIFICATES } from "./bank.ts";
import { CONTRACTS } from "./contracts.ts";
import { IDENTITY_DOCUMENTS } from "./identity.ts";
import { INVOICES } from "./invoice.ts";
import { LICENCES } from "./licence.ts";
import { POLICIES } from "./policies.ts";
import { PROOFS_OF_ADDRESS } from "./proof.ts";
import { SCREENING_REPORTS } from "./screening.ts";

/** Papers of banks, states, suppliers and providers; the others of the set are about companies in registers. */
export const PAPER_LAYOUTS: readonly Layout[] = [
  ...BANK_CERTIFICATES,
  ...IDENTITY_DOCUMENTS,
  ...PROOFS_OF_ADDRESS,
  ...LICENCES,
  ...INVOICES,
  ...CONTRACTS,
  ...POLICIES,
  ...SCREENING_REPORTS,
];
