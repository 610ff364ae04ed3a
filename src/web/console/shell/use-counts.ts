import { useContext } from "preact/hooks";
import { answer, api } from "../api/client.ts";
import { FeaturesContext } from "../api/features.ts";
import { useResource } from "../api/use-resource.ts";

/** What waits in an area; `hot` is red, and for hits alone. */
export type Counts = Readonly<Record<string, { readonly of: number; readonly hot?: boolean }>>;

const POLL_MS = 15_000;

/** How much waits in the areas of the navigation. */
export function useCounts(): Counts {
  const features = useContext(FeaturesContext);
  const waiting = useResource(
    "waiting",
    () => answer(api.GET("/api/cases", { params: { query: { status: "PENDING_SECOND_APPROVAL", per_page: 1 } } })),
    POLL_MS,
  );
  const told = useResource(
    features.has("/api/notifications") ? "told" : null,
    () => answer(api.GET("/api/notifications", { params: { query: { limit: 1, unread: "true" } } })),
    POLL_MS,
  );
  return { approvals: { of: waiting.data?.total ?? 0 }, notifications: { of: told.data?.unread ?? 0 } };
}
