import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { count, formatTime, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";

const SHOWN = 50;

/** Who wrote which version, when and why, and what it changed. */
export function PolicyVersions({ version }: { readonly version: number }) {
  const versions = useResource(`policy-versions/${version}`, () =>
    answer(api.GET("/api/policy/versions", { params: { query: { per_page: SHOWN } } })),
  );
  return (
    <section class="panel">
      <h2>Versions</h2>
      <ResourceView of={versions}>
        {(data) => (
          <>
            {data.versions.length === 0 && <Empty>No version has been written: the default applies.</Empty>}
            <ul class="plain">
              {data.versions.map((item) => (
                <li key={item.version}>
                  <p>
                    <b>Version {item.version}</b>{" "}
                    <span class="muted">
                      {item.author !== null && `by ${words(item.author)}`}
                      {item.effective_at !== null && `, ${formatTime(item.effective_at)}`}
                    </span>
                    : {item.reason ?? "no reason given"}
                  </p>
                  <details>
                    <summary class="muted">{count(item.diff.length, "change")}</summary>
                    <ul class="bullets">
                      {item.diff.map(({ path, from, to }) => (
                        <li key={path}>
                          {path.split(".").map(words).join(", ")}: {valueText(from)} → {valueText(to)}
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ))}
            </ul>
            {data.total > data.versions.length && (
              <p class="muted">
                The newest {data.versions.length} of {data.total} versions.
              </p>
            )}
          </>
        )}
      </ResourceView>
    </section>
  );
}

function valueText(value: unknown): string {
  if (value == null) return "not set";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : `${value as string | number | boolean}`;
}
