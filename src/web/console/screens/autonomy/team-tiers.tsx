import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { useOfficer } from "../../session/session.ts";
import { Status } from "../../ui/badges.tsx";
import { formatPercent, inSentence, stateWord, words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { useAction } from "../../ui/use-action.ts";
import { AUTONOMY } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const { promotion: PROMOTION, team: TEAM } = AUTONOMY;

type TierState = Schemas["TierState"];
type Promotion = NonNullable<TierState["promotion"]>;

const GAPS: Readonly<Record<Promotion["missing"][number], (promotion: Promotion) => string>> = {
  distinct_customers: ({ distinct_customers: number }) => PROMOTION.distinct_customers(number),
  sectors: ({ top_sector_share: share }) => PROMOTION.sectors(formatPercent(share)),
  days: ({ days }) => PROMOTION.days(days),
};

/** What an earned tier waits for. */
export const promotionWords = (promotion: Promotion): string =>
  promotion.missing.length === 0
    ? PROMOTION.waits
    : PROMOTION.missing(promotion.missing.map((gap) => GAPS[gap](promotion)).join("; "));

/** The tiers of every officer, where a manager confirms what was earned. */
export function TeamTiers({ onDone }: { readonly onDone: () => Promise<void> }) {
  const officer = useOfficer();
  const team = useResource("team-tiers", () => answer(api.GET("/api/automation/officers")));
  const [said, setSaid] = useState<string | null>(null);
  const promote = useAction(async ({ officer_id, template_id, country }: TierState) => {
    const body = { officer_id, template_id, country };
    const state = await answer(api.POST("/api/automation/promotions", { body }));
    setSaid(TEAM.promoted(officerName(officer_id), inSentence(stateWord(state.current_tier))));
    await Promise.all([team.reload(), onDone()]);
  });
  return (
    <section class="panel">
      <h2>{TEAM.title}</h2>
      {promote.failure && <Notice tone="danger">{promote.failure}</Notice>}
      {said && <Notice tone="success">{said}</Notice>}
      <ResourceView of={team}>
        {(tiers) =>
          tiers.length === 0 ? (
            <Empty>{TEAM.none}</Empty>
          ) : (
            <TableBox label={TEAM.label}>
              <table class="table cards">
                <TableHead columns={TEAM.columns} />
                <tbody>
                  {tiers.map((tier) => (
                    <tr key={tier.officer_id + tier.template_id + tier.country}>
                      <th scope="row">{officerName(tier.officer_id)}</th>
                      <td data-label={TEAM.columns[1]} lang="en">
                        {words(tier.template_id)}
                      </td>
                      <td data-label={TEAM.columns[2]}>{tier.country}</td>
                      <td data-label={TEAM.columns[3]}>
                        <Status status={tier.current_tier} tone={tier.forced_tier ? "attention" : "quiet"} />
                        {tier.force_reason && <div class="muted">{tier.force_reason}</div>}
                      </td>
                      <td data-label={TEAM.columns[4]}>{stateWord(tier.earned_tier)}</td>
                      <td class="num" data-label={TEAM.columns[5]}>
                        {tier.cases_completed}
                      </td>
                      <td class="num" data-label={TEAM.columns[6]}>
                        {formatPercent(tier.agreement_rate)}
                      </td>
                      <td data-label={TEAM.columns[7]}>
                        {tier.promotion === null ? (
                          <span class="muted">–</span>
                        ) : tier.promotion.missing.length > 0 || tier.officer_id === officer.officer_id ? (
                          <span class="muted">{promotionWords(tier.promotion)}</span>
                        ) : (
                          <button
                            type="button"
                            class="button"
                            disabled={promote.busy}
                            aria-label={TEAM.confirmOf(
                              inSentence(stateWord(tier.promotion.to)),
                              officerName(tier.officer_id),
                            )}
                            onClick={() => void promote.run(tier)}
                          >
                            {TEAM.confirm(inSentence(stateWord(tier.promotion.to)))}
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
