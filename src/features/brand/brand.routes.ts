import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { BrandBody } from "./brand.schemas.ts";
import { readDescribedBrand, replaceBrand } from "./brand.service.ts";

const BRAND = { tag: "templates", access: "officer", path: "/api/brand" } as const;

export function registerBrand(api: Api): void {
  registerEndpoint(api, {
    ...BRAND,
    method: "get",
    operationId: "readBrand",
    handle: async ({ ctx }) => ok(await readDescribedBrand(ctx)),
  });
  registerEndpoint(api, {
    ...BRAND,
    method: "put",
    operationId: "replaceBrand",
    roles: ["compliance_manager"],
    body: BrandBody,
    handle: async ({ ctx, body }) => ok(await replaceBrand(ctx, body)),
  });
}
