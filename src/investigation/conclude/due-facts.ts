import type { IsoTime } from "../../domain/case/case.model.ts";
import { mergeFacts } from "../../domain/case/facts.rules.ts";
import { DEFAULT_POLICY } from "../../domain/diligence/default-policy.ts";
import { reconcileDiscrepancies } from "../../domain/diligence/discrepancies.rules.ts";
import type { DueFacts } from "../../domain/diligence/due-facts.model.ts";
import { DOCUMENT_READING } from "../agents/document-reading.ts";
import type { Dossier } from "../dossier.ts";
import type { ObservationSet } from "../observations.ts";
import type { Derived } from "./derive-all.ts";
import { groundsOf, readingGrounds } from "./grounds.ts";

/** The case as its checks are derived from it, after what was observed; `at` is when discrepancies are found. */
export function dueFacts(dossier: Dossier, seen: ObservationSet, derived: Derived, at: IsoTime) {
  const { input } = dossier;
  return {
    ...input,
    facts: mergeFacts(input.facts, derived.facts),
    findings: derived.findings,
    discrepancies: reconcileDiscrepancies(input.caseId, input.discrepancies, derived.comparisons, at),
    validationResults: derived.validations,
    grounds: { ...groundsOf(dossier, seen), ...readingGrounds(dossier, seen.of(DOCUMENT_READING)) },
    policy: input.terms?.policy ?? DEFAULT_POLICY,
    now: new Date(input.startedAt),
  } satisfies DueFacts & Record<string, unknown>;
}
