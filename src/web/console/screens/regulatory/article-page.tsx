import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity } from "../../ui/badges.tsx";
import { formatDay, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { REGULATORY } from "./texts.ts";

const TEXTS = REGULATORY.article;

/** One article and its obligations; rules link to it as their legal basis. */
export function ArticlePage({ id }: { readonly id: string }) {
  const article = useResource(`article/${id}`, () =>
    answer(api.GET("/api/regulatory/articles/{article_id}", { params: { path: { article_id: id } } })),
  );
  return (
    <ResourceView of={article} lines={8}>
      {(data) => (
        <section class="panel">
          <h2 lang="en">
            {data.article_number}: {data.title}
          </h2>
          <p class="row">
            <span class={`badge ${data.status === "active" ? "success" : "attention"}`}>
              {REGULATORY.statuses[data.status]}
            </span>
            <Severity severity={data.severity} />
            <a href={href("regulatory", "regulations", data.regulation_id)}>{TEXTS.act}</a>
            {data.effective_date !== null && (
              <span class="muted">{TEXTS.effective(formatDay(data.effective_date))}</span>
            )}
          </p>
          <p class="lead" lang="en">
            {data.summary}
          </p>
          <h3>{TEXTS.obligations}</h3>
          {data.obligations.length === 0 && <Empty>{TEXTS.none}</Empty>}
          <ul class="bullets" lang="en">
            {data.obligations.map((obligation) => (
              <li key={obligation.id}>
                {obligation.text} <span class="muted">{obligation.applies_to.map(words).join(", ")}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ResourceView>
  );
}
