import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { PlatformAuditQuery } from "./audit.schemas.ts";
import { readPlatformAudit } from "./audit.service.ts";

export function registerPlatformAudit(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/platform/audit",
    tag: "platform",
    access: "platform",
    operationId: "readPlatformAudit",
    query: PlatformAuditQuery,
    handle: async ({ ctx, query }) => {
      const { page, per_page: perPage } = query;
      const { lines, total, valid, fault } = await readPlatformAudit(ctx, { page, perPage });
      return ok({
        entries: lines.map((line) => ({ ...line })),
        total,
        page,
        per_page: perPage,
        chain_valid: valid,
        fault,
      });
    },
  });
}
