import { inSentence, words } from "../../../ui/format.ts";
import { gateWords } from "../judgement-words.ts";
import { blockersOf, type Decision, type DecisionOption, overridesOf } from "./decisions.ts";

export const EFFECTS: Readonly<Record<Decision, string>> = {
  approve: "The customer is accepted and the case is closed.",
  approve_with_restrictions: "The customer is accepted within limits that you name, and the case is closed.",
  follow_up: "The customer is asked for more and receives a new link.",
  escalate: "Compliance and the MLRO take the case over.",
  reject: "The customer is declined and the case is closed.",
};

interface Props {
  readonly options: readonly DecisionOption[];
  readonly chosen: Decision | null;
  readonly onChosen: (decision: Decision) => void;
}

/** The decisions that are possible now, each with its effect and with what stands in its way. */
export function DecisionChoice({ options, chosen, onChosen }: Props) {
  const focused = chosen ?? options[0]?.decision;
  return (
    <fieldset class="choices">
      <legend>Decision</legend>
      {options.map((option) => (
        <label key={option.decision} class={option.decision === chosen ? "choice on" : "choice"}>
          <input
            type="radio"
            name="decision"
            autofocus={option.decision === focused}
            checked={option.decision === chosen}
            onChange={() => onChosen(option.decision)}
          />
          <span>
            <b>{words(option.decision)}</b>
            <Condition option={option} />
            <span class="muted">{EFFECTS[option.decision]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Condition({ option }: { readonly option: DecisionOption }) {
  const blockers = blockersOf(option).map((gate) => inSentence(gateWords(gate).name));
  if (blockers.length > 0) return <span class="badge danger">Blocked: {blockers.join(", ")}</span>;
  if (overridesOf(option).length > 0) return <span class="badge attention">Needs a justification</span>;
  if (option.four_eyes_reasons.length === 0) return null;
  return <span class="badge quiet">{option.needs_senior ? "Senior second officer" : "Second officer"}</span>;
}
