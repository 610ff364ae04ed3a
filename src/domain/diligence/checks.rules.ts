import { judgesBefore } from "../case/rules-version.model.ts";
import { endOnce } from "../../platform/end-once.ts";
import { type Check, CHECKS, type CheckName } from "./check.model.ts";
import { named, open, type Verdict } from "./check-results.ts";
import { checkRegistration, checkRepresentatives, checkStatus, nameConflict } from "./company-checks.rules.ts";
import { checkDocuments, checkIdentity, checkPurpose } from "./customer-checks.rules.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { checkBeneficialOwners } from "./owners-check.rules.ts";
import { checkScreening } from "./screening-check.rules.ts";

const RULES: Readonly<Record<CheckName, (facts: DueFacts) => Verdict>> = {
  registration: checkRegistration,
  status: checkStatus,
  representatives: checkRepresentatives,
  beneficial_owners: checkBeneficialOwners,
  identity: checkIdentity,
  screening: checkScreening,
  purpose: checkPurpose,
  documents: checkDocuments,
};

/** The mandatory checks of a case (diligence, section 1). Pure: the same facts give the same checks. */
export function deriveChecks(facts: DueFacts): Check[] {
  const mandatory = facts.policy.values.mandatory_checks[facts.templateId] ?? CHECKS;
  return CHECKS.filter((check) => mandatory.includes(check)).map((check) => {
    const verdict = derive(facts, check);
    return named(check, judgesBefore(facts, 3) ? verdict : { ...verdict, how: endOnce(verdict.how) });
  });
}

function derive(facts: DueFacts, check: CheckName): Verdict {
  if (facts.grounds === null) {
    return open("stale", "An earlier version investigated the case without this check; investigate it again.");
  }
  const verdict = RULES[check](facts);
  const conflict = OF_THE_NUMBER.includes(check) && verdict.outcome === "established" ? nameConflict(facts) : null;
  if (conflict === null) return verdict;
  const why = `It is not known to be the customer, who declared "${conflict.declared}".`;
  return open("conflict", `${verdict.how} This is of "${conflict.observed}". ${why}`, verdict.evidence_ids);
}

/** What a register states of the company that has the number, which another name may show to be a stranger. */
const OF_THE_NUMBER: readonly CheckName[] = ["status", "representatives", "beneficial_owners"];
