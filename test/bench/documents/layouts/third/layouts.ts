import type { Layout } from "../../draft.ts";

/** Layouts of the third author. */
export const THIRD_LAYOUTS: readonly Layout[] = [];
