import { answer, api } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { Status } from "../../ui/badges.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { usePages } from "../../ui/use-pages.ts";
import { WORK } from "./work-texts.ts";

const TEXTS = WORK.reports;

/** What an officer has reported and is still to be filed or rejected; for an MLRO alone. */
export function OpenReports({ officerId }: { readonly officerId: string }) {
  const pages = usePages(`reports-of/${officerId}`, {
    read: (cursor?: string) =>
      answer(
        api.GET("/api/sars", { params: { query: { raised_by: officerId, open: "true", ...(cursor && { cursor }) } } }),
      ),
    itemsOf: (page) => page.reports,
    idOf: (report) => report.sar_id,
  });
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <p class="hint">{TEXTS.hint}</p>
      <ResourceView of={pages.first}>
        {() =>
          pages.items.length === 0 ? (
            <Empty>{TEXTS.empty}</Empty>
          ) : (
            <ul class="plain">
              {pages.items.map((report) => (
                <li key={report.sar_id} class="entry">
                  {report.case_deleted ? (
                    <span class="breaks">{report.company_name}</span>
                  ) : (
                    <a class="breaks" href={href("cases", report.workflow_id)}>
                      {report.company_name}
                    </a>
                  )}
                  <Status status={report.status} />
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
      <ShowMore of={pages} />
    </section>
  );
}
