import { text } from "../case/answers.ts";
import { comparePersonNames } from "../readings/person-names.rules.ts";

/** A private customer's case by the two names that it has: whom it was opened for, and who answered. */
interface NamedCase {
  readonly templateId: string;
  readonly companyName: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The name that a private customer answers with; null where there is none. */
export const answeredName = ({ templateId, answers }: Omit<NamedCase, "companyName">): string | null =>
  templateId === "kyc_natural_person" ? text(answers["full_name"]) : null;

/**
 * The name that a private customer answers with where it is certainly not the one that the case was opened under; null where
 * they agree or may, as with other spellings, initials and married names.
 */
export function otherNameThanOpened(named: NamedCase): string | null {
  const answered = answeredName(named);
  return answered !== null && comparePersonNames(named.companyName, answered) === "different" ? answered : null;
}
