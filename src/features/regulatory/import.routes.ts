import type { Api } from "../../http/api.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { LoadedReleaseView } from "./changes.schemas.ts";
import { RadarDataset } from "./radar.dataset.ts";
import { loadRelease } from "./radar.service.ts";

export function registerImport(api: Api): void {
  registerEndpoint(api, {
    method: "post",
    path: "/api/imports/regulatory",
    tag: "imports",
    summary: "Serve another release of the regulatory data, once it was found whole",
    access: "officer",
    roles: ["admin"],
    body: RadarDataset,
    responses: { 200: LoadedReleaseView },
    handle: async ({ ctx, body }) => ok(await loadRelease(ctx.db, body, ctx.now(), ctx.actor.id)),
  });
}
