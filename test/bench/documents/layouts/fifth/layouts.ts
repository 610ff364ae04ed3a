import type { Layout } from "../../draft.ts";
import { FIFTH_DEEDS } from "./deeds.ts";
import { FIFTH_PAPERS } from "./papers.ts";
import { FIFTH_REGISTERS } from "./registers.ts";

/** Papers in which each label is drawn from what issuers call it, in six manners of setting. They use the third set's names. */
export const FIFTH_LAYOUTS: readonly Layout[] = [...FIFTH_REGISTERS, ...FIFTH_PAPERS, ...FIFTH_DEEDS];
