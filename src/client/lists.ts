import type { paths } from "./schema.d.ts";

/**
 * The operations that answer in pages: where the items are in a page, and how the next page is asked for. `param` takes
 * `next` of the page before; `page` and `offset` are counted.
 */
export const LISTS = {
  "/api/cases": { items: "cases", param: "cursor", next: "next_cursor" },
  "/api/cases/{workflow_id}/comments": { items: "comments", param: "cursor", next: "next_cursor" },
  "/api/cases/{workflow_id}/timeline": { items: "entries", param: "cursor", next: "next_cursor" },
  "/api/monitoring/events": { items: "events", param: "cursor", next: "next_cursor" },
  "/api/notifications": { items: "notifications", param: "cursor", next: "next_cursor" },
  "/api/officers": { items: "officers", param: "cursor", next: "next_cursor" },
  "/api/officers/names": { items: "names", param: "cursor", next: "next_cursor" },
  "/api/officers/{officer_id}/work": { items: "items", param: "cursor", next: "next_cursor" },
  "/api/platform/mail-suppressions": { items: "suppressions", param: "cursor", next: "next_cursor" },
  "/api/relationships": { items: "relationships", param: "cursor", next: "next_cursor" },
  "/api/sars": { items: "reports", param: "cursor", next: "next_cursor" },
  "/api/sars/unreported": { items: "cases", param: "cursor", next: "next_cursor" },
  "/api/webhook-endpoints/{endpoint_id}/deliveries": { items: "deliveries", param: "cursor", next: "next_cursor" },
  "/api/events": { items: "events", param: "after", next: "next" },
  "/api/scan/portfolio/{portfolio_id}/results": { items: "results", param: "after", next: "next_after" },
  "/api/evidence/quarantine": { items: "files", param: "from", next: "next" },
  "/api/policy/versions": { items: "versions", param: "page" },
  "/api/templates/{template_id}/versions": { items: "versions", param: "page" },
  "/api/scan/portfolios": { items: "portfolios", param: "page" },
  "/api/platform/audit": { items: "entries", param: "page" },
  "/api/retention": { items: "cases", param: "page" },
  "/api/retention/ledger": { items: "deletions", param: "page" },
  "/api/retention/reports": { items: "cases", param: "page" },
  "/intelligence/alerts": { items: null, param: "offset" },
  "/intelligence/stories": { items: null, param: "offset" },
  "/api/webhooks": { items: "webhooks", param: "offset" },
} as const satisfies Readonly<Record<string, List>>;

interface List {
  /** Null where the page is the array. */
  readonly items: string | null;
  readonly param: "cursor" | "after" | "from" | "page" | "offset";
  readonly next?: string;
}

export type ListPath = keyof typeof LISTS;

type Page<P extends ListPath> = paths[P]["get"]["responses"][200]["content"]["application/json"];
type ItemsOf<P extends ListPath> = (typeof LISTS)[P]["items"] extends infer Key
  ? Key extends keyof Page<P>
    ? Page<P>[Key]
    : Page<P>
  : never;

/** One item of a list. */
export type Item<P extends ListPath> = ItemsOf<P> extends readonly (infer One)[] ? One : never;

type Query = Readonly<Record<string, unknown>>;

/**
 * Reads a list page by page.
 * @param read one page, by its query.
 * @param query the caller's, with which the first page is read.
 */
export async function* readPages(
  path: ListPath,
  read: (query: Query) => Promise<unknown>,
  query: Query,
): AsyncGenerator<readonly unknown[], void> {
  const list: List = LISTS[path];
  let page = query;
  for (;;) {
    const body = await read(page);
    const found = list.items === null ? body : memberOf(body, list.items);
    if (!Array.isArray(found)) throw new TypeError(`${path} did not answer with a list`);
    if (found.length > 0) yield found;
    const next = nextOf(list, body, page, found.length);
    if (next === null) return;
    page = { ...page, [list.param]: next };
  }
}

/** The parameter of the next page, or null after the last one. */
function nextOf({ param, next }: List, body: unknown, query: Query, count: number): unknown {
  if (next !== undefined) {
    const stated = memberOf(body, next);
    // The event feed always names where to go on, also after its last event.
    const isEnd = stated === null || stated === undefined || (count === 0 && param === "after");
    return isEnd || stated === query[param] ? null : stated;
  }
  if (count === 0) return null;
  const before = Number(query[param] ?? 0);
  return param === "page" ? Math.max(before, 1) + 1 : before + count;
}

const memberOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : undefined;
