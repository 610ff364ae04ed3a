import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { TeamQuery } from "./agents.schemas.ts";
import { listAgents, requireAgent, selectTeam } from "./agents.service.ts";

const AGENTS = { tag: "agent registry", access: "officer", method: "get" } as const;

/** Manifests of the agents, which are in `src/investigation/agents/`. */
export function registerAgents(api: Api): void {
  registerEndpoint(api, {
    ...AGENTS,
    path: "/agents",
    operationId: "listAgents",
    handle: async () => ok(listAgents()),
  });
  registerEndpoint(api, {
    ...AGENTS,
    path: "/agents/team",
    operationId: "selectTeam",
    query: TeamQuery,
    handle: async ({ query }) => ok(selectTeam(query.country, query.domains)),
  });
  registerEndpoint(api, {
    ...AGENTS,
    path: "/agents/{name}",
    operationId: "readAgent",
    load: async (_ctx, params) => requireAgent(params.name!),
    handle: async ({ loaded }) => ok(loaded),
  });
}
