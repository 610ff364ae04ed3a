import { DomainError } from "../../platform/errors.ts";

const SORT_FIELDS = ["created_at", "updated_at", "due_at", "risk", "rating", "company_name", "priority"] as const;

export interface CaseSort {
  readonly field: (typeof SORT_FIELDS)[number];
  readonly isDescending: boolean;
}

/** Words of the query: a field, or `-` and a field for the reverse. */
export const SORTS = SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const);
export type SortWord = (typeof SORTS)[number];

export const NEWEST_FIRST: SortWord = "-created_at";

export const readSort = (word: SortWord): CaseSort => ({
  field: word.replace("-", "") as CaseSort["field"],
  isDescending: word.startsWith("-"),
});

/** Where a case stands in an order. */
export interface CasePlace {
  readonly key: string | number;
  readonly workflowId: string;
}

/** Names the order too: a place in one means nothing in another. */
export const cursorOf = (sort: SortWord, { key, workflowId }: CasePlace): string =>
  btoa(encodeURIComponent(JSON.stringify([sort, key, workflowId])))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** @throws DomainError `validation_failed` for anything but a cursor of this order. */
export function readCursor(cursor: string, sort: SortWord): CasePlace {
  const [of, key, workflowId] = decoded(cursor);
  const isOurs = of === sort && (typeof key === "string" || typeof key === "number") && typeof workflowId === "string";
  if (isOurs) return { key, workflowId };
  const message = "Not a `next_cursor` of this operation in this order.";
  throw new DomainError("validation_failed", message, {
    errors: [{ path: "query.cursor", code: "invalid_cursor", message }],
  });
}

function decoded(cursor: string): unknown[] {
  try {
    const json: unknown = JSON.parse(decodeURIComponent(atob(cursor.replaceAll("-", "+").replaceAll("_", "/"))));
    return Array.isArray(json) ? json : [];
  } catch {
    return [];
  }
}
