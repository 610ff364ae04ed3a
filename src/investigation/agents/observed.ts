import type { Answer } from "../../sources/types.ts";

/** What agents answer that only read the case itself: they always know, and add no evidence of their own. */
export const NO_QUERIES: Answer<null> = { outcome: "known", value: null, evidence: [] };
