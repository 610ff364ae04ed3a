import { UI } from "../ui/texts.ts";

/** A problem document (RFC 9457) with the fields that the console shows. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly code: string;
  readonly gate?: string;
  readonly open_checks?: readonly string[];
  readonly request_id?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/** A failure as text for an officer. */
export function describeFailure(error: unknown): string {
  if (error instanceof RefusedError) {
    const fields = error.problem.errors?.map(({ path, message }) => `${path || "body"} ${message}`).join("; ");
    return fields ? `${error.message} (${fields})` : error.message;
  }
  if (error instanceof TypeError) return UI.unreachable;
  return error instanceof Error ? error.message : String(error);
}
