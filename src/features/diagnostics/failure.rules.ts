/** What an officer may find wrong with an iteration. */
export const FEEDBACK_CATEGORIES = [
  "hallucination",
  "wrong_entity",
  "missing_source",
  "incomplete",
  "outdated_data",
] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

export const ROOT_CAUSES = [
  "source_unavailable",
  "wrong_entity",
  "stale_data",
  "missing_coverage",
  "extraction",
  "reasoning",
] as const;
export type RootCause = (typeof ROOT_CAUSES)[number];

export const FAILURE_SEVERITIES = ["low", "medium", "high", "critical"] as const;
type FailureSeverity = (typeof FAILURE_SEVERITIES)[number];

export interface FailureEvidence {
  readonly rating: number;
  readonly categories: readonly FeedbackCategory[];
  /** Stages of the iteration, in the order of their runs. */
  readonly stages: readonly { readonly stage: string; readonly status: string; readonly error_type: string | null }[];
  readonly tools: readonly {
    readonly agent_name: string;
    readonly success: boolean;
    readonly error_type: string | null;
  }[];
}

export interface Failure {
  readonly root_cause: RootCause;
  readonly severity: FailureSeverity;
  readonly failure_stage: string;
  readonly suggested_action: string;
}

/** Up to this rating an iteration counts as failed. */
export const isBadRating = (rating: number): boolean => rating <= 2;

/** The officer's own category decides first, in this order: a wrong company makes everything else moot. */
const CAUSE_OF: Readonly<Record<FeedbackCategory, RootCause>> = {
  wrong_entity: "wrong_entity",
  hallucination: "reasoning",
  outdated_data: "stale_data",
  missing_source: "missing_coverage",
  incomplete: "missing_coverage",
};
const WEIGHTIEST_FIRST = Object.keys(CAUSE_OF) as FeedbackCategory[];

/** Why an iteration rated 1 or 2 went wrong, by rules: the same records give the same answer. */
export function classifyFailure(evidence: FailureEvidence): Failure {
  const named = WEIGHTIEST_FIRST.find((category) => evidence.categories.includes(category));
  const root_cause = named ? CAUSE_OF[named] : causeOfRecords(evidence);
  return {
    root_cause,
    severity: severityOf(evidence, root_cause),
    failure_stage: stageOf(evidence, root_cause),
    suggested_action: SUGGESTED_ACTIONS[root_cause],
  };
}

function causeOfRecords({ stages, tools }: FailureEvidence): RootCause {
  const errors = [...tools.filter((tool) => !tool.success), ...stages.filter((stage) => stage.status === "failed")];
  if (errors.some((error) => error.error_type === "parse_error")) return "extraction";
  return errors.length > 0 ? "source_unavailable" : "reasoning";
}

function severityOf({ rating, categories }: FailureEvidence, cause: RootCause): FailureSeverity {
  if (rating > 1) return categories.length > 1 ? "high" : "medium";
  return cause === "wrong_entity" || categories.includes("hallucination") ? "critical" : "high";
}

/** Where to look: at what failed, else where such a fault originates. */
function stageOf({ stages, tools }: FailureEvidence, cause: RootCause): string {
  const failed =
    stages.find((stage) => stage.status === "failed")?.stage ?? tools.find((tool) => !tool.success)?.agent_name;
  if (failed !== undefined && cause !== "wrong_entity" && cause !== "reasoning") return failed;
  return (
    STAGE_OF[cause].find((name) => stages.some((stage) => stage.stage === name)) ?? stages.at(-1)?.stage ?? "findings"
  );
}

const STAGE_OF: Readonly<Record<RootCause, readonly string[]>> = {
  source_unavailable: ["registry"],
  wrong_entity: ["registry", "screening"],
  stale_data: ["registry", "adverse_media"],
  missing_coverage: ["planning_2", "planning_1"],
  extraction: ["document_intake"],
  reasoning: ["findings", "conclusions"],
};

const SUGGESTED_ACTIONS: Readonly<Record<RootCause, string>> = {
  source_unavailable:
    "Run the investigation again once the source answers, and watch its reliability in the statistics.",
  wrong_entity: "Check the identifiers that the sources were queried with, and clear hits that belong to someone else.",
  stale_data: "Query the source again, and compare the date of its data with the date of its answer.",
  missing_coverage: "Add the missing source to the template, or ask the customer for what it would have shown.",
  extraction: "Compare the raw answer in the evidence with what was read from it; its format may have changed.",
  reasoning: "Replay the iteration and compare each finding with the evidence it names.",
};
