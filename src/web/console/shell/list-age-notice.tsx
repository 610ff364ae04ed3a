import { formatDay, formatList, listWord } from "../ui/format.ts";
import { Notice } from "../ui/notice.tsx";
import { SHELL } from "./texts.ts";
import { useCountsOfDesk } from "./use-counts.ts";

/** Warns on every screen when the sanctions lists are out of date or missing. */
export function ListAgeNotice() {
  const { data, error } = useCountsOfDesk().state;
  if (error !== undefined) return <Notice tone="warning">{SHELL.lists.unknown}</Notice>;
  if (data?.no_lists) return <Notice tone="warning">{SHELL.lists.none}</Notice>;
  if (data === undefined || data.stale_lists.length === 0) return null;
  const names = data.stale_lists.map(({ source, checked_at }) =>
    SHELL.lists.checked(listWord(source), formatDay(checked_at)),
  );
  return <Notice tone="warning">{SHELL.lists.stale(formatList(names))}</Notice>;
}
