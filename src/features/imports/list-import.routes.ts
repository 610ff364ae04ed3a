import type { z } from "@hono/zod-openapi";
import type { Api } from "../../http/api.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { readBodyBytes } from "../../http/body.ts";
import { ok, toResponse } from "../../http/reply.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import {
  beginListImport,
  commitListImport,
  type ListVersion,
  putListPart,
  readListVersions,
} from "../../screening/index.ts";
import {
  BeginListImportBody,
  ListImportView,
  ListPartParams,
  ListPartView,
  ListSourceParams,
  ListVersionsView,
  ListVersionView,
} from "./list-import.schemas.ts";

/** A part of some twenty thousand names, with room for what lists say beside them. */
const PART_MAX_BYTES = 33_554_432;
const tag = "imports";
const access = "officer";

/**
 * Sanctions and PEP lists: announce a file that was read to its end, send its entries in parts, put it in force.
 * A part that arrived need not be sent again, whatever happens in between.
 */
export function registerListImport(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/imports/lists",
    tag,
    access,
    summary: "Sanctions and PEP lists in force",
    roles: ["officer", "compliance_manager", "mlro", "admin"],
    responses: { 200: ListVersionsView },
    handle: async ({ ctx }) => ok({ lists: (await readListVersions(ctx)).map(toView) }),
  });
  registerEndpoint(api, {
    method: "post",
    path: "/api/imports/lists/{source}",
    tag,
    access,
    summary: "Begin the import of a list file, or go on with it",
    roles: ["admin"],
    params: ListSourceParams,
    body: BeginListImportBody,
    responses: { 200: ListImportView },
    handle: async ({ ctx, params, body }) => {
      const { allow_shrink: allowShrink, ...file } = body;
      const begun = await beginListImport(ctx, { ...file, source: params.source, allowShrink });
      if (begun.status === "current") return ok({ status: "current", list: toView(begun.list) });
      return ok({ status: "staged", list_id: begun.listId, received: begun.received });
    },
  });
  registerEndpoint(api, {
    method: "put",
    path: "/api/imports/list-files/{list_id}/parts/{part}",
    tag,
    access,
    summary: "Entries of a list as JSON lines",
    roles: ["admin"],
    params: ListPartParams,
    bodyKind: "raw",
    rawType: "application/x-ndjson",
    responses: { 200: ListPartView },
    handle: async ({ ctx, params, request, once }) => {
      const bytes = await readBodyBytes(request, PART_MAX_BYTES);
      const fingerprint = sha256Hex(`${params.list_id} ${params.part} ${sha256Hex(bytes)}`);
      return once.run(fingerprint, async (current) =>
        toResponse(ok(await putListPart({ ...ctx, newId: current.newId }, params.list_id, params.part, bytes))),
      );
    },
  });
  registerEndpoint(api, {
    method: "post",
    path: "/api/imports/list-files/{list_id}/commit",
    tag,
    access,
    summary: "Put an imported list in force",
    roles: ["admin"],
    responses: { 200: ListVersionView },
    handle: async ({ ctx, params }) => ok(toView(await commitListImport(ctx, params["list_id"]!))),
  });
}

const toView = ({ loadedAt, ...list }: ListVersion): z.input<typeof ListVersionView> => ({
  ...list,
  loaded_at: loadedAt,
});
