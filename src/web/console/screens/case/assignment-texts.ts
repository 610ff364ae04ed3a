import { texts } from "../../language/language.ts";

/** Words of the assignment of one case. */
export const ASSIGNMENT = texts("assignment", {
  title: "Assign the case",
  nobody: "Nobody",
  officer: "Officer",
  officerHint: "The id with which the officer signs in. Empty: nobody has the case.",
  toMe: "Take it myself",
  due: "Due",
  dueNow: (time: string) => `Now due on ${time}. Empty: the date stays as it is.`,
  dueNever: "No date is set. Empty: it stays so.",
  dueAt: (time: string) => `Due on ${time} by your clock: at the end of that working day.`,
  dueByPolicy: "Remove the date that an officer set: the policy says when it is due",
  priority: "Priority",
  priorities: { low: "Low", normal: "Normal", high: "High", urgent: "Urgent" },
  cancel: "Cancel",
  save: (name: string) => `Assign to ${name}`,
  saveNobody: "Assign to nobody",
} as const);
