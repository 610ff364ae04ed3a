import type { DescribedEndpoint } from "../../src/http/openapi/describe-operations.ts";
import type { ErrorCode } from "../../src/platform/errors.ts";
import { problemStatus } from "../../src/http/problem.ts";
import { errorCodesOf } from "../../src/http/openapi/error-codes.rules.ts";
import { RESPONSE_HEADERS, type ResponseHeader } from "../../src/http/openapi/headers.ts";
import { problemHeaders, successHeaders } from "../../src/http/openapi/operation-headers.rules.ts";
import { ERROR_CODES, problemSchema } from "../../src/http/openapi/problem.schemas.ts";

/** An answer as far as a contract says something of it. */
interface Answered {
  readonly status: number;
  readonly headers: Headers;
}

/** What of a problem document its endpoint does not declare: the code, its members, its headers. */
export function undeclaredOfProblem(contract: DescribedEndpoint, answer: Answered, body: unknown): string[] {
  const code = ERROR_CODES.find((known) => known === (body as { readonly code?: unknown }).code);
  if (code === undefined) return [`the problem has no known code: ${JSON.stringify(body)}`];
  const declared = errorCodesOf(contract);
  if (!declared.has(code)) return [`${answer.status} ${code} is not declared`];
  const checked = problemSchema(code).safeParse(body);
  const codes: ErrorCode[] = [...declared].filter((other) => problemStatus(other) === answer.status);
  return [
    ...(checked.success ? [] : [`${code} breaks its schema: ${checked.error.message}`]),
    ...undeclaredHeaders(answer, problemHeaders(contract, answer.status, codes)),
  ];
}

/** Headers of a success that its endpoint does not declare. */
export function undeclaredOfSuccess(contract: DescribedEndpoint, answer: Answered): string[] {
  const declared = contract.responses[answer.status];
  const isFile =
    declared !== undefined && "mediaTypes" in declared && !declared.mediaTypes.every((type) => type.endsWith("+json"));
  return undeclaredHeaders(answer, successHeaders(contract, isFile));
}

const undeclaredHeaders = ({ headers }: Answered, declared: readonly ResponseHeader[]): string[] =>
  (Object.keys(RESPONSE_HEADERS) as ResponseHeader[])
    .filter((name) => headers.has(name) && !declared.includes(name))
    .map((name) => `the header ${name} is not declared`);
