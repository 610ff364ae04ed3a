import type { Api } from "../../http/api.ts";
import { readBodyBytes } from "../../http/body.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok, toResponse } from "../../http/reply.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import {
  BeginRegisterImportBody,
  RegisterImportView,
  RegisterPartParams,
  RegisterPartView,
  RegisterView,
} from "./register-import.schemas.ts";
import { beginRegisterImport, commitRegisterImport, putRegisterPart } from "./register-import.service.ts";

const PART_MAX_BYTES = 16_777_216;
const ADMIN = { tag: "imports", access: "officer", roles: ["admin"] } as const;

/**
 * The company register's open data: announce an extract that was read to its end, send it in parts, declare it
 * whole. A part that arrived need not be sent again, whatever happens in between.
 */
export function registerRegisterImport(api: Api): void {
  registerEndpoint(api, {
    ...ADMIN,
    method: "post",
    path: "/api/imports/kbo",
    summary: "Begin the import of an extract of the register, or go on with it",
    body: BeginRegisterImportBody,
    responses: { 200: RegisterImportView },
    handle: async ({ ctx, body }) => {
      const begun = await beginRegisterImport(ctx, body);
      if (begun.status === "current") return ok(begun);
      return ok({ status: "staged", import_id: begun.importId, received: begun.received });
    },
  });
  registerEndpoint(api, {
    ...ADMIN,
    method: "put",
    path: "/api/imports/kbo/{import_id}/parts/{part}",
    summary: "Rows of the register",
    params: RegisterPartParams,
    bodyKind: "raw",
    rawType: "application/octet-stream",
    responses: { 200: RegisterPartView },
    handle: async ({ params, request, once }) => {
      const bytes = await readBodyBytes(request, PART_MAX_BYTES);
      const fingerprint = sha256Hex(`${params.import_id} ${params.part} ${sha256Hex(bytes)}`);
      return once.run(fingerprint, async (current) =>
        toResponse(ok(await putRegisterPart(current, params.import_id, params.part, bytes))),
      );
    },
  });
  registerEndpoint(api, {
    ...ADMIN,
    method: "post",
    path: "/api/imports/kbo/{import_id}/commit",
    summary: "Declare the imported register whole",
    responses: { 200: RegisterView },
    handle: async ({ ctx, params }) => ok(await commitRegisterImport(ctx, params["import_id"]!)),
  });
}
