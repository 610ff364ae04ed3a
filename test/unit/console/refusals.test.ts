import { expect, it } from "vitest";
import { describeFailure, failureLanguage, RefusedError } from "../../../src/web/console/api/problem.ts";

const refused = (errors: readonly { path: string; message: string }[]) =>
  new RefusedError({
    status: 422,
    title: "Validation failed",
    detail: "The event cannot be disposed of on this basis.",
    code: "validation_failed",
    errors,
  });

it("prints a fault that is a sentence without the name of its field", () => {
  const error = refused([{ path: "differs", message: "Name what differs: the match score is above 0.90." }]);
  expect(describeFailure(error)).toBe(
    "The event cannot be disposed of on this basis. Name what differs: the match score is above 0.90.",
  );
});

it("leads any other fault by its field in words, never by its path", () => {
  const error = refused([{ path: "owners.0.birth_date", message: "Invalid ISO date" }]);
  const text = describeFailure(error);
  expect(text).toContain(": Invalid ISO date.");
  expect(text).not.toContain("birth_date");
  expect(text).not.toContain("owners.0");
});

it("marks as English what the service wrote, and nothing that the console says itself", () => {
  expect(failureLanguage(refused([]))).toBe("en");
  expect(failureLanguage(new TypeError("Failed to fetch"))).toBeUndefined();
});
