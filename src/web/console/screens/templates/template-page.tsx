import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { LANGUAGES, type Language, language, languageName } from "../../language/language.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href } from "../../shell/route.ts";
import { SelectField } from "../../ui/field.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { UI } from "../../ui/texts.ts";
import { inEffect, languageOf, VersionList } from "../../ui/version-list.tsx";
import type { Template } from "./template-draft.ts";
import { TemplateEditor } from "./template-editor.tsx";
import { TEMPLATES } from "./texts.ts";

/** What customers are asked for by one template. Everybody reads it, a compliance manager writes its versions. */
export function TemplatePage({ id }: { readonly id: string }) {
  const mayEdit = hasRole(useOfficer(), "compliance_manager");
  const [editing, setEditing] = useState(false);
  const params = { path: { template_id: id } };
  const template = useResource(`template/${id}`, () => answer(api.GET("/api/templates/{template_id}", { params })));
  return (
    <>
      <PageHead
        title={template.data?.name ?? TEMPLATES.title}
        lang={template.data && languageOf(template.data.version)}
        crumb={[TEMPLATES.title, href("templates")]}
      >
        {mayEdit && !editing && template.data && (
          <button type="button" class="button primary" onClick={() => setEditing(true)}>
            {TEMPLATES.edit}
          </button>
        )}
      </PageHead>
      <ResourceView of={template} lines={14}>
        {(data) => (
          <>
            {!editing && (
              <p class="lead" lang={languageOf(data.version)}>
                {data.description}
              </p>
            )}
            <p class="muted">
              {inEffect(data) ?? TEMPLATES.unwritten}
              {!mayEdit && ` ${TEMPLATES.readOnly}`}
            </p>
            {editing ? (
              <TemplateEditor
                template={data}
                onClose={() => setEditing(false)}
                onSaved={() => template.reload().then(() => setEditing(false))}
              />
            ) : (
              <AskedFor template={data} />
            )}
            <Versions template={data} />
          </>
        )}
      </ResourceView>
    </>
  );
}

/** Documents and questions as the customer reads them. */
function AskedFor({ template }: { readonly template: Template }) {
  const [shown, setShown] = useState<Language>(language());
  return (
    <>
      <div class="asked-language">
        <SelectField
          label={TEMPLATES.language}
          value={shown}
          onValue={(value) => setShown(LANGUAGES.find((one) => one === value) ?? shown)}
          options={LANGUAGES.map((one) => [one, languageName(one)] as const)}
        />
      </div>
      <section class="panel">
        <h2>{TEMPLATES.documents}</h2>
        <p class="muted">{TEMPLATES.documentsHint}</p>
        <ul class="plain asked">
          {template.documents
            .filter(({ asked }) => asked)
            .map(({ type, name, required, fixed }) => (
              <li key={type}>
                <span lang={shown}>{name[shown]}</span>{" "}
                <span class="muted">
                  {fixed ? TEMPLATES.always : required ? TEMPLATES.required : TEMPLATES.optional}
                </span>
              </li>
            ))}
        </ul>
      </section>
      <section class="panel">
        <h2>{TEMPLATES.questions}</h2>
        <ol class="asked">
          {template.questions.map(({ id, text, type, options, required, fixed }) => (
            <li key={id}>
              <span lang={shown}>{text[shown]}</span>{" "}
              <span class="muted">
                {[
                  TEMPLATES.types[type],
                  required ? TEMPLATES.required : TEMPLATES.optional,
                  ...(fixed ? [] : [TEMPLATES.own]),
                ].join(" · ")}
              </span>
              {options && (
                <ul class="bullets" lang={shown}>
                  {options.map((option) => (
                    <li key={option.en}>{option[shown]}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const SHOWN = 50;

function Versions({ template }: { readonly template: Template }) {
  const params = { path: { template_id: template.id }, query: { per_page: SHOWN } };
  const versions = useResource(`template-versions/${template.id}/${template.version}`, () =>
    answer(api.GET("/api/templates/{template_id}/versions", { params })),
  );
  const names = new Map(template.documents.map(({ type, name }) => [type, name[language()]]));
  const path = (given: string): string => {
    const [kind, ...rest] = given.split(".");
    const id = rest.join(".");
    if (kind === "documents") return names.get(id) ?? id;
    if (kind === "questions")
      return TEMPLATES.changes.question(template.questions.find((one) => one.id === id)?.text[language()] ?? id);
    return kind === "name" ? TEMPLATES.changes.name : TEMPLATES.changes.description;
  };
  return (
    <section class="panel">
      <h2>{UI.versions.title}</h2>
      <ResourceView of={versions}>{(data) => <VersionList of={data} path={path} value={valueText} />}</ResourceView>
    </section>
  );
}

/** A name or a description as it is; how a document is asked for, or a question, in words. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return TEMPLATES.notAsked;
  if (value === "required" || value === "optional") return TEMPLATES[value];
  if (typeof value === "string") return value;
  const { text, type, required } = value as Template["questions"][number];
  const words = [text[language()], TEMPLATES.types[type], required ? TEMPLATES.required : TEMPLATES.optional];
  return words.join(" · ");
}
