import type { Layout } from "../../draft.ts";
import { SEVENTH_ACCOUNTS } from "./accounts.ts";
import { SEVENTH_CHARTS } from "./charts.ts";
import { SEVENTH_DEEDS } from "./deeds.ts";
import { SEVENTH_LICENCES } from "./licences.ts";
import { SEVENTH_PROOF } from "./proof.ts";
import { SEVENTH_REGISTERS } from "./registers.ts";

/** Papers as the issuers of eight countries print them, one layout an issuer. They use the third set's names. */
export const SEVENTH_LAYOUTS: readonly Layout[] = [
  ...SEVENTH_PROOF,
  ...SEVENTH_REGISTERS,
  ...SEVENTH_DEEDS,
  ...SEVENTH_LICENCES,
  ...SEVENTH_ACCOUNTS,
  ...SEVENTH_CHARTS,
];
