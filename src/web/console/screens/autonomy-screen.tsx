import { useState } from "preact/hooks";
import { answer, api } from "../api/client.ts";
import { useResource } from "../api/use-resource.ts";
import { hasRole, useOfficer } from "../session/session.ts";
import { Meter, Status } from "../ui/badges.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { formatPercent, inSentence, words } from "../ui/format.ts";
import { Empty, ResourceView } from "../ui/resource-view.tsx";
import { Notice } from "../ui/notice.tsx";
import { useAction } from "../ui/use-action.ts";
import { TableBox } from "../ui/table-box.tsx";
import { TableHead } from "../ui/table-head.tsx";
import { promotionWords, TeamTiers } from "./team-tiers.tsx";
import { ResourceGroup } from "../ui/resource-group.tsx";

const TIERS = ["full_review", "guided_review", "express_approval"] as const;
type Tier = (typeof TIERS)[number];

/** Review tiers that an officer has earned, and the memory's confidence in them. */
export function AutonomyScreen() {
  const officer = useOfficer();
  const stats = useResource("tiers", () => answer(api.GET("/api/automation/stats")));
  return (
    <div class="stack">
      <header class="head">
        <h1>Review tiers</h1>
      </header>
      <ResourceGroup>
        <Confidence officerId={officer.officer_id} />
        <section class="panel">
          <h2>Yours, by template and country</h2>
          <ResourceView of={stats}>
            {({ tiers }) =>
              tiers.length === 0 ? (
                <Empty>
                  You have decided no case yet. Every case is reviewed in full until your decisions agree with the
                  brief.
                </Empty>
              ) : (
                <TableBox label="Tiers">
                  <table class="table cards">
                    <TableHead columns={["Template", "Country", "Tier", "Earned", "Cases", "Agreement"]} />
                    <tbody>
                      {tiers.map((tier) => (
                        <tr key={tier.template_id + tier.country}>
                          <th scope="row">{words(tier.template_id)}</th>
                          <td data-label="Country">{tier.country}</td>
                          <td data-label="Tier">
                            <Status status={tier.current_tier} tone={tier.forced_tier ? "attention" : "quiet"} />
                          </td>
                          <td data-label="Earned">
                            {words(tier.earned_tier)}
                            {tier.promotion && <div class="muted">{promotionWords(tier.promotion)}</div>}
                          </td>
                          <td class="num" data-label="Cases">
                            {tier.cases_completed}
                          </td>
                          <td class="with-meter" data-label="Agreement">
                            <span class="num">{formatPercent(tier.agreement_rate)}</span>
                            <Meter value={tier.agreement_rate} max={1} label="Agreement" />
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </TableBox>
              )
            }
          </ResourceView>
        </section>
        {hasRole(officer, "compliance_manager") && <TeamTiers onDone={stats.reload} />}
        {hasRole(officer, "compliance_manager") && <Override onDone={stats.reload} />}
      </ResourceGroup>
    </div>
  );
}

function Confidence({ officerId }: { readonly officerId: string }) {
  const params = { path: { officer_id: officerId } };
  const confidence = useResource(`confidence/${officerId}`, () =>
    answer(api.GET("/api/memory/confidence/{officer_id}", { params })),
  );
  return (
    <section class="panel">
      <h2>Confidence in your reviews</h2>
      <ResourceView of={confidence} lines={2}>
        {({ score, label, rules_count, relevant_passages }) => (
          <>
            <p>
              <b>{label}</b>{" "}
              <span class="muted">
                {score} of 100, from {rules_count} rules and {relevant_passages} passages
              </span>
            </p>
            <Meter value={score} max={100} label="Confidence" />
          </>
        )}
      </ResourceView>
    </section>
  );
}

/** Lets a compliance manager set an officer's tier, or release it. */
function Override({ onDone }: { readonly onDone: () => Promise<void> }) {
  const templates = useResource("templates", () => answer(api.GET("/api/templates")));
  const [officerId, setOfficerId] = useState("");
  const [template, setTemplate] = useState("psp_merchant_onboarding");
  const [country, setCountry] = useState("BE");
  const [tier, setTier] = useState<Tier>("full_review");
  const [reason, setReason] = useState("");
  const [said, setSaid] = useState<string | null>(null);
  const force = useAction(async () => {
    const body = { officer_id: officerId, template_id: template, country, reason, forced_tier: tier };
    const state = await answer(api.POST("/api/automation/override", { body }));
    setSaid(`${words(officerId)} is on ${inSentence(words(state.current_tier))} until this is released.`);
    await onDone();
  });
  const release = useAction(async () => {
    const params = { path: { template_id: template, country }, query: officerId ? { officer_id: officerId } : {} };
    const state = await answer(api.DELETE("/api/automation/override/{template_id}/{country}", { params }));
    setSaid(`Released: ${inSentence(words(state.current_tier))}, as earned.`);
    await onDone();
  });
  const failure = force.failure ?? release.failure;
  return (
    <section class="panel">
      <h2>Force a tier</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void force.run();
        }}
      >
        <div class="pair">
          <TextField label="Officer" value={officerId} onValue={setOfficerId} required />
          <SelectField
            label="Template"
            value={template}
            onValue={setTemplate}
            options={(templates.data ?? []).map(({ id, name }) => [id, name] as const)}
          />
          <TextField label="Country" value={country} onValue={setCountry} required />
          <SelectField
            label="Tier"
            value={tier}
            onValue={(value) => setTier(value as Tier)}
            options={TIERS.map((name) => [name, words(name)] as const)}
          />
        </div>
        <TextField label="Reason" value={reason} onValue={setReason} lines={2} />
        {failure && <Notice tone="danger">{failure}</Notice>}
        {said && <Notice tone="success">{said}</Notice>}
        <p class="row">
          <button type="submit" class="button primary" disabled={force.busy}>
            Force
          </button>
          <button type="button" class="button" disabled={release.busy} onClick={() => void release.run()}>
            Release
          </button>
        </p>
      </form>
    </section>
  );
}
