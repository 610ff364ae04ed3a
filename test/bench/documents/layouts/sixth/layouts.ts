import type { Layout } from "../../draft.ts";
import { SIXTH_DEEDS } from "./deeds.ts";
import { SIXTH_MISC } from "./misc.ts";
import { SIXTH_MONEY } from "./money.ts";
import { SIXTH_OWNERS } from "./owners.ts";
import { SIXTH_PAPERS_MORE } from "./papers-more.ts";
import { SIXTH_PROOF } from "./proof.ts";
import { SIXTH_REGISTERS_MORE } from "./registers-more.ts";
import { SIXTH_REGISTERS } from "./registers.ts";
import { SIXTH_SHARES } from "./shares.ts";

/**
 * Papers of other structures: sentences in place of labels, labels below values, previous values beside current ones,
 * senders with numbers and addresses of their own. They use the third set's names.
 */
export const SIXTH_LAYOUTS: readonly Layout[] = [
  ...SIXTH_REGISTERS,
  ...SIXTH_REGISTERS_MORE,
  ...SIXTH_OWNERS,
  ...SIXTH_DEEDS,
  ...SIXTH_MONEY,
  ...SIXTH_PROOF,
  ...SIXTH_SHARES,
  ...SIXTH_PAPERS_MORE,
  ...SIXTH_MISC,
];
