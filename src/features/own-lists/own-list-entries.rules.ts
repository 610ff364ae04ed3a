import { isListedDay, LISTED_BIRTH_DATE } from "../../domain/hits/birth-dates.rules.ts";
import { canonicalHash } from "../../platform/canonical-json.ts";
import type { ListEntry } from "../../screening/index.ts";
import { readCsv } from "../scans/csv.rules.ts";

/** Somebody on a tenant's own list, as the interface states it. */
export interface OwnEntry {
  readonly kind: "person" | "company" | "unknown";
  readonly name: string;
  readonly aliases: readonly string[];
  readonly birth_date: string | null;
  readonly countries: readonly string[];
  readonly identifiers: readonly string[];
  readonly reason: string | null;
}

export const OWN_ENTRIES_MAX = 5_000;

/** An entry keeps its id while its name does not change, so that a clearance of a match with it holds. */
export const toListEntry = (entry: OwnEntry): ListEntry => ({
  id: canonicalHash([entry.kind, entry.name, entry.birth_date]).slice(0, 24),
  kind: entry.kind,
  names: [entry.name, ...entry.aliases].map((name) => ({ name, weak: false })),
  topics: ["own"],
  birthDates: entry.birth_date === null ? [] : [entry.birth_date],
  countries: entry.countries,
  identifiers: entry.identifiers,
  programmes: entry.reason === null ? [] : [entry.reason],
});

export const toOwnEntry = ({ kind, names, birthDates, countries, identifiers, programmes }: ListEntry): OwnEntry => ({
  kind: kind === "vessel" ? "unknown" : kind,
  name: names[0]!.name,
  aliases: names.slice(1).map(({ name }) => name),
  birth_date: birthDates[0] ?? null,
  countries,
  identifiers,
  reason: programmes[0] ?? null,
});

interface Fault {
  readonly line: number;
  readonly message: string;
}

/**
 * Entries of a CSV file with a header: `name`, and as far as there are such columns `kind`, `aliases`, `birth_date`,
 * `countries`, `identifiers` and `reason`. Several values in one cell are separated by `|`.
 */
export function readOwnCsv(text: string): { readonly entries: OwnEntry[] } | { readonly faults: readonly Fault[] } {
  const { records, fault } = readCsv(text.replace(/^\uFEFF/, ""));
  if (fault) return { faults: [fault] };
  const [header, ...rows] = records;
  const columns = header?.cells.map((cell) => cell.trim().toLowerCase().replaceAll(/[ -]+/g, "_")) ?? [];
  if (!header || !columns.includes("name")) return { faults: [{ line: 1, message: "no column is called name" }] };
  const faults: Fault[] = [];
  const entries = rows.map(({ line, cells }): OwnEntry => {
    const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? "";
    const values = (name: string) =>
      cell(name)
        .split("|")
        .map((value) => value.trim())
        .filter((value) => value !== "");
    const kind = cell("kind").toLowerCase();
    const entry: OwnEntry = {
      kind: kind === "person" || kind === "company" ? kind : "unknown",
      name: cell("name"),
      aliases: values("aliases"),
      birth_date: cell("birth_date") || null,
      countries: values("countries").map((country) => country.toUpperCase()),
      identifiers: values("identifiers"),
      reason: cell("reason") || null,
    };
    const message = faultOf(entry, kind, cells.length === columns.length);
    if (message !== null) faults.push({ line, message });
    return entry;
  });
  return faults.length > 0 ? { faults } : { entries };
}

/** Unknown is never left out: a line that cannot be read refuses the file. */
function faultOf(entry: OwnEntry, kind: string, isWhole: boolean): string | null {
  if (!isWhole) return "has another number of cells than the header";
  if (entry.name === "" || entry.name.length > 500) return "has no name, or one of more than 500 characters";
  if (!["", "person", "company", "unknown"].includes(kind)) return "kind is none of person, company, unknown";
  if (entry.birth_date !== null && !(LISTED_BIRTH_DATE.test(entry.birth_date) && isListedDay(entry.birth_date)))
    return "birth_date is not YYYY-MM-DD";
  if (entry.countries.some((country) => !/^[A-Z]{2}$/.test(country)))
    return "countries are not ISO 3166-1 alpha-2 codes";
  const lists = [entry.aliases, entry.identifiers, entry.countries];
  if (lists.some((list) => list.length > 50 || list.some((value) => value.length > 500)))
    return "has too much in a cell";
  return (entry.reason?.length ?? 0) > 500 ? "reason has more than 500 characters" : null;
}
