import type { z } from "@hono/zod-openapi";
import { DomainError, type ErrorCode, type FieldError } from "../platform/errors.ts";

/**
 * Parses a value by its schema.
 * @throws DomainError `code`, or `unknown_field` when nothing is wrong but fields that do not exist.
 */
export function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  what: string,
  code: ErrorCode = "validation_failed",
): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap(fieldErrors);
  const onlyUnknown = errors.every((error) => error.code === "unknown_field");
  throw new DomainError(onlyUnknown ? "unknown_field" : code, `${what} is not valid.`, { errors });
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === "invalid_union") {
    // Where only one form has the type of the value, its faults say more than that no form fits.
    const meant = issue.errors.filter((faults) =>
      faults.every(({ code, path }) => code !== "invalid_type" || path.length > 0),
    );
    if (meant.length === 1) {
      return meant[0]!.flatMap((fault) => fieldErrors({ ...fault, path: [...issue.path, ...fault.path] }));
    }
  }
  const path = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: path ? `${path}.${key}` : key,
      code: "unknown_field",
      message: "This field does not exist.",
    }));
  }
  if (issue.code === "custom" && typeof issue.params?.["code"] === "string") {
    return [{ path, code: issue.params["code"], message: issue.message }];
  }
  return [{ path, code: issue.code, message: issue.message }];
}
