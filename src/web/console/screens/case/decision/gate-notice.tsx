import { TextField } from "../../../ui/field.tsx";
import { type CaseDetail, type Check, type Gate } from "../case-model.ts";
import { CheckOutcome } from "../check-table.tsx";
import { checkName, gateWords } from "../judgement-words.ts";
import { openChecks } from "./decisions.ts";

interface Props {
  readonly gate: Gate;
  readonly detail: CaseDetail;
  /** The justification that opens it; absent where none does. */
  readonly override?: { readonly label: string; readonly value: string; readonly onValue: (text: string) => void };
}

/** Why a decision is blocked, what opens the gate, and the justification if one does. */
export function GateNotice({ gate, detail, override }: Props) {
  const { name, why, opens } = gateWords(gate);
  return (
    <section class={override ? "gate open" : "gate"}>
      <h3>
        {override ? "Needs a justification" : "Blocked"}: {name}
      </h3>
      {why && <p>{why}</p>}
      {gate === "mandatory_check_open" && <OpenChecks checks={openChecks(detail)} />}
      {opens && (
        <p>
          <b>What opens it:</b> {opens}
        </p>
      )}
      {override && <TextField {...override} lines={2} required />}
    </section>
  );
}

/** Open checks with what is missing for each. */
export function OpenChecks({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <ul class="plain">
      {checks.map(({ check, outcome, how }) => (
        <li key={check}>
          <b>{checkName(check)}</b> <CheckOutcome outcome={outcome} /> {how}
        </li>
      ))}
    </ul>
  );
}
