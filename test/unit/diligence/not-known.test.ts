import { describe, expect, it } from "vitest";
import { notKnownWords, printedLevel } from "../../../src/domain/diligence/rating.model.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import type { Grounds } from "../../../src/domain/diligence/grounds.model.ts";
import type { RatingFacts } from "../../../src/domain/diligence/rating/rating-facts.ts";
import { composeRating } from "../../../src/rendering/report/due-diligence.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { mccOf, soundFacts, withAnswers } from "../../support/rating-fixtures.ts";

const SILENT = soundGrounds({ register: { state: "silent", reason: "source_unavailable" } });

const said = (facts: RatingFacts): Record<string, string | null> =>
  Object.fromEntries(rateRisk(facts).dimensions.map((rated) => [rated.dimension, notKnownWords(rated)]));

describe("a dimension that nobody could judge", () => {
  it("says so where the register did not answer, and is not printed as low", () => {
    const facts = soundFacts({ grounds: SILENT });
    expect(said(facts)).toEqual({
      customer: "Not known: the register did not answer.",
      geography: "Not known: the register did not answer.",
      product: null,
      channel: null,
      conduct: "Not known: the register did not answer, so the answers could not be checked.",
    });
    const printed = rateRisk(facts).dimensions.map((rated) => printedLevel(rated));
    expect(printed).toEqual(["medium", "not known", "low", "low", "not known"]);
  });

  it("says of an empty case that nothing is known of it", () => {
    const facts = soundFacts({ grounds: SILENT, answers: {}, mcc: null, facts: {} });
    for (const words of Object.values(said(facts))) expect(words).toMatch(/^Not known: \S/);
    const printed = JSON.stringify(composeRating(rateRisk(facts)));
    expect(printed).not.toContain("No factor.");
    expect(printed).not.toContain('"positive"');
  });

  it.each([
    ["geography", withAnswers({ customer_countries: "here and there" })],
    ["product", soundFacts({ mcc: mccOf("7399", "low", ["activity_unknown"]) })],
    ["channel", withAnswers({ sales_channel: "" })],
    ["channel", soundFacts({ templateId: "fiduciary_client" })],
    ["conduct", soundFacts({ answers: {} })],
  ])("%s is so for lack of an answer too", (dimension, facts) =>
    expect(said(facts)[dimension]).toMatch(/^Not known: /),
  );

  it("is none of a customer of whom everything is known", () => {
    expect(Object.values(said(soundFacts()))).toEqual([null, null, null, null, null]);
    expect(JSON.stringify(composeRating(rateRisk(soundFacts())))).toContain("No factor.");
  });

  it("is one of a company whose number the register has under another name, or does not know", () => {
    const register = soundGrounds().register as Extract<Grounds["register"], { state: "answered" }>;
    const unknown = soundFacts({ grounds: soundGrounds({ register: { ...register, status: "not_found" } }) });
    expect(said(unknown)["geography"]).toBe("Not known: the register does not know the number.");
    const name = { kind: "name" as const, field: "company_name", declared: "Molenhof", observed: "Kaai Invest" };
    const discrepancies = [
      { ...name, id: "d1", source: "kbo", severity: "medium" as const, status: "open" as const, first_seen: 1 },
    ] as unknown as RatingFacts["discrepancies"];
    expect(said(soundFacts({ discrepancies }))["geography"]).toContain(
      "the register has the number under another name",
    );
  });

  it("was not named by runs before version 6 of the rules", () => {
    const facts: RatingFacts = { ...soundFacts({ grounds: SILENT }), rulesVersion: 5 };
    expect(Object.values(said(facts))).toEqual([null, null, null, null, null]);
  });

  it("that is raised keeps its level, and says what is not known beside it", () => {
    const facts = withAnswers({ customer_countries: "Iran" }, { grounds: SILENT });
    const [geography] = rateRisk(facts).dimensions.filter(({ dimension }) => dimension === "geography");
    expect(printedLevel(geography!)).toBe("high");
    expect(notKnownWords(geography!)).toContain("the register did not answer");
  });
});
