import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { created, ok } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { OwnListBody } from "./own-lists.schemas.ts";
import {
  createOwnList,
  deleteOwnList,
  readOwnList,
  readOwnLists,
  replaceOwnList,
  requireOwnList,
} from "./own-lists.service.ts";

const MANAGER = { tag: "policy", access: "officer", roles: ["compliance_manager"] } as const;

const load = (ctx: Ctx, params: Readonly<Record<string, string>>) => requireOwnList(ctx, params["list_id"]!);

export function registerOwnLists(api: Api): void {
  registerEndpoint(api, {
    ...MANAGER,
    method: "get",
    path: "/api/own-lists",
    operationId: "listOwnLists",
    handle: async ({ ctx }) => ok({ lists: await readOwnLists(ctx) }),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "post",
    path: "/api/own-lists",
    operationId: "createOwnList",
    body: OwnListBody,
    handle: async ({ ctx, body }) => created(await createOwnList(ctx, body)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "get",
    path: "/api/own-lists/{list_id}",
    operationId: "readOwnList",
    load,
    handle: async ({ ctx, loaded }) => ok(await readOwnList(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "put",
    path: "/api/own-lists/{list_id}",
    operationId: "replaceOwnList",
    load,
    body: OwnListBody,
    handle: async ({ ctx, loaded, body }) => ok(await replaceOwnList(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "delete",
    path: "/api/own-lists/{list_id}",
    operationId: "deleteOwnList",
    load,
    handle: async ({ ctx, loaded }) => ok(await deleteOwnList(ctx, loaded)),
  });
}
