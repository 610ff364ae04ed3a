import type { AuditDraft } from "../case/case.change.ts";
import { isStanding } from "./network-findings.rules.ts";
import type { Network, NetworkAlert } from "./network.model.ts";

/**
 * What the case's log says of the difference between two readings: an alert that is new or stands again, one whose
 * severity or members changed, and one that ended, with who ended it and why.
 */
export function networkAudit(before: Network | null, after: Network): AuditDraft[] {
  const known = new Map(before?.alerts.map((alert) => [alert.alert_id, alert]));
  const current = new Set(after.alerts.map(({ alert_id }) => alert_id));
  const gone = (before?.alerts ?? []).filter((alert) => isStanding(alert) && !current.has(alert.alert_id));
  return [
    ...after.alerts.flatMap((alert) => draftsOf(known.get(alert.alert_id), alert)),
    ...gone.map((alert) => draft("ALERT_ENDED", alert, { how: "no_longer_linked" })),
  ];
}

function draftsOf(before: NetworkAlert | undefined, alert: NetworkAlert): AuditDraft[] {
  const stood = before !== undefined && isStanding(before);
  if (!isStanding(alert)) {
    if (!stood) return [];
    const { by, at, reason, text } = alert.ended ?? { by: null, at: null, reason: null, text: null };
    return [draft("ALERT_ENDED", alert, { how: alert.status, by, at, reason, reason_text: text })];
  }
  if (!stood) return [draft("ALERT_RAISED", alert, {})];
  if (before.severity !== alert.severity) {
    return [draft("ALERT_CHANGED", alert, { severity_before: before.severity })];
  }
  const members = (of: NetworkAlert) => of.parties.map(({ entity_id }) => entity_id);
  const [was, is] = [members(before), members(alert)];
  const added = is.filter((id) => !was.includes(id)).length;
  const removed = was.filter((id) => !is.includes(id)).length;
  return added + removed === 0
    ? []
    : [draft("ALERT_CHANGED", alert, { members_added: added, members_removed: removed })];
}

const draft = (
  event: AuditDraft["event"],
  { alert_id, pattern_type, severity, title }: NetworkAlert,
  details: Readonly<Record<string, unknown>>,
): AuditDraft => ({ event, details: { alert_id, pattern_type, severity, title, ...details }, actor: "system" });
