import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { AcceptanceBody, DismissalBody, ProposalsQuery } from "./changes.schemas.ts";
import { acceptProposal, dismissProposal, listProposals, requireProposal } from "./proposals.service.ts";

const PROPOSALS = { tag: "regulatory radar", access: "officer" } as const;

export function registerProposals(api: Api): void {
  registerEndpoint(api, {
    ...PROPOSALS,
    method: "get",
    path: "/api/regulatory/proposals",
    operationId: "listProposals",
    query: ProposalsQuery,
    handle: async ({ ctx, query }) => ok(await listProposals(ctx, query)),
  });
  registerEndpoint(api, {
    ...PROPOSALS,
    method: "post",
    path: "/api/regulatory/proposals/{proposal_id}/accept",
    operationId: "acceptProposal",
    roles: ["compliance_manager"],
    load: (ctx, params) => requireProposal(ctx, params.proposal_id!),
    body: AcceptanceBody,
    handle: async ({ ctx, loaded, body }) => ok(await acceptProposal(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...PROPOSALS,
    method: "post",
    path: "/api/regulatory/proposals/{proposal_id}/dismiss",
    operationId: "dismissProposal",
    roles: ["compliance_manager"],
    load: (ctx, params) => requireProposal(ctx, params.proposal_id!),
    body: DismissalBody,
    handle: async ({ ctx, loaded, body }) => ok(await dismissProposal(ctx, loaded, body.reason)),
  });
}
