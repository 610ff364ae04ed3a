import { ALERT_SEVERITIES, type AlertSeverity, type PatternType, type RiskKind } from "../../graph/motifs/index.ts";
import type { DismissReason } from "./alert.machine.ts";
import type { DismissalBasis, EvidenceSnapshot } from "./alert.model.ts";

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

const rank = (severity: AlertSeverity): number => ALERT_SEVERITIES.indexOf(severity);

const RISK_TEXTS: Readonly<Record<RiskKind, string>> = {
  sanctioned: "matches a sanctions list",
  rejected: "was rejected in a case",
  escalated: "is escalated in a case",
  bankrupt: "is bankrupt",
};

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
    ...risks.map(([id, kind]) => `${nameOf.get(id) ?? id} ${RISK_TEXTS[kind]}, which was not so at the dismissal.`),
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
