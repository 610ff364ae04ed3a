import { CASE_STATUSES, type CaseStatus } from "../../../../domain/case/case.model.ts";
import { CASES } from "./texts.ts";

const TEXTS = CASES.views;

/** States in which a case waits for an officer, not for the customer or for the service. */
const WAITING: readonly CaseStatus[] = ["REVIEW_PENDING", "PENDING_SECOND_APPROVAL", "ESCALATED", "FAILED"];
const UNDECIDED = CASE_STATUSES.filter((status) => status !== "APPROVED" && status !== "REJECTED");

/** What a view asks `GET /api/cases` for. */
interface Query {
  readonly status: string;
  readonly assignee?: string;
  readonly review?: "true";
}

export interface View {
  readonly name: string;
  readonly title: string;
  readonly query: Query;
}

/** The saved views of the start page; the first one is shown without a name in the address. */
export const VIEWS: readonly View[] = [
  { name: "open", title: TEXTS.open, query: { status: WAITING.join(",") } },
  { name: "mine", title: TEXTS.mine, query: { status: UNDECIDED.join(","), assignee: "me" } },
  { name: "unassigned", title: TEXTS.unassigned, query: { status: UNDECIDED.join(","), assignee: "none" } },
  { name: "approval", title: TEXTS.approval, query: { status: "PENDING_SECOND_APPROVAL" } },
  { name: "reviews", title: TEXTS.reviews, query: { status: UNDECIDED.join(","), review: "true" } },
];

export const viewOf = (name: string | null): View => VIEWS.find((view) => view.name === name) ?? VIEWS[0]!;
export const addressOf = ({ name }: View): string => (name === VIEWS[0]!.name ? "#/" : `#/?view=${name}`);

/** How many cases wait in a view that is a set of states, by the counts of all cases; undefined for another. */
export function countOf({ query }: View, counts: Readonly<Record<string, number>> | undefined): number | undefined {
  if (counts === undefined || query.assignee !== undefined || query.review !== undefined) return undefined;
  return query.status.split(",").reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

export type Group = keyof typeof CASES.groups;
const DAY_MS = 86_400_000;

/** Where a case stands among those ordered by their due date. */
export function groupOf(
  { due_at, overdue }: { readonly due_at: string | null; readonly overdue: boolean },
  now: Date,
): Group {
  if (due_at === null) return "none";
  if (overdue) return "late";
  const endOfToday = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  const due = Date.parse(due_at);
  return due < endOfToday ? "today" : due < endOfToday + 6 * DAY_MS ? "week" : "later";
}
