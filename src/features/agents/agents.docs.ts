import { z } from "@hono/zod-openapi";
import { AgentManifestView } from "./agents.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const AGENTS = describeOperations({
  listAgents: {
    summary: "List agents",
    description: ["Returns the manifests of all investigation agents."],
    responses: { 200: z.array(AgentManifestView) },
  },
  selectTeam: {
    summary: "Select a team of agents",
    description: [
      "Returns the agents that work in a country; with `domains`, only those that cover at least one of them.",
      "A domain that does not exist matches no agent.",
    ],
    responses: { 200: z.array(AgentManifestView) },
  },
  readAgent: {
    summary: "Read an agent",
    description: ["Returns the manifest of one agent: jurisdictions, domains, tools, sources, cost and timeout."],
    responses: { 200: AgentManifestView },
  },
});
