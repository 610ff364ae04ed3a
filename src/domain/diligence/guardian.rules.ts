import type { Finding } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { open, type Verdict } from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { acceptedDocuments } from "./judge-document.rules.ts";
import { factOf, isExpired } from "./provided-documents.ts";
import { isOfProxy } from "./whose-document.rules.ts";

const isOfMinor = ({ code }: Finding): boolean => code === "identity_minor";

/**
 * Why a child is not identified yet: nobody who acts for it by law has shown who that is. Null for an adult, and where an accepted
 * identity document of a representative names somebody; the check on the screening says whether that person was searched for.
 */
export function withoutGuardian(facts: DueFacts): Verdict | null {
  const isChild = !judgesBefore(facts, 9) && facts.findings.some(isOfMinor);
  const isNamed = (accepted: ReturnType<typeof acceptedDocuments>[number]) =>
    isOfProxy(facts, accepted.document) && !isExpired(accepted, facts) && factOf(accepted.document, "name") !== null;
  if (!isChild || acceptedDocuments(facts, IDENTITY_KINDS).some(isNamed)) return null;
  return open(
    "nothing_provided",
    "The customer is a minor, and no accepted identity document names who acts for it by law.",
  );
}

/** The findings with that on a child's age as low where who acts for it by law is identified, and high otherwise. */
export function withGuardian(facts: DueFacts): readonly Finding[] {
  if (judgesBefore(facts, 12) || !facts.findings.some(isOfMinor)) return facts.findings;
  const severity = withoutGuardian(facts) === null ? "low" : "high";
  return facts.findings.map((one) => (isOfMinor(one) && one.severity !== severity ? { ...one, severity } : one));
}
