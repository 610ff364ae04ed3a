import { useEffect, useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { useKeys } from "../../shell/keyboard.ts";
import { go, href, replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { words } from "../../ui/format.ts";
import { SearchBox } from "../../ui/search-box.tsx";
import { rememberList } from "./case-order.ts";
import { CaseTable } from "./case-table.tsx";

const STATUSES: readonly Schemas["CaseList"]["cases"][number]["status"][] = [
  "CREATED",
  "AWAITING_DOCUMENTS",
  "DOCUMENTS_RECEIVED",
  "INVESTIGATING",
  "REVIEW_PENDING",
  "FOLLOW_UP_REQUIRED",
  "PENDING_SECOND_APPROVAL",
  "ESCALATED",
  "APPROVED",
  "REJECTED",
  "FAILED",
];

const PER_PAGE = 25;
const POLL_MS = 4000;

/** Every case of the tenant, newest first. */
export function CasesScreen({ route, onNewCase }: ScreenProps) {
  const [status, country, q] = ["status", "country", "q"].map((name) => route.query.get(name) ?? "") as [
    string,
    string,
    string,
  ];
  const page = Math.max(1, Number(route.query.get("page")) || 1);
  const countries = useResource("countries", () => answer(api.GET("/api/countries")));
  const list = useResource(
    `cases?${route.query.toString()}`,
    () =>
      answer(
        api.GET("/api/cases", {
          params: {
            query: {
              page,
              per_page: PER_PAGE,
              ...(status && { status }),
              ...(country && { country }),
              ...(q && { q }),
            },
          },
        }),
      ),
    POLL_MS,
  );
  const [marked, setMarked] = useState(0);
  const cases = list.data?.cases ?? [];
  const mark = (index: number) => {
    const next = Math.max(0, Math.min(index, cases.length - 1));
    setMarked(next);
    document.querySelector<HTMLAnchorElement>(`[data-case="${next}"]`)?.focus();
  };
  useEffect(() => rememberList(cases.map((item) => item.workflow_id)), [list.data]);
  useKeys({
    j: () => mark(document.activeElement?.hasAttribute("data-case") ? marked + 1 : marked),
    k: () => mark(marked - 1),
    Enter: () => cases[marked] && go(href("cases", cases[marked].workflow_id)),
  });
  return (
    <>
      <header class="head">
        <h1>Cases</h1>
        <button type="button" class="button primary" onClick={onNewCase}>
          New case
        </button>
      </header>
      <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchBox
          id="case-search"
          label="Search by name or number"
          placeholder="Search by name or number  ( / )"
          value={q}
          onValue={(text) => filter({ q: text })}
        />
        <select aria-label="Status" value={status} onChange={(event) => filter({ status: event.currentTarget.value })}>
          <option value="">Every status</option>
          {STATUSES.map((name) => (
            <option key={name} value={name}>
              {words(name)}
            </option>
          ))}
        </select>
        <select
          aria-label="Country"
          value={country}
          onChange={(event) => filter({ country: event.currentTarget.value })}
        >
          <option value="">Every country</option>
          {countries.data?.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </form>
      <ResourceView of={list} lines={12}>
        {(data) =>
          data.cases.length === 0 ? (
            <Empty>
              {status || country || q
                ? "No case matches these filters."
                : "There is no case yet. Open one with “New case”."}
            </Empty>
          ) : (
            <>
              <CaseTable cases={data.cases} marked={marked} onMark={setMarked} reload={list.reload} />
              <Pages page={data.page} total={data.total} />
            </>
          )
        }
      </ResourceView>
    </>
  );
}

const filter = (changes: Readonly<Record<string, string>>): void => replaceQuery({ page: "", ...changes });

function Pages({ page, total }: { readonly page: number; readonly total: number }) {
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  const turn = (to: number) => replaceQuery({ page: String(to) });
  return (
    <nav class="pages" aria-label="Pages">
      <span class="muted">
        {total} {total === 1 ? "case" : "cases"}
      </span>
      {last > 1 && (
        <>
          <button type="button" class="button" disabled={page <= 1} onClick={() => turn(page - 1)}>
            Previous
          </button>
          <span>
            {page} of {last}
          </span>
          <button type="button" class="button" disabled={page >= last} onClick={() => turn(page + 1)}>
            Next
          </button>
        </>
      )}
    </nav>
  );
}
