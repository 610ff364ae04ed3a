import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Meter } from "../../ui/badges.tsx";
import { SelectField } from "../../ui/field.tsx";
import { count } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { COUNTRIES } from "./countries.ts";

/** Lines of business that the radar knows. The interface answers an unknown one with an empty result. */
const VERTICALS = [
  ["psp", "Payment service provider"],
  ["emi", "Electronic money institution"],
  ["bank", "Credit institution"],
  ["casp", "Crypto-asset service provider"],
  ["investment_firm", "Investment firm"],
  ["insurance", "Life insurance"],
  ["credit_provider", "Consumer or mortgage credit"],
  ["crowdfunding", "Crowdfunding platform"],
  ["tcsp", "Trust or company service provider"],
  ["legal_accounting", "Legal and accounting professions"],
  ["real_estate", "Real estate agent"],
  ["gambling", "Gambling operator"],
  ["marketplace", "Online marketplace"],
  ["merchant", "Merchant"],
  ["general_business", "Any other company"],
] as const;

/** Obligations of several acts that apply to one line of business. */
export function BurdenPart() {
  const [vertical, setVertical] = useState<string>("psp");
  const [country, setCountry] = useState<string>("BE");
  const impact = useResource(`burden/${vertical}/${country}`, () =>
    answer(api.GET("/api/regulatory/compounding-impact", { params: { query: { vertical, country } } })),
  );
  return (
    <section class="panel">
      <h2>Combined obligations</h2>
      <div class="pair">
        <SelectField label="Line of business" value={vertical} onValue={setVertical} options={VERTICALS} />
        <SelectField label="Country" value={country} onValue={setCountry} options={COUNTRIES} />
      </div>
      <ResourceView of={impact} lines={8}>
        {({ total_obligations, regulations_applicable, burden_score, overlapping_requirements }) => (
          <>
            <p>
              <b>{count(total_obligations, "obligation")}</b> of {count(regulations_applicable, "act")}, burden{" "}
              {burden_score} of 100
            </p>
            <Meter value={burden_score} max={100} label="Burden" />
            <h3>Required by several acts</h3>
            {overlapping_requirements.length === 0 && <Empty>Nothing.</Empty>}
            <ul class="plain two">
              {overlapping_requirements.map((item) => (
                <li key={item.requirement}>
                  <p>{item.label}</p>
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
