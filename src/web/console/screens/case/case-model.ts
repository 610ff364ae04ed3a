import type { Schemas } from "../../api/client.ts";

export type CaseDetail = Schemas["CaseDetail"];
export type InvestigationResult = CaseDetail["investigation_results"][number];
export type Finding = InvestigationResult["findings"][number];
export type Check = CaseDetail["checks"][number];
export type Gate = CaseDetail["gates"][number]["gate"];

/** Input of every part of a case's page. */
export interface PartProps {
  readonly detail: CaseDetail;
  readonly reload: () => Promise<void>;
}

export const latestResult = (detail: CaseDetail): InvestigationResult | undefined =>
  detail.investigation_results.at(-1);

export const isShut = ({ gates }: CaseDetail, name: Gate): boolean =>
  gates.some(({ gate, state }) => gate === name && state === "shut");

/** Whether a decision on the customer is in effect. */
export const isDecided = ({ status }: Pick<CaseDetail, "status">): boolean =>
  status === "APPROVED" || status === "REJECTED";

const SEVERITIES = ["critical", "high", "medium", "low", "info"];

/** Sorts by severity, the most severe first. */
export const bySeverity = <T extends { readonly severity: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
