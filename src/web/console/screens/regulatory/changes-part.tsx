import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { formatDay, words } from "../../ui/format.ts";
import { Empty, Loaded } from "../../ui/loaded.tsx";

/** Changes that were registered, and what each of them touches. */
export function ChangesPart() {
  const changes = useResource("changes", () => answer(api.GET("/api/regulatory/changes", { params: { query: {} } })));
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section class="panel">
      <h2>Registered changes</h2>
      <Loaded of={changes}>
        {(list) =>
          list.length === 0 ? (
            <Empty>
              No change has been registered. A compliance manager registers one with POST /api/regulatory/changes.
            </Empty>
          ) : (
            <ul class="plain">
              {list.map((change) => (
                <li key={change.id} class="finding">
                  <p>
                    <b>{change.article_id}</b> <span class="badge quiet">{words(change.change_type)}</span>{" "}
                    <span class="muted">effective {formatDay(change.effective_date)}</span>
                  </p>
                  <p>{change.description}</p>
                  {chosen === change.id ? (
                    <Impact changeId={change.id} />
                  ) : (
                    <button type="button" class="link" onClick={() => setChosen(change.id)}>
                      What it touches
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Impact({ changeId }: { readonly changeId: string }) {
  const params = { path: { change_id: changeId } };
  const impact = useResource(`impact/${changeId}`, () =>
    answer(api.GET("/api/regulatory/impact/{change_id}", { params })),
  );
  return (
    <Loaded of={impact}>
      {({ affected_areas, recommended_actions }) => (
        <ul class="plain">
          {affected_areas.map((area) => (
            <li key={area.kind + area.id}>
              {words(area.kind)} <b>{area.name}</b> <span class="muted">{area.reason}</span>
            </li>
          ))}
          {recommended_actions.map((item) => (
            <li key={item.action}>
              <span class={`severity ${item.priority}`}>{words(item.priority)}</span> {item.action}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
