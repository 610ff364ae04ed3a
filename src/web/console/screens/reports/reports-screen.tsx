import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Status } from "../../ui/badges.tsx";
import { formatAge, words } from "../../ui/format.ts";
import { Empty, Loaded } from "../../ui/loaded.tsx";
import { type BoardItem, readBoard } from "./read-board.ts";

const COLUMNS = [
  { title: "To be raised", statuses: ["none"] },
  { title: "Draft", statuses: ["draft"] },
  { title: "With the MLRO", statuses: ["pending_mlro"] },
  { title: "To be filed", statuses: ["approved"] },
  { title: "Filed", statuses: ["submitted"] },
  { title: "Ended", statuses: ["acknowledged", "rejected"] },
] as const;

const POLL_MS = 20_000;

/** The MLRO's board: suspicion reports by where they stand, and escalated cases that have none yet. */
export function ReportsScreen() {
  const board = useResource("board", readBoard, POLL_MS);
  return (
    <>
      <header class="head">
        <h1>Suspicion reports</h1>
      </header>
      <p class="muted">
        Of the hundred newest cases. The reports of any other case stand on its page, under Suspicion.
      </p>
      <Loaded of={board} lines={8}>
        {(items) => (
          <div class="board">
            {COLUMNS.map(({ title, statuses }) => (
              <Column
                key={title}
                title={title}
                items={items.filter((item) => (statuses as readonly string[]).includes(item.status))}
              />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Column({ title, items }: { readonly title: string; readonly items: readonly BoardItem[] }) {
  return (
    <section class="panel lane" aria-label={title}>
      <h2>
        {title} <span class="muted num">{items.length}</span>
      </h2>
      {items.length === 0 && <Empty>None.</Empty>}
      {items.map((item) => (
        <a key={item.key} class="card" href={href("cases", item.workflowId, "suspicion")}>
          <b>{item.company}</b>
          <span class="muted">{item.summary}</span>
          <span class="row">
            <Status status={item.status === "none" ? item.caseStatus : item.status} />
            <span class="muted">
              {words(item.by)} · {formatAge(item.changedAt)}
            </span>
          </span>
        </a>
      ))}
    </section>
  );
}
