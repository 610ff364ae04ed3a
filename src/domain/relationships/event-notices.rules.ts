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
 * The relationship's officer is told of every event, and their substitute while they are away; where nobody is known as such,
 * compliance managers are. MLROs are
 * told of each match with a sanctions list and of what they alone may dispose of. A high match with a list of the tenant's
 * own is told to compliance managers and MLROs too: only they may leave it without consequence.
 */
export function noticesOf(change: Told, officer: string, substitute: string | null = null): EventNotice[] {
  const kind = kindOf(change);
  const isSenior = isHighOnOwnList(change);
  const isForMlro = isSenior || kind === "sanctions_match" || change.needsRole === "mlro";
  const own = substitute === null ? [officer] : [officer, substitute];
  const known = own.filter((id) => !NOBODY.includes(id));
  return [
    ...known.map((id) => ({ to: { officer: id }, kind })),
    ...(known.length < own.length || isSenior ? [{ to: { role: "compliance_manager" as const }, kind }] : []),
    ...(isForMlro ? [{ to: { role: "mlro" as const }, kind }] : []),
  ];
}

/** Of a list that the tenant says weighs high; an event of an earlier version does not say what its list weighs. */
const isHighOnOwnList = ({ type, after, severity }: Told): boolean =>
  type === "list_entry" &&
  severity === "high" &&
  after?.["category"] === "own_list" &&
  (after["list_severity"] ?? "high") === "high";

function kindOf({ type, after, severity }: Told): NotificationKind {
  if (type === "list_entry" && after !== null && after["category"] === "sanctions" && isMatch(severity)) {
    return "sanctions_match";
  }
  if (type !== "review_due") return "monitoring_event";
  return after?.["overdue"] === true ? "review_overdue" : "review_due";
}

/** An entry that only changed, or that went, comes as `info` or `low`. */
const isMatch = (severity: ObservedChange["severity"]): boolean => severity !== "info" && severity !== "low";
