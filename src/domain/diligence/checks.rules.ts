import { type Check, CHECKS, type CheckName } from "./check.model.ts";
import { named, open, type Verdict } from "./check-results.ts";
import { checkRegistration, checkRepresentatives, checkStatus } from "./company-checks.rules.ts";
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
  return CHECKS.filter((check) => mandatory.includes(check)).map((check) => named(check, derive(facts, check)));
}

const derive = (facts: DueFacts, check: CheckName): Verdict =>
  facts.grounds === null
    ? open("stale", "An earlier version investigated the case without this check; investigate it again.")
    : RULES[check](facts);
