import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok, streamedJson } from "../../http/reply.ts";
import { preferredType } from "../../http/negotiate.ts";
import { validate } from "../../http/validate.ts";
import { csvFile, withCsvUpload } from "./portfolio-files.ts";
import { readUpload } from "./portfolio-import.service.ts";
import { CsvUploadQuery, PortfolioBody, PortfolioListQuery, ResultsQuery } from "./portfolio.schemas.ts";
import {
  listPortfolios,
  readPortfolioResults,
  requirePortfolio,
  retryPortfolio,
  scanPortfolio,
} from "./portfolio.service.ts";

const PORTFOLIO = { tag: "scan", access: "officer" } as const;

/** Scans of many companies at once. */
export function registerPortfolios(api: Api): void {
  registerEndpoint(api, {
    ...PORTFOLIO,
    method: "get",
    path: "/api/scan/portfolios",
    operationId: "listPortfolios",
    query: PortfolioListQuery,
    handle: async ({ ctx, query }) => ok(await listPortfolios(ctx, query)),
  });
  registerEndpoint(api, {
    ...PORTFOLIO,
    method: "post",
    path: "/api/scan/portfolio",
    operationId: "scanPortfolio",
    awaitsBackground: true,
    body: PortfolioBody,
    query: CsvUploadQuery.partial(),
    otherBody: {
      rawType: "text/csv",
      handle: async ({ query, request, once }) => {
        const named = validate(CsvUploadQuery, query, "The query");
        return withCsvUpload(request, query, once, async (ctx, upload) =>
          streamedJson(await scanPortfolio(ctx, readUpload(named, upload))),
        );
      },
    },
    handle: async ({ ctx, body }) =>
      streamedJson(
        await scanPortfolio(ctx, {
          name: body.name,
          registrationNumbers: body.registration_numbers,
          segmentId: body.segment_id ?? null,
        }),
      ),
  });
  registerEndpoint(api, {
    ...PORTFOLIO,
    method: "get",
    path: "/api/scan/portfolio/{portfolio_id}/results",
    operationId: "readPortfolio",
    query: ResultsQuery,
    responseHeaders: ["Vary"],
    handle: async ({ ctx, params, query, request }) => {
      if (preferredType(request, ["application/json", "text/csv"]) === "text/csv") {
        const answer = csvFile(ctx, await requirePortfolio(ctx, params["portfolio_id"]!), query.part, ",");
        answer.headers.set("Vary", "Accept");
        return answer;
      }
      const answer = streamedJson(
        await readPortfolioResults(ctx, params["portfolio_id"]!, {
          part: query.part,
          after: query.after ?? -1,
          limit: query.limit ?? null,
        }),
      );
      answer.headers.set("Vary", "Accept");
      return answer;
    },
  });
  registerEndpoint(api, {
    ...PORTFOLIO,
    method: "post",
    path: "/api/scan/portfolio/{portfolio_id}/retry",
    operationId: "retryPortfolio",
    load: (ctx, params) => requirePortfolio(ctx, params["portfolio_id"]!),
    handle: async ({ ctx, loaded }) => ok(await retryPortfolio(ctx, loaded)),
  });
}
