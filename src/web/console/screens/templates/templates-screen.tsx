import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { UI } from "../../ui/texts.ts";
import { TemplatePage } from "./template-page.tsx";
import { languageOf } from "../../ui/version-list.tsx";
import { TEMPLATES } from "./texts.ts";

/** The templates of the tenant, or one of them. */
export function TemplatesScreen({ route }: ScreenProps) {
  const [, id] = route.path;
  return <div class="stack">{id === undefined ? <TemplateList /> : <TemplatePage key={id} id={id} />}</div>;
}

function TemplateList() {
  const templates = useResource("templates", () => answer(api.GET("/api/templates")));
  return (
    <>
      <PageHead title={TEMPLATES.title} />
      <p class="muted lead">{TEMPLATES.about}</p>
      <ResourceView of={templates} lines={6}>
        {(data) => (
          <TableBox label={TEMPLATES.label}>
            <table class="table cards boxed">
              <TableHead columns={TEMPLATES.columns} />
              <tbody>
                {data.map(({ id, name, description, document_count, question_count, version }) => (
                  <tr key={id}>
                    <th scope="row" lang={languageOf(version)}>
                      <a href={href("templates", id)}>{name}</a>
                    </th>
                    <td data-label={TEMPLATES.columns[1]} lang={languageOf(version)}>
                      {description}
                    </td>
                    <td data-label={TEMPLATES.columns[2]}>{document_count}</td>
                    <td data-label={TEMPLATES.columns[3]}>{question_count}</td>
                    <td data-label={TEMPLATES.columns[4]}>
                      {version === 0 ? TEMPLATES.builtIn : UI.versions.version(version)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
        )}
      </ResourceView>
    </>
  );
}
