import { answer, api } from "../../../api/client.ts";
import { CheckField, SelectField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { CaseDetail } from "../case-model.ts";
import { CustomerPreview, issueWords, usePreview } from "./customer-preview.tsx";
import { askedBy, documentDescription, kindOf, REQUEST_KINDS } from "./request-kinds.ts";
import { DECISION } from "./texts.ts";

const TEXTS = DECISION.requests;

type Generated = CaseDetail["generated_tasks"][number];

/** A request to the customer, before it is sent. */
export interface TaskDraft {
  readonly key: string;
  readonly chosen: boolean;
  /** Of a question, the question; a document is named by its type. */
  readonly description: string;
  readonly response_type: Generated["response_type"];
  readonly document_type: string | null;
  readonly required: boolean;
  readonly justification: string | null;
  readonly customer_note: string;
}

export const proposeTasks = (generated: readonly Generated[]): TaskDraft[] =>
  generated.map(({ id, description, response_type, document_type, required, justification, preselected }) => {
    const asked = askedBy(kindOf({ response_type, document_type }));
    // What officers called a document that no type names was written for its customer.
    const isUnnamed = asked.response_type === "document" && documentDescription(kindOf(asked)) === "";
    const customer_note = isUnnamed ? description : "";
    return { key: id, chosen: preselected ?? true, description, ...asked, required, justification, customer_note };
  });

/** A draft in the shape of the interface. */
export const toRequest = (task: TaskDraft) => {
  const { description, response_type, document_type, required, justification, customer_note } = task;
  const note = customer_note.trim();
  const named = response_type === "document" ? documentDescription(kindOf(task)) || note : description;
  const given = { response_type, document_type, required, justification };
  return { description: named, ...given, ...(note === "" ? {} : { customer_note: note }) };
};

interface Props {
  readonly detail: CaseDetail;
  readonly tasks: readonly TaskDraft[];
  readonly onTasks: (tasks: TaskDraft[]) => void;
}

/** Requests to the customer: those suggested from the findings, and the officer's own, as the customer will read them. */
export function FollowUpTasks({ detail, tasks, onTasks }: Props) {
  const change = (key: string, changes: Partial<TaskDraft>) =>
    onTasks(tasks.map((task) => (task.key === key ? { ...task, ...changes } : task)));
  const chosen = tasks.filter((task) => task.chosen);
  const preview = usePreview(detail.workflow_id, chosen.map(toRequest));
  const regenerate = useAction(async () => {
    const params = { path: { workflow_id: detail.workflow_id } };
    const { tasks: fresh } = await answer(api.POST("/api/cases/{workflow_id}/regenerate-tasks", { params }));
    onTasks(proposeTasks(fresh));
  });
  return (
    <fieldset class="tasks">
      <legend>{TEXTS.title}</legend>
      {tasks.map((task) => (
        <TaskFields
          key={task.key}
          task={task}
          issues={(preview.data?.tasks[chosen.indexOf(task)]?.issues ?? []).flatMap(issueWords)}
          onChange={(changes) => change(task.key, changes)}
          onRemove={task.key.startsWith("own-") ? () => onTasks(tasks.filter(({ key }) => key !== task.key)) : null}
        />
      ))}
      <p class="row">
        <button type="button" class="link" onClick={() => onTasks([...tasks, ownTask(tasks)])}>
          {TEXTS.add}
        </button>
        {detail.status === "REVIEW_PENDING" && (
          <button type="button" class="link" disabled={regenerate.busy} onClick={() => void regenerate.run()}>
            {TEXTS.again}
          </button>
        )}
      </p>
      {regenerate.failure && <Notice tone="danger">{regenerate.failure}</Notice>}
      {chosen.length > 0 && <CustomerPreview preview={preview} />}
    </fieldset>
  );
}

const ownTask = (tasks: readonly TaskDraft[]): TaskDraft => ({
  key: `own-${1 + Math.max(0, ...tasks.map(({ key }) => Number(/^own-(\d+)$/.exec(key)?.[1] ?? 0)))}`,
  chosen: true,
  description: "",
  response_type: "text",
  document_type: null,
  required: true,
  justification: null,
  customer_note: "",
});

interface TaskProps {
  readonly task: TaskDraft;
  readonly issues: readonly string[];
  readonly onChange: (changes: Partial<TaskDraft>) => void;
  /** Null for a suggested task, which is left out by its box. */
  readonly onRemove: (() => void) | null;
}

function TaskFields({ task, issues, onChange, onRemove }: TaskProps) {
  const kind = kindOf(task);
  const isQuestion = task.response_type !== "document";
  const isUnnamed = !isQuestion && documentDescription(kind) === "";
  const name = REQUEST_KINDS.find(([id]) => id === kind)![1];
  return (
    <div class="task">
      {onRemove === null ? (
        <CheckField checked={task.chosen} onChecked={(chosen) => onChange({ chosen })}>
          {isQuestion ? TEXTS.ask : name}
          {task.justification && <span class="muted"> {TEXTS.because(task.justification)}</span>}
        </CheckField>
      ) : (
        <div class="row">
          <SelectField
            label={TEXTS.what}
            value={kind}
            onValue={(next) => onChange({ ...askedBy(next), description: isQuestion ? task.description : "" })}
            options={REQUEST_KINDS}
          />
          <button type="button" class="link" onClick={onRemove}>
            {TEXTS.remove}
          </button>
        </div>
      )}
      {task.chosen && (
        <>
          {isQuestion && (
            <TextField
              label={TEXTS.question}
              value={task.description}
              onValue={(description) => onChange({ description })}
              lines={2}
              required
            />
          )}
          {(!isQuestion || onRemove === null) && (
            <TextField
              label={isUnnamed ? TEXTS.noteNames : TEXTS.note}
              value={task.customer_note}
              onValue={(customer_note) => onChange({ customer_note })}
              lines={2}
              required={isUnnamed}
            />
          )}
          <CheckField checked={!task.required} onChecked={(optional) => onChange({ required: !optional })}>
            {TEXTS.optional}
          </CheckField>
          {issues.map((issue) => (
            <Notice key={issue} tone="warning">
              {issue}
            </Notice>
          ))}
        </>
      )}
    </div>
  );
}
