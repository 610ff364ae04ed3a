import { answer, api } from "../../../api/client.ts";
import { useResource } from "../../../api/use-resource.ts";
import { Status } from "../../../ui/badges.tsx";
import type { CaseDetail } from "../case-model.ts";
import { CUSTOMER } from "./texts.ts";

/** What was asked of the customer, with the answers. */
export function FollowUps({ detail }: { readonly detail: CaseDetail }) {
  const responses = useResource(`responses/${detail.workflow_id}/${detail.updated_at}`, () =>
    answer(api.GET("/api/cases/{workflow_id}/responses", { params: { path: { workflow_id: detail.workflow_id } } })),
  );
  return (
    <section class="panel" aria-label={CUSTOMER.asked.title}>
      <h2>{CUSTOMER.asked.title}</h2>
      <ul class="plain">
        {detail.follow_up_tasks.map((task) => (
          <li key={task.id}>
            <Status status={task.status} tone={task.status === "open" ? "attention" : "success"} />{" "}
            <span lang="en">{task.description}</span>
            {responses.data?.responses
              .filter((response) => response.task_id === task.id)
              .map((response) => (
                <blockquote key={response.submitted_at}>{response.answer}</blockquote>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
