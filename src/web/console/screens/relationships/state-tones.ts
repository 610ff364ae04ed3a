import type { RelationshipState } from "../../../../domain/relationships/relationship.model.ts";
import type { BadgeTone } from "../../ui/badges.tsx";

/** Colours of the states of a relationship. */
export const STATE_TONES: Readonly<Record<RelationshipState, BadgeTone>> = {
  active: "success",
  restricted: "danger",
  in_review: "quiet",
  exit_planned: "attention",
  ended: "ended",
};
