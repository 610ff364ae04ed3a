import type { NotificationKind } from "./notification.rules.ts";
import type { ObservedChange } from "./monitoring-event.model.ts";

/** Who is told of an event, and as what. */
export interface EventNotice {
  readonly to: { readonly role: "mlro" | "compliance_manager" } | { readonly officer: string };
  readonly kind: NotificationKind;
}

/** As much of an event as says who is told. */
type Told = Pick<ObservedChange, "type" | "after" | "severity" | "needsRole">;

/** Officers' ids that stand for nobody in particular. */
const NOBODY: readonly string[] = ["", "system", "unknown"];

/**
 * The relationship's officer is told of every event; where nobody is known as such, compliance managers are. MLROs are
 * told of each match with a sanctions list and of what they alone may dispose of.
 */
export function noticesOf(change: Told, officer: string): EventNotice[] {
  const kind = kindOf(change);
  return [
    { to: NOBODY.includes(officer) ? { role: "compliance_manager" } : { officer }, kind },
    ...(kind === "sanctions_match" || change.needsRole === "mlro" ? [{ to: { role: "mlro" as const }, kind }] : []),
  ];
}

function kindOf({ type, after, severity }: Told): NotificationKind {
  if (type === "list_entry" && after !== null && after["category"] === "sanctions" && isMatch(severity)) {
    return "sanctions_match";
  }
  if (type !== "review_due") return "monitoring_event";
  return after?.["overdue"] === true ? "review_overdue" : "review_due";
}

/** An entry that only changed, or that went, comes as `info` or `low`. */
const isMatch = (severity: ObservedChange["severity"]): boolean => severity !== "info" && severity !== "low";
