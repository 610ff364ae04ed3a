import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { ResourceView } from "../../ui/resource-view.tsx";
import { inEffect } from "../../ui/version-list.tsx";
import { PolicyEditor } from "./policy-editor.tsx";
import { PolicyVersions } from "./policy-versions.tsx";
import { sectionsOf, shownText } from "./policy-values.ts";
import { POLICY } from "./texts.ts";

type Policy = Schemas["Policy"];

/** The tenant's due diligence policy: everybody reads it, a compliance manager writes its versions. */
export function PolicyScreen() {
  const officer = useOfficer();
  const [editing, setEditing] = useState(false);
  const policy = useResource("policy", () => answer(api.GET("/api/policy")));
  const mayEdit = hasRole(officer, "compliance_manager");
  return (
    <div class="stack">
      <header class="head">
        <h1>{POLICY.title}</h1>
        {mayEdit && !editing && policy.data && (
          <button type="button" class="button primary" onClick={() => setEditing(true)}>
            {POLICY.edit}
          </button>
        )}
      </header>
      <ResourceView of={policy} lines={14}>
        {(data) => (
          <>
            <p class="muted">
              {inEffect(data) ?? POLICY.unwritten}
              {!mayEdit && ` ${POLICY.readOnly}`}
            </p>
            {editing ? (
              <PolicyEditor
                policy={data}
                onCancel={() => setEditing(false)}
                onSaved={() => policy.reload().then(() => setEditing(false))}
              />
            ) : (
              <PolicyValuesView policy={data} />
            )}
            <PolicyVersions version={data.version} />
          </>
        )}
      </ResourceView>
    </div>
  );
}

function PolicyValuesView({ policy }: { readonly policy: Policy }) {
  const byDefault = new Map(
    sectionsOf(policy.default).flatMap(({ fields }) => fields.map(({ path, text }) => [path, text])),
  );
  return (
    <div class="policy-sections">
      {sectionsOf(policy.values).map(({ title, hint, fields }) => (
        <section key={title} class={fields.length > 12 ? "panel policy-long" : "panel"}>
          <h2>{title}</h2>
          <p class="muted">{hint}</p>
          <dl class={fields.length > 12 ? "policy-grid" : "facts"}>
            {fields.map((field) => {
              const text = byDefault.get(field.path) ?? "";
              return (
                <div key={field.path} class={fields.length > 12 ? "policy-pair" : "contents"}>
                  <dt>{field.label}</dt>
                  <dd>
                    {shownText(field)}
                    {text !== field.text && (
                      <span class="muted"> {POLICY.byDefault(shownText({ ...field, text }))}</span>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
