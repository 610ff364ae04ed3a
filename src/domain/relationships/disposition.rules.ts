import type { HitDifference, Severity } from "../case/case.model.ts";
import { type ComparedHit, isBornAlike, refuseEqual } from "../hits/hit-agreement.rules.ts";
import { SURE_SCORE } from "../hits/screening.model.ts";
import { accept, type Outcome, refuse } from "../../platform/errors.ts";
import type { Disposition, MonitoringEventType } from "./monitoring-event.model.ts";
import type { RelationshipState } from "./relationship.model.ts";

type Role = "officer" | "compliance_manager" | "mlro" | "admin";

/** The match that an event tells of, as it stands now. */
export interface EventHit {
  readonly category: "sanctions" | "pep" | "own_list";
  readonly match: "exact" | "fuzzy";
  /** 0 to 1. */
  readonly score: number;
  readonly state: "open" | "cleared" | "confirmed" | "gone";
  /** Whether the entry is still as the event describes it. */
  readonly isAsDescribed: boolean;
  /** Party and entry beside each other; null or absent where one of them is gone. */
  readonly comparison?: ComparedHit | null;
}

/** What a disposition is judged by. */
export interface DisposableEvent {
  readonly type: MonitoringEventType;
  readonly severity: Severity;
  readonly needsRole: "mlro" | null;
  readonly disposition: Disposition | null;
  readonly relationshipState: RelationshipState;
  /** Null for an event that tells of no match. */
  readonly hit: EventHit | null;
}

export interface DispositionInput {
  readonly disposition: Disposition;
  /** What differs between the party and the list entry; empty if the officer names nothing. */
  readonly differs: readonly HitDifference[];
  /** Whether anything but the customer's word shows what differs. */
  readonly isShown: boolean;
}

const ANYBODY: readonly Role[] = ["officer", "compliance_manager", "mlro"];
const SENIOR: readonly Role[] = ["compliance_manager", "mlro"];
const MLRO: readonly Role[] = ["mlro"];

/** The roles, any one of which may dispose of an event in this way. */
export function rolesFor(event: DisposableEvent, disposition: Disposition): readonly Role[] {
  if (event.needsRole !== null || (disposition === "cleared" && isForMlro(event))) return MLRO;
  if (event.severity === "critical") return SENIOR;
  // Neither leaves anything to a review, so that nobody else would look.
  const isClosed = disposition === "no_action" || disposition === "exit";
  return isClosed && event.severity === "high" ? SENIOR : ANYBODY;
}

/**
 * A match with a sanctions list that is exact, strong or grave, and one that somebody confirmed. An entry that is no
 * longer listed may open what is shut.
 */
function isForMlro({ hit, severity, relationshipState }: DisposableEvent): boolean {
  if (hit === null) return false;
  if (hit.state === "confirmed") return true;
  if (hit.category !== "sanctions") return false;
  if (hit.state === "gone") return relationshipState === "restricted";
  return hit.match === "exact" || hit.score > SURE_SCORE || severity === "high" || severity === "critical";
}

/**
 * Whether somebody with these roles may dispose of an event in this way.
 * Refuses with `invalid_state`, `forbidden`, `validation_failed`.
 */
export function judgeDisposition(
  event: DisposableEvent,
  input: DispositionInput,
  roles: readonly string[],
): Outcome<null> {
  if (event.disposition !== null) {
    return refuse("invalid_state", `The event has been disposed of (${event.disposition}). A disposition is final.`);
  }
  const allowed = rolesFor(event, input.disposition);
  if (!allowed.some((role) => roles.includes(role))) {
    return refuse("forbidden", `This disposition of this event requires the role ${allowed.join(" or ")}.`);
  }
  const impossible = whyImpossible(event, input.disposition);
  if (impossible !== null) return refuse("invalid_state", impossible);
  if (input.disposition !== "cleared" && input.differs.length > 0) {
    return fault("only_for_cleared", "Only a match that is cleared differs from the list entry in something.");
  }
  return input.disposition === "cleared" ? judgeClearing(event, input, roles) : accept(null);
}

