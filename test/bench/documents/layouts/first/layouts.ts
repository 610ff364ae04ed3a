import type { Layout } from "../../draft.ts";
import { ANNUAL_ACCOUNTS } from "./accounts.ts";
import { ARTICLES } from "./articles.ts";
import { BANK_CERTIFICATES } from "./bank.ts";
import { COMPLIANCE_DOCUMENTS } from "./compliance.ts";
import { GAZETTES } from "./gazette.ts";
import { IDENTITY_DOCUMENTS } from "./identity.ts";
import { LICENCES } from "./licence.ts";
import { OTHER_DOCUMENTS } from "./other.ts";
import { PROOFS_OF_ADDRESS } from "./proof.ts";
import { REGISTER_EXTRACTS } from "./register.ts";
import { SHARE_DOCUMENTS } from "./shares.ts";
import { TRADE_DOCUMENTS } from "./trade.ts";
import { UBO_EXTRACTS } from "./ubo.ts";

/** Layouts of the first author. */
export const FIRST_LAYOUTS: readonly Layout[] = [
  ...ARTICLES,
  ...REGISTER_EXTRACTS,
  ...UBO_EXTRACTS,
  ...GAZETTES,
  ...ANNUAL_ACCOUNTS,
  ...BANK_CERTIFICATES,
  ...IDENTITY_DOCUMENTS,
  ...PROOFS_OF_ADDRESS,
  ...LICENCES,
  ...SHARE_DOCUMENTS,
  ...COMPLIANCE_DOCUMENTS,
  ...TRADE_DOCUMENTS,
  ...OTHER_DOCUMENTS,
];
