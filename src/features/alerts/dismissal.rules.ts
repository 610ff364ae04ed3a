import { ALERT_SEVERITIES, type AlertSeverity, type PatternType, type RiskKind } from "../../graph/motifs/index.ts";
import { isEmptyReason } from "../../domain/decisions/empty-reason.rules.ts";
import { isStanding } from "../../domain/network/network-findings.rules.ts";
import { concernInWords } from "../../domain/network/network-words.ts";
import type { DismissalWeight } from "../../domain/network/network.model.ts";
import type { DismissReason } from "./alert.machine.ts";
import type { DismissalBasis, EvidenceSnapshot } from "./alert.model.ts";
import { isSenior } from "../../platform/roles.ts";
import type { AlertRow } from "./alerts.tables.ts";

type Tie = EvidenceSnapshot["relationships"][number];

interface Dismissible {
  readonly patternType: PatternType;
  readonly severity: AlertSeverity;
  readonly evidenceSnapshot: EvidenceSnapshot;
}

/** Figures that make the pattern what it is. Others, such as how many companies an address has, may change. */
const FACTS: Readonly<Record<PatternType, readonly string[]>> = {
  phoenix: ["ended_on", "started_on"],
  shared_director: [],
  shared_address: [],
  circular: ["length"],
  dormant: ["last_in_office", "revived_on"],
  contagion: ["risk", "distance"],
};

export function basisOf(alert: Dismissible, reason: DismissReason | null): DismissalBasis {
  const { entities, relationships, motif_details: details } = alert.evidenceSnapshot;
  const { risks } = details as { risks?: Record<string, RiskKind> };
  return {
    severity: alert.severity,
    ...(risks === undefined ? {} : { risks }),
    members: entities.map(({ id }) => id),
    facts: Object.fromEntries(FACTS[alert.patternType].map((name) => [name, details[name] ?? null])),
    ...(reason === "insufficient_evidence" ? { ties: relationships } : {}),
  };
}

/**
 * What a dismissal weighs in the cases that an alert names; null of one that stands or is not grave. Of high severity, or with a member that
 * was refused, is escalated, matches a sanctions list or was a customer until we ended it for cause, an alert counts until a senior officer dismisses it in words.
 */
export function weightOf({
  status,
  basis,
  ...alert
}: Dismissible & Pick<AlertRow, "status" | "basis">): DismissalWeight | null {
  const { severity, risks = {} } = basisOf(alert, null);
  const isGrave =
    rank(severity) >= rank("high") ||
    Object.values(risks).some((kind) => kind !== "bankrupt") ||
    basis?.endedForCause === true;
  return status !== "dismissed" || !isGrave ? null : basis?.settled ? "settled" : "counts";
}

/** Whether an alert counts in its cases. */
export const isCounted = (alert: AlertRow): boolean => isStanding(alert) || weightOf(alert) === "counts";

/** Whether an officer has the role to settle a grave alert, and says why. */
export const settles = (roles: readonly string[], text: string | undefined): boolean =>
  isSenior(roles) && !isEmptyReason(text ?? "");

const rank = (severity: AlertSeverity): number => ALERT_SEVERITIES.indexOf(severity);

/** Why a dismissal does not hold any more, in sentences; empty while it does. */
export function whatGotWorse(basis: DismissalBasis, found: Dismissible): string[] {
  const now = basisOf(found, null);
  const nameOf = new Map(found.evidenceSnapshot.entities.map(({ id, name }) => [id, name]));
  const risks = Object.entries(now.risks ?? {}).filter(([id, kind]) =>
    basis.risks === undefined ? !basis.members.includes(id) : basis.risks[id] !== kind,
  );
  const facts = Object.entries(now.facts).filter(([name, value]) => name in basis.facts && basis.facts[name] !== value);
  const members = new Set(basis.members);
  const ties = (basis.ties === undefined ? [] : found.evidenceSnapshot.relationships).filter(
    (tie) => members.has(tie.from) && members.has(tie.to) && !basis.ties!.some((known) => isSameTie(known, tie)),
  );
  return [
    ...(rank(now.severity) > rank(basis.severity)
      ? [`The severity rose from ${basis.severity} to ${now.severity}.`]
      : []),
    ...risks.map(
      ([id, kind]) =>
        `${nameOf.get(id) ?? id} ${concernInWords(kind).replace("another", "a")}, which was not so at the dismissal.`,
    ),
    ...facts.map(
      ([name, value]) => `${name.replaceAll("_", " ")} was ${textOf(basis.facts[name])} and is ${textOf(value)}.`,
    ),
    ...ties.map(
      ({ from, to, source }) =>
        `${source} now also says that ${nameOf.get(from) ?? from} and ${nameOf.get(to) ?? to} are tied.`,
    ),
  ];
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "not known";

const isSameTie = (a: Tie, b: Tie): boolean =>
  a.from === b.from && a.type === b.type && a.to === b.to && a.source === b.source;
