import type { Facts, Finding, IsoTime, ValidationResult } from "../../domain/case/case.model.ts";
import { mergeFacts, newest } from "../../domain/case/facts.rules.ts";
import {
  answersInWords,
  applyToFindings,
  codedByRule,
  documentsInWords,
  limitConfidence,
} from "../../domain/reasoning/actions.rules.ts";
import type { Evaluation, RuleResult } from "../../domain/reasoning/evaluation.model.ts";
import type { ReasoningTemplate } from "../../domain/reasoning/reasoning.model.ts";
import { evaluateTemplate } from "../../domain/reasoning/rules.rules.ts";
import { sourcesFor } from "../agent.ts";
import { DOCUMENT_READING } from "../agents/document-reading.ts";
import type { Answer } from "../../sources/types.ts";
import { sourceWords } from "../../domain/ownership/ownership-words.ts";
import { AGENTS } from "../agents/index.ts";
import { NETWORK } from "../agents/network.ts";
import { REGISTRY } from "../agents/registry.ts";
import type { Dossier } from "../dossier.ts";
import { inOrder } from "../../domain/case/findings.rules.ts";
import { withClearances } from "../findings/carry-over.ts";
import { demandedTasks, proposeTasks } from "../follow-up/propose-tasks.ts";
import { classifyTrade, UNKNOWN_TRADE } from "../mcc/classify-mcc.ts";
import type { ObservationSet } from "../observations.ts";
import { ageInYears } from "../registry/age.ts";
import { rateConfidence } from "../scoring/case-confidence.ts";
import { deriveChecks } from "../../domain/diligence/checks.rules.ts";
import { DEFAULT_POLICY } from "../../domain/diligence/default-policy.ts";
import { reconcileDiscrepancies } from "../../domain/diligence/discrepancies.rules.ts";
import { withGuardian } from "../../domain/diligence/guardian.rules.ts";
import { withPublished } from "../../domain/diligence/published-directors.rules.ts";
import { acceptedAs } from "../../domain/diligence/judge-document.rules.ts";
import type { DueFacts } from "../../domain/diligence/due-facts.model.ts";
import { rateRisk } from "../../domain/diligence/rating.rules.ts";
import type { NetworkState } from "../../domain/network/network.model.ts";
import { onceByWords, type ScoredRisk, scoreRisk } from "../../domain/diligence/risk-score.rules.ts";
import { derivedId } from "../../platform/ids.ts";
import type { InvestigationOutcome } from "../../domain/iteration/outcome.model.ts";
import { deriveAll, type Derived } from "./derive-all.ts";
import { groundsOf, readingGrounds } from "./grounds.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import { type RuleGrounds, toRuleInput } from "./rule-input.ts";
import { writeSummary } from "./write-summary.ts";

/** What a conclusion stands on beside what was observed. */
export interface Terms {
  /** The red-flag rules of the case's country and template; null where there are none. */
  readonly rules: ReasoningTemplate | null;
  readonly completedAt: string;
}

/**
 * All that an iteration concludes from what was observed. Pure: the same case, observations and terms give the same
 * outcome, byte for byte, which is what a replay holds against the record.
 */
export function conclude(dossier: Dossier, seen: ObservationSet, { rules, completedAt }: Terms): InvestigationOutcome {
  const { input, subject } = dossier;
  const derived = deriveAll(dossier, seen);
  const { validations } = derived;
  const observed = dueFacts(dossier, seen, derived, completedAt);
  const { facts, discrepancies, grounds: stated, policy } = observed;
  const mcc = subject === "person" ? null : (classifyTrade(dossier, facts) ?? UNKNOWN_TRADE);
  const tier = mcc?.risk_tier ?? null;
  const counted = (found: readonly Finding[]) => (judgesBy(input, 4) ? onceByWords(found) : found);
  const scored = (found: readonly Finding[]) => scoreRisk(counted(found), discrepancies, tier, judgedBy(input));
  const grounds = { dossier, seen, findings: withGuardian(observed), discrepancies, facts };
  const { evaluation, findings, risk } = judgeByRules(rules, grounds, scored);
  const reach = sourcesReached(dossier, seen);
  const rated = rateConfidence({
    // A company whose register nobody could ask is known less, not as well as one with fewer sources.
    expected: reach.asked + (subject === "company" && seen.of(REGISTRY) === undefined ? 1 : 0),
    answered: reach.answered,
    sources: judgesBy(input, 6) ? reach.sources.map(sourceWords) : reach.sources,
    findings,
    discrepancies,
    wrongAnswers: wrongAnswers(validations),
    compared: judgesBy(input, 1) ? countComparisons(observed, derived) : null,
    countsContradictions: judgesBy(input, 7),
    ageYears: ageInYears(startDate(facts), dossier.today),
    previous: input.previous,
    hasChangedAnswers: input.takenBack !== undefined || findings.some(({ code }) => code === "document_taken_back"),
  });
  const confidence = evaluation === null ? rated : limitConfidence(evaluation, rated);
  const demanded = demandedTasks(
    input.caseId,
    evaluation,
    judgesBy(input, 8) ? undefined : asRecorded,
    !judgesBy(input, 9),
  );
  const due = { ...observed, findings };
  const checks = deriveChecks(due);
  const rating = rateRisk({ ...due, checks, mcc, facts, confirmed: input.cleared.filter(isConfirmed) });
  const proposed = proposeTasks({ ...due, subject, checks, demanded, rating });
  const riskOf = { riskScore: risk.score, confidence, mcc };
  const summary = writeSummary({ dossier, findings, discrepancies, ...riskOf, ...reach, checks });
  return {
    result: {
      iteration: input.iteration,
      risk_score: risk.score,
      risk_factors: risk.factors,
      case_confidence: confidence,
      findings,
      discrepancies,
      checks,
      risk_rating: rating,
      summary,
      model_used: "built-in",
      completed_at: completedAt,
    },
    discrepancies,
    facts,
    evidence: derived.evidence,
    generatedTasks: proposed.tasks,
    tasksReasoning: proposed.reasoning,
    validationResults: validations,
    mcc,
    evaluation,
    grounds: stated,
    policy,
    ...(input.terms?.readsNetwork && { network: networkState(dossier, seen) }),
  };
}

