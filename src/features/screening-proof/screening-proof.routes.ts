import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { requireRelationship } from "../relationships/relationships.service.ts";
import { readScreeningProof } from "./proof.service.ts";
import { ProofQuery } from "./screening-proof.schemas.ts";

export function registerScreeningProof(api: Api): void {
  registerEndpoint(api, {
    tag: "monitoring",
    access: "officer",
    method: "get",
    path: "/api/relationships/{relationship_id}/screening-proof",
    operationId: "readScreeningProof",
    load: (ctx, params) => requireRelationship(ctx, params["relationship_id"]!),
    query: ProofQuery,
    handle: async ({ ctx, loaded, query: { date, party_id } }) =>
      ok(await readScreeningProof(ctx, loaded.relationshipId, { date, partyId: party_id ?? null })),
  });
}
