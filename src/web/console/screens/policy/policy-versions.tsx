import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { formatTime, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { pathWords } from "./policy-values.ts";
import { POLICY } from "./texts.ts";

const TEXTS = POLICY.versions;

const SHOWN = 50;

/** Who wrote which version, when and why, and what it changed. */
export function PolicyVersions({ version }: { readonly version: number }) {
  const versions = useResource(`policy-versions/${version}`, () =>
    answer(api.GET("/api/policy/versions", { params: { query: { per_page: SHOWN } } })),
  );
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <ResourceView of={versions}>
        {(data) => (
          <>
            {data.versions.length === 0 && <Empty>{TEXTS.none}</Empty>}
            <ul class="plain">
              {data.versions.map((item) => (
                <li key={item.version}>
                  <p>
                    <b>{TEXTS.version(item.version)}</b>{" "}
                    <span class="muted">
                      {item.author !== null && TEXTS.by(words(item.author))}
                      {item.effective_at !== null && `, ${formatTime(item.effective_at)}`}
                    </span>
                    : {item.reason ?? POLICY.noReason}
                  </p>
                  <details>
                    <summary class="muted">{TEXTS.changes(item.diff.length)}</summary>
                    <ul class="bullets">
                      {item.diff.map(({ path, from, to }) => (
                        <li key={path}>
                          {pathWords(path)}: {valueText(from)} → {valueText(to)}
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ))}
            </ul>
            {data.total > data.versions.length && <p class="muted">{TEXTS.newest(data.versions.length, data.total)}</p>}
          </>
        )}
      </ResourceView>
    </section>
  );
}

function valueText(value: unknown): string {
  if (value == null) return POLICY.notSet;
  if (Array.isArray(value)) return value.length === 0 ? POLICY.none : value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : `${value as string | number | boolean}`;
}
