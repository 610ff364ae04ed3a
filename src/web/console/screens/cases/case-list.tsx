import { useEffect, useState } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import type { Resource } from "../../api/use-resource.ts";
import { useKeys } from "../../shell/keyboard.ts";
import { go, href, replaceQuery } from "../../shell/route.ts";
import { Pages } from "../../ui/pages.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Assigning } from "./assigning.tsx";
import { rememberList } from "./case-order.ts";
import { CaseTable, toggled } from "./case-table.tsx";
import { ExpressDecision } from "./express-decision.tsx";
import { CASES } from "./texts.ts";
import { usePlace } from "./use-place.ts";

interface Props {
  readonly of: Resource<Schemas["CaseList"]>;
  readonly empty: string;
  readonly isByDue: boolean;
}

export const PER_PAGE = 50;

/** A page of cases: by keyboard (j, k, Enter, x), selected and assigned together, and as it was when one comes back. */
export function CaseList({ of: list, empty, isByDue }: Props) {
  const cases = list.data?.cases ?? [];
  const place = usePlace(list.data !== undefined);
  const [marked, setMarked] = useState<string | null>(place.first.marked);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(place.first.selected));
  // Here and not in the row, which leaves the list once its case is decided.
  const [deciding, setDeciding] = useState<string | null>(null);
  const at = cases.findIndex((item) => item.workflow_id === marked);
  const select = (next: ReadonlySet<string>) => {
    setSelected(next);
    place.keep({ selected: [...next] });
  };
  const mark = (id: string) => {
    setMarked(id);
    place.keep({ marked: id });
  };
  const step = (by: 1 | -1) => {
    const isHere = document.activeElement?.hasAttribute("data-case") ?? false;
    const next = cases[isHere ? Math.min(Math.max(at + by, 0), cases.length - 1) : Math.max(at, 0)];
    if (next) document.querySelector<HTMLElement>(`[data-case="${next.workflow_id}"]`)?.focus();
  };
  useEffect(() => rememberList(cases.map((item) => item.workflow_id)), [list.data]);
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    Enter: () => cases[at] && go(href("cases", cases[at].workflow_id)),
    x: () => cases[at] && select(toggled(selected, cases[at].workflow_id)),
  });
  return (
    <ResourceView of={list} lines={12}>
      {({ total, page }) => (
        <>
          {cases.length === 0 ? (
            <Empty>{empty}</Empty>
          ) : (
            <CaseTable
              cases={cases}
              isByDue={isByDue}
              marked={marked}
              onMark={mark}
              selected={selected}
              onSelect={select}
              onDecide={setDeciding}
            />
          )}
          <p class="muted small">{CASES.total(total)}</p>
          <Pages page={page} last={Math.ceil(total / PER_PAGE)} onPage={(to) => replaceQuery({ page: String(to) })} />
          {deciding !== null && (
            <ExpressDecision
              workflowId={deciding}
              onClose={() => setDeciding(null)}
              onDone={() => void list.reload().then(() => setDeciding(null))}
            />
          )}
          <Assigning selected={selected} onSelected={select} reload={list.reload} />
        </>
      )}
    </ResourceView>
  );
}
