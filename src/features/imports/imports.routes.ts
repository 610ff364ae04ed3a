import type { z } from "@hono/zod-openapi";
import type { Api } from "../../http/endpoint-spec.ts";
import { readBodyBytes } from "../../http/body.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok, toResponse } from "../../http/reply.ts";
import { ROLES } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { readListStates } from "../../screening/index.ts";
import { viewImport } from "./import.views.ts";
import {
  compareImport,
  confirmImport,
  discardImport,
  putPart,
  readImports,
  requireImport,
} from "./platform-imports.service.ts";
import { ConfirmImportBody, ListVersionsView, PartParams } from "./platform-imports.schemas.ts";
import { registerBeginnings } from "./begin-imports.routes.ts";

/** About twenty thousand names with their details. */
const PART_MAX_BYTES = 33_554_432;
const LISTED_IMPORTS = 100;
const PLATFORM = { tag: "platform", access: "platform" } as const;

/**
 * Imports of what all tenants share, by operators of the platform: stage a file, see what it would change, confirm it.
 * Nothing changes for anybody before the confirmation.
 */
export function registerImports(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/imports/lists",
    tag: "imports",
    access: "officer",
    operationId: "listListVersions",
    roles: ROLES,
    handle: async ({ ctx }) => ok(await viewLists(ctx)),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "get",
    path: "/api/platform/lists",
    operationId: "listPlatformListVersions",
    handle: async ({ ctx }) => ok(await viewLists(ctx)),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "get",
    path: "/api/platform/imports",
    operationId: "listImports",
    handle: async ({ ctx }) => ok({ imports: (await readImports(ctx, LISTED_IMPORTS)).map(viewImport) }),
  });
  registerBeginnings(api);
  registerPart(api);
  registerEndpoint(api, {
    ...PLATFORM,
    method: "get",
    path: "/api/platform/imports/{import_id}",
    operationId: "readImport",
    handle: async ({ ctx, params }) => ok(viewImport(await requireImport(ctx, params["import_id"]!))),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "post",
    path: "/api/platform/imports/{import_id}/compare",
    operationId: "compareImport",
    handle: async ({ ctx, params }) => ok(viewImport(await compareImport(ctx, params["import_id"]!))),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "post",
    path: "/api/platform/imports/{import_id}/confirm",
    operationId: "confirmImport",
    body: ConfirmImportBody,
    load: (ctx, params) => requireImport(ctx, params["import_id"]!),
    handle: async ({ ctx, params, body }) => ok(viewImport(await confirmImport(ctx, params["import_id"]!, body))),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "delete",
    path: "/api/platform/imports/{import_id}",
    operationId: "discardImport",
    handle: async ({ ctx, params }) => ok(viewImport(await discardImport(ctx, params["import_id"]!))),
  });
}

/** A part that arrived need not be sent again, whatever happens in between. */
function registerPart(api: Api): void {
  registerEndpoint(api, {
    ...PLATFORM,
    method: "put",
    path: "/api/platform/imports/{import_id}/parts/{part}",
    operationId: "sendImportPart",
    params: PartParams,
    bodyKind: "raw",
    rawType: "application/octet-stream",
    handle: async ({ ctx, params, request, once }) => {
      await requireImport(ctx, params.import_id);
      const bytes = await readBodyBytes(request, PART_MAX_BYTES);
      const fingerprint = () => sha256Hex(`${params.import_id} ${params.part} ${sha256Hex(bytes)}`);
      return once.run(fingerprint, async (current) =>
        toResponse(ok(await putPart({ ...ctx, newId: current.newId }, params.import_id, params.part, bytes))),
      );
    },
  });
}

async function viewLists(ctx: Parameters<typeof readListStates>[0]): Promise<z.input<typeof ListVersionsView>> {
  const { lists, stale } = await readListStates(ctx);
  return {
    stale,
    lists: lists.map(({ loadedAt, checkedAt, ageHours, hasPeps, ...list }) => ({
      ...list,
      has_peps: hasPeps,
      last_confirmed_at: list.sample ? null : checkedAt,
      loaded_at: loadedAt,
      checked_at: checkedAt,
      age_hours: ageHours,
    })),
  };
}
