import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { previewPolicy } from "./policy-preview.service.ts";
import { PolicyBody, PolicyPreviewBody, PolicyVersionsQuery } from "./policy.schemas.ts";
import { listPolicyVersions, readPolicy, writePolicy } from "./policy.service.ts";

const POLICY = { tag: "policy", access: "officer" } as const;
/** Who sets the rules is accountable for them. */
const MANAGER = { ...POLICY, roles: ["compliance_manager"] } as const;

export function registerPolicy(api: Api): void {
  registerEndpoint(api, {
    ...POLICY,
    method: "get",
    path: "/api/policy",
    operationId: "readPolicy",
    handle: async ({ ctx }) => ok(await readPolicy(ctx)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "put",
    path: "/api/policy",
    operationId: "replacePolicy",
    body: PolicyBody,
    handle: async ({ ctx, body }) => ok(await writePolicy(ctx, body.values, body.reason)),
  });
  registerEndpoint(api, {
    ...POLICY,
    method: "get",
    path: "/api/policy/versions",
    operationId: "listPolicyVersions",
    query: PolicyVersionsQuery,
    handle: async ({ ctx, query }) => ok(await listPolicyVersions(ctx, query.page, query.per_page)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "post",
    path: "/api/policy/preview",
    operationId: "previewPolicy",
    body: PolicyPreviewBody,
    handle: async ({ ctx, body }) => ok(await previewPolicy(ctx, body.values, body.cursor)),
  });
}
