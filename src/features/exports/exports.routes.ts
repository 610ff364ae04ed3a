import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { cursorOf, readCursor } from "./export-cursor.rules.ts";
import { MEDIA_TYPES, schemaOf, writeRows } from "./export-files.ts";
import { exportPage } from "./exports.service.ts";
import { ExportParams, ExportQuery } from "./exports.schemas.ts";

/** An export names every case of the tenant, so only compliance managers, who are accountable for all, may read it. */
const MANAGER = { method: "get", tag: "exports", access: "officer", roles: ["compliance_manager"] } as const;

export function registerExports(api: Api): void {
  registerEndpoint(api, {
    ...MANAGER,
    path: "/api/exports/{kind}/schema",
    operationId: "readExportSchema",
    params: ExportParams,
    handle: async ({ params }) => ok(schemaOf(params.kind)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    path: "/api/exports/{kind}",
    operationId: "exportData",
    params: ExportParams,
    query: ExportQuery,
    responseHeaders: ["Next-Cursor"],
    handle: async ({ ctx, params: { kind }, query: { format, cursor, limit } }) => {
      const { rows, next } = await exportPage(ctx, kind, readCursor(kind, cursor), limit);
      return new Response(writeRows(kind, format, rows), {
        headers: {
          "Content-Type": MEDIA_TYPES[format],
          "Content-Disposition": `attachment; filename="${kind}.${format}"`,
          "X-Content-Type-Options": "nosniff",
          ...(next && { "Next-Cursor": cursorOf(kind, next) }),
        },
      });
    },
  });
}
