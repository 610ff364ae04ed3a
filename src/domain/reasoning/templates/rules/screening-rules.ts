import { requestTask, capConfidence, categoryPresent, type RuleDraft, severityAtLeast } from "../draft.ts";
import type { Law } from "../law.ts";

/** Rules on sanctions, PEP and offences, for companies and persons. */
export const screeningRules = (law: Law): RuleDraft[] => [
  {
    key: "sanctions_match",
    name: "A party is on a sanctions list",
    description: "The funds of a listed party are frozen, whatever the other results are.",
    severity: "critical",
    when: categoryPresent(["sanctions"], "high"),
    action: capConfidence(20),
    law: law.sanctions,
  },
  {
    key: "sanctions_hit_open",
    name: "Unresolved sanctions hit",
    description: "Until the hit is ruled out, the party may be the listed one.",
    severity: "medium",
    when: categoryPresent(["sanctions"]),
    action: capConfidence(70),
    law: law.sanctions,
  },
  {
    key: "politically_exposed",
    name: "A party is or was a politically exposed person",
    description: "The source of wealth and of funds must be established.",
    severity: "high",
    when: categoryPresent(["pep"], "medium"),
    action: requestTask({
      description: "Please send us a document that shows where your wealth comes from.",
      response_type: "document",
      document_type: "source_of_wealth",
    }),
    law: law.politicallyExposed,
  },
  {
    key: "reported_offence",
    name: "A charge, conviction or supervisory measure is reported",
    description: "The relationship cannot be rated low risk while it is unresolved.",
    severity: "high",
    when: categoryPresent(["criminal", "enforcement"], "high"),
    action: capConfidence(30),
    law: [...law.refusal, ...law.monitoring],
  },
  {
    key: "linked_to_risk",
    name: "An alert across cases of high severity",
    description: "Another company or case near the customer is a risk that this case alone does not show.",
    severity: "high",
    when: categoryPresent(["cross_case"], "high"),
    action: capConfidence(60),
    law: [...law.riskAssessment, ...law.monitoring],
  },
  {
    key: "several_serious_findings",
    name: "Several serious findings at once",
    description: "Two or more findings of high severity require enhanced due diligence.",
    severity: "high",
    when: severityAtLeast("high", 2),
    action: capConfidence(50),
    law: law.enhancedDiligence,
  },
];
