import { parseBelgianDate } from "../dates.ts";
import { type Element, childElements, findById, squash, textOf } from "../html.ts";
import type { Person, RegistryEntry } from "../types.ts";
import { cellLines, type PageParts, rowsOf } from "./page-cells.ts";
import { isActivitiesHeading, isFunctionsHeading, isNoData, statedHolderCount } from "./page-labels.ts";

export type OfficeHolders =
  | { readonly ok: true; readonly people: readonly Person[] }
  | { readonly ok: false; readonly detail: string };

/**
 * All office holders, or an error if the list may be incomplete. With many holders the page hides the rows in a nested
 * table and states their number.
 */
export function readOfficeHolders(page: PageParts): OfficeHolders {
  const section = page.sections.find(({ heading }) => isFunctionsHeading(heading));
  if (!section) return { ok: false, detail: "the page has no section on office holders" };
  const people: Person[] = [];
  let statesNone = false;
  let statedCount = 0;
  for (const row of section.rows.flatMap(unfoldHidden)) {
    const text = squash(textOf(row));
    const count = statedHolderCount(text);
    const person = readPerson(row);
    if (text === "" || isToggle(row)) statedCount = Math.max(statedCount, count ?? 0);
    else if (isNoData(text)) statesNone = true;
    else if (person) people.push(person);
    else if (count !== null) statedCount = Math.max(statedCount, count);
    else return { ok: false, detail: "a row of the office holders has an unknown format" };
  }
  if (people.length < statedCount) return { ok: false, detail: "the page lists fewer office holders than it states" };
  if (people.length === 0 && !statesNone) return { ok: false, detail: "the office holders could not be read" };
  return { ok: true, people };
}

/** The row itself, or the rows of the table hidden in it. */
function unfoldHidden(row: Element): Element[] {
  const hidden = findById(row, "toonfctie");
  return hidden ? [...rowsOf(hidden), ...toggleRow(row)] : [row];
}

/** A row with a hidden table may also state the number of holders. */
const toggleRow = (row: Element): Element[] => (findById(row, "klikfctie") ? [row] : []);

const isToggle = (row: Element): boolean => findById(row, "klikfctie") !== null;

/** Parses role, holder and date: `Bestuurder | Waeyaert ,  Nicolas | Sinds 1 maart 2021`. */
function readPerson(row: Element): Person | null {
  const [roleCell, holderCell, sinceCell] = childElements(row, "td");
  const role = roleCell ? squash(textOf(roleCell)) : "";
  const holder = holderCell ? squash(textOf(holderCell)) : "";
  if (role === "" || holder === "") return null;
  const since = sinceCell ? parseBelgianDate(squash(textOf(sinceCell))) : null;
  const number = /\b([01]\d{3})\.(\d{3})\.(\d{3})\b/.exec(holder);
  if (number) {
    const name = holder.replace(number[0], "").replace(/^[\s(–-]+|[\s)–-]+$/g, "");
    return { name: name || number[0], role, since, registration_number: number.slice(1).join("") };
  }
  const comma = /^([^,]+?)\s*,\s*([^,]+)$/.exec(holder);
  if (!comma) return null;
  const [, family_name, given_name] = comma as unknown as [string, string, string];
  return { name: `${given_name} ${family_name}`, given_name, family_name, role, since };
}

/** Activities of all lists (VAT, social security) and NACE versions, each once. */
export function readActivities(page: PageParts): RegistryEntry["activities"] {
  const activities = new Map<string, RegistryEntry["activities"][number]>();
  for (const { heading, rows } of page.sections.filter((section) => isActivitiesHeading(section.heading))) {
    const version = /\b(20\d\d)\b/.exec(heading)?.[1];
    if (!version) continue;
    for (const row of rows) {
      const line = childElements(row, "td")
        .flatMap(cellLines)
        .find((candidate) => !candidate.isNote);
      const parts = /(\d{2}\.\d{2,3}(?:\.\d{2})?)\s*-\s*(.+)$/.exec(line?.text ?? "");
      if (!parts) continue;
      const code = parts[1]!.replaceAll(".", "");
      activities.set(`${version} ${code}`, { code, description: parts[2]!, version });
    }
  }
  return [...activities.values()];
}
