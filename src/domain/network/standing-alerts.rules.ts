import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import type { NetworkAlert } from "./network.model.ts";

/** Findings of the latest result on alerts that count, whatever an officer stated on the finding: only the alert ends it. */
export const alertFindings = (record: CaseRecord): Finding[] =>
  (record.investigations.at(-1)?.findings ?? []).filter(({ code }) => code === "network_alert");

/** Alerts for which an approval needs a senior second officer. */
export const criticalAlerts = (record: CaseRecord): Finding[] =>
  alertFindings(record).filter(({ severity }) => severity === "critical");

/** High and critical alerts that the officer dismissed: their own approval still needs a second officer. */
export const dismissedBy = ({ network }: CaseRecord, officer: string | undefined): readonly NetworkAlert[] =>
  (network?.known?.alerts ?? []).filter(
    ({ status, severity, ended }) =>
      status === "dismissed" &&
      (severity === "high" || severity === "critical") &&
      mayBeSameOfficer(ended?.by, officer),
  );

/** Whether the alerts on the case are known; false also of cases that earlier versions investigated. */
export const isNetworkRead = ({ network }: CaseRecord): boolean => network?.known != null && !network.failed;

/** Whether the latest investigation tried to read them and could not. */
export const isNetworkUnread = ({ network }: CaseRecord): boolean => network?.failed === true;
