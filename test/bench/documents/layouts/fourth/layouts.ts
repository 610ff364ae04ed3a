import type { Layout } from "../../draft.ts";

/** Layouts of the fourth author. */
export const FOURTH_LAYOUTS: readonly Layout[] = [];
