import type { IsoTime } from "./case.model.ts";

/** In rising order. A case without one sorts as `normal`. */
export const PRIORITIES = ["low", "normal", "high", "urgent"] as const;
type Priority = (typeof PRIORITIES)[number];

/** Whose work a case is. It decides nothing: whoever may decide the case without it may decide it with it. */
export interface Assignment {
  readonly assignee: string | null;
  /** Set by an officer; it goes before what the policy says. */
  readonly dueAt: IsoTime | null;
  readonly priority: Priority | null;
}

export const NOT_ASSIGNED: Assignment = { assignee: null, dueAt: null, priority: null };

/** A case that goes from one officer's work to another's. */
export interface CaseHandover {
  readonly from: string;
  readonly to: string;
  /** Null where the manager gives none. */
  readonly reason: string | null;
}

/** Members that are absent stay; null clears. */
export type AssignmentChange = { readonly [K in keyof Assignment]?: Assignment[K] | undefined };
