import type { Schemas } from "../../api/client.ts";

export type CaseDetail = Schemas["CaseDetail"];
export type InvestigationResult = CaseDetail["investigation_results"][number];
export type Finding = InvestigationResult["findings"][number];

/** What every part of a case's page is given. */
export interface PartProps {
  readonly detail: CaseDetail;
  readonly reload: () => Promise<void>;
}

export const latestResult = (detail: CaseDetail): InvestigationResult | undefined =>
  detail.investigation_results.at(-1);

const SEVERITIES = ["critical", "high", "medium", "low", "info"];

/** The gravest first. */
export const bySeverity = <T extends { readonly severity: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