function judgeClearing(event: DisposableEvent, { differs, isShown }: DispositionInput, roles: readonly string[]) {
  const { hit } = event;
  const isProven = requiresProof(event, roles);
  const because = isSure(hit) ? "the match score is above 0.90" : "the birth date is that of the list entry";
  if ((isSure(hit) || isProven) && differs.length === 0) return fault("required", `Name what differs: ${because}.`);
  const equal = hit?.comparison && !roles.includes("mlro") ? refuseEqual(hit.comparison, differs) : null;
  if (equal !== null) return fault(equal.code, equal.message);
  return isProven && !isShown
    ? fault(
        "only_declared",
        `Nothing but the customer's word shows what differs, and ${because}. That requires an accepted identity document of this person, or register data of this subject, in a case of the customer that states otherwise than the entry, filed evidence, or the role mlro.`,
      )
    : accept(null);
}

type JudgedHit = Pick<EventHit, "score" | "state">;

const stands = ({ state }: JudgedHit): boolean => state === "open" || state === "confirmed";

/** Whether a match stands and is so sure that clearing it asks for more than a reason. */
export const isSure = (hit: JudgedHit | null): boolean => hit !== null && stands(hit) && hit.score > SURE_SCORE;

/** Whether a clearing by somebody else than an MLRO must be shown by evidence: of a sure match, and one on a sanctions list born on the same day. */
export const requiresProof = ({ hit }: Pick<DisposableEvent, "hit">, roles: readonly string[]): boolean =>
  hit !== null && !roles.includes("mlro") && (isSure(hit) || isNearByBirth(hit));

const isNearByBirth = (hit: EventHit): boolean =>
  stands(hit) && hit.category === "sanctions" && hit.comparison != null && isBornAlike(hit.comparison);

const fault = (code: string, message: string): Outcome<never> =>
  refuse("validation_failed", "The event cannot be disposed of on this basis.", {
    errors: [{ path: "differs", code, message }],
  });

/** Why an event cannot be disposed of in this way by anybody; null if it can. */
function whyImpossible(
  { type, severity, needsRole, hit, relationshipState }: DisposableEvent,
  disposition: Disposition,
): string | null {
  const isEnded = relationshipState === "ended";
  switch (disposition) {
    case "cleared":
      if (type !== "list_entry" || hit === null) return "Only a match with a list entry can be cleared.";
      return hit.isAsDescribed || hit.state === "gone" || hit.state === "cleared"
        ? null
        : "The list entry has changed since. Look at the newer event about it.";
    case "no_action":
      if (type === "register_change" && severity === "critical" && !isEnded) {
        return "The end of a company requires something: open a review, restrict the relationship or plan its exit.";
      }
      if (type === "source_change" && needsRole !== null && !isEnded) {
        return "News of a crime or of a measure of an authority requires something: open a review, restrict the relationship or plan its exit.";
      }
      return hit?.category === "sanctions" && (hit.state === "open" || hit.state === "confirmed")
        ? "A match with a sanctions list that has not been cleared requires something: clear it, open a review, restrict the relationship or plan its exit."
        : null;
    case "review_opened":
      return isEnded ? "The relationship has ended: nothing is left to review." : null;
    case "restricted":
      return isEnded ? "The relationship has ended: nothing is left to restrict." : null;
    case "exit":
      return null;
  }
}

/** The state that a disposition puts the relationship in; null where it stays as it is. Clearing is not among them. */
export function stateAfter(disposition: Disposition): { from: RelationshipState[]; to: RelationshipState } | null {
  if (disposition === "restricted") return { from: ["active", "in_review", "exit_planned"], to: "restricted" };
  // A planned exit opens nothing that is shut.
  return disposition === "exit" ? { from: ["active", "in_review"], to: "exit_planned" } : null;
}

const REVIEWS = {
  open: "Decide the review.",
  wanted: "The review is not open yet. The service opens it as soon as it can; then decide it.",
  impossible: "No review could be opened, because no approved case of the customer is left. Open a new case.",
} as const;

/** What remains to be done by people after a disposition, in sentences. */
export function whatRemains(
  disposition: Disposition,
  state: RelationshipState,
  review: "open" | "wanted" | "impossible",
): string[] {
  const shut =
    "The relationship stays restricted: do no business with the customer until the matches are cleared or a review approves the customer.";
  switch (disposition) {
    case "exit":
      if (state === "ended") return [];
      return [
        ...(state === "restricted" ? [shut] : []),
        "End the business with the customer, then record the end of the relationship with its date.",
        "The customer is watched until that end is recorded.",
      ];
    case "restricted":
      return ["Do no business with the customer until a review approves the customer."];
    case "review_opened":
      return [REVIEWS[review]];
    case "cleared":
      return state === "restricted" ? [shut] : [];
    case "no_action":
      return state === "restricted" ? [shut] : [];
  }
}
