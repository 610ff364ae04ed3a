import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity } from "../../ui/badges.tsx";
import { TextField } from "../../ui/field.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { REGULATORY } from "./texts.ts";

const TEXTS = REGULATORY.search;

/** Searches articles by their text. */
export function ArticlesPart() {
  const [text, setText] = useState("");
  const [q, setQ] = useState("");
  const found = useResource(q ? `articles/${q}` : null, () =>
    answer(api.GET("/api/regulatory/articles", { params: { query: { q } } })),
  );
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <form
        class="search-line"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setQ(text.trim());
        }}
      >
        <TextField label={TEXTS.words} value={text} onValue={setText} hint={TEXTS.hint} />
        <button type="submit" class="button">
          {TEXTS.search}
        </button>
      </form>
      <ResourceView of={found}>
        {(articles) =>
          articles.length === 0 ? (
            <Empty>{TEXTS.none}</Empty>
          ) : (
            <ul class="plain rules">
              {articles.map((article) => (
                <li key={article.id}>
                  <Severity severity={article.severity} />
                  <div lang="en">
                    <a href={href("regulatory", "articles", article.id)}>{article.title}</a>{" "}
                    <span class="muted">
                      {article.regulation_id}, {article.article_number}
                    </span>
                    <p class="muted">{article.summary}</p>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </section>
  );
}
