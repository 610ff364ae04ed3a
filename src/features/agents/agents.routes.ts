import { z } from "@hono/zod-openapi";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { AgentManifestView, TeamQuery } from "./agents.schemas.ts";
import { listAgents, requireAgent, selectTeam } from "./agents.service.ts";

const AGENTS = { tag: "agent registry", access: "officer", method: "get" } as const;

/** Manifests of the agents, which are in `src/investigation/agents/`. */
export function registerAgents(api: Api): void {
  registerEndpoint(api, {
    ...AGENTS,
    path: "/agents",
    operationId: "listAgents",
    responses: { 200: z.array(AgentManifestView) },
    handle: async () => ok(listAgents()),
  });
  registerEndpoint(api, {
    ...AGENTS,
    path: "/agents/team",
    operationId: "selectTeam",
    query: TeamQuery,
    responses: { 200: z.array(AgentManifestView) },
    handle: async ({ query }) => ok(selectTeam(query.country, query.domains)),
  });
  registerEndpoint(api, {
    ...AGENTS,
    path: "/agents/{name}",
    operationId: "readAgent",
    load: async (_ctx, params) => requireAgent(params.name!),
    responses: { 200: AgentManifestView },
    handle: async ({ loaded }) => ok(loaded),
  });
}
