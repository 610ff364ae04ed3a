import { answer, api, type Schemas } from "./client.ts";

export type CaseSummary = Schemas["CaseList"]["cases"][number];

const PER_PAGE = 100;

export interface CasePage {
  readonly cases: readonly CaseSummary[];
  /** Number of cases on all pages. */
  readonly total: number;
}

/** Every case of the tenant, page by page, newest first. A case that moves to another page meanwhile is returned once. */
export async function* walkCases(filter: { readonly status?: string } = {}): AsyncGenerator<CasePage, void> {
  const seen = new Set<string>();
  for (let page = 1; ; page++) {
    const query = { ...filter, page, per_page: PER_PAGE };
    const { cases, total } = await answer(api.GET("/api/cases", { params: { query } }));
    const news = cases.filter(({ case_id }) => !seen.has(case_id));
    for (const { case_id } of news) seen.add(case_id);
    yield { cases: news, total };
    if (cases.length < PER_PAGE || page * PER_PAGE >= total) return;
  }
}

/** Cases by their case id. No route reads them by it, so the list is paged until all are found. */
export async function findCases(caseIds: readonly string[]): Promise<ReadonlyMap<string, CaseSummary>> {
  const found = new Map<string, CaseSummary>();
  const wanted = new Set(caseIds);
  for await (const { cases } of walkCases()) {
    for (const item of cases) if (wanted.has(item.case_id)) found.set(item.case_id, item);
    if (found.size === wanted.size) break;
  }
  return found;
}
