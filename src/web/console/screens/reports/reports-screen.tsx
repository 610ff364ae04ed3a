import { useEffect, useRef, useState } from "preact/hooks";
import { href } from "../../shell/route.ts";
import { Status } from "../../ui/badges.tsx";
import { formatAge, words } from "../../ui/format.ts";
import { Empty } from "../../ui/resource-view.tsx";
import { Failure } from "../../ui/failure.ts";
import { Notice } from "../../ui/notice.tsx";
import { UI } from "../../ui/texts.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type Board, type BoardItem, BoardReader } from "./read-board.ts";
import { SARS } from "./texts.ts";

const COLUMNS = [
  { title: SARS.columns.raise, statuses: ["none"] },
  { title: SARS.columns.draft, statuses: ["draft"] },
  { title: SARS.columns.mlro, statuses: ["pending_mlro"] },
  { title: SARS.columns.file, statuses: ["approved"] },
  { title: SARS.columns.filed, statuses: ["submitted"] },
  { title: SARS.columns.ended, statuses: ["acknowledged", "rejected"] },
] as const;

const POLL_MS = 20_000;

/** Suspicion reports by status, and escalated cases without one. */
export function ReportsScreen() {
  const [board, setBoard] = useState<Board | null>(null);
  const reader = useRef<BoardReader | null>(null);
  useEffect(() => {
    const current = (reader.current = new BoardReader(setBoard));
    void current.lookOn();
    const timer = setInterval(() => document.visibilityState === "visible" && void current.lookAgain(), POLL_MS);
    return () => {
      clearInterval(timer);
      current.stop();
    };
  }, []);
  const items = board?.items ?? [];
  const isWaiting = items.length === 0 && (board === null || board.busy);
  return (
    <>
      <header class="head">
        <h1>{SARS.title}</h1>
      </header>
      <Coverage board={board} onMore={() => void reader.current?.lookOn()} />
      {isWaiting && <Skeleton lines={8} />}
      <div class="board" hidden={isWaiting}>
        {COLUMNS.map(({ title, statuses }) => (
          <Column
            key={title}
            title={title}
            items={items.filter((item) => (statuses as readonly string[]).includes(item.status))}
            none={board?.complete ? SARS.none : SARS.noneSoFar}
          />
        ))}
      </div>
    </>
  );
}

/** Says which cases were read, so that an officer does not take an unread case for one without a report. */
function Coverage({ board, onMore }: { readonly board: Board | null; readonly onMore: () => void }) {
  const looked = board?.looked ?? 0;
  const total = Math.max(board?.total ?? 0, looked);
  return (
    <div class="coverage" aria-live="polite">
      {board?.complete ? (
        <p class="muted">{SARS.allRead(total)}</p>
      ) : (
        <p class="muted">
          {board?.error === undefined && (board === null || board.busy) ? SARS.reading : SARS.notAll}
          {total > 0 && `: ${SARS.soFar(looked, total)}`}.
        </p>
      )}
      {board?.error !== undefined && (
        <Notice tone="danger">
          <Failure of={board.error} />
        </Notice>
      )}
      {board !== null && !board.complete && !board.busy && (
        <button type="button" class="button" onClick={onMore}>
          {board.error === undefined ? SARS.older : UI.retry}
        </button>
      )}
    </div>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly items: readonly BoardItem[];
  readonly none: string;
}

function Column({ title, items, none }: ColumnProps) {
  return (
    <section class="panel lane" aria-label={title}>
      <h2>
        {title} <span class="muted num">{items.length}</span>
      </h2>
      {items.length === 0 && <Empty>{none}</Empty>}
      {items.map((item) => (
        <a key={item.key} class="card" href={href("cases", item.workflowId, "suspicion")}>
          <b>{item.company}</b>
          <span class="muted">{item.summary}</span>
          <span class="row">
            <Status status={item.status === "none" ? item.caseStatus : item.status} />
            <span class="muted">
              {item.by === null ? SARS.nobodyYet : words(item.by)} · {formatAge(item.changedAt)}
            </span>
          </span>
        </a>
      ))}
    </section>
  );
}
