import { expect, test } from "vitest";
import { kindsFor, satisfies } from "../../../src/domain/documents/document-kinds.ts";

test.each(["site_plan", "constructor", "toString"])("an officer's own document type %s takes any kind", (type) => {
  expect(kindsFor(type)).toEqual([]);
  expect(satisfies("passport", type)).toBe(true);
});
