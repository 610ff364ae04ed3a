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

/** Words of the assignment of one case. */
export const ASSIGNMENT = {
  title: "Assign the case",
  nobody: "Nobody",
  officer: "Officer",
  officerHint: "The id with which the officer signs in. Empty: nobody has the case.",
  toMe: "Take it myself",
  due: "Due",
  dueHint: "Empty: the date stays as it is.",
  priority: "Priority",
  priorities: { low: "Low", normal: "Normal", high: "High", urgent: "Urgent" },
  cancel: "Cancel",
  save: (name: string) => `Assign to ${name}`,
  saveNobody: "Assign to nobody",
} as const;
