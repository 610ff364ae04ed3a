import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { file, ok } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { loadCase } from "../cases/cases.routes.ts";
import { readLedger } from "./ledger.service.ts";
import {
  holdRetained,
  listRetained,
  readRetained,
  readRetainedFile,
  requireRetained,
} from "./retained-reports.service.ts";
import { FileQuery, LedgerQuery, ReasonBody, RelationshipEndBody, RetentionQuery } from "./retention.schemas.ts";
import { sweepNow } from "./sweep.service.ts";
import { listRetention, orderRetention, readRetention } from "./retention.service.ts";

const RETENTION = { tag: "retention", access: "officer" } as const;
const ORDER = { ...RETENTION, roles: ["compliance_manager", "mlro"], load: loadCase } as const;
const OVERVIEW = { ...RETENTION, method: "get", roles: ["compliance_manager", "admin"] } as const;
const REPORTS = { ...RETENTION, roles: ["mlro"] } as const;

export function registerRetention(api: Api): void {
  registerEndpoint(api, {
    ...RETENTION,
    method: "get",
    path: "/api/cases/{workflow_id}/retention",
    operationId: "readRetention",
    load: loadCase,
    handle: async ({ ctx, loaded }) => ok(await readRetention(ctx, loaded)),
  });
  registerOrders(api);
  registerEndpoint(api, {
    ...OVERVIEW,
    path: "/api/retention",
    operationId: "listRetention",
    query: RetentionQuery,
    handle: async ({ ctx, query }) => ok(await listRetention(ctx, query)),
  });
  registerEndpoint(api, {
    ...OVERVIEW,
    path: "/api/retention/ledger",
    operationId: "readDeletionLedger",
    query: LedgerQuery,
    handle: async ({ ctx, query: { page, per_page } }) => {
      const { lines, total, valid } = await readLedger(ctx, { page, perPage: per_page });
      return ok({ deletions: lines, chain_valid: valid, total, page, per_page });
    },
  });
  registerEndpoint(api, {
    ...RETENTION,
    method: "post",
    path: "/api/retention/sweep",
    operationId: "runRetentionPurge",
    roles: ["admin"],
    handle: async ({ ctx }) => ok(await sweepNow(ctx)),
  });
  registerReports(api);
}

function registerOrders(api: Api): void {
  registerEndpoint(api, {
    ...ORDER,
    method: "put",
    path: "/api/cases/{workflow_id}/legal-hold",
    operationId: "setLegalHold",
    body: ReasonBody,
    handle: async ({ ctx, loaded, body }) => ok(await orderRetention(ctx, loaded, { kind: "set_hold", ...body })),
  });
  registerEndpoint(api, {
    ...ORDER,
    method: "delete",
    path: "/api/cases/{workflow_id}/legal-hold",
    operationId: "liftLegalHold",
    body: ReasonBody,
    handle: async ({ ctx, loaded, body }) => ok(await orderRetention(ctx, loaded, { kind: "lift_hold", ...body })),
  });
  registerEndpoint(api, {
    ...ORDER,
    method: "put",
    path: "/api/cases/{workflow_id}/relationship-end",
    operationId: "recordRelationshipEnd",
    body: RelationshipEndBody,
    handle: async ({ ctx, loaded, body: { ended_on, reason } }) =>
      ok(await orderRetention(ctx, loaded, { kind: "end", endedOn: ended_on, reason })),
  });
  registerEndpoint(api, {
    ...ORDER,
    method: "delete",
    path: "/api/cases/{workflow_id}/relationship-end",
    operationId: "withdrawRelationshipEnd",
    body: ReasonBody,
    handle: async ({ ctx, loaded, body }) => ok(await orderRetention(ctx, loaded, { kind: "resume", ...body })),
  });
}

/** What is kept for reports after their cases went: the MLRO's alone. */
function registerReports(api: Api): void {
  const CASE = {
    ...REPORTS,
    load: (ctx: Ctx, params: Readonly<Record<string, string>>) => requireRetained(ctx, params["workflow_id"]!),
  };
  registerEndpoint(api, {
    ...REPORTS,
    method: "get",
    path: "/api/retention/reports",
    operationId: "listRetainedReports",
    query: LedgerQuery,
    handle: async ({ ctx, query: { page, per_page } }) => {
      const { rows, total } = await listRetained(ctx, { page, perPage: per_page });
      return ok({ cases: rows, total, page, per_page });
    },
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/retention/reports/{workflow_id}",
    operationId: "readRetainedReport",
    handle: async ({ ctx, loaded }) => ok(await readRetained(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/retention/reports/{workflow_id}/file",
    operationId: "downloadRetainedFile",
    query: FileQuery,
    handle: async ({ ctx, loaded, query }) => {
      const { body, size } = await readRetainedFile(ctx, loaded, query.key);
      return file({ body, contentType: "application/octet-stream", filename: query.key.split("/").at(-1)!, size });
    },
  });
  const HOLD = {
    ...CASE,
    path: "/api/retention/reports/{workflow_id}/legal-hold",
    body: ReasonBody,
  };
  registerEndpoint(api, {
    ...HOLD,
    method: "put",
    operationId: "holdRetainedReport",
    handle: async ({ ctx, loaded, body }) => ok(await holdRetained(ctx, loaded, body.reason)),
  });
  registerEndpoint(api, {
    ...HOLD,
    method: "delete",
    operationId: "releaseRetainedReport",
    handle: async ({ ctx, loaded }) => ok(await holdRetained(ctx, loaded, null)),
  });
}
