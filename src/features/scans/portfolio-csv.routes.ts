import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { accepted } from "../../http/reply.ts";
import { csvFile, withCsvUpload } from "./portfolio-files.ts";
import { CsvQuery, CsvUploadQuery } from "./portfolio.schemas.ts";
import { importPortfolio } from "./portfolio-import.service.ts";
import { requirePortfolio } from "./portfolio.service.ts";

const PORTFOLIO = { tag: "scan", access: "officer" } as const;
const SEPARATORS = { comma: ",", semicolon: ";" } as const;

/** Portfolios as files. */
export function registerPortfolioFiles(api: Api): void {
  registerEndpoint(api, {
    ...PORTFOLIO,
    method: "post",
    path: "/api/scan/portfolio/csv",
    operationId: "importPortfolio",
    query: CsvUploadQuery,
    bodyKind: "raw",
    rawType: "text/csv",
    handle: ({ query, request, once }) =>
      withCsvUpload(request, query, once, async (ctx, upload) => accepted(await importPortfolio(ctx, query, upload))),
  });
  registerEndpoint(api, {
    ...PORTFOLIO,
    method: "get",
    path: "/api/scan/portfolio/{portfolio_id}/results.csv",
    operationId: "exportPortfolio",
    query: CsvQuery,
    load: (ctx, params) => requirePortfolio(ctx, params["portfolio_id"]!),
    handle: async ({ ctx, loaded, query: { part, separator } }) => csvFile(ctx, loaded, part, SEPARATORS[separator]),
  });
}
