import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { Meter, Status } from "../../ui/badges.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { formatPercent, inSentence, stateWord, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { promotionWords, TeamTiers } from "./team-tiers.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import { AUTONOMY } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const TIERS = ["full_review", "guided_review", "express_approval"] as const;
type Tier = (typeof TIERS)[number];

/** Review tiers that an officer has earned, and the memory's confidence in them. */
export function AutonomyScreen() {
  const officer = useOfficer();
  const stats = useResource("tiers", () => answer(api.GET("/api/automation/stats")));
  return (
    <div class="stack">
      <header class="head">
        <h1>{AUTONOMY.title}</h1>
      </header>
      <ResourceGroup>
        <Confidence officerId={officer.officer_id} />
        <section class="panel">
          <h2>{AUTONOMY.yours}</h2>
          <ResourceView of={stats}>
            {({ tiers }) =>
              tiers.length === 0 ? (
                <Empty>{AUTONOMY.none}</Empty>
              ) : (
                <TableBox label={AUTONOMY.label}>
                  <table class="table cards">
                    <TableHead columns={AUTONOMY.columns} />
                    <tbody>
                      {tiers.map((tier) => (
                        <tr key={tier.template_id + tier.country}>
                          <th scope="row" lang="en">
                            {words(tier.template_id)}
                          </th>
                          <td data-label={AUTONOMY.columns[1]}>{tier.country}</td>
                          <td data-label={AUTONOMY.columns[2]}>
                            <Status status={tier.current_tier} tone={tier.forced_tier ? "attention" : "quiet"} />
                          </td>
                          <td data-label={AUTONOMY.columns[3]}>
                            {stateWord(tier.earned_tier)}
                            {tier.promotion && <div class="muted">{promotionWords(tier.promotion)}</div>}
                          </td>
                          <td class="num" data-label={AUTONOMY.columns[4]}>
                            {tier.cases_completed}
                          </td>
                          <td class="with-meter" data-label={AUTONOMY.columns[5]}>
                            <span class="num">{formatPercent(tier.agreement_rate)}</span>
                            <Meter value={tier.agreement_rate} max={1} label={AUTONOMY.columns[5]} />
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
      <h2>{AUTONOMY.confidence.title}</h2>
      <ResourceView of={confidence} lines={2}>
        {({ score, label, rules_count, relevant_passages }) => (
          <>
            <p>
              <b lang="en">{label}</b>{" "}
              <span class="muted">
                {AUTONOMY.confidence.from(
                  score,
                  AUTONOMY.confidence.rules(rules_count),
                  AUTONOMY.confidence.passages(relevant_passages),
                )}
              </span>
            </p>
            <Meter value={score} max={100} label={AUTONOMY.confidence.label} />
          </>
        )}
      </ResourceView>
    </section>
  );
}

const T = AUTONOMY.force;

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
    setSaid(T.forced(officerName(officerId), inSentence(stateWord(state.current_tier))));
    await onDone();
  });
  const release = useAction(async () => {
    const params = { path: { template_id: template, country }, query: officerId ? { officer_id: officerId } : {} };
    const state = await answer(api.DELETE("/api/automation/override/{template_id}/{country}", { params }));
    setSaid(T.released(inSentence(stateWord(state.current_tier))));
    await onDone();
  });
  const failure = force.failure ?? release.failure;
  return (
    <section class="panel">
      <h2>{T.title}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void force.run();
        }}
      >
        <div class="pair">
          <TextField label={T.officer} value={officerId} onValue={setOfficerId} required />
          <SelectField
            label={T.template}
            value={template}
            onValue={setTemplate}
            options={(templates.data ?? []).map(({ id, name }) => [id, name] as const)}
          />
          <TextField label={T.country} value={country} onValue={setCountry} required />
          <SelectField
            label={T.tier}
            value={tier}
            onValue={(value) => setTier(value as Tier)}
            options={TIERS.map((name) => [name, stateWord(name)] as const)}
          />
        </div>
        <TextField label={T.reason} value={reason} onValue={setReason} lines={2} />
        {failure && <Notice tone="danger">{failure}</Notice>}
        {said && <Notice tone="success">{said}</Notice>}
        <p class="row">
          <button type="submit" class="button primary" disabled={force.busy}>
            {T.force}
          </button>
          <button type="button" class="button" disabled={release.busy} onClick={() => void release.run()}>
            {T.release}
          </button>
        </p>
      </form>
    </section>
  );
}
