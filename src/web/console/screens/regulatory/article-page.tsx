import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { formatDay, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";

/** One article and its obligations; rules link to it as their legal basis. */
export function ArticlePage({ id }: { readonly id: string }) {
  const article = useResource(`article/${id}`, () =>
    answer(api.GET("/api/regulatory/articles/{article_id}", { params: { path: { article_id: id } } })),
  );
  return (
    <ResourceView of={article} lines={8}>
      {(data) => (
        <section class="panel">
          <h2>
            {data.article_number}: {data.title}
          </h2>
          <p class="row">
            <Status status={data.status} tone={data.status === "active" ? "success" : "attention"} />
            <Severity severity={data.severity} />
            <a href={href("regulatory", "regulations", data.regulation_id)}>The whole act</a>
            {data.effective_date !== null && <span class="muted">effective {formatDay(data.effective_date)}</span>}
          </p>
          <p class="lead">{data.summary}</p>
          <h3>Obligations</h3>
          {data.obligations.length === 0 && <Empty>It has no obligations of its own.</Empty>}
          <ul class="bullets">
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
