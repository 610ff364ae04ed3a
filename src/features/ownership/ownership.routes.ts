import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { created, ok } from "../../http/reply.ts";
import { loadCase, loadCaseFor } from "../cases/cases.routes.ts";
import { FileOwnershipBody, filingView, WithdrawFilingBody } from "./filing.schemas.ts";
import { fileOwnership, withdrawFiling } from "./filing.service.ts";
import { OwnershipQuery } from "./ownership.schemas.ts";
import { exportBods, readOwnership } from "./ownership.service.ts";

const CASE = { tag: "case management", access: "officer", load: loadCase } as const;
const PATH = "/api/cases/{workflow_id}/ownership";

export function registerOwnership(api: Api): void {
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: PATH,
    operationId: "readOwnership",
    load: loadCaseFor("ownership_read"),
    query: OwnershipQuery,
    handle: async ({ ctx, loaded, query }) =>
      ok(query.format === "bods" ? await exportBods(ctx, loaded) : await readOwnership(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "post",
    path: `${PATH}/statements`,
    operationId: "fileOwnership",
    body: FileOwnershipBody,
    handle: async ({ ctx, loaded, body, text }) => created(filingView(await fileOwnership(ctx, loaded, body, text))),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "delete",
    path: `${PATH}/statements/{filing_id}`,
    operationId: "withdrawOwnership",
    body: WithdrawFilingBody,
    handle: async ({ ctx, loaded, params, body }) =>
      ok(filingView(await withdrawFiling(ctx, loaded, params["filing_id"]!, body.reason))),
  });
}
