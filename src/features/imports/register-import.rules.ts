import type { RegisterImportRow, RegisterPartRow } from "./register-import.model.ts";
import { ENTITY_TABLES, type RegisterPart } from "../../sources/kbo/register-part.model.ts";
import { compareText } from "../../platform/compare-text.ts";

interface Fault {
  readonly code: string;
  readonly message: string;
}

/** Why an extract cannot follow the one in force; null when it can. */
export function findExtractFault(
  extract: { readonly extract_type: "full" | "update"; readonly extract_number: number; readonly force: boolean },
  current: RegisterImportRow | null,
): Fault | null {
  const { extract_number: number, extract_type: type } = extract;
  if (!current) {
    return type === "update"
      ? { code: "no_full_extract", message: "An update can only be imported after a full extract." }
      : null;
  }
  if (extract.force) return null;
  if (number < current.extract_number) {
    return { code: "older", message: `The register holds extract ${current.extract_number}; this is ${number}.` };
  }
  if (type === "update" && number > current.extract_number + 1) {
    const message = `Between extract ${current.extract_number} of the register and ${number} an update is missing.`;
    return { code: "gap", message };
  }
  return null;
}

/** Why a part cannot belong to an extract of its type; null when it can. */
export function findPartFault({ range, deletes, rows }: RegisterPart, type: "full" | "update"): string | null {
  if (type === "update") return range === null ? null : "A part of an update names no range.";
  if (ENTITY_TABLES.some((table) => (deletes[table]?.length ?? 0) > 0))
    return "A part of a full extract deletes nothing.";
  const isOutside = (number: string) => range === null || number < range.from || number >= range.to;
  const hasOutside = ENTITY_TABLES.some((table) => rows[table]?.some(([number]) => isOutside(number!)));
  return hasOutside ? "The part holds a number outside of its range." : null;
}

export function sumParts(parts: readonly RegisterPartRow[]) {
  const sum = (field: "enterprises" | "added" | "changed" | "removed") =>
    parts.reduce((total, part) => total + part[field], 0);
  return {
    enterprises: sum("enterprises"),
    added: sum("added"),
    changed: sum("changed"),
    removed: sum("removed"),
  };
}

/** Upper bound: every enterprise number sorts before it. */
const END = "2";

/** Why the parts do not make up the announced extract: too few enterprises, or a range that is missing. */
export function findCoverageFault(
  { extract_type: type, enterprises }: RegisterImportRow,
  parts: readonly RegisterPartRow[],
  sums: { readonly enterprises: number },
): string | null {
  if (sums.enterprises !== enterprises) {
    return `The parts hold ${sums.enterprises} enterprises, ${enterprises} were announced.`;
  }
  if (type === "update") return null;
  let covered = "0";
  for (const part of parts
    .filter(({ range_from: from }) => from !== null)
    .toSorted((a, b) => compareText(a.range_from!, b.range_from!))) {
    if (part.range_from !== covered) return `The parts leave out or repeat the numbers from ${covered} on.`;
    covered = part.range_to!;
  }
  return covered === END ? null : `The parts leave out the numbers from ${covered} on.`;
}
