import { answer, api } from "../api/client.ts";
import { useResource } from "../api/use-resource.ts";
import { formatDay, formatList } from "../ui/format.ts";
import { Notice } from "../ui/notice.tsx";
import { SHELL } from "./texts.ts";

const RECHECK_MS = 300_000;

/** Warns on every screen when the sanctions lists are out of date or missing. */
export function ListAgeNotice() {
  const { data, error } = useResource("list-age", () => answer(api.GET("/api/imports/lists")), RECHECK_MS);
  if (error !== undefined) return <Notice tone="warning">{SHELL.lists.unknown}</Notice>;
  if (!data?.stale) return null;
  const stale = data.lists.filter((list) => list.stale);
  const names = stale.map(({ source, checked_at }) =>
    SHELL.lists.checked(source.replaceAll("_", " ").toUpperCase(), formatDay(checked_at)),
  );
  return <Notice tone="warning">{stale.length === 0 ? SHELL.lists.none : SHELL.lists.stale(formatList(names))}</Notice>;
}
