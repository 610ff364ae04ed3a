import type { PortalState } from "../../features/portal/portal-view.rules.ts";
import type { Submission } from "../../domain/portal/submission.rules.ts";
import { NO_ATTEMPT, pageView } from "./page-view.ts";

/**
 * What of a sent page is news. A field that holds what is kept already, or nothing where nothing is kept, says
 * nothing: it would overwrite an answer with how the page happens to show it.
 */
export function submissionOf(
  state: PortalState,
  typed: ReadonlyMap<string, string>,
): Submission & { readonly isEmpty: boolean } {
  const answers: Record<string, unknown> = {};
  const taskResponses: Record<string, string> = {};
  const { now, earlier } = pageView(state, { ...NO_ATTEMPT, typed }, new Date(0));
  for (const { id, name, kept, value, owners } of [...now.answers, ...earlier.answers]) {
    if (value === kept) continue;
    if (name.startsWith("task:")) taskResponses[id] = value;
    else answers[id] = owners !== null && !typed.has(name) && value !== "" ? (JSON.parse(value) as unknown) : value;
  }
  const isEmpty = Object.keys(answers).length + Object.keys(taskResponses).length === 0;
  return { answers, taskResponses, isEmpty };
}
