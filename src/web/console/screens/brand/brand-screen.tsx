import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { LANGUAGES, languageName } from "../../language/language.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { formatTime } from "../../ui/format.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { BrandEditor } from "./brand-editor.tsx";
import { type Brand, BrandMark } from "./brand-mark.tsx";
import { BRAND } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

/** How the tenant shows itself to customers. Everybody reads it, a compliance manager changes it. */
export function BrandScreen() {
  const mayEdit = hasRole(useOfficer(), "compliance_manager");
  const [editing, setEditing] = useState(false);
  const brand = useResource("brand", () => answer(api.GET("/api/brand")));
  return (
    <div class="stack">
      <PageHead title={BRAND.title}>
        {mayEdit && !editing && brand.data && (
          <button type="button" class="button primary" onClick={() => setEditing(true)}>
            {BRAND.edit}
          </button>
        )}
      </PageHead>
      <p class="muted lead">{BRAND.about}</p>
      <ResourceView of={brand} lines={10}>
        {(data) => (
          <>
            <p class="muted">
              {data.changed_at === null || data.changed_by === null
                ? BRAND.unchanged
                : BRAND.changed(formatTime(data.changed_at), officerName(data.changed_by))}
              {!mayEdit && ` ${BRAND.readOnly}`}
            </p>
            {editing ? (
              <BrandEditor
                brand={data}
                onClose={() => setEditing(false)}
                onSaved={() => brand.reload().then(() => setEditing(false))}
              />
            ) : (
              <BrandView brand={data} />
            )}
          </>
        )}
      </ResourceView>
    </div>
  );
}

const BrandView = ({ brand }: { readonly brand: Brand }) => (
  <>
    <section class="panel">
      <h2>{BRAND.preview}</h2>
      <BrandMark name={brand.name} colour={brand.primary_color} logo={brand.logo_url} />
    </section>
    <section class="panel">
      <dl class="facts">
        <dt>{BRAND.name}</dt>
        <dd>{brand.name}</dd>
        <dt>{BRAND.colour}</dt>
        <dd>
          <code>{brand.primary_color}</code>
        </dd>
        <dt>{BRAND.logo}</dt>
        <dd>{brand.logo_url === null ? BRAND.noLogo : <code class="breaks">{brand.logo_url}</code>}</dd>
      </dl>
    </section>
    <OwnWords title={BRAND.welcome} of={brand.welcome} />
    <OwnWords title={BRAND.contact} of={brand.contact} />
  </>
);

const OwnWords = ({ title, of }: { readonly title: string; readonly of: Brand["welcome"] }) => (
  <section class="panel">
    <h2>{title}</h2>
    {of === null && <p class="muted">{BRAND.nothing}</p>}
    {of !== null && (
      <dl class="facts">
        {LANGUAGES.map((language) => (
          <div key={language} class="contents">
            <dt>{languageName(language)}</dt>
            <dd class="as-written" lang={language}>
              {of[language]}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);
