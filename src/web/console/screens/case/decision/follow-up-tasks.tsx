import { answer, api } from "../../../api/client.ts";
import { CheckField, SelectField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { CaseDetail } from "../case-model.ts";

type Generated = CaseDetail["generated_tasks"][number];

/** A request to the customer, before it is sent. */
export interface TaskDraft {
  readonly key: string;
  readonly chosen: boolean;
  readonly description: string;
  readonly response_type: Generated["response_type"];
  readonly document_type: string | null;
  readonly required: boolean;
  readonly justification: string | null;
}

export const proposeTasks = (generated: readonly Generated[]): TaskDraft[] =>
  generated.map(({ id, description, response_type, document_type, required, justification, preselected }) => ({
    key: id,
    chosen: preselected ?? true,
    description,
    response_type,
    document_type,
    required,
    justification,
  }));

/** A draft in the shape of the interface. */
export const toRequest = ({ description, response_type, document_type, required, justification }: TaskDraft) => ({
  description,
  response_type,
  document_type,
  required,
  justification,
});

interface Props {
  readonly detail: CaseDetail;
  readonly tasks: readonly TaskDraft[];
  readonly onTasks: (tasks: TaskDraft[]) => void;
}

/** Requests to the customer: those suggested from the findings, and the officer's own. */
export function FollowUpTasks({ detail, tasks, onTasks }: Props) {
  const change = (key: string, changes: Partial<TaskDraft>) =>
    onTasks(tasks.map((task) => (task.key === key ? { ...task, ...changes } : task)));
  const regenerate = useAction(async () => {
    const params = { path: { workflow_id: detail.workflow_id } };
    const { tasks: fresh } = await answer(api.POST("/api/cases/{workflow_id}/regenerate-tasks", { params }));
    onTasks(proposeTasks(fresh));
  });
  const add = () =>
    onTasks([
      ...tasks,
      {
        key: `own-${tasks.length}`,
        chosen: true,
        description: "",
        response_type: "text",
        document_type: null,
        required: true,
        justification: null,
      },
    ]);
  return (
    <fieldset class="tasks">
      <legend>What the customer is asked</legend>
      {tasks.map((task) => (
        <div key={task.key} class="task">
          <CheckField checked={task.chosen} onChecked={(chosen) => change(task.key, { chosen })}>
            Ask for this
            {task.justification && <span class="muted"> because {task.justification} (internal)</span>}
          </CheckField>
          <TextField
            label="Wording"
            value={task.description}
            onValue={(description) => change(task.key, { description })}
            lines={2}
            required={task.chosen}
          />
          {task.key.startsWith("own-") && (
            <SelectField
              label="Answer"
              value={task.response_type}
              onValue={(type) =>
                change(task.key, {
                  response_type: type as TaskDraft["response_type"],
                  document_type: type === "document" ? "additional_document" : null,
                })
              }
              options={[
                ["text", "Text"],
                ["yes_no", "Yes or no"],
                ["document", "A document"],
              ]}
            />
          )}
        </div>
      ))}
      <p class="row">
        <button type="button" class="link" onClick={add}>
          Add a request
        </button>
        {detail.status === "REVIEW_PENDING" && (
          <button type="button" class="link" disabled={regenerate.busy} onClick={() => void regenerate.run()}>
            Suggest again
          </button>
        )}
      </p>
      {regenerate.failure && <Notice tone="danger">{regenerate.failure}</Notice>}
    </fieldset>
  );
}
