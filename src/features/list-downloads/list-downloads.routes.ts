import type { z } from "@hono/zod-openapi";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { ROLES } from "../../platform/context.ts";
import { storedBytes } from "./file-response.rules.ts";
import { DownloadParams, ListDownloadView } from "./list-downloads.schemas.ts";
import {
  type ConfiguredDownload,
  listConfigured,
  readDownloadStates,
  requireConfigured,
  startConfigured,
} from "./list-downloads.service.ts";

const PLATFORM = { tag: "platform", access: "platform" } as const;

/** The lists that the service downloads by itself. */
export function registerListDownloads(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/imports/downloads",
    tag: "imports",
    access: "officer",
    roles: ROLES,
    operationId: "listDownloadStates",
    handle: async ({ ctx }) => ok({ downloads: await readDownloadStates(ctx) }),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "get",
    path: "/api/platform/list-downloads",
    operationId: "listListDownloads",
    handle: async ({ ctx }) => ok({ downloads: (await listConfigured(ctx)).map(viewDownload) }),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "post",
    path: "/api/platform/list-downloads/{source}",
    operationId: "startListDownload",
    params: DownloadParams,
    load: (ctx, params) => requireConfigured(ctx, params["source"]!),
    handle: async ({ ctx, loaded }) => {
      await startConfigured(ctx, loaded);
      return ok(viewDownload(loaded));
    },
  });
}

function viewDownload({ source, url, download }: ConfiguredDownload): z.input<typeof ListDownloadView> {
  const file = download?.run?.file ?? null;
  return {
    source,
    url,
    step: download?.step ?? "idle",
    bytes: file && storedBytes(file),
    total_bytes: file?.total ?? null,
    next_at: download?.nextAt ?? null,
    outcome: download?.outcome ?? "none",
    failure: download?.failure ?? null,
    detail: download?.detail ?? null,
    outcome_at: download?.outcomeAt ?? null,
    import_id: download?.importId ?? null,
    seen_at: download?.seenAt ?? null,
  };
}
