import type { Neighbour } from "./assessment.rules.ts";
import type { SimilarOutcome } from "./outcomes.rules.ts";

/** How a similar case differs between two versions of an assessment. */
export interface NeighbourChange {
  /** Null for a case that was deleted, which nothing names any more. */
  readonly workflow_id: string | null;
  readonly change: "joined" | "left" | "outcome" | "restrictions" | "similarity";
  readonly from: string | null;
  readonly to: string | null;
}

/** What changed among the similar cases from one assessment to the next. */
export function compareNeighbours(before: readonly Neighbour[], after: readonly Neighbour[]): NeighbourChange[] {
  const [earlier, later] = [byId(before), byId(after)];
  // Of those that were deleted, only how many there were is known.
  const deletedLater = after.filter(({ workflow_id }) => workflow_id === null).length;
  const left = [
    ...before.filter(({ workflow_id }) => workflow_id !== null && !later.has(workflow_id)),
    ...before.filter(({ workflow_id }) => workflow_id === null).slice(deletedLater),
  ];
  return [
    ...after.flatMap((now) => (now.workflow_id === null ? [] : changesOf(earlier.get(now.workflow_id), now))),
    ...left.map((gone) => ({
      workflow_id: gone.workflow_id,
      change: "left" as const,
      from: outcomeWords(gone),
      to: null,
    })),
  ];
}

const byId = (neighbours: readonly Neighbour[]) => new Map(neighbours.map((one) => [one.workflow_id, one]));

function changesOf(then: Neighbour | undefined, now: Neighbour): NeighbourChange[] {
  const { workflow_id } = now;
  if (!then) return [{ workflow_id, change: "joined", from: null, to: outcomeWords(now) }];
  if (then.outcome !== now.outcome) {
    return [{ workflow_id, change: "outcome", from: outcomeWords(then), to: outcomeWords(now) }];
  }
  if (then.restricted !== now.restricted) {
    return [{ workflow_id, change: "restrictions", from: outcomeWords(then), to: outcomeWords(now) }];
  }
  if (then.similarity_score === now.similarity_score) return [];
  const [from, to] = [then, now].map(({ similarity_score }) => String(similarity_score)) as [string, string];
  return [{ workflow_id, change: "similarity", from, to }];
}

const WORDS: Readonly<Record<SimilarOutcome, string>> = {
  approved: "approved",
  rejected: "rejected",
  follow_up: "waiting for the customer",
  escalated: "escalated",
  pending: "not decided",
};

function outcomeWords({ outcome, restricted }: Neighbour): string {
  return outcome === "approved" && restricted === true ? "approved with restrictions" : WORDS[outcome];
}
