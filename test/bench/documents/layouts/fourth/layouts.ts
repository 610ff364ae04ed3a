import type { Layout } from "../../draft.ts";
import { BANK_LETTERS } from "./bank.ts";
import { COMPANY_LAYOUTS } from "./company-layouts.ts";
import { FOREIGN_BANK_LETTERS } from "./bank-foreign.ts";
import { FOREIGN_STATEMENTS } from "./statements-foreign.ts";
import { ACCOUNT_STATEMENTS } from "./statements.ts";
import { IDENTITY_CARDS } from "./identity.ts";
import { PASSPORT_PAGES } from "./passports.ts";
import { RESIDENCE_PERMITS } from "./permits.ts";

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
];
