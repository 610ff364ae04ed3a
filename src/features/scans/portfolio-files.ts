import { readBodyBytes } from "../../http/body.ts";
import type { IdempotentRequest } from "../../http/idempotency.ts";
import { file, type Reply, streamOf, toResponse } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { Delimiter } from "./csv.rules.ts";
import type { Portfolio, PortfolioPart } from "./portfolio.model.ts";
import { writePortfolioCsv } from "./portfolio-writer.service.ts";

const FILE_MAX_BYTES = 4 * 1_048_576;

interface CsvUpload {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Reads a CSV file of a request and executes it once under the request's idempotency key. */
export async function withCsvUpload(
  request: Request,
  query: object,
  once: IdempotentRequest,
  run: (ctx: Ctx, upload: CsvUpload) => Promise<Reply>,
): Promise<Reply> {
  const bytes = await readBodyBytes(request, FILE_MAX_BYTES);
  const upload = { bytes, contentType: request.headers.get("Content-Type") ?? "" };
  const fingerprint = () => sha256Hex(`${JSON.stringify(query)} ${sha256Hex(bytes)}`);
  return once.run(fingerprint, async (ctx) => toResponse(await run(ctx, upload)));
}

/** The results of a portfolio as a CSV file. */
export const csvFile = (ctx: Ctx, { id, name }: Portfolio, part: PortfolioPart, delimiter: Delimiter): Response =>
  file({
    body: streamOf(writePortfolioCsv(ctx, id, { part, delimiter })),
    contentType: "text/csv; charset=utf-8",
    filename: `${name}.csv`,
  });
