import { parseEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { type CsvRecord, type Delimiter, readCsv, writeCsvLine } from "./csv.rules.ts";
import type { PortfolioRow } from "./portfolio.model.ts";
import { failureOf, viewResult } from "./portfolio-view.rules.ts";
import { FAULTS, PORTFOLIO_MAX } from "./portfolio.rules.ts";

/** Names of the column of enterprise numbers, the better ones first, without spaces, accents and punctuation. */
const NUMBER_COLUMNS: readonly string[] = (
  "registrationnumber enterprisenumber companynumber companyregistrationnumber " +
  "ondernemingsnummer ondernemingsnr kbonummer kbonr kbo " +
  "numerodentreprise numeroentreprise ndentreprise nodentreprise numerobce nbce bce " +
  "unternehmensnummer unternehmensnr zdunummer zdu " +
  "vatnumber vat btwnummer btwnr btw numerodetva numerotva ntva tva mwstnummer mwstnr ustidnr " +
  "number nummer numero"
).split(" ");

/** Names of the column by which a file names its companies itself. */
const REFERENCE_COLUMNS: readonly string[] = "reference referentie referenz ref".split(" ");
const REFERENCE_MAX = 200;

const NO_COLUMN =
  "no column has the enterprise numbers; name it registration_number, ondernemingsnummer, numéro d'entreprise or Unternehmensnummer";

export interface LineFault {
  readonly line: number;
  readonly message: string;
}

interface PortfolioFile {
  readonly numbers: readonly string[];
  /** What the file calls its companies, by ten digits; all of them where it has a company twice. */
  readonly references: ReadonlyMap<string, string>;
}

/** The companies of a CSV file, or every line that is wrong. A file without a header is read by its first line. */
export function readPortfolioCsv(text: string): PortfolioFile | { readonly faults: readonly LineFault[] } {
  const { records, fault } = readCsv(text);
  if (fault) return { faults: [fault] };
  const [first] = records;
  if (!first) return { faults: [{ line: 1, message: "the file is empty" }] };
  const header = columnOf(first, NUMBER_COLUMNS);
  const naming = header === null ? null : columnOf(first, REFERENCE_COLUMNS);
  const column = header ?? first.cells.findIndex((cell) => parseEnterpriseNumber(cell).ok);
  if (column < 0) return { faults: [{ line: first.line, message: NO_COLUMN }] };
  const rows = header === null ? records : records.slice(1);
  if (rows.length === 0) return { faults: [{ line: first.line, message: "no line follows the header" }] };
  const faults = rows.flatMap((row) => faultOf(row, column, first.cells.length) ?? faultOfReference(row, naming) ?? []);
  if (faults.length > 0) return { faults };
  const numbers = [...new Set(rows.map(({ cells }) => cells[column]!))];
  if (numbers.length > PORTFOLIO_MAX) {
    return {
      faults: [{ line: rows[PORTFOLIO_MAX]!.line, message: `a portfolio has at most ${PORTFOLIO_MAX} numbers` }],
    };
  }
  return { numbers, references: naming === null ? new Map() : referencesOf(rows, column, naming) };
}

function referencesOf(rows: readonly CsvRecord[], column: number, naming: number): ReadonlyMap<string, string> {
  const references = new Map<string, Set<string>>();
  for (const { cells } of rows) {
    const parsed = parseEnterpriseNumber(cells[column]!);
    const reference = cells[naming]!.trim();
    if (!parsed.ok || reference === "") continue;
    references.set(parsed.number, (references.get(parsed.number) ?? new Set()).add(reference));
  }
  return new Map([...references].map(([number, all]) => [number, [...all].join(", ")]));
}

function faultOfReference({ line, cells }: CsvRecord, naming: number | null): LineFault | null {
  const reference = naming === null ? "" : cells[naming]!.trim();
  if ([...reference].length > REFERENCE_MAX)
    return { line, message: `has a reference of over ${REFERENCE_MAX} characters` };
  return /\p{Cc}/u.test(reference)
    ? { line, message: "has a reference with a line break or a control character" }
    : null;
}

/** The first column that has one of the names; null if the record has none, and so is no header. */
function columnOf({ cells }: CsvRecord, wanted: readonly string[]): number | null {
  const names = cells.map((cell) =>
    cell
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ""),
  );
  const known = wanted.find((name) => names.includes(name));
  return known === undefined ? null : names.indexOf(known);
}

function faultOf({ line, cells }: CsvRecord, column: number, width: number): LineFault | null {
  if (cells.length !== width) {
    return { line, message: `has ${cells.length} cells, and the first line has ${width}` };
  }
  const cell = cells[column]!;
  if (cell.trim() === "") return { line, message: "has no enterprise number" };
  const parsed = parseEnterpriseNumber(cell);
  return parsed.ok ? null : { line, message: `"${cell.slice(0, 40)}" ${FAULTS[parsed.fault]}` };
}

const COLUMNS = [
  "registration_number",
  "legal_name",
  "state",
  "risk_tier",
  "confidence",
  "reasons",
  "flags",
  "failed_sources",
  "scanned_at",
  "scan_id",
  "link",
  "reference",
] as const;
type Line = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

export const csvHeader = (delimiter: Delimiter): string => writeCsvLine(COLUMNS, delimiter);

/** A company of a portfolio as a line of CSV; one without a result says so. */
export function csvLine(row: PortfolioRow, baseUrl: string, delimiter: Delimiter): string {
  const line = lineOf(row, baseUrl);
  return writeCsvLine(
    COLUMNS.map((column) => line[column] ?? ""),
    delimiter,
  );
}

function lineOf(row: PortfolioRow, baseUrl: string): Line {
  if (row.scan === null) {
    const { registration_number, reason } = failureOf(row) ?? { registration_number: row.number, reason: "" };
    return {
      registration_number,
      reference: row.reference ?? "",
      state: row.isWaiting ? "waiting" : "failed",
      reasons: reason,
    };
  }
  const found = viewResult(row, baseUrl);
  return {
    registration_number: found.registration_number,
    reference: found.reference ?? "",
    legal_name: found.legal_name,
    state: found.retrying ? "retrying" : found.incomplete ? "incomplete" : "scanned",
    risk_tier: found.risk_tier,
    confidence: found.confidence.toFixed(2),
    reasons: found.reasons.join(" "),
    flags: found.flags.join(" "),
    failed_sources: (found.unanswered_sources ?? [])
      .flatMap(({ failed, source }) => (failed ? [source] : []))
      .join(" "),
    scanned_at: found.scanned_at,
    scan_id: found.scan_id,
    link: found.links.console,
  };
}
