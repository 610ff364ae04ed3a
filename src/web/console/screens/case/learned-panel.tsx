import { answer, api, type Schemas } from "../../api/client.ts";
import { Empty } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { words } from "../../ui/format.ts";
import { useAction } from "../../ui/use-action.ts";
import type { CaseDetail, PartProps } from "./case-model.ts";

type Effect = Schemas["LearnedEffect"];

/** What memory changes in this case, rule by rule, each to be switched off here. */
export function LearnedPanel({ detail, reload }: PartProps) {
  const { learned_effects: effects, workflow_id } = detail;
  const turn = useAction(async (enabled: boolean, rule_id: string | null) => {
    const params = { path: { workflow_id } };
    await answer(api.PUT("/api/cases/{workflow_id}/learned-effects", { params, body: { enabled, rule_id } }));
    await reload();
  });
  const byRule = Object.values(Object.groupBy(effects, ({ rule_id }) => rule_id)).filter(
    (group) => group !== undefined,
  );
  const isOn = effects.some(({ active }) => active);
  return (
    <section class="panel">
      <h2>Learned from earlier cases</h2>
      <p class="muted">What the memory changes here. It requires nothing, opens no gate and lowers no finding.</p>
      {effects.length === 0 && <Empty>Nothing that was learned applies to this case.</Empty>}
      <ul class="plain">
        {byRule.map((group) => (
          <Rule key={group[0]!.rule_id} effects={group} onTurn={turn.run} busy={turn.busy} />
        ))}
      </ul>
      {effects.length > 0 && (
        <button type="button" class="button" disabled={turn.busy} onClick={() => void turn.run(!isOn, null)}>
          {isOn ? "Switch all off for this case" : "Switch all on for this case"}
        </button>
      )}
      {turn.failure && <Notice tone="danger">{turn.failure}</Notice>}
    </section>
  );
}

interface RuleProps {
  readonly effects: readonly Effect[];
  readonly onTurn: (enabled: boolean, ruleId: string) => Promise<void>;
  readonly busy: boolean;
}

function Rule({ effects, onTurn, busy }: RuleProps) {
  const { rule, rule_id, officer_id, active } = effects[0]!;
  const changes = effects.filter(({ text }) => text !== rule);
  return (
    <li class="entry">
      <div>
        <p>
          {rule}{" "}
          <span class="muted">
            {officer_id === "default" ? "rule of all officers" : `memory of ${words(officer_id)}`}
            {!active && ", switched off here"}
          </span>
        </p>
        {changes.map(({ text, effect }) => (
          <p key={effect} class="muted">
            {text}
          </p>
        ))}
      </div>
      <button
        type="button"
        class="link"
        disabled={busy}
        aria-label={`${active ? "Switch off" : "Switch on"}: ${rule}`}
        onClick={() => void onTurn(!active, rule_id)}
      >
        {active ? "Switch off here" : "Switch on here"}
      </button>
    </li>
  );
}

/** What officers found to be behind such a finding. It stays as severe as it is. */
export function LearnedNotes({ detail, findingId }: { readonly detail: CaseDetail; readonly findingId: string }) {
  const notes = detail.learned_effects.filter(
    ({ target, active, effect }) => active && target === findingId && effect === "finding_explained",
  );
  return (
    <>
      {notes.map(({ rule_id, text, rule }) => (
        <p key={rule_id} class="muted" title={rule}>
          {text}
        </p>
      ))}
    </>
  );
}
