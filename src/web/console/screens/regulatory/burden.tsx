import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { Meter } from "../../ui/badges.tsx";
import { SelectField } from "../../ui/field.tsx";
import { words } from "../../ui/format.ts";
import { Loaded } from "../../ui/loaded.tsx";

/** How obligations of several acts add up for one line of business. */
export function Burden({ verticals }: { readonly verticals: readonly string[] }) {
  const [vertical, setVertical] = useState(verticals[0] ?? "");
  const impact = useResource(vertical ? `burden/${vertical}` : null, () =>
    answer(api.GET("/api/regulatory/compounding-impact", { params: { query: { vertical, country: "BE" } } })),
  );
  return (
    <section class="panel">
      <h2>Compounding burden in Belgium</h2>
      <SelectField
        label="Area"
        value={vertical}
        onValue={setVertical}
        options={verticals.map((name) => [name, words(name)] as const)}
      />
      <Loaded of={impact} lines={3}>
        {({ total_obligations, regulations_applicable, burden_score, overlapping_requirements }) => (
          <>
            <p>
              {total_obligations} obligations of {regulations_applicable} acts, burden {burden_score} of 100
            </p>
            <Meter value={burden_score} max={100} label="Burden" />
            <ul class="plain">
              {overlapping_requirements.map((item) => (
                <li key={item.requirement}>
                  <b>{item.label}</b> <span class="muted">{item.regulations.join(", ")}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
