import { hasLegalForm } from "../../fields/legal-forms.ts";
import { withoutTitles } from "../../fields/person-names.ts";
import type { Item } from "../../item.ts";
import type { PersonKey } from "../party.ts";

/** Items of a register, as its layout means them. */

/** `Baltimber Group AB, Sweden`, `Dr Hannah Whitcombe, Bath`: a town or a country behind a name that is whole. */
const WITH_TOWN = /^[^,\d]+, \p{Lu}[\p{L}'’ -]+$/u;
/** `Kadri Tamm, Tallinn`: two words and more before the comma, neither in capitals as a family name is. */
const MAY_HAVE_TOWN = /^(?:\p{Lu}\p{Ll}[\p{L}'’-]* ){1,4}\p{Lu}\p{Ll}[\p{L}'’-]*(?=, )/u;

/** Names of holders without the towns behind them, where another name of the register shows that towns stand there. */
export function withoutTowns(items: readonly Item<PersonKey>[]): Item<PersonKey>[] {
  const names = items.filter(({ key }) => key === "name");
  const isTown = ({ value }: Item<PersonKey>) =>
    WITH_TOWN.test(value) && (hasLegalForm(value.split(",")[0]!) || withoutTitles(value) !== value);
  if (!names.some(isTown)) return [...items];
  return items.map((item) => {
    const name = item.key === "name" ? MAY_HAVE_TOWN.exec(item.value)?.[0] : undefined;
    return name === undefined ? item : { ...item, value: name };
  });
}

/** `Shareholding 2: 600 ORDINARY shares held as at`: which it is, and how many. */
const NUMBERED_HOLDING =
  /^\d{1,3} ?: ?(?=\d[\d.,]* (?:\p{L}+ ){0,3}(?:shares?|aandelen|actions|parts|anteile|aktien)\b)/iu;

export const asCount = <Key extends string>(item: Item<Key | "share" | "count">): Item<Key | "share" | "count"> =>
  item.key === "share" && NUMBERED_HOLDING.test(item.value)
    ? { ...item, key: "count", value: item.value.replace(NUMBERED_HOLDING, "") }
    : item;

/** `Shareholding 1: 600 shares` above `Name: ...`: numbers that precede each name go behind it. */
export function afterNames(items: readonly Item<PersonKey>[]): Item<PersonKey>[] {
  const own = items.filter(
    ({ key, tableRow }) => tableRow === null && (key === "name" || key === "count" || key === "share"),
  );
  const isBefore = own.length > 2 && own[0]!.key !== "name" && own.at(-1)!.key === "name";
  if (!isBefore) return [...items];
  const waiting: Item<PersonKey>[] = [];
  return items.flatMap((item) => {
    if (item.tableRow === null && (item.key === "count" || item.key === "share")) {
      waiting.push(item);
      return [];
    }
    return item.key === "name" ? [item, ...waiting.splice(0)] : [item];
  });
}
