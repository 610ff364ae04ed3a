import { words } from "../ui/format.ts";
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

/** Language of a failure's text where it is not the page's: the service refuses in English. */
export const failureLanguage = (error: unknown): "en" | undefined => (error instanceof RefusedError ? "en" : undefined);

/** A failure as text for an officer. */
export function describeFailure(error: unknown): string {
  if (error instanceof RefusedError) {
    const faults = error.problem.errors?.map(faultInWords) ?? [];
    return [...new Set([error.message, ...faults])].join(" ");
  }
  if (error instanceof TypeError) return UI.unreachable;
  return error instanceof Error ? error.message : String(error);
}

/** A fault that is a whole sentence says by itself what it is about; any other is led by the name of its field. */
function faultInWords({ path, message }: { readonly path: string; readonly message: string }): string {
  if (/^\p{Lu}.*\.$/su.test(message)) return message;
  const field = path.split(".").findLast((part) => /[a-z]/iu.test(part));
  return field === undefined ? `${message}.` : `${words(field)}: ${message}.`;
}
