import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { file } from "../../http/reply.ts";
import { loadCase } from "../cases/cases.routes.ts";
import { openCasePack } from "./case-pack.service.ts";

export function registerCasePack(api: Api): void {
  registerEndpoint(api, {
    tag: "case management",
    access: "officer",
    method: "get",
    path: "/api/cases/{workflow_id}/case-pack.zip",
    operationId: "downloadCasePack",
    load: loadCase,
    handle: async ({ ctx, loaded }) =>
      file({
        body: await openCasePack(ctx, loaded),
        contentType: "application/zip",
        filename: `case-pack-${loaded.caseId}.zip`,
      }),
  });
}
