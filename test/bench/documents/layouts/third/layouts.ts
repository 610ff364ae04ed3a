import type { Layout } from "../../draft.ts";
import { ARTICLES_LAYOUTS } from "./articles.ts";

/** Layouts of the third author. */
export const THIRD_LAYOUTS: readonly Layout[] = [...ARTICLES_LAYOUTS];
