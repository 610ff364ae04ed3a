import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  FileCheck,
  type IconNode,
  LoaderCircle,
  MessageCircleQuestionMark,
  TriangleAlert,
  UsersRound,
} from "lucide";
import { language } from "../language/language.ts";
import { formatScore, formatTime, severityWord, stateWord } from "./format.ts";
import { Icon } from "./icon.tsx";
import { UI } from "./texts.ts";

/** Colours of a state. */
export type BadgeTone = "quiet" | "busy" | "attention" | "danger" | "success" | "ended";

const STATUSES: Readonly<Record<string, readonly [icon: IconNode, tone: BadgeTone]>> = {
  CREATED: [CircleDashed, "quiet"],
  AWAITING_DOCUMENTS: [CircleDashed, "quiet"],
  DOCUMENTS_RECEIVED: [FileCheck, "busy"],
  INVESTIGATING: [LoaderCircle, "busy"],
  REVIEW_PENDING: [CircleDot, "quiet"],
  FOLLOW_UP_REQUIRED: [MessageCircleQuestionMark, "quiet"],
  PENDING_SECOND_APPROVAL: [UsersRound, "quiet"],
  ESCALATED: [TriangleAlert, "danger"],
  APPROVED: [CircleCheck, "success"],
  REJECTED: [CircleX, "danger"],
  FAILED: [CircleAlert, "danger"],
};

const TONE_ICONS: Readonly<Record<BadgeTone, IconNode>> = {
  quiet: CircleDot,
  busy: LoaderCircle,
  attention: CircleAlert,
  danger: TriangleAlert,
  success: CircleCheck,
  ended: CircleX,
};

/** State of a case, a report or an alert: icon and word; a few have a colour, on the icon alone. */
export function Status({ status, tone }: { readonly status: string; readonly tone?: BadgeTone | undefined }) {
  const [icon, known] = STATUSES[status] ?? [CircleDot, "quiet"];
  const shown = tone ?? known;
  return (
    <span class={`state ${shown}`} lang={language()}>
      <Icon of={tone === undefined ? icon : TONE_ICONS[tone]} />
      {stateWord(status)}
    </span>
  );
}

/** Shown of a case that is in its status longer than the policy allows. */
export const Overdue = ({ of }: { readonly of: { readonly overdue: boolean; readonly due_at: string | null } }) =>
  of.overdue && of.due_at !== null ? (
    <span class="badge danger" title={UI.dueOn(formatTime(of.due_at))}>
      {UI.overdue}
    </span>
  ) : null;

export const Severity = ({ severity }: { readonly severity: string }) => (
  <span class={`severity ${severity}`} lang={language()}>
    {severityWord(severity)}
  </span>
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
}) => <meter class="meter" value={value} min={0} max={max} aria-label={UI.outOf(label, value, max)} />;
