import { answer, api, type Schemas } from "./client.ts";
import { type Resource, useResource } from "./use-resource.ts";

export type Officer = Schemas["OfficerList"]["officers"][number];

const PAGE = 500;
const PAGES_MAX = 4;

/** The tenant's officers, 2,000 at most. */
async function readOfficers(): Promise<readonly Officer[]> {
  const found: Officer[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_MAX; page++) {
    const query: { limit: number; cursor?: string } = { limit: PAGE, ...(cursor !== null && { cursor }) };
    const { officers, next_cursor }: Schemas["OfficerList"] = await answer(
      api.GET("/api/officers", { params: { query } }),
    );
    found.push(...officers);
    cursor = next_cursor;
    if (cursor === null) break;
  }
  return found;
}

/** The same, read once while the screen is shown. */
export function useOfficers(): Resource<readonly Officer[]> {
  return useResource("officers", readOfficers);
}
