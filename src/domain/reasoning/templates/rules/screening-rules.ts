import { requestTask, capConfidence, categoryPresent, type RuleDraft, severityAtLeast } from "../draft.ts";
import type { Law } from "../law.ts";

/** Who the parties are to sanctions lists and public office: the same for companies and people. */
export const screeningRules = (law: Law): RuleDraft[] => [
  {
    key: "sanctions_match",
    name: "A party is on a sanctions list",
    description: "Funds of a listed party are frozen; no confidence in the rest of the file outweighs that.",
    severity: "critical",
    when: categoryPresent(["sanctions"], "high"),
    action: capConfidence(20),
    law: law.sanctions,
  },
  {
    key: "sanctions_hit_open",
    name: "A sanctions hit, exact or near, is not settled",
    description: "Until it is ruled out, who the party is stays a question.",
    severity: "medium",
    when: categoryPresent(["sanctions"]),
    action: capConfidence(70),
    law: law.sanctions,
  },
  {
    key: "politically_exposed",
    name: "A party holds or held a prominent public function",
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
    description: "The relation cannot be judged low risk while it stands.",
    severity: "high",
    when: categoryPresent(["criminal", "enforcement"], "high"),
    action: capConfidence(30),
    law: [...law.refusal, ...law.monitoring],
  },
  {
    key: "several_serious_findings",
    name: "Several serious findings at once",
    description: "Two or more findings of high severity call for a closer look at the whole.",
    severity: "high",
    when: severityAtLeast("high", 2),
    action: capConfidence(50),
    law: law.enhancedDiligence,
  },
];
