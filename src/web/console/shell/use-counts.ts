import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { answer, api } from "../api/client.ts";
import { useFeature } from "../api/features.ts";
import { useResource } from "../api/use-resource.ts";

/** What waits in an area; `hot` is red, and for hits alone. */
export type Counts = Readonly<Record<string, { readonly of: number; readonly hot?: boolean }>>;

/** Counts that the navigation reads and the start page shows too; undefined until they are known. */
interface DeskCounts {
  readonly cases: Readonly<Record<string, number>> | undefined;
  readonly events: number | undefined;
  readonly unread: number | undefined;
}

const POLL_MS = 15_000;
const Desk = createContext<DeskCounts>({ cases: undefined, events: undefined, unread: undefined });

export const DeskCountsProvider = Desk.Provider;
export const useCountsOfDesk = (): DeskCounts => useContext(Desk);

/** Reads how much waits, by three requests for the whole desk. */
export function useReadCounts(): DeskCounts {
  const [hasEvents, hasNotifications] = [useFeature("/api/monitoring/events"), useFeature("/api/notifications")];
  const cases = useResource(
    "case-counts",
    () => answer(api.GET("/api/cases", { params: { query: { per_page: 1 } } })),
    POLL_MS,
  );
  const events = useResource(
    hasEvents ? "event-counts" : null,
    () => answer(api.GET("/api/monitoring/events", { params: { query: { open: "true", limit: 1 } } })),
    POLL_MS,
  );
  const told = useResource(
    hasNotifications ? "told" : null,
    () => answer(api.GET("/api/notifications", { params: { query: { limit: 1, unread: "true" } } })),
    POLL_MS,
  );
  const open = events.data?.open;
  return {
    cases: cases.data?.counts,
    events: open && Object.values(open).reduce((sum, count) => sum + count, 0),
    unread: told.data?.unread,
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
