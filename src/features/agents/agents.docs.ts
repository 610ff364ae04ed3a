import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const AGENTS = describeOperations({
  listAgents: { summary: "List agents", description: ["Returns the manifests of all investigation agents."] },
  selectTeam: {
    summary: "Select a team of agents",
    description: [
      "Returns the agents that work in a country; with `domains`, only those that cover at least one of them.",
      "A domain that does not exist matches no agent.",
    ],
  },
  readAgent: {
    summary: "Read an agent",
    description: ["Returns the manifest of one agent: jurisdictions, domains, tools, sources, cost and timeout."],
  },
});
