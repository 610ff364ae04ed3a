import { answer, api, type Schemas } from "../../api/client.ts";
import { Empty } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { RELATED as T } from "./related-texts.ts";
import type { CaseDetail, PartProps } from "./case-model.ts";
import { officerName } from "../../ui/person.tsx";

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
      <h2>{T.fromEarlier}</h2>
      <p class="muted">{T.fromEarlierHint}</p>
      {effects.length === 0 && <Empty>{T.nothingLearned}</Empty>}
      <ul class="plain">
        {byRule.map((group) => (
          <Rule key={group[0]!.rule_id} effects={group} onTurn={turn.run} busy={turn.busy} />
        ))}
      </ul>
      {effects.length > 0 && (
        <button type="button" class="button" disabled={turn.busy} onClick={() => void turn.run(!isOn, null)}>
          {isOn ? T.allOff : T.allOn}
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
          <span lang="en">{rule}</span>{" "}
          <span class="muted">
            {officer_id === "default" ? T.ruleOfAll : T.memoryOf(officerName(officer_id))}
            {!active && T.off}
          </span>
        </p>
        {changes.map(({ text, effect }) => (
          <p key={effect} class="muted" lang="en">
            {text}
          </p>
        ))}
      </div>
      <button
        type="button"
        class="link"
        disabled={busy}
        aria-label={active ? T.switchOffRule(rule) : T.switchOnRule(rule)}
        onClick={() => void onTurn(!active, rule_id)}
      >
        {active ? T.switchOff : T.switchOn}
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
        <p key={rule_id} class="muted" title={rule} lang="en">
          {text}
        </p>
      ))}
    </>
  );
}
