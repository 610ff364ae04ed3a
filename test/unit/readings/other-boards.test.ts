import { describe, expect, it } from "vitest";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DocumentFacts } from "../../../src/domain/diligence/provided-documents.ts";
import { agreesOnWrittenPerson } from "../../../src/domain/readings/person-names.rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, director, handedIn, made, readAs } from "../../support/made-readings.ts";
import { soundFacts } from "../../support/rating-fixtures.ts";

const BOARD = [
  { name: "Katrien Vermeulen", since: "2011-03-01" },
  { name: "Joris Claes", since: "2016-06-14" },
];
const GROUNDS = soundGrounds();

/** A company with this board in the register since 2016, that hands in articles of this day with these directors. */
function found(
  day: string | null,
  directors: readonly string[],
  {
    kind = "articles_of_association",
    board = BOARD,
    reader = "text_layer",
    rules,
  }: {
    kind?: "articles_of_association" | "gazette_publication";
    board?: readonly { name: string; since: string | null }[];
    reader?: "text_layer" | "recognition";
    rules?: number;
  } = {},
) {
  const paper = readAs(
    kind,
    [
      made("enterprise_number", "0999900150"),
      made("company_name", "Molenhof Logistiek NV"),
      ...(day === null ? [] : [dated(day)]),
      ...directors.map((name) => director(name)),
    ],
    { reader },
  );
  const facts: DocumentFacts = {
    ...soundFacts({
      grounds: {
        ...GROUNDS,
        sample: false,
        register: { ...GROUNDS.register, directors: board.map(({ name }) => ({ name, kind: "person" })) } as never,
      },
      facts: { directors: [{ value: board }] },
      documents: [handedIn("articles_of_association", paper)],
    }),
    ...(rules === undefined ? {} : { rulesVersion: rules }),
  };
  return presentDocuments(facts, { caseId: "c", name: "Molenhof", evidenceIds: [] })
    .filter(({ code }) => code === "document_contradicts")
    .map(({ severity, description }) => `${severity}: ${description}`);
}

describe("another board than the register has", () => {
  it("contradicts it, in articles of the last year, if nobody was appointed since", () => {
    const [told, ...others] = found("2026-08-05", ["Igor Petrov"]);
    expect(others).toEqual([]);
    expect(told).toMatch(
      /^high: .*names as director: Igor Petrov .*names Katrien Vermeulen \(since 2011-03-01\); Joris Claes/,
    );
    expect(found("2026-08-05", ["Igor Petrov"], { rules: 6 })).toEqual([]);
  });

  it.each([
    ["of more than a year ago", "2025-10-01", ["Igor Petrov"], {}],
    ["without a date", null, ["Igor Petrov"], {}],
    ["that name one of them", "2026-08-05", ["Igor Petrov", "Joris Claes"], {}],
    ["of before an appointment", "2026-08-05", ["Igor Petrov"], { board: [{ name: "An Maes", since: "2026-08-20" }] }],
    ["beside a register without days", "2026-08-05", ["Igor Petrov"], { board: [{ name: "An Maes", since: null }] }],
    ["that are a notice of one appointment", "2026-08-05", ["Igor Petrov"], { kind: "gazette_publication" as const }],
  ])("does not in papers %s", (_, day, directors, given) => expect(found(day, directors, given)).toEqual([]));
});

describe("a director whose name is only alike", () => {
  it("is another one, unless the name was recognised in an image", () => {
    expect(found("2026-09-10", ["Boris Ivanov"])).toEqual([expect.stringContaining("names as director: Boris Ivanov")]);
    expect(found("2026-09-10", ["Boris Ivanov"], { reader: "recognition" })).toEqual([]);
    expect(found("2026-09-10", ["Boris Ivanov"], { rules: 6 })).toEqual([]);
  });

  it.each([
    ["Boris Ivanov", "Joris Claes", false],
    ["Igor Petrov", "Joris Claes", false],
    ["Joris Claess", "Joris Claes", true],
    ["Claes Joris", "Joris Claes", true],
    ["J. Claes", "Joris Claes", null],
    ["Joris Ivanov", "Joris Claes", null],
    ["An Peeters-Maes", "An Peeters", true],
    ["Karl Desmet", "Karel De Smet", null],
    ["Boris Devos", "Joris De Smet", false],
    ["Vandenberghe An", "An Van den Berghe", true],
    ["Kat Vermeulen", "Katrien Vermeulen", null],
    ["Claes", "Joris Claas", null],
  ])("%s beside %s", (a, b, agrees) => expect(agreesOnWrittenPerson({ name: a }, { name: b })).toBe(agrees));
});
