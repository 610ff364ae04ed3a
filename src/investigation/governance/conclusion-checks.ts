import type { Finding } from "../../domain/case/case.model.ts";
import { atLeast } from "../../domain/decisions/gates.rules.ts";
import type { GovernanceCheck } from "../../domain/iteration/diagnostics.model.ts";

type Check = Omit<GovernanceCheck, "id" | "created_at">;

const TRIGGERS: readonly Finding["category"][] = ["sanctions", "criminal", "enforcement"];
/** Below this share of answers the picture is too thin for anything but an officer's full attention. */
const SUFFICIENT_SHARE = 0.6;

/** What must be looked at before a conclusion is given out, each with its result on record. */
export function checkConclusion(findings: readonly Finding[], asked: number, answered: number): Check[] {
  return [checkTriggers(findings), checkSufficiency(asked, answered), checkGrounding(findings)];
}

/** Named by category and id: whom it is about stays in the case. */
function checkTriggers(findings: readonly Finding[]): Check {
  const triggers = findings.filter(
    ({ category, severity }) => TRIGGERS.includes(category) && atLeast(severity, "high"),
  );
  return {
    event_type: "sar_first_trigger",
    mechanism: "sanctions, criminal and enforcement findings at high or critical",
    agent_name: "conclusions",
    approved: triggers.length === 0,
    action: triggers.length === 0 ? "allow" : "escalate",
    violations: triggers.map(({ category, id }) => `${category} ${id}`),
  };
}

function checkSufficiency(asked: number, answered: number): Check {
  const approved = asked > 0 && answered / asked >= SUFFICIENT_SHARE;
  return {
    event_type: "evidence_sufficiency",
    mechanism: `at least ${SUFFICIENT_SHARE * 100} % of the sources that were asked answered`,
    agent_name: "conclusions",
    approved,
    action: approved ? "allow" : "cap",
    violations: approved ? [] : [`${answered} of ${asked} sources answered`],
  };
}

/** Nothing but a gap may stand without evidence. */
function checkGrounding(findings: readonly Finding[]): Check {
  const loose = findings.filter(({ category, evidence_ids }) => category !== "data_gap" && evidence_ids.length === 0);
  return {
    event_type: "finding_grounding",
    mechanism: "every finding names the evidence that it stands on",
    agent_name: "conclusions",
    approved: loose.length === 0,
    action: loose.length === 0 ? "allow" : "escalate",
    violations: loose.map(({ id }) => `finding ${id}`),
  };
}
