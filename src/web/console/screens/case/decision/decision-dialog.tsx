import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useDraft } from "../../../ui/draft.ts";
import { DraftRestored } from "../../../ui/draft-restored.tsx";
import { stateWord } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { CaseDetail } from "../case-model.ts";
import { OpenFirst, useUnopened } from "../opened.tsx";
import { DecisionChoice } from "./decision-choice.tsx";
import { bodyOf, EMPTY_DECISION, isProposal, missingOf } from "./decision-draft.ts";
import { DecisionFields } from "./decision-fields.tsx";
import { DecisionRestated } from "./decision-restated.tsx";
import type { DecisionOption } from "./decisions.ts";
import { proposeTasks } from "./follow-up-tasks.tsx";
import { Refusal } from "./refusal.tsx";
import { DECISION as TEXTS } from "./texts.ts";

interface Props {
  readonly detail: CaseDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly reload: () => Promise<void>;
}

/**
 * Takes a decision in three steps: choose, give the reasons, confirm what is restated. Gates, justifications and second
 * officer are what the service says of each option.
 */
export function DecisionDialog({ detail, onClose, onDone, reload }: Props) {
  const draft = useDraft(`${detail.workflow_id}/decision/${detail.current_iteration}`, {
    ...EMPTY_DECISION,
    restrictions: (detail.since_last_decision?.restrictions ?? []).join("\n"),
  });
  const [restated, setRestated] = useState(false);
  const [decided, setDecided] = useState<{ status: string; message: string } | null>(null);
  const unopened = useUnopened(detail);
  const option = detail.decision_options.find(({ decision }) => decision === draft.value.decision);
  const tasks = draft.value.tasks ?? proposeTasks(detail.generated_tasks);
  const asked = tasks.filter((task) => task.chosen);
  const missing = missingOf(option, draft.value, { unopened: unopened.any, asked });
  const decide = useAction(async (chosen: DecisionOption) => {
    const params = { path: { workflow_id: detail.workflow_id } };
    const body = bodyOf(chosen, draft.value, asked);
    try {
      const given = await answer(api.POST("/api/cases/{workflow_id}/decision", { params, body }));
      draft.clear();
      setDecided(given);
    } catch (error) {
      // The case may have changed since its options were read.
      await reload();
      throw error;
    }
  });
  if (decided !== null) return <Decided {...decided} onDone={onDone} />;
  const isRestated = restated && missing === null && option !== undefined;
  return (
    <Dialog title={TEXTS.title(detail.company_name)} onClose={onClose} draft={draft} wide>
      <div class="form">
        {isRestated ? (
          <DecisionRestated detail={detail} option={option} draft={draft.value} asked={asked} />
        ) : (
          <>
            <DraftRestored draft={draft} />
            <OpenFirst detail={detail} />
            <DecisionChoice
              detail={detail}
              chosen={draft.value.decision}
              onChosen={(decision) => draft.change({ decision })}
            />
            {option ? (
              <DecisionFields detail={detail} option={option} draft={draft} tasks={tasks} />
            ) : (
              <p class="muted">{TEXTS.choose.none}</p>
            )}
          </>
        )}
        {decide.failure && <Refusal problem={decide.problem} failure={decide.failure} />}
        <footer class="dialog-foot">
          <span class="hint foot-hint">{TEXTS.restate.hint}</span>
          {isRestated ? (
            <>
              <button type="button" class="button" onClick={() => setRestated(false)}>
                {TEXTS.restate.back}
              </button>
              <button
                type="button"
                class={option.decision === "reject" ? "button danger" : "button primary"}
                disabled={decide.busy}
                onClick={() => void decide.run(option)}
              >
                {TEXTS.act(option.decision, isProposal(option))}
              </button>
            </>
          ) : (
            <button
              type="button"
              class="button primary"
              aria-disabled={missing !== null}
              onClick={({ currentTarget }) => (missing ? focusField(currentTarget, missing.field) : setRestated(true))}
            >
              {missing?.label ?? TEXTS.goOn(option!.decision, isProposal(option!))}
            </button>
          )}
        </footer>
      </div>
    </Dialog>
  );
}

/** Leads from the button that says what is missing to the field for it. */
function focusField(button: HTMLElement, field: string): void {
  const place = button.closest("dialog")?.querySelector(`[data-field="${field}"]`);
  place?.querySelector<HTMLElement>("textarea, input:checked, input:enabled")?.focus();
}

interface DecidedProps {
  readonly status: string;
  readonly message: string;
  readonly onDone: () => void;
}

const Decided = ({ status, message, onDone }: DecidedProps) => (
  <Dialog title={stateWord(status)} onClose={onDone}>
    <Notice tone={status === "PENDING_SECOND_APPROVAL" ? "warning" : "success"}>
      <span lang="en">{message}</span>
    </Notice>
    <footer class="dialog-foot">
      <button type="button" class="button primary" onClick={onDone}>
        {TEXTS.decided.back}
      </button>
    </footer>
  </Dialog>
);
