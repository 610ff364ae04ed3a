import type { Layout } from "../../draft.ts";
import { COMPANY_LAYOUTS } from "./company-layouts.ts";
import { PAPER_LAYOUTS } from "./papers.ts";

/** Layouts of the third authors. */
export const THIRD_LAYOUTS: readonly Layout[] = [...COMPANY_LAYOUTS, ...PAPER_LAYOUTS];
