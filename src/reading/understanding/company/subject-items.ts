import { legalFormsIn } from "../fields/legal-forms.ts";
import { readPersonName } from "../fields/person-names.ts";
import type { Item } from "../item.ts";

/** Labels of a company alone, and of a person alone. `Name` and `Address` may be of either. */
const OF_COMPANY: ReadonlySet<string> = new Set([
  "number",
  "vat",
  "companyName",
  "tradeName",
  "form",
  "seat",
  "corporateSeat",
  "entityType",
  "status",
  "situation",
  "start",
  "capital",
  "activity",
]);
const OF_PERSON: ReadonlySet<string> = new Set([
  "family",
  "given",
  "role",
  "since",
  "until",
  "birth",
  "birthPlace",
  "nationality",
  "country",
  "share",
  "votes",
  "control",
]);
const OF_EITHER: Readonly<Record<string, string>> = { name: "companyName", address: "seat" };

/** Labels of one block stand at most so many rows apart. */
const BLOCK_ROWS = 4;

/** Items whose label may be of a company or a person, under the label that their neighbours make them: of the company. */
export function ofSubject<Key extends string>(items: readonly Item<Key>[]): Item<Key>[] {
  const isOf = (item: Item<Key> | undefined, keys: ReadonlySet<string>, row: number) =>
    item !== undefined && keys.has(item.key!) && Math.abs(item.row - row) <= BLOCK_ROWS;
  return items.map((item, at) => {
    const key = item.key === null ? undefined : OF_EITHER[item.key];
    if (key === undefined || item.tableRow !== null || item.form === "adjacent") return item;
    const isPlain = (one: Item<Key>) => one.key !== null && OF_EITHER[one.key] === undefined;
    const next = items.slice(at + 1).find(isPlain);
    const before = items.slice(0, at).findLast(isPlain);
    if (isOf(next, OF_PERSON, item.row) || isOf(before, OF_PERSON, item.row)) return item;
    const line = item.value.split("\n")[0]!;
    const mayBePerson = item.key === "name" && readPersonName(line) !== null && legalFormsIn(line).length === 0;
    const isOurs = isOf(next, OF_COMPANY, item.row) || (!mayBePerson && isOf(before, OF_COMPANY, item.row));
    return isOurs ? { ...item, key: key as Key } : item;
  });
}
