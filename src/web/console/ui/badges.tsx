import { formatScore, formatTime, words } from "./format.ts";

/** Colours of a badge. */
export type BadgeTone = "quiet" | "busy" | "attention" | "danger" | "success" | "ended";

const STATUS_TONES: Readonly<Record<string, BadgeTone>> = {
  CREATED: "quiet",
  AWAITING_DOCUMENTS: "quiet",
  DOCUMENTS_RECEIVED: "busy",
  INVESTIGATING: "busy",
  REVIEW_PENDING: "attention",
  FOLLOW_UP_REQUIRED: "quiet",
  PENDING_SECOND_APPROVAL: "attention",
  ESCALATED: "danger",
  APPROVED: "success",
  REJECTED: "ended",
  FAILED: "danger",
};

/** Status of a case, a report or an alert: its words say the same as its colour. */
export const Status = ({ status, tone }: { readonly status: string; readonly tone?: BadgeTone | undefined }) => (
  <span class={`badge ${tone ?? STATUS_TONES[status] ?? "quiet"}`}>{words(status)}</span>
);

/** Shown of a case that is in its status longer than the policy allows. */
export const Overdue = ({ of }: { readonly of: { readonly overdue: boolean; readonly due_at: string | null } }) =>
  of.overdue && of.due_at !== null ? (
    <span class="badge danger" title={`Due on ${formatTime(of.due_at)}`}>
      Overdue
    </span>
  ) : null;

export const Severity = ({ severity }: { readonly severity: string }) => (
  <span class={`severity ${severity}`}>{words(severity)}</span>
);

const riskBand = (score: number): string =>
  score >= 0.7 ? "critical" : score >= 0.4 ? "high" : score >= 0.2 ? "medium" : "low";

/** A score from 0 to 1 as a number with a bar behind it. */
export function Risk({
  score,
  large = false,
}: {
  readonly score: number | null | undefined;
  readonly large?: boolean;
}) {
  if (score == null) return <span class="muted">–</span>;
  return (
    <span class={`risk ${riskBand(score)} ${large ? "large" : ""}`}>
      <span class="risk-number">{formatScore(score)}</span>
      <span class="risk-track" aria-hidden="true">
        <span class="risk-fill" style={{ width: `${Math.max(2, score * 100)}%` }} />
      </span>
    </span>
  );
}

/** Points out of a maximum as a bar, for values that are not a risk. */
export const Meter = ({
  value,
  max,
  label,
}: {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}) => <meter class="meter" value={value} min={0} max={max} aria-label={`${label}: ${value} of ${max}`} />;
