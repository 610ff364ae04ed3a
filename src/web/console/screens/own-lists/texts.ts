import { texts } from "../../language/language.ts";

/** Words of the page of the tenant's own lists. */
export const OWN_LISTS = texts("ownLists", {
  title: "Own lists",
  about:
    "Names that you yourselves want to be told of. Every investigation and every approved customer is searched on them, as on the lists of states.",
  notYours: "Own lists belong to the compliance manager.",
  label: "Own lists",
  columns: ["Name", "An exact match weighs", "Entries", "Version", "Changed", ""],
  empty: "You keep no list of your own yet.",
  add: "New list",
  replace: "Replace",
  replaceNamed: (name: string) => `Replace ${name}`,
  delete: "Delete",
  deleteNamed: (name: string) => `Delete ${name}`,
  by: (officer: string) => `by ${officer}`,
  form: {
    name: "Name",
    severity: "An exact match weighs",
    file: "Entries, as a CSV file",
    hint: "A header with name, and optionally kind, aliases, birth_date, countries, identifiers, reason. Several values are separated by |.",
    create: (name: string) => `Create ${name || "the list"}`,
    replace: (name: string) => `Replace the entries of ${name}`,
    effect: "Everybody who is watched is searched for on it again.",
    cancel: "Cancel",
  },
  removal: {
    effect: (entries: number) =>
      `Nobody is searched on it any more. Its ${entries === 1 ? "one entry is" : `${entries} entries are`} deleted, and matches of watched customers with it end; findings of cases stay.`,
    keep: "Keep the list",
    delete: "Delete the list",
  },
} as const);
