import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { preferredType } from "../../http/negotiate.ts";
import { toResponse } from "../../http/reply.ts";
import { SCIM_MEDIA_TYPE } from "../../http/scim-problem.ts";
import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { identifyDirectory } from "./scim-caller.ts";
import { listResponse, providerConfig, userResourceType, userSchema } from "./scim-schemas.rules.ts";
import { ScimListQuery, ScimPatchBody, ScimUserBody, ScimUserQuery } from "./scim.schemas.ts";
import {
  changeScimUser,
  createScimUser,
  readScimUsers,
  removeScimUser,
  replaceScimUser,
  requireScimUser,
  scimUserView,
} from "./scim.service.ts";

const SCIM = { tag: "directory", access: identifyDirectory } as const;
const USER = {
  ...SCIM,
  path: "/scim/v2/Users/{user_id}",
  load: (ctx: Ctx, params: Readonly<Record<string, string>>) => requireScimUser(ctx, params["user_id"]!),
} as const;

const badBody = () => "invalid_input" as const;

/** Both media types hold the same text; a client that wants plain JSON gets it (RFC 7644, section 3.8). */
function answer(
  request: Request,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const type = preferredType(request, [SCIM_MEDIA_TYPE, "application/json"]);
  return toResponse({ status, body, headers: { "Content-Type": type, Vary: "Accept", ...headers } });
}

/** Officers as a directory provisions them (RFC 7643, RFC 7644). */
export function registerScim(api: Api): void {
  registerUsers(api);
  registerDocuments(api);
}

function registerUsers(api: Api): void {
  registerEndpoint(api, {
    ...SCIM,
    method: "get",
    path: "/scim/v2/Users",
    operationId: "listScimUsers",
    query: ScimListQuery,
    responseHeaders: ["Vary"],
    handle: async ({ ctx, query, request }) => {
      const { users, total, first } = await readScimUsers(ctx, query);
      return answer(
        request,
        200,
        listResponse(
          users.map((user) => scimUserView(ctx, user, query)),
          total,
          first,
        ),
      );
    },
  });
  registerEndpoint(api, {
    ...SCIM,
    method: "post",
    path: "/scim/v2/Users",
    operationId: "createScimUser",
    body: ScimUserBody,
    bodyCode: badBody,
    responseHeaders: ["Location", "Vary"],
    handle: async ({ ctx, body, request }) => {
      const user = scimUserView(ctx, await createScimUser(ctx, body));
      return answer(request, 201, user, { Location: String((user["meta"] as { location: string }).location) });
    },
  });
  registerEndpoint(api, {
    ...USER,
    method: "get",
    operationId: "readScimUser",
    query: ScimUserQuery,
    responseHeaders: ["Vary"],
    handle: async ({ ctx, loaded, query, request }) => answer(request, 200, scimUserView(ctx, loaded, query)),
  });
  registerEndpoint(api, {
    ...USER,
    method: "put",
    operationId: "replaceScimUser",
    body: ScimUserBody,
    bodyCode: badBody,
    responseHeaders: ["Vary"],
    handle: async ({ ctx, loaded, body, request }) =>
      answer(request, 200, scimUserView(ctx, await replaceScimUser(ctx, loaded, body))),
  });
  registerEndpoint(api, {
    ...USER,
    method: "patch",
    operationId: "patchScimUser",
    body: ScimPatchBody,
    bodyCode: badBody,
    responseHeaders: ["Vary"],
    handle: async ({ ctx, loaded, body, request }) =>
      answer(request, 200, scimUserView(ctx, await changeScimUser(ctx, loaded, body))),
  });
  registerEndpoint(api, {
    ...USER,
    method: "delete",
    operationId: "deleteScimUser",
    handle: async ({ ctx, loaded }) => {
      await removeScimUser(ctx, loaded);
      return new Response(null, { status: 204 });
    },
  });
}

function registerDocuments(api: Api): void {
  const base = ({ settings }: Ctx) => settings.PUBLIC_BASE_URL;
  registerEndpoint(api, {
    ...SCIM,
    method: "get",
    path: "/scim/v2/ServiceProviderConfig",
    operationId: "readScimConfig",
    responseHeaders: ["Vary"],
    handle: async ({ ctx, request }) => answer(request, 200, providerConfig(base(ctx))),
  });
  for (const { path, list, one, document } of [
    {
      path: "/scim/v2/ResourceTypes",
      list: "listScimResourceTypes",
      one: "readScimResourceType",
      document: userResourceType,
    },
    { path: "/scim/v2/Schemas", list: "listScimSchemas", one: "readScimSchema", document: userSchema },
  ]) {
    registerEndpoint(api, {
      ...SCIM,
      method: "get",
      path,
      operationId: list,
      responseHeaders: ["Vary"],
      handle: async ({ ctx, request }) => answer(request, 200, listResponse([document(base(ctx))])),
    });
    registerEndpoint(api, {
      ...SCIM,
      method: "get",
      path: `${path}/{scim_name}`,
      operationId: one,
      load: async (ctx, params) => {
        const found = document(base(ctx));
        if (params["scim_name"] !== found.id) throw notFound("The document");
        return found;
      },
      responseHeaders: ["Vary"],
      handle: async ({ loaded, request }) => answer(request, 200, loaded),
    });
  }
}
