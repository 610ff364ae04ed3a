import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { words } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { CaseDetail } from "../case-model.ts";
import { type Decision, decisionsIn, fourEyesReasons, type GateState, gatesFor } from "./decisions.ts";
import { FollowUpTasks, proposeTasks, toRequest } from "./follow-up-tasks.tsx";

interface Props {
  readonly detail: CaseDetail;
  readonly initial: Decision;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const EXPLAINED: Readonly<Record<Decision, string>> = {
  approve: "The relationship may begin.",
  approve_with_restrictions: "It may begin, within limits that you name.",
  follow_up: "The customer is asked for more.",
  escalate: "Compliance and the MLRO take it from here.",
  reject: "The relationship is declined.",
};

/** Takes a decision: says which gate is shut and what opens it before the officer has written a word. */
export function DecisionDialog({ detail, initial, onClose, onDone }: Props) {
  const [decision, setDecision] = useState<Decision>(initial);
  const [reason, setReason] = useState("");
  const [restrictions, setRestrictions] = useState("");
  const [tasks, setTasks] = useState(() => proposeTasks(detail.generated_tasks));
  const [overrides, setOverrides] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState<{ status: string; message: string } | null>(null);
  const gates = gatesFor(detail, decision);
  const isShut = gates.some(({ override }) => override === null);
  const fourEyes = fourEyesReasons(detail, decision);
  const chosen = tasks.filter((task) => task.chosen);
  const decide = useAction(async () => {
    const lines = restrictions
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const given = Object.entries(overrides).filter(
      ([field, text]) => text.trim() && gates.some((gate) => gate.override === field),
    );
    const body = {
      decision,
      ...(reason.trim() ? { reason } : {}),
      ...(decision === "approve_with_restrictions" ? { restrictions: lines } : {}),
      ...(decision === "follow_up" ? { follow_up_tasks: chosen.map(toRequest) } : {}),
      ...Object.fromEntries(given),
    };
    const params = { path: { workflow_id: detail.workflow_id } };
    setSaid(await answer(api.POST("/api/cases/{workflow_id}/decision", { params, body })));
  });
  if (said !== null) {
    return (
      <Dialog title={words(said.status)} onClose={onDone}>
        <Notice tone={said.status === "PENDING_SECOND_APPROVAL" ? "warning" : "success"}>{said.message}</Notice>
        <footer class="dialog-foot">
          <button type="button" class="button primary" autofocus onClick={onDone}>
            Back to the case
          </button>
        </footer>
      </Dialog>
    );
  }
  return (
    <Dialog title={`Decide on ${detail.company_name}`} onClose={onClose} wide>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void decide.run();
        }}
      >
        <fieldset class="choices">
          <legend>Decision</legend>
          {decisionsIn(detail.status).map((name) => (
            <label key={name} class={name === decision ? "choice on" : "choice"}>
              <input
                type="radio"
                name="decision"
                autofocus={name === initial}
                checked={name === decision}
                onChange={() => setDecision(name)}
              />
              <span>
                <b>{words(name)}</b>
                {gatesFor(detail, name).some(({ override }) => override === null) && (
                  <span class="badge danger">gate shut</span>
                )}
                <span class="muted">{EXPLAINED[name]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {gates.map((gate) => (
          <Gate
            key={gate.gate}
            gate={gate}
            value={overrides[gate.override ?? ""] ?? ""}
            onValue={(text) => gate.override && setOverrides({ ...overrides, [gate.override]: text })}
          />
        ))}
        {decision === "follow_up" && !isShut && <FollowUpTasks detail={detail} tasks={tasks} onTasks={setTasks} />}
        {decision === "approve_with_restrictions" && (
          <TextField label="Restrictions, one a line" value={restrictions} onValue={setRestrictions} lines={3} />
        )}
        <TextField
          label="Reason, for the file"
          value={reason}
          onValue={setReason}
          lines={3}
          hint="The customer never sees it."
        />
        {fourEyes.length > 0 && !isShut && (
          <Notice tone="warning">A second officer will have to confirm this, because {fourEyes.join(", and ")}.</Notice>
        )}
        {decide.failure && (
          <Notice tone="danger">
            {decide.problem?.gate ? `The gate “${words(decide.problem.gate)}” is shut. ` : ""}
            {decide.failure}
          </Notice>
        )}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            Not now
          </button>
          <button
            type="submit"
            class="button primary"
            disabled={decide.busy || isShut || (decision === "follow_up" && chosen.length === 0)}
          >
            {fourEyes.length > 0 && !isShut ? `Propose to ${words(decision).toLowerCase()}` : words(decision)}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

interface GateProps {
  readonly gate: GateState;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

function Gate({ gate, value, onValue }: GateProps) {
  return (
    <section class="gate">
      <h3>{gate.name}</h3>
      <p>{gate.why}</p>
      <p>
        <b>What opens it:</b> {gate.opens}
      </p>
      {gate.override && (
        <TextField label="Justification of the override" value={value} onValue={onValue} lines={2} required />
      )}
    </section>
  );
}
