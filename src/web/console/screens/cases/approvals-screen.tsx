import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { CaseList, PER_PAGE } from "./case-list.tsx";
import { CASES } from "./texts.ts";

const POLL_MS = 8000;

/** Cases whose decision waits for a second officer, the first due first. Their page has the proposal and its reasons. */
export function ApprovalsScreen({ route }: ScreenProps) {
  const page = Math.max(1, Number(route.query.get("page")) || 1);
  const list = useResource(
    `approvals/${page}`,
    () => {
      const query = { status: "PENDING_SECOND_APPROVAL", sort: "due_at" as const, page, per_page: PER_PAGE };
      return answer(api.GET("/api/cases", { params: { query } }));
    },
    POLL_MS,
  );
  return (
    <div class="stack">
      <PageHead title={CASES.approvals} />
      <CaseList key={page} of={list} isByDue empty={CASES.empty.approvals} />
    </div>
  );
}