/**
 * What the red-flag rules conclude. Findings that they raise or add change the score, by which rules judge too: they are evaluated again
 * until the score that they name is the score of the result. It only ever rises, in hundredths, so this ends.
 */
function judgeByRules(
  rules: ReasoningTemplate | null,
  grounds: Omit<RuleGrounds, "riskScore">,
  scored: (findings: readonly Finding[]) => ScoredRisk,
) {
  const { dossier, findings: given } = grounds;
  const judge = ({ score: riskScore }: ScoredRisk) => {
    const evaluation = rules === null ? null : evaluateTemplate(rules, toRuleInput({ ...grounds, riskScore }));
    const findings = findingsByRules(dossier, evaluation, given);
    return { evaluation, findings, risk: scored(findings) };
  };
  let before = scored(given);
  let judged = judge(before);
  while (judgesBy(dossier.input, 1) && judged.risk.score > before.score) {
    before = judged.risk;
    judged = judge(before);
  }
  return judged;
}

/** Statements that were compared: declared with registered ones, documents with what is known, a number with a birth date. */
function countComparisons(facts: DueFacts, { comparisons, validations }: Derived): number {
  const documents = facts.documents.filter((document) => (acceptedAs(facts, document)?.agrees?.length ?? 0) > 0);
  const dates = validations.filter(({ rule }) => rule === "be_national_register_number_birth_date");
  return comparisons.length + documents.length + dates.length;
}

/** The case as its checks are derived from it, after what was observed; `at` is when discrepancies are found. */
function dueFacts(dossier: Dossier, seen: ObservationSet, derived: Derived, at: IsoTime) {
  const { input } = dossier;
  return {
    ...input,
    facts: mergeFacts(input.facts, derived.facts),
    findings: derived.findings,
    discrepancies: reconcileDiscrepancies(
      input.caseId,
      input.discrepancies,
      withPublished(judgedBy(input), derived.comparisons, derived.findings),
      at,
    ),
    validationResults: derived.validations,
    grounds: { ...groundsOf(dossier, seen), ...readingGrounds(dossier, seen.of(DOCUMENT_READING)) },
    policy: input.terms?.policy ?? DEFAULT_POLICY,
    ...judgedBy(input),
    now: new Date(input.startedAt),
  } satisfies DueFacts & Record<string, unknown>;
}

/** What was read of alerts; where that failed, what was known before, marked so. */
function networkState({ input }: Dossier, seen: ObservationSet): NetworkState {
  const observed = seen.of(NETWORK);
  if (observed?.outcome === "known") {
    return { known: observed.value, evidence_ids: observed.evidence.map(({ id }) => id) };
  }
  return { known: input.network?.known ?? null, evidence_ids: input.network?.evidence_ids ?? [], failed: true };
}

const asRecorded = ({ evidence }: Pick<RuleResult, "evidence">): string => evidence;

/** How a finding says what decided its rule; runs of earlier versions named fields as the rules do. */
function wordsOfRules(input: Dossier["input"]) {
  if (judgesBy(input, 8)) return undefined;
  return judgesBy(input, 7) ? documentsInWords : judgesBy(input, 6) ? answersInWords : asRecorded;
}

function findingsByRules({ input }: Dossier, evaluation: Evaluation | null, findings: readonly Finding[]): Finding[] {
  if (evaluation === null) return [...findings];
  const flagged = applyToFindings(
    evaluation,
    findings,
    (rule) => derivedId("finding", input.caseId, "rule", rule),
    wordsOfRules(input),
  );
  const coded = judgesBy(input, 8) ? flagged.map(codedByRule) : flagged;
  return withClearances(inOrder(coded), input.cleared);
}

/** How many agents with a source were asked and answered, and which sources those were. */
export function sourcesReached(dossier: Dossier, seen: ObservationSet) {
  const asked = AGENTS.filter(
    (agent) => agent.manifest.sources.length > 0 && seen.of(agent) !== undefined && wasAsked(dossier, seen.of(agent)!),
  );
  const answered = asked.filter((agent) => seen.of(agent)?.outcome === "known");
  return {
    asked: asked.length,
    answered: answered.length,
    sources: answered.flatMap((agent) => sourcesFor(agent, dossier)),
  };
}

/** An answer without evidence is of a source that had nothing to be asked, such as on the owners of a company that persons hold. */
const wasAsked = ({ input }: Dossier, answer: Answer<unknown>): boolean =>
  !judgesBy(input, 6) || answer.outcome !== "known" || answer.evidence.length > 0;

const isConfirmed = ({ confirmation }: Finding): boolean => confirmation !== undefined;

const wrongAnswers = (validations: readonly ValidationResult[]): number =>
  validations.filter(({ valid, rule }) => !valid && rule !== "known_question").length;

function startDate(facts: Facts): string | null {
  const start = newest({ facts }, "start_date");
  return typeof start === "string" ? start : null;
}
