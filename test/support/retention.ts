import type { RetentionFacts } from "../../src/domain/retention/retention.rules.ts";

/** A case that was approved at an instant, or whatever `given` says it is now. */
export const decided = (at: string | null, given: Partial<RetentionFacts> = {}): RetentionFacts => ({
  status: "APPROVED",
  decision:
    at === null
      ? null
      : {
          decision: "approve",
          reason: null,
          restrictions: [],
          maker: "alice",
          approver: null,
          decidedAt: at,
          iteration: 1,
        },
  ...given,
});

/** The end of a relationship, as somebody recorded it; long after it by default. */
export const ended = (endedOn: string, recordedAt = "2040-01-01T00:00:00.000Z"): Partial<RetentionFacts> => ({
  relationshipEnd: { endedOn, reason: "contract ended", recordedBy: "cm", recordedAt },
});
