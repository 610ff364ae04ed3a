/** What the demonstration reads of a relationship. */
export interface Relationship {
  readonly relationship_id: string;
  readonly state: string;
  readonly risk_rating: string | null;
  readonly regime: string | null;
  readonly next_review_at: string | null;
  readonly parties: readonly {
    readonly name: string;
    readonly kind: string;
    readonly roles: readonly string[];
    readonly last_screened_at: string | null;
  }[];
}

/** What it reads of a monitoring event. */
export interface MonitoringEvent {
  readonly event_id: string;
  readonly type: string;
  readonly severity: string;
  readonly title: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly review_workflow_id: string | null;
}
