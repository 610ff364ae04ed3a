import type { Layout } from "../draft.ts";

/** Layouts that no rule was written on. */
export const KEPT_LAYOUTS: readonly Layout[] = [];
