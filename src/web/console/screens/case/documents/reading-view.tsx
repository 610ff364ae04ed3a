import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { CERTAIN } from "../../../../../domain/readings/certain-kind.ts";
import { formatDate } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Empty, ResourceView } from "../../../ui/resource-view.tsx";
import type { Fact, Item, Reading } from "./documents.ts";
import { ConfirmFact } from "./confirm-fact.tsx";
import { FactList } from "./fact-list.tsx";
import { hasPicture } from "./preview.tsx";
import { ReadPage } from "./read-page.tsx";
import { Sheet } from "./sheet.tsx";
import { READING as T } from "./texts.ts";
import { useReading } from "./use-reading.ts";

interface Props {
  readonly item: Item;
  readonly workflowId: string;
  readonly reload: () => Promise<void>;
  /** What stands below: it comes with the reading, which would push it down. */
  readonly children: ComponentChildren;
}

/** What the service read in a document: its pages with the facts marked, beside what they were compared with. */
export function ReadingView({ item, workflowId, reload, children }: Props) {
  const reading = useReading(item, workflowId);
  return (
    <>
      <ResourceView of={reading}>
        {(found) => <Found reading={found} item={item} workflowId={workflowId} reload={reload} />}
      </ResourceView>
      {(reading.data !== undefined || reading.error !== undefined) && children}
    </>
  );
}

interface FoundProps extends Omit<Props, "children"> {
  readonly reading: Reading;
}

function Found({ reading, item, workflowId, reload }: FoundProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const beyond = reading.page_count - reading.pages.length;
  const section = useRef<HTMLElement>(null);
  const confirming = useConfirmed(section, reading);
  return (
    <section ref={section} class="panel column wide" aria-label={T.ofFile(item.filename)}>
      <header class="panel-head">
        <h2>{T.title}</h2>
        <span class="muted">{T.facts(reading.facts.length)}</span>
      </header>
      <Cautions reading={reading} />
      <div class={hasPicture(item) ? "side-by-side" : "stack"}>
        {hasPicture(item) && (
          <Sheet item={item} workflowId={workflowId} reading={reading} chosen={chosen} onChosen={setChosen} />
        )}
        {reading.facts.length === 0 ? (
          <Empty>{T.none}</Empty>
        ) : (
          <FactList
            facts={reading.facts}
            chosen={chosen}
            onChosen={setChosen}
            confirm={
              item.review?.outcome === "accepted"
                ? (fact) => (
                    <ConfirmFact
                      item={item}
                      workflowId={workflowId}
                      fact={fact}
                      onDone={() => {
                        confirming(fact.id);
                        return reload();
                      }}
                    />
                  )
                : undefined
            }
          />
        )}
      </div>
      {!hasPicture(item) &&
        reading.pages.map((page) => (
          <ReadPage
            key={page.number}
            page={page}
            facts={reading.facts.filter((fact) => fact.page === page.number)}
            chosen={chosen}
            onChosen={setChosen}
          />
        ))}
      {beyond > 0 && <p class="muted">{T.beyond(beyond)}</p>}
    </section>
  );
}

/**
 * Moves the focus from a guess that was confirmed, whose button is gone then, to the next guess, or else to the fact itself.
 * Who went elsewhere meanwhile stays there.
 */
function useConfirmed(section: { readonly current: HTMLElement | null }, { facts }: Reading) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const at = facts.findIndex(({ id }) => id === confirmed);
  const isDone = at >= 0 && facts[at]!.corrected !== null;
  useEffect(() => {
    if (!isDone) return;
    setConfirmed(null);
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next = [...facts.slice(at), ...facts.slice(0, at)].find(isGuess);
    const inRow = (id: string, element: string) =>
      section.current?.querySelector<HTMLElement>(`[data-fact="${CSS.escape(id)}"] ${element}`);
    const target = next ? inRow(next.id, "td>button") : (inRow(confirmed!, "th>button") ?? inRow(confirmed!, "th"));
    target?.focus();
  }, [isDone]);
  return setConfirmed;
}

const isGuess = ({ corrected, confidence }: Fact): boolean => corrected === null && confidence < CERTAIN;

/** What was not read, what looks wrong with the file, who signed it, and where else it was handed in. */
function Cautions({ reading: { warnings, signatures, seen_elsewhere: elsewhere } }: { readonly reading: Reading }) {
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warning">
          <ul class="plain">
            {warnings.map(({ code, page, detail }) => (
              <li key={`${code}/${page}`}>
                <span lang="en">{detail}</span>
                {page === null || /\bpage \d/i.test(detail) ? "" : T.page(page)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {signatures.map(({ valid, signer, signed_at }, index) => (
        <p key={index}>
          {T.signed(signer, signed_at === null ? null : formatDate(signed_at.slice(0, 10)))}{" "}
          {T.signature[valid === null ? "unverified" : valid ? "valid" : "invalid"]}
        </p>
      ))}
      {elsewhere.length > 0 && (
        <Notice tone="warning">
          <ul class="plain">
            {elsewhere.map(({ mark, workflow_id, case_id }) => (
              <li key={`${mark}/${case_id}`}>
                {(T.same as Readonly<Record<string, string>>)[mark] ?? T.same.other}{" "}
                <a href={`#/cases/${workflow_id}`}>{case_id.slice(0, 8)}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
