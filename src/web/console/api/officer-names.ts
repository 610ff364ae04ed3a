import { useEffect, useState } from "preact/hooks";
import { answer, api, type Schemas } from "./client.ts";
import { distinctNames, type NamedOfficer } from "./distinct-names.ts";
import { useResource } from "./use-resource.ts";

const PAGE = 500;
const PAGES_MAX = 10;
const POLL_MS = 600_000;

let byId: ReadonlyMap<string, string> = new Map();

/** The name that an officer's token had last; undefined where none is known. A name of several comes with the id. */
export const knownName = (id: string): string | undefined => byId.get(id);

/** Reads the officers' names for every screen, and renders its component again when they are there. */
export function useOfficerNames(): void {
  const { data } = useResource("officer-names", readOfficerNames, POLL_MS);
  const [, rerender] = useState(0);
  useEffect(() => {
    if (data === undefined) return;
    byId = data;
    rerender((count) => count + 1);
  }, [data]);
}

/** 5,000 at most. */
async function readOfficerNames(): Promise<ReadonlyMap<string, string>> {
  const found: NamedOfficer[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_MAX; page++) {
    const query: { limit: number; cursor?: string } = { limit: PAGE, ...(cursor !== null && { cursor }) };
    const { names, next_cursor }: Schemas["OfficerNames"] = await answer(
      api.GET("/api/officers/names", { params: { query } }),
    );
    found.push(...names);
    cursor = next_cursor;
    if (cursor === null) break;
  }
  return distinctNames(found);
}
