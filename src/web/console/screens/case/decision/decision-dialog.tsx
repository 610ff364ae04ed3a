import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { inSentence, words } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { CaseDetail } from "../case-model.ts";
import { OpenFirst, useUnopened } from "../opened.tsx";
import { fourEyesWords, gateWords, secondOfficer } from "../judgement-words.ts";
import { DecisionChoice, EFFECTS } from "./decision-choice.tsx";
import { blockersOf, type Decision, overridesOf, possibleDecisions } from "./decisions.ts";
import { FollowUpTasks, proposeTasks, toRequest } from "./follow-up-tasks.tsx";
import { GateNotice } from "./gate-notice.tsx";
import { Refusal } from "./refusal.tsx";

interface Props {
  readonly detail: CaseDetail;
  /** Decision that the officer has asked for by its key; null if none is selected yet. */
  readonly initial: Decision | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly reload: () => Promise<void>;
}

/** Takes a decision by what the service says of each option: its gate, its justifications, its second officer. */
export function DecisionDialog({ detail, initial, onClose, onDone, reload }: Props) {
  const [decision, setDecision] = useState<Decision | null>(initial);
  const [reason, setReason] = useState("");
  const [restrictions, setRestrictions] = useState("");
  const [tasks, setTasks] = useState(() => proposeTasks(detail.generated_tasks));
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [decided, setDecided] = useState<{ status: string; message: string } | null>(null);
  const unopened = useUnopened(detail);
  const options = possibleDecisions(detail);
  const option = options.find((item) => item.decision === decision);
  const overrides = option ? overridesOf(option) : [];
  const blockers = option ? blockersOf(option) : [];
  const isBlocked = blockers.length > 0;
  const requires = (field: string) => !isBlocked && (option?.requires.includes(field) ?? false);
  const chosen = tasks.filter((task) => task.chosen);
  const decide = useAction(async (kind: Decision) => {
    const lines = restrictions
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const body = {
      decision: kind,
      reason,
      ...(requires("restrictions") ? { restrictions: lines } : {}),
      ...(requires("follow_up_tasks") ? { follow_up_tasks: chosen.map(toRequest) } : {}),
      ...Object.fromEntries(overrides.map(({ field }) => [field, texts[field] ?? ""])),
    };
    const params = { path: { workflow_id: detail.workflow_id } };
    try {
      setDecided(await answer(api.POST("/api/cases/{workflow_id}/decision", { params, body })));
    } catch (error) {
      // The case may have changed since its options were read.
      await reload();
      throw error;
    }
  });
  if (decided !== null) return <Decided {...decided} onDone={onDone} />;
  return (
    <Dialog title={`Decide on ${detail.company_name}`} onClose={onClose} wide>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (option) void decide.run(option.decision);
        }}
      >
        <OpenFirst detail={detail} />
        <DecisionChoice options={options} chosen={decision} onChosen={setDecision} />
        {blockers.map((gate) => (
          <GateNotice key={gate} gate={gate} />
        ))}
        {option &&
          !isBlocked &&
          overrides.map(({ field, gate, label }) => (
            <GateNotice
              key={field}
              gate={gate}
              open={detail.checks.filter(({ check }) => option.open_checks.includes(check))}
              override={{
                label,
                value: texts[field] ?? "",
                onValue: (text) => setTexts({ ...texts, [field]: text }),
              }}
            />
          ))}
        {requires("follow_up_tasks") && <FollowUpTasks detail={detail} tasks={tasks} onTasks={setTasks} />}
        {requires("restrictions") && (
          <TextField
            label="Restrictions, one per line"
            value={restrictions}
            onValue={setRestrictions}
            lines={3}
            required
          />
        )}
        {option && !isBlocked && (
          <>
            <TextField
              label="Reason"
              value={reason}
              onValue={setReason}
              lines={3}
              required
              hint="Required. It stands in the audit trail and in the report; the customer never sees it."
            />
            <Effect
              decision={option.decision}
              reasons={option.four_eyes_reasons}
              needsSenior={option.needs_senior ?? false}
            />
          </>
        )}
        {decide.failure && <Refusal problem={decide.problem} failure={decide.failure} />}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            class="button primary"
            disabled={
              decide.busy ||
              !option ||
              isBlocked ||
              unopened.any ||
              (requires("follow_up_tasks") && chosen.length === 0)
            }
          >
            {!option
              ? "Select a decision"
              : isBlocked
                ? `${words(option.decision)}: blocked by ${blockers.map((gate) => inSentence(gateWords(gate).name)).join(", ")}`
                : option.four_eyes_reasons.length > 0
                  ? `Propose to ${inSentence(words(option.decision))}`
                  : words(option.decision)}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

interface EffectProps {
  readonly decision: Decision;
  readonly reasons: readonly string[];
  readonly needsSenior: boolean;
}

/** What the decision will do, before it is taken. */
function Effect({ decision, reasons, needsSenior }: EffectProps) {
  if (reasons.length === 0) return <Notice tone="info">This takes effect at once. {EFFECTS[decision]}</Notice>;
  return (
    <Notice tone="warning">
      {secondOfficer(needsSenior)} must confirm this decision before it takes effect, because:
      <ul class="bullets">
        {reasons.map((reason) => (
          <li key={reason}>{fourEyesWords(reason)}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface DecidedProps {
  readonly status: string;
  readonly message: string;
  readonly onDone: () => void;
}

const Decided = ({ status, message, onDone }: DecidedProps) => (
  <Dialog title={words(status)} onClose={onDone}>
    <Notice tone={status === "PENDING_SECOND_APPROVAL" ? "warning" : "success"}>{message}</Notice>
    <footer class="dialog-foot">
      <button type="button" class="button primary" autofocus onClick={onDone}>
        Back to the case
      </button>
    </footer>
  </Dialog>
);
