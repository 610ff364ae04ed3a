import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { ResourceView } from "../../ui/resource-view.tsx";
import { UI } from "../../ui/texts.ts";
import { VersionList } from "../../ui/version-list.tsx";
import { pathWords } from "./policy-values.ts";
import { POLICY } from "./texts.ts";

const SHOWN = 50;

export function PolicyVersions({ version }: { readonly version: number }) {
  const versions = useResource(`policy-versions/${version}`, () =>
    answer(api.GET("/api/policy/versions", { params: { query: { per_page: SHOWN } } })),
  );
  return (
    <section class="panel">
      <h2>{UI.versions.title}</h2>
      <ResourceView of={versions}>
        {(data) => <VersionList of={data} path={pathWords} value={valueText} />}
      </ResourceView>
    </section>
  );
}

function valueText(value: unknown): string {
  if (value == null) return POLICY.notSet;
  if (Array.isArray(value)) return value.length === 0 ? POLICY.none : value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : `${value as string | number | boolean}`;
}
