import type { Layout } from "../../draft.ts";
import { ACCOUNT_LAYOUTS } from "./accounts.ts";
import { ARTICLES_LAYOUTS } from "./articles.ts";
import { CHART_LAYOUTS } from "./charts.ts";
import { GAZETTE_LAYOUTS } from "./gazette.ts";
import { OTHER_LAYOUTS } from "./other.ts";
import { REGISTER_LAYOUTS } from "./register.ts";
import { SHARE_LAYOUTS } from "./shares.ts";
import { UBO_LAYOUTS } from "./ubo.ts";

/** What companies are founded, registered and owned by, and documents of no kind. */
export const COMPANY_LAYOUTS: readonly Layout[] = [
  ...ARTICLES_LAYOUTS,
  ...REGISTER_LAYOUTS,
  ...UBO_LAYOUTS,
  ...GAZETTE_LAYOUTS,
  ...ACCOUNT_LAYOUTS,
  ...SHARE_LAYOUTS,
  ...CHART_LAYOUTS,
  ...OTHER_LAYOUTS,
];
