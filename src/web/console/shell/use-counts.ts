import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { answer, api } from "../api/client.ts";
import type { components } from "../../../client/schema.d.ts";
import { type Resource, useResource } from "../api/use-resource.ts";

/** What waits in an area; `hot` is red, and for hits alone. */
export type Counts = Readonly<Record<string, { readonly of: number; readonly hot?: boolean }>>;

/** What every page shows beside its own, read once for all of them; counts are undefined until they are known. */
interface Desk {
  readonly cases: Readonly<Record<string, number>> | undefined;
  readonly events: number | undefined;
  readonly unread: number | undefined;
  readonly state: Pick<Resource<components["schemas"]["Desk"]>, "data" | "error">;
}

const POLL_MS = 15_000;
const UNKNOWN: Desk = {
  cases: undefined,
  events: undefined,
  unread: undefined,
  state: { data: undefined, error: undefined },
};
const DeskContext = createContext<Desk>(UNKNOWN);

export const DeskCountsProvider = DeskContext.Provider;
export const useCountsOfDesk = (): Desk => useContext(DeskContext);

export function useReadCounts(): Desk {
  const state = useResource("desk", () => answer(api.GET("/api/desk")), POLL_MS);
  const open = state.data?.open_events;
  return {
    cases: state.data?.cases,
    events: open && Object.values(open).reduce((sum, count) => sum + count, 0),
    unread: state.data?.unread_notifications,
    state,
  };
}

/** The same by the area of the navigation that they stand beside. */
export function useAreaCounts(): Counts {
  const { cases, events, unread } = useCountsOfDesk();
  return {
    approvals: { of: cases?.["PENDING_SECOND_APPROVAL"] ?? 0 },
    monitoring: { of: events ?? 0 },
    notifications: { of: unread ?? 0 },
  };
}
