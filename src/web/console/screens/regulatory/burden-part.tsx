import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Meter } from "../../ui/badges.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { COUNTRIES } from "./countries.ts";
import { REGULATORY } from "./texts.ts";

/** Lines of business that the radar knows. The interface answers an unknown one with an empty result. */
const BUSINESSES = Object.entries(REGULATORY.businesses);

const TEXTS = REGULATORY.burden;

/** Obligations of several acts that apply to one line of business. */
export function BurdenPart() {
  const [vertical, setVertical] = useState<string>("psp");
  const [country, setCountry] = useState<string>("BE");
  const impact = useResource(`burden/${vertical}/${country}`, () =>
    answer(api.GET("/api/regulatory/compounding-impact", { params: { query: { vertical, country } } })),
  );
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <div class="pair">
        <SelectField label={TEXTS.business} value={vertical} onValue={setVertical} options={BUSINESSES} />
        <SelectField label={TEXTS.country} value={country} onValue={setCountry} options={COUNTRIES} />
      </div>
      <ResourceView of={impact} lines={8}>
        {({ total_obligations, regulations_applicable, burden_score, overlapping_requirements }) => (
          <>
            <p>
              <b>{TEXTS.obligations(total_obligations)}</b> {TEXTS.of(regulations_applicable, burden_score)}
            </p>
            <Meter value={burden_score} max={100} label={TEXTS.label} />
            <h3>{TEXTS.several}</h3>
            {overlapping_requirements.length === 0 && <Empty>{REGULATORY.nothing}</Empty>}
            <ul class="plain two">
              {overlapping_requirements.map((item) => (
                <li key={item.requirement}>
                  <p lang="en">{item.label}</p>
                  <p class="row">
                    {item.regulations.map((id) => (
                      <a key={id} class="tag" href={href("regulatory", "regulations", id)}>
                        {id}
                      </a>
                    ))}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </ResourceView>
    </section>
  );
}
