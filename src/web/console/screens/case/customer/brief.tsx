import { answer, api } from "../../../api/client.ts";
import { useResource } from "../../../api/use-resource.ts";
import { formatTime } from "../../../ui/format.ts";
import { ResourceView } from "../../../ui/resource-view.tsx";
import { type CaseDetail, isDecided } from "../case-model.ts";
import { formatDatesWithin } from "./fact-format.ts";
import { CUSTOMER } from "./texts.ts";

const T = CUSTOMER.brief;

/** Who the customer is and what stands out, in a few sentences of the service. */
export function Brief({ detail }: { readonly detail: CaseDetail }) {
  const brief = useResource(`brief/${detail.workflow_id}/${detail.updated_at}`, () =>
    answer(api.GET("/api/cases/{workflow_id}/ai-brief", { params: { path: { workflow_id: detail.workflow_id } } })),
  );
  return (
    <section class="panel brief" aria-label={T.title}>
      <header class="panel-head">
        <h2>{T.title}</h2>
        {brief.data && (
          <span class="muted">
            {T.written} {formatTime(brief.data.generated_at)}
          </span>
        )}
      </header>
      <ResourceView of={brief}>
        {({ paragraphs, conclusion, key_signals: signals, recommended_action: action }) => (
          <>
            <p class="notice">
              <span>
                {!isDecided(detail) && (
                  <b>
                    {T.recommended}: {T.actions[action]}.{" "}
                  </b>
                )}
                {conclusion !== null && <span lang="en">{formatDatesWithin(conclusion)}</span>}
              </span>
            </p>
            {signals.length > 0 && (
              <>
                <h3>{T.statesAgainst}</h3>
                <ul class="bullets" lang="en">
                  {signals.map((signal) => (
                    <li key={signal}>{formatDatesWithin(signal)}</li>
                  ))}
                </ul>
              </>
            )}
            <div class="brief-text" lang="en">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{formatDatesWithin(paragraph)}</p>
              ))}
            </div>
          </>
        )}
      </ResourceView>
    </section>
  );
}
