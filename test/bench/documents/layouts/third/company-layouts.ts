import type { Layout } from "../../draft.ts";
import { ARTICLES_LAYOUTS } from "./articles.ts";
import { REGISTER_LAYOUTS } from "./register.ts";

/** What companies are founded, registered and owned by, and documents of no kind. */
export const COMPANY_LAYOUTS: readonly Layout[] = [...ARTICLES_LAYOUTS, ...REGISTER_LAYOUTS];
