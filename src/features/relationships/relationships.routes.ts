import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { created, ok } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { openReview } from "../reviews/open-review.service.ts";
import { endRelationship } from "./end-relationship.service.ts";
import { listRelationships, readRelationship } from "./read-relationships.service.ts";
import { EndBody, ListRelationshipsQuery, ReviewBody } from "./relationships.schemas.ts";
import { requireRelationship } from "./relationships.service.ts";

const RELATIONSHIPS = { tag: "relationships", access: "officer" } as const;
const ONE = {
  ...RELATIONSHIPS,
  load: (ctx: Ctx, params: Readonly<Record<string, string>>) => requireRelationship(ctx, params["relationship_id"]!),
} as const;

export function registerRelationships(api: Api): void {
  registerEndpoint(api, {
    ...RELATIONSHIPS,
    method: "get",
    path: "/api/relationships",
    operationId: "listRelationships",
    query: ListRelationshipsQuery,
    handle: async ({ ctx, query }) => ok(await listRelationships(ctx, query)),
  });
  registerEndpoint(api, {
    ...ONE,
    method: "get",
    path: "/api/relationships/{relationship_id}",
    operationId: "readRelationship",
    handle: async ({ ctx, loaded }) => ok(await readRelationship(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...ONE,
    method: "post",
    path: "/api/relationships/{relationship_id}/end",
    operationId: "endRelationship",
    roles: ["compliance_manager", "mlro"],
    body: EndBody,
    handle: async ({ ctx, loaded, body: { ended_on, reason } }) =>
      ok(await endRelationship(ctx, loaded, { endedOn: ended_on, reason })),
  });
  registerEndpoint(api, {
    ...ONE,
    method: "post",
    path: "/api/relationships/{relationship_id}/review",
    operationId: "openRelationshipReview",
    body: ReviewBody,
    handle: async ({ ctx, loaded: { relationshipId }, body: { reason } }) => {
      const { workflowId } = await openReview(ctx, { relationshipId, trigger: "officer", reason, eventId: null });
      return created({ workflow_id: workflowId });
    },
  });
}
