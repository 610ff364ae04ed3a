import type { CaseConfidence, Finding, FindingCategory, GeneratedTask, Severity } from "../case/case.model.ts";
import { sourceWords } from "../ownership/ownership-words.ts";
import { severityRank } from "./conditions.rules.ts";
import type { Evaluation, RuleResult } from "./evaluation.model.ts";
import { type Action, type ActionType, type EddTask, GATE_CATEGORIES } from "./reasoning.model.ts";

/** `agent_name` and `source` of findings that rules raise. */
const RULES_AGENT = "red_flag_rules";
const RULES_SOURCE = "rules";

type EvidenceOf = (result: Pick<RuleResult, "evidence">) => string;

/**
 * Applies the rules to the findings: raises the severity of those that triggered a boost and appends flagged ones.
 * Findings in categories of the SAR-first gate are never raised, because that could block the gate by a near match.
 * @param findingId a stable id for the finding that a rule flags.
 */
export function applyToFindings(
  evaluation: Evaluation,
  findings: readonly Finding[],
  findingId: (ruleId: string) => string,
  evidenceOf: EvidenceOf = inWords,
): Finding[] {
  const boosts = triggered(evaluation, "boost_severity");
  return [
    ...findings.map((finding) => boosted(finding, boosts)),
    ...triggered(evaluation, "flag_finding").map((result) =>
      flagged(result, findingId(result.rule_id), evidenceOf(result)),
    ),
  ];
}

type ResultOf<Type extends ActionType> = Omit<RuleResult, "action_type" | "action_value"> &
  Extract<Action, { action_type: Type }>;

/** The cast is safe: type and value of an action come from the same rule. */
const triggered = <Type extends ActionType>(evaluation: Evaluation, type: Type): ResultOf<Type>[] =>
  evaluation.results.filter((result) => result.triggered && result.action_type === type) as ResultOf<Type>[];

const isGateCategory = (category: FindingCategory): boolean =>
  (GATE_CATEGORIES as readonly FindingCategory[]).includes(category);

function boosted(finding: Finding, boosts: readonly ResultOf<"boost_severity">[]): Finding {
  if (isGateCategory(finding.category)) return finding;
  const raising = boosts.filter(
    (boost) =>
      boost.finding_ids.includes(finding.id) && severityRank(boost.action_value) > severityRank(finding.severity),
  );
  if (raising.length === 0) return finding;
  const severity = raising.map((boost) => boost.action_value).reduce(heavier);
  const names = raising.map((boost) => boost.name).join("; ");
  return {
    ...finding,
    severity,
    description: `${finding.description} Raised from ${finding.severity} to ${severity}: ${names}.`,
  };
}

const heavier = (a: Severity, b: Severity): Severity => (severityRank(a) >= severityRank(b) ? a : b);

/** What decided a rule, with the customer's answers by what they are about: a finding is read by people. */
export const answersInWords: EvidenceOf = ({ evidence }) =>
  evidence.replaceAll(
    /(?<=^|; )([a-z]+(?:_[a-z]+)*)(?= is ")/g,
    (field) => `The answer on "${field.replaceAll("_", " ")}"`,
  );

/** The same, and documents by what they show: one that came and does not count was provided all the same. */
export const documentsInWords: EvidenceOf = (result) =>
  answersInWords(result).replaceAll(
    /(?<=^|; |\. )([a-z]+(?:_[a-z]+)*) was not provided/g,
    (_, type: string) => `No document that counts came as "${type.replaceAll("_", " ")}"`,
  );

const spaced = (name: string): string => name.replaceAll("_", " ");

/** The same, and categories, fields and sources by what officers call them: the reason of a task is read by people too. */
const inWords: EvidenceOf = (result) =>
  documentsInWords(result)
    .replaceAll(
      /\(([a-z_]+), (info|low|medium|high|critical), ([a-z_]+)\)/g,
      (_, category: string, severity: string, source: string) =>
        `(${spaced(category)}, ${severity}, ${sourceWords(source)})`,
    )
    .replaceAll(
      /(?<=: |; )([a-z_]+): declared "(.*?)", (\S+) has "/g,
      (_, field: string, declared: string, source: string) =>
        `${spaced(field)}: declared "${declared}", ${sourceWords(source)} has "`,
    )
    .replaceAll(
      /(?<=^|; |\. )([a-z_]+) did not answer/g,
      (_, source: string) => `${sourceWords(source)} did not answer`,
    );

function flagged(result: ResultOf<"flag_finding">, id: string, evidence: string): Finding {
  return {
    id,
    category: result.action_value,
    severity: result.severity,
    title: result.name,
    description: `${result.description} ${evidence}.`,
    source: RULES_SOURCE,
    evidence_ids: result.evidence_ids,
    agent_name: RULES_AGENT,
    confidence: 1,
    subject: "case",
    source_entry: result.rule_id,
  };
}

/** A finding that a rule flagged, with a code by the key of its rule; runs before version 8 of the rules gave it none. */
export const codedByRule = (finding: Finding): Finding =>
  finding.agent_name === RULES_AGENT && finding.code === undefined
    ? { ...finding, code: `flagged_${finding.source_entry?.split(".").at(-1)}` }
    : finding;

/**
 * Tasks that the rules ask for. A task that several rules ask for appears once; one that only rules of low severity do is not required.
 * @param taskId a stable id for the task of a rule.
 * @param areAllRequired whatever the severity, as before version 9 of the rules.
 */
export function forcedTasks(
  evaluation: Evaluation,
  taskId: (ruleId: string) => string,
  evidenceOf: EvidenceOf = inWords,
  areAllRequired = false,
): GeneratedTask[] {
  const tasks = Map.groupBy(triggered(evaluation, "force_edd_task"), ({ action_value }) => sameTask(action_value));
  return [...tasks.values()].map((results) => ({
    id: taskId(results[0]!.rule_id),
    ...results[0]!.action_value,
    required: areAllRequired || results.some(({ severity }) => severityRank(severity) > severityRank("low")),
    justification: results.map((result) => `${result.name}. ${evidenceOf(result)}.`).join(" "),
    finding_ids: [...new Set(results.flatMap((result) => result.finding_ids))],
  }));
}

const sameTask = (task: EddTask): string => task.document_type ?? task.description;

/** Applies cap and gate to the confidence. The reasons name the rules that limit it. */
export function limitConfidence(evaluation: Evaluation, confidence: CaseConfidence): CaseConfidence {
  const dimensions = confidence.dimensions.map((dimension) => {
    if (dimension.name !== "evidence" || dimension.points <= evaluation.evidence_gate) return dimension;
    const why = limitingRules(evaluation, "gate_evidence", evaluation.evidence_gate);
    return {
      ...dimension,
      points: evaluation.evidence_gate,
      reason: `${dimension.reason} Limited to ${evaluation.evidence_gate} of ${dimension.points}: ${why}.`,
    };
  });
  const sum = dimensions.reduce((total, dimension) => total + dimension.points, 0);
  if (sum <= evaluation.confidence_cap) return { total: sum, dimensions };
  const why = limitingRules(evaluation, "cap_confidence", evaluation.confidence_cap);
  return {
    total: evaluation.confidence_cap,
    dimensions,
    cap: { points: evaluation.confidence_cap, reason: `Capped at ${evaluation.confidence_cap} of ${sum}: ${why}.` },
  };
}

const limitingRules = (evaluation: Evaluation, type: "cap_confidence" | "gate_evidence", limit: number): string =>
  triggered(evaluation, type)
    .filter((result) => result.action_value === limit)
    .map((result) => result.name)
    .join("; ");
