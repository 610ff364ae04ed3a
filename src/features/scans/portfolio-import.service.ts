import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { readPortfolioCsv } from "./portfolio-csv.rules.ts";
import { orderPortfolio, type PortfolioInput } from "./portfolio.service.ts";

/** Faults that one answer names. */
const FAULTS_SHOWN = 100;

interface Named {
  readonly name: string;
  readonly segment_id?: string | null | undefined;
}

interface Upload {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Starts a portfolio from a CSV file and answers at once. @throws DomainError as `readUpload` does. */
export const importPortfolio = (ctx: Ctx, named: Named, upload: Upload) =>
  orderPortfolio(ctx, readUpload(named, upload));

/**
 * A portfolio of a CSV file. A file with a single wrong line is refused whole.
 * @throws DomainError `malformed_request` if it is no CSV in UTF-8, `validation_failed` with each wrong line.
 */
export function readUpload(
  { name, segment_id: segmentId = null }: Named,
  { bytes, contentType }: Upload,
): PortfolioInput {
  if (!/^text\/csv\s*(?:;|$)/i.test(contentType)) {
    throw new DomainError("malformed_request", "The content type must be text/csv.");
  }
  const read = readPortfolioCsv(decode(bytes));
  if ("numbers" in read) return { name, registrationNumbers: read.numbers, references: read.references, segmentId };
  const { faults } = read;
  const shown = faults.slice(0, FAULTS_SHOWN);
  const more = faults.length > shown.length ? ` The first ${shown.length} are listed.` : "";
  const lines = faults.length === 1 ? "1 line of the file is" : `${faults.length} lines of the file are`;
  throw new DomainError("validation_failed", `${lines} wrong; nothing was scanned.${more}`, {
    errors: shown.map(({ line, message }) => ({ path: `lines.${line}`, code: "invalid_line", message })),
  });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new DomainError("malformed_request", 'The file is not UTF-8 text. In Excel, save it as "CSV UTF-8".');
  }
}
