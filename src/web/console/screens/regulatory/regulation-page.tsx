import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity } from "../../ui/badges.tsx";
import { formatDay, words } from "../../ui/format.ts";
import { ResourceView } from "../../ui/resource-view.tsx";
import { REGULATORY } from "./texts.ts";

const TEXTS = REGULATORY.regulations;

export function RegulationPage({ id }: { readonly id: string }) {
  const regulation = useResource(`regulation/${id}`, () =>
    answer(api.GET("/api/regulatory/regulations/{regulation_id}", { params: { path: { regulation_id: id } } })),
  );
  return (
    <ResourceView of={regulation} lines={10}>
      {(data) => (
        <div class="columns">
          <section class="panel column">
            <h2 lang="en">{data.name}</h2>
            <p class="row">
              <span class="badge quiet">{REGULATORY.statuses[data.status]}</span>
              <span class="muted" lang="en">
                {data.citation} · {data.verticals.map(words).join(", ")} · {data.country}
              </span>
            </p>
            <p class="lead" lang="en">
              {data.summary}
            </p>
            <p>
              <a href={data.source_url} rel="noreferrer noopener" target="_blank">
                {TEXTS.text}
              </a>
            </p>
            <ul class="plain rules">
              {data.articles.map((article) => (
                <li key={article.id}>
                  <Severity severity={article.severity} />
                  <div lang="en">
                    <a href={href("regulatory", "articles", article.id)}>{article.article_number}</a> {article.title}
                    <p class="muted">{article.summary}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <section class="panel column">
            <h2>{TEXTS.timeline}</h2>
            <ol class="plain">
              {data.timeline.map((entry) => (
                <li key={entry.date + entry.title}>
                  <b class="num">{formatDay(entry.date)}</b> <span lang="en">{entry.title}</span>
                  <p class="muted" lang="en">
                    {entry.description}
                  </p>
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </ResourceView>
  );
}
