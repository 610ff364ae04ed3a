import { TextField } from "../../../ui/field.tsx";
import type { Check, Gate } from "../case-model.ts";
import { CheckOutcome } from "../check-outcome.tsx";
import { checkName, gateWords } from "../judgement-words.ts";
import { DECISION as TEXTS } from "./texts.ts";

interface Props {
  readonly gate: Gate;
  /** Checks that the justification covers. */
  readonly open?: readonly Check[];
  /** The justification that opens it; absent where none does. */
  readonly override?: { readonly field: string; readonly value: string; readonly onValue: (text: string) => void };
}

/** Why a decision is blocked, what opens the gate, and the justification if one does. */
export function GateNotice({ gate, open = [], override }: Props) {
  const { name, why, opens } = gateWords(gate);
  return (
    <section class={override ? "gate open" : "gate"} aria-label={name}>
      <h3>{name}</h3>
      {why && <p>{why}</p>}
      {open.length > 0 && gate === "mandatory_check_open" && <OpenChecks checks={open} />}
      {opens && (
        <p>
          <b>{TEXTS.gate.opens}</b> {opens}
        </p>
      )}
      {override && (
        <div data-field={override.field}>
          <TextField
            label={`${TEXTS.fields.override}: ${name}`}
            hint={TEXTS.fields.overrideHint}
            value={override.value}
            onValue={override.onValue}
            lines={2}
            required
          />
        </div>
      )}
    </section>
  );
}

/** Open checks with what is missing for each. */
export function OpenChecks({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <ul class="plain">
      {checks.map(({ check, outcome, how }) => (
        <li key={check}>
          <b>{checkName(check)}</b> <CheckOutcome outcome={outcome} /> <span lang="en">{how}</span>
        </li>
      ))}
    </ul>
  );
}
