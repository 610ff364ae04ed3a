import type { EvidenceRef, Finding, ValidationResult } from "../../domain/case/case.model.ts";
import { AGENTS } from "../agents/index.ts";
import type { FactDraft } from "../../domain/case/facts.rules.ts";
import type { AnyAgent, Derivation } from "../agent.ts";
import type { Comparison } from "../../domain/diligence/discrepancies.rules.ts";
import type { Dossier } from "../dossier.ts";
import { inOrder } from "../../domain/case/findings.rules.ts";
import { findingsToCarryOver, withClearances } from "../findings/carry-over.ts";
import { coverageGap, sourceGap } from "../findings/gap-findings.ts";
import type { ObservationSet } from "../observations.ts";

export interface Derived {
  readonly findings: readonly Finding[];
  readonly facts: readonly FactDraft[];
  readonly comparisons: readonly Comparison[];
  readonly validations: readonly ValidationResult[];
  readonly evidence: readonly EvidenceRef[];
}

/** All that follows from what was observed. Pure, and the same in whatever order the observations came. */
export function deriveAll(dossier: Dossier, seen: ObservationSet): Derived {
  const derivations = AGENTS.map((agent) => deriveOne(agent, dossier, seen));
  const findings = inOrder(derivations.flatMap(({ findings }) => findings ?? []));
  return {
    findings: withClearances(findings, dossier.input.cleared),
    facts: derivations.flatMap(({ facts }) => facts ?? []),
    comparisons: withoutReplaced(derivations.flatMap(({ comparisons }) => comparisons ?? [])),
    validations: derivations.flatMap(({ validations }) => validations ?? []),
    evidence: uniqueById(AGENTS.flatMap((agent) => seen.of(agent)?.evidence ?? [])),
  };
}

function deriveOne(agent: AnyAgent, dossier: Dossier, seen: ObservationSet): Derivation {
  const observed = seen.of(agent);
  if (observed?.outcome === "known") return agent.derive(observed, dossier, seen);
  const kept = findingsToCarryOver(dossier.input.previous, agent.manifest.name);
  const gap =
    observed === undefined ? coverageGap(dossier, agent) : sourceGap(dossier, agent, observed, observed.evidence);
  return { findings: gap === null ? kept : [...kept, gap] };
}

const OWNERS = "beneficial_owners";

/** Of two comparisons of the owners with one register, that which follows the chain is the later one, and counts. */
const withoutReplaced = (comparisons: readonly Comparison[]): Comparison[] =>
  comparisons.filter(
    ({ field, source }, at) =>
      field !== OWNERS ||
      !comparisons.some((other, place) => place > at && other.field === OWNERS && other.source === source),
  );

const uniqueById = (evidence: readonly EvidenceRef[]): EvidenceRef[] => [
  ...new Map(evidence.map((ref) => [ref.id, ref])).values(),
];
