import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { levelWord, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { REGULATORY } from "./texts.ts";

const TEXTS = REGULATORY.impact;

type Analysis = Schemas["ImpactAnalysis"];

/** What a registered or a proposed change touches. */
export function Impact({ changeId }: { readonly changeId: string }) {
  const params = { path: { change_id: changeId }, query: {} };
  const impact = useResource(`impact/${changeId}`, () =>
    answer(api.GET("/api/regulatory/impact/{change_id}", { params })),
  );
  return (
    <ResourceView of={impact}>
      {(analysis) => (
        <>
          {analysis.comparison && <p lang="en">{analysis.comparison.text}</p>}
          <CaseCounts cases={analysis.cases} />
          <div class="pair top">
            <div class="column">
              <h4>{TEXTS.toDo}</h4>
              {analysis.recommended_actions.length === 0 && <Empty>{REGULATORY.nothing}</Empty>}
              <ul class="plain rules">
                {analysis.recommended_actions.map((item) => (
                  <li key={item.action}>
                    <span class={`severity ${item.priority}`}>{levelWord(item.priority)}</span>
                    <span lang="en">{item.action}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div class="column">
              <h4>{TEXTS.affected}</h4>
              {analysis.affected_areas.length === 0 && <Empty>{TEXTS.unknown}</Empty>}
              <ul class="plain rules">
                {analysis.affected_areas.map((area) => (
                  <Area key={area.kind + area.id} area={area} />
                ))}
              </ul>
            </div>
          </div>
        </>
      )}
    </ResourceView>
  );
}

function CaseCounts({ cases }: Pick<Analysis, "cases">) {
  const all = cases.customers + cases.undecided;
  return (
    <p class="muted">
      {TEXTS.standOn(TEXTS.customers(cases.customers), TEXTS.cases(cases.undecided))}
      {cases.listed < all && ` ${TEXTS.listed(cases.listed)}`}.
      {cases.not_compared > 0 && ` ${TEXTS.notCompared(cases.not_compared)}`}
    </p>
  );
}

function Area({ area }: { readonly area: Analysis["affected_areas"][number] }) {
  return (
    <li lang="en">
      <span class="badge quiet">{words(area.kind)}</span>
      <span>
        {area.kind === "case" ? <a href={href("cases", area.id)}>{area.name}</a> : <b>{area.name}</b>}{" "}
        <span class="muted">{area.reason}</span>
      </span>
    </li>
  );
}
