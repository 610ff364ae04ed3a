import { answer, api } from "../api/client.ts";
import { useResource } from "../api/use-resource.ts";
import { Notice } from "../ui/notice.tsx";

const RECHECK_MS = 300_000;

/** Warns on every screen when the sanctions lists are out of date or missing. */
export function ListAgeNotice() {
  const { data, error } = useResource("list-age", () => answer(api.GET("/api/imports/lists")), RECHECK_MS);
  if (error !== undefined) return <Notice tone="warning">The age of the sanctions lists cannot be read.</Notice>;
  if (!data?.stale) return null;
  const stale = data.lists.filter((list) => list.stale);
  const names = stale.map(
    ({ source, checked_at }) =>
      `${source.replaceAll("_", " ").toUpperCase()} (last checked ${checked_at.slice(0, 10)})`,
  );
  return (
    <Notice tone="warning">
      {stale.length === 0
        ? "No sanctions list is loaded: nobody can be screened."
        : `Sanctions lists that are out of date: ${names.join(", ")}. Tell the operator of this service.`}
    </Notice>
  );
}
