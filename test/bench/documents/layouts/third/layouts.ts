import type { Layout } from "../../draft.ts";
import { ARTICLES_LAYOUTS } from "./articles.ts";
import { PAPER_LAYOUTS } from "./papers.ts";

/** Layouts of the third author. */
export const THIRD_LAYOUTS: readonly Layout[] = [...ARTICLES_LAYOUTS, ...PAPER_LAYOUTS];
