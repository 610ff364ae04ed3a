import { readBodyBytes } from "../../http/body.ts";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { accepted, file, streamOf, toResponse } from "../../http/reply.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { CsvQuery, CsvUploadQuery, PortfolioProgressView } from "./portfolio.schemas.ts";
import { importPortfolio } from "./portfolio-import.service.ts";
import { requirePortfolio } from "./portfolio.service.ts";
import { writePortfolioCsv } from "./portfolio-writer.service.ts";
import { PORTFOLIO_CSV as TEXTS } from "./scans.docs.ts";

const PORTFOLIO = { tag: "scan", access: "officer" } as const;
const FILE_MAX_BYTES = 4 * 1_048_576;
const SEPARATORS = { comma: ",", semicolon: ";" } as const;

/** Portfolios as files. */
export function registerPortfolioFiles(api: Api): void {
  registerEndpoint(api, {
    ...PORTFOLIO,
    method: "post",
    path: "/api/scan/portfolio/csv",
    ...TEXTS.importPortfolio,
    query: CsvUploadQuery,
    bodyKind: "raw",
    rawType: "text/csv",
    responses: { 202: PortfolioProgressView },
    handle: async ({ query, request, once }) => {
      const bytes = await readBodyBytes(request, FILE_MAX_BYTES);
      const upload = { bytes, contentType: request.headers.get("Content-Type") ?? "" };
      const fingerprint = sha256Hex(`${JSON.stringify(query)} ${sha256Hex(bytes)}`);
      return once.run(fingerprint, async (ctx) => toResponse(accepted(await importPortfolio(ctx, query, upload))));
    },
  });
  registerEndpoint(api, {
    ...PORTFOLIO,
    method: "get",
    path: "/api/scan/portfolio/{portfolio_id}/results.csv",
    ...TEXTS.exportPortfolio,
    query: CsvQuery,
    load: (ctx, params) => requirePortfolio(ctx, params["portfolio_id"]!),
    responses: { 200: { mediaTypes: ["text/csv"], description: "UTF-8 with a byte order mark (RFC 4180)" } },
    handle: async ({ ctx, loaded, query: { part, separator } }) =>
      file({
        body: streamOf(writePortfolioCsv(ctx, loaded.id, { part, delimiter: SEPARATORS[separator] })),
        contentType: "text/csv; charset=utf-8",
        filename: `${loaded.name}.csv`,
      }),
  });
}
