import type { BadgeTone } from "../../ui/badges.tsx";

/** Colours of the states of a relationship. */
export const STATE_TONES: Readonly<
  Record<"active" | "restricted" | "in_review" | "exit_planned" | "ended", BadgeTone>
> = {
  active: "success",
  restricted: "danger",
  in_review: "attention",
  exit_planned: "attention",
  ended: "ended",
};
