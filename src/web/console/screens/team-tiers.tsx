import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../api/client.ts";
import { useResource } from "../api/use-resource.ts";
import { useOfficer } from "../session/session.ts";
import { Status } from "../ui/badges.tsx";
import { count, formatPercent, inSentence, words } from "../ui/format.ts";
import { Notice } from "../ui/notice.tsx";
import { Empty, ResourceView } from "../ui/resource-view.tsx";
import { TableBox } from "../ui/table-box.tsx";
import { TableHead } from "../ui/table-head.tsx";
import { useAction } from "../ui/use-action.ts";

type TierState = Schemas["TierState"];
type Promotion = NonNullable<TierState["promotion"]>;

const GAPS: Readonly<Record<Promotion["missing"][number], (promotion: Promotion) => string>> = {
  distinct_customers: (promotion) => `${count(promotion.distinct_customers, "customer")} of at least 10`,
  sectors: (promotion) => `${formatPercent(promotion.top_sector_share)} of one sector, at most half`,
  days: (promotion) => `on ${count(promotion.days, "day")} of at least 7`,
};

/** What an earned tier waits for. */
export const promotionWords = (promotion: Promotion): string =>
  promotion.missing.length === 0
    ? "Waits for a manager's confirmation"
    : `Not varied enough: ${promotion.missing.map((gap) => GAPS[gap](promotion)).join("; ")}`;

/** The tiers of every officer, where a manager confirms what was earned. */
export function TeamTiers({ onDone }: { readonly onDone: () => Promise<void> }) {
  const officer = useOfficer();
  const team = useResource("team-tiers", () => answer(api.GET("/api/automation/officers")));
  const [said, setSaid] = useState<string | null>(null);
  const promote = useAction(async ({ officer_id, template_id, country }: TierState) => {
    const body = { officer_id, template_id, country };
    const state = await answer(api.POST("/api/automation/promotions", { body }));
    setSaid(`${words(officer_id)} works at ${inSentence(words(state.current_tier))} from the next case on.`);
    await Promise.all([team.reload(), onDone()]);
  });
  return (
    <section class="panel">
      <h2>Every officer</h2>
      {promote.failure && <Notice tone="danger">{promote.failure}</Notice>}
      {said && <Notice tone="success">{said}</Notice>}
      <ResourceView of={team}>
        {(tiers) =>
          tiers.length === 0 ? (
            <Empty>No officer has decided a case yet.</Empty>
          ) : (
            <TableBox label="Tiers of every officer">
              <table class="table cards">
                <TableHead
                  columns={["Officer", "Template", "Country", "Tier", "Earned", "Cases", "Agreement", "Promotion"]}
                />
                <tbody>
                  {tiers.map((tier) => (
                    <tr key={tier.officer_id + tier.template_id + tier.country}>
                      <th scope="row">{words(tier.officer_id)}</th>
                      <td data-label="Template">{words(tier.template_id)}</td>
                      <td data-label="Country">{tier.country}</td>
                      <td data-label="Tier">
                        <Status status={tier.current_tier} tone={tier.forced_tier ? "attention" : "quiet"} />
                        {tier.force_reason && <div class="muted">{tier.force_reason}</div>}
                      </td>
                      <td data-label="Earned">{words(tier.earned_tier)}</td>
                      <td class="num" data-label="Cases">
                        {tier.cases_completed}
                      </td>
                      <td class="num" data-label="Agreement">
                        {formatPercent(tier.agreement_rate)}
                      </td>
                      <td data-label="Promotion">
                        {tier.promotion === null ? (
                          <span class="muted">–</span>
                        ) : tier.promotion.missing.length > 0 || tier.officer_id === officer.officer_id ? (
                          <span class="muted">{promotionWords(tier.promotion)}</span>
                        ) : (
                          <button
                            type="button"
                            class="button"
                            disabled={promote.busy}
                            aria-label={`Confirm ${inSentence(words(tier.promotion.to))} of ${words(tier.officer_id)}`}
                            onClick={() => void promote.run(tier)}
                          >
                            Confirm {inSentence(words(tier.promotion.to))}
                          </button>
                        )}
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
  );
}
