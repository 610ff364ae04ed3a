/** Words of a case's header. */
export const HEADER = {
  round: (number: number, of: number) => `round ${number} of ${of}`,
  rating: "Rating",
  due: "Due",
  nextStep: "Next",
  next: {
    AWAITING_DOCUMENTS: "the customer hands in documents",
    INVESTIGATING: "the investigation ends by itself",
    REVIEW_PENDING: "an officer decides",
    FOLLOW_UP_REQUIRED: "the customer answers",
    PENDING_SECOND_APPROVAL: "a second officer answers",
    ESCALATED: "the MLRO or a manager decides",
    FAILED: "a manager investigates again",
  } as Readonly<Partial<Record<string, string>>>,
} as const;
