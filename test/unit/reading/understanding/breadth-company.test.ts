import { describe, expect, test } from "vitest";
import type { ReadFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { HOLDINGS } from "./breadth-company/holdings.ts";
import { PAPERS } from "./breadth-company/papers.ts";
import { REGISTERS } from "./breadth-company/registers.ts";
import { pagesOf } from "./pages-of.ts";

const summary = (facts: readonly ReadFact[]) =>
  Object.fromEntries(
    [...Map.groupBy(facts, ({ type, subject }) => (subject === "subject" ? type : `${type} ${subject}`))].map(
      ([key, group]) => [key, group.map(({ value }) => value)],
    ),
  );

describe("company documents of many issuers", () => {
  test.each(
    [...REGISTERS, ...PAPERS, ...HOLDINGS].map((sample) => [`${sample.kind}: ${sample.title}`, sample] as const),
  )("%s", (_title, { kind, drawn, facts }) => {
    const read = understand(pagesOf(drawn));
    expect({ kind: read.kind, facts: summary(read.facts) }).toMatchObject({ kind, facts });
  });
});
