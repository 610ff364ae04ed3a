import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href } from "../../shell/route.ts";
import { formatDay, formatTime, wordFrom } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Impact } from "./impact-view.tsx";
import { NewChangeDialog } from "./new-change-dialog.tsx";
import { REGULATORY } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const TEXTS = REGULATORY.changes;

/** The kind of a change: the console has words for its own, and the interface accepts any text. */
export const changeWord = (type: string): string => wordFrom(REGULATORY.changeTypes, type);

/** Page size of the interface. */
const SHOWN = 200;

/** Registered changes and their impact. */
export function ChangesPart() {
  const officer = useOfficer();
  const changes = useResource("changes", () =>
    answer(api.GET("/api/regulatory/changes", { params: { query: { limit: SHOWN } } })),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const mayRegister = hasRole(officer, "compliance_manager");
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{TEXTS.title}</h2>
        {mayRegister && (
          <button type="button" class="button primary" onClick={() => setOpen(true)}>
            {TEXTS.register}
          </button>
        )}
      </div>
      {!mayRegister && <p class="muted">{TEXTS.byManager}</p>}
      <ResourceView of={changes}>
        {(list) =>
          list.length === 0 ? (
            <Empty>{TEXTS.none}</Empty>
          ) : (
            <>
              <p class="muted">{list.length < SHOWN ? TEXTS.all(list.length) : TEXTS.newest(SHOWN)}</p>
              <ul class="plain">
                {list.map((change) => (
                  <ChangeItem
                    key={change.id}
                    change={change}
                    isChosen={chosen === change.id}
                    onChoose={() => setChosen(chosen === change.id ? null : change.id)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </ResourceView>
      {isOpen && (
        <NewChangeDialog
          onClose={() => setOpen(false)}
          onRegistered={async ({ id }) => {
            setChosen(id);
            await changes.reload();
          }}
        />
      )}
    </section>
  );
}

interface ItemProps {
  readonly change: Schemas["RegulatoryChange"];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChangeItem({ change, isChosen, onChoose }: ItemProps) {
  return (
    <li class="finding">
      <header class="row">
        <span class="badge busy">{changeWord(change.change_type)}</span>
        <h3>
          <a href={href("regulatory", "regulations", change.regulation_id)}>{change.article_id}</a>
        </h3>
        <span class="muted">{TEXTS.takesEffect(formatDay(change.effective_date))}</span>
      </header>
      <p class="lines">{change.description}</p>
      {(change.old_value !== null || change.new_value !== null) && (
        <p>
          <span class="muted">{TEXTS.before}</span> {change.old_value ?? TEXTS.nothing}{" "}
          <span class="muted">{TEXTS.after}</span> {change.new_value ?? TEXTS.nothing}
        </p>
      )}
      <p class="muted">
        {TEXTS.registeredBy(officerName(change.created_by), formatTime(change.created_at))}
        {change.source_url !== null && /^https?:/i.test(change.source_url) && (
          <>
            {" · "}
            <a href={change.source_url} rel="noreferrer noopener" target="_blank">
              {TEXTS.publication}
            </a>
          </>
        )}
      </p>
      <p>
        <button type="button" class="link" aria-expanded={isChosen} onClick={onChoose}>
          {TEXTS.impact}
        </button>
      </p>
      {isChosen && <Impact changeId={change.id} />}
    </li>
  );
}
