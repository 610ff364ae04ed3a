import type { z } from "@hono/zod-openapi";
import type { Figures } from "../../domain/figures/figures.model.ts";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { file, ok } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { printFigures, writeFiguresCsv } from "./figure-files.service.ts";
import { FiguresQuery } from "./management-information.schemas.ts";
import { readManagementFigures, readReportFigures } from "./management-information.service.ts";

const REPORT = { tag: "reports", access: "officer", method: "get", query: FiguresQuery } as const;
export function registerManagementInformation(api: Api): void {
  registerEndpoint(api, {
    ...REPORT,
    path: "/api/reports/management-information",
    operationId: "readManagementFigures",
    roles: ["compliance_manager", "mlro"],
    handle: async ({ ctx, query }) => reply(ctx, await readManagementFigures(ctx, query), query, "management"),
  });
  registerEndpoint(api, {
    ...REPORT,
    path: "/api/reports/suspicion-reports",
    operationId: "readSuspicionFigures",
    roles: ["mlro"],
    hidesCost: true,
    handle: async ({ ctx, query }) => reply(ctx, await readReportFigures(ctx, query), query, "suspicion"),
  });
}

async function reply(
  ctx: Ctx,
  figures: Figures,
  { format }: z.output<typeof FiguresQuery>,
  of: "management" | "suspicion",
) {
  const name = `${of === "management" ? "management-information" : "suspicion-reports"}-${figures.from}-${figures.to}`;
  switch (format) {
    case "json":
      return ok(figures);
    case "csv":
      return file({
        body: new TextEncoder().encode(writeFiguresCsv(figures)),
        contentType: "text/csv; charset=utf-8",
        filename: `${name}.csv`,
      });
    case "pdf":
      return file({
        body: await printFigures(ctx, figures, of),
        contentType: "application/pdf",
        filename: `${name}.pdf`,
      });
  }
}
