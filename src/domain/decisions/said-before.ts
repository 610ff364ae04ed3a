import type { Finding } from "../case/case.model.ts";

/** What raises the risk in the answers of another case of the customer, and stands in none of this case's. */
export interface SaidBefore {
  /** A prominent public function. */
  readonly isExposed: boolean;
  /** High-risk countries, ISO 3166-1 alpha-2, sorted. */
  readonly countries: readonly string[];
  /** Whether any of it is of high severity; a public function always is. */
  readonly isGrave: boolean;
}

const WORD = ":before=";

/** The part of a finding's entry that names it, with its separator; empty where nothing of it is rated. */
export const entryOfSaidBefore = ({ isExposed, countries }: SaidBefore): string =>
  isExposed || countries.length > 0 ? `${WORD}${[...(isExposed ? ["exposed"] : []), ...countries].join("+")}` : "";

/** What the findings name in their entries. */
export function saidBeforeIn(findings: readonly Pick<Finding, "code" | "source_entry">[]) {
  const named = findings.flatMap(({ code, source_entry: entry = "" }) =>
    code === "customer_known" || code === "customer_other_case"
      ? (/:before=([a-zA-Z+]+)/.exec(entry)?.[1]?.split("+") ?? [])
      : [],
  );
  return { isExposed: named.includes("exposed"), countries: named.filter((word) => word !== "exposed") };
}
