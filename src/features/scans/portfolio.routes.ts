import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { streamedJson } from "../../http/reply.ts";
import { PortfolioBody, PortfolioResultsView, PortfolioView } from "./portfolio.schemas.ts";
import { readPortfolioResults, scanPortfolio } from "./portfolio.service.ts";
import { PORTFOLIOS as TEXTS } from "./scans.docs.ts";

const PORTFOLIO = { tag: "scan", access: "officer" } as const;

/** Scans of many companies at once. */
export function registerPortfolios(api: Api): void {
  registerEndpoint(api, {
    ...PORTFOLIO,
    method: "post",
    path: "/api/scan/portfolio",
    ...TEXTS.scanPortfolio,
    body: PortfolioBody,
    responses: { 200: PortfolioView },
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
    ...TEXTS.readPortfolio,
    responses: { 200: PortfolioResultsView },
    handle: async ({ ctx, params }) => streamedJson(await readPortfolioResults(ctx, params["portfolio_id"]!)),
  });
}
