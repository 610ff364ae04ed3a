/** Figures of a period, as management and a supervisor read them. */

export const FIGURE_UNITS = ["cases", "decisions", "days", "hits", "events", "customers", "reports"] as const;
type FigureUnit = (typeof FIGURE_UNITS)[number];

interface FigureSpec {
  readonly section: string;
  readonly unit: FigureUnit;
}

const of = <const S extends string, const Id extends string>(section: S, unit: FigureUnit, ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, { section, unit }])) as Record<string, FigureSpec> as Readonly<
    Record<Id, FigureSpec>
  >;

/** In the order of a report. */
export const MANAGEMENT_FIGURES = {
  ...of("cases", "cases", [
    "cases_opened_by_month",
    "cases_opened_by_kind",
    "cases_opened_by_status",
    "cases_opened_by_rating",
    "cases_opened_by_template",
    "cases_opened_by_country",
    "undecided_by_status",
    "undecided_by_age",
    "undecided_by_due_date",
  ]),
  ...of("decisions", "decisions", [
    "decisions_by_kind",
    "decisions_by_month",
    "decisions_by_officers",
    "overrides_by_gate",
    "approvals_by_open_checks",
    "open_checks_at_approval",
    "decided_by_due_date",
  ]),
  ...of("decisions", "days", ["time_to_decision"]),
  ...of("hits", "hits", [
    "case_hits_by_outcome",
    "case_hits_cleared_by_category",
    "case_hits_confirmed_by_category",
    "watch_hits_by_list",
    "watch_hits_by_outcome",
  ]),
  ...of("hits", "days", ["time_to_clear_watch_hits"]),
  ...of("monitoring", "events", ["events_by_type", "events_by_severity", "events_by_outcome"]),
  ...of("reviews", "cases", ["reviews_opened_by_trigger", "reviews_decided_by_outcome"]),
  ...of("reviews", "customers", ["customers_by_review_date"]),
  ...of("customers", "customers", [
    "customers_by_state",
    "customers_by_rating",
    "customers_by_regime",
    "customers_by_kind",
    "customers_by_country",
    "customers_by_country_risk",
    "customers_by_activity",
    "customers_with_confirmed_pep",
    "customers_taken_on_by_month",
    "customers_ended_by_rating",
  ]),
} as const;

/** Of reports to the FIU: for an MLRO alone. */
export const SUSPICION_FIGURES = {
  ...of("suspicion_reports", "reports", [
    "reports_raised_by_month",
    "reports_submitted_by_month",
    "reports_raised_by_status",
    "reports_raised_by_type",
  ]),
  ...of("suspicion_reports", "days", ["time_to_submission"]),
} as const;

export type ManagementFigure = keyof typeof MANAGEMENT_FIGURES;
export type SuspicionFigure = keyof typeof SUSPICION_FIGURES;
export type FigureId = ManagementFigure | SuspicionFigure;
export type FigureCatalogue = Readonly<Record<string, FigureSpec>>;

export interface FigureValue {
  readonly key: string;
  readonly value: number;
}

export interface Figure extends FigureSpec {
  readonly figure: string;
  readonly title: string;
  /** What exactly is counted. */
  readonly definition: string;
  /** By key; empty where nothing was counted. */
  readonly values: readonly FigureValue[];
  /** How many could not be counted under any key, because what they would be counted by is not known. */
  readonly not_known: number;
}

export interface Figures {
  /** First and last month, `YYYY-MM`, in universal time. */
  readonly from: string;
  readonly to: string;
  readonly generated_at: string;
  readonly figures: readonly Figure[];
}

/** One number of a figure; without a key it is how many are not known. */
export interface FigureRow {
  readonly figure: string;
  readonly key: string | null;
  readonly value: number;
}
