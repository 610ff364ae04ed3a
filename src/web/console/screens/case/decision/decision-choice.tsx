import { Check, Lock } from "lucide";
import { inSentence, stateWord } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { CaseDetail } from "../case-model.ts";
import { gateWords } from "../judgement-words.ts";
import { blockersOf, type Decision, type DecisionOption, overridesOf } from "./decisions.ts";
import { isProposal } from "./decision-draft.ts";
import { DECISION as TEXTS } from "./texts.ts";

interface Props {
  readonly detail: CaseDetail;
  readonly chosen: Decision | null;
  readonly onChosen: (decision: Decision) => void;
}

/** Every decision with its effect, and whether it is possible, blocked with a way through, or blocked for everybody. */
export const DecisionChoice = ({ detail, chosen, onChosen }: Props) => (
  <fieldset class="choices decision-options" data-field="decision">
    <legend>{TEXTS.choose.legend}</legend>
    {detail.decision_options.map((option) => (
      <label key={option.decision} class={option.decision === chosen ? "choice on" : "choice"}>
        <input
          type="radio"
          name="decision"
          checked={option.decision === chosen}
          disabled={isOutOfState(option)}
          onChange={() => onChosen(option.decision)}
        />
        <span>
          <b>{TEXTS.names[option.decision]}</b>
          <span class="muted">{TEXTS.choose.effects[option.decision]}</span>
          <Condition detail={detail} option={option} />
        </span>
      </label>
    ))}
  </fieldset>
);

const isOutOfState = ({ allowed, gate }: DecisionOption): boolean => !allowed && gate === null;

function Condition({ detail, option }: { readonly detail: CaseDetail; readonly option: DecisionOption }) {
  const { choose } = TEXTS;
  const { current_iteration: round, max_iterations: last } = detail;
  if (isOutOfState(option)) {
    const isLast = option.decision === "follow_up" && round >= last;
    return <Why>{isLast ? choose.lastRound(round, last) : choose.notInState(stateWord(detail.status))}</Why>;
  }
  const name = (gate: string) => inSentence(gateWords(gate).name);
  const senior = option.needs_senior ?? false;
  const blockers = blockersOf(option);
  if (blockers.length > 0) return <Why blocked>{choose.blocked(blockers.map(name))}</Why>;
  const overrides = overridesOf(option);
  if (overrides.length > 0) {
    return (
      <Why blocked>
        {choose.overridable(
          overrides.map(({ gate }) => name(gate)),
          senior,
        )}
      </Why>
    );
  }
  return <Why>{isProposal(option) ? choose.possibleProposal(senior) : choose.possible}</Why>;
}

const Why = ({ blocked = false, children }: { readonly blocked?: boolean; readonly children: string }) => (
  <span class={blocked ? "choice-why blocked" : "choice-why"}>
    <Icon of={blocked ? Lock : Check} />
    <span>{children}</span>
  </span>
);
