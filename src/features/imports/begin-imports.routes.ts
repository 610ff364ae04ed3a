import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { RadarDataset } from "../regulatory/radar.dataset.ts";
import { beginList, beginRegister, beginRegulatory } from "./begin-imports.service.ts";
import { viewImport } from "./import.views.ts";
import { BeginListImportBody, ListSourceParams } from "./platform-imports.schemas.ts";
import { BeginRegisterImportBody } from "./register-import.schemas.ts";

const PLATFORM = { tag: "platform", access: "platform", method: "post" } as const;

/** How an import of each kind begins, or continues where it was broken off. */
export function registerBeginnings(api: Api): void {
  registerEndpoint(api, {
    ...PLATFORM,
    path: "/api/platform/list-imports/{source}",
    operationId: "beginListImport",
    params: ListSourceParams,
    body: BeginListImportBody,
    handle: async ({ ctx, params, body }) => {
      const { row, received } = await beginList(ctx, { ...body, source: params.source });
      return ok({ import: viewImport(row), received: received.map(({ part, sha256 }) => ({ part, sha256 })) });
    },
  });
  registerEndpoint(api, {
    ...PLATFORM,
    path: "/api/platform/register-imports",
    operationId: "beginRegisterImport",
    body: BeginRegisterImportBody,
    handle: async ({ ctx, body }) => {
      const begun = await beginRegister(ctx, body);
      if (begun.status === "current") return ok(begun);
      const received = begun.received.map(({ part, sha256 }) => ({ part, sha256 }));
      return ok({ status: "staged", import: viewImport(begun.row), received });
    },
  });
  registerEndpoint(api, {
    ...PLATFORM,
    path: "/api/platform/regulatory-imports",
    operationId: "beginRegulatoryImport",
    body: RadarDataset,
    handle: async ({ ctx, body }) => ok(viewImport(await beginRegulatory(ctx, body))),
  });
}
