import { describe, expect, it } from "vitest";
import { readComment } from "../../../src/features/diagnostics/comment.rules.ts";
import { placeTopicWords } from "../../../src/features/diagnostics/words/topic-words.ts";
import WORDS from "../../../src/features/diagnostics/words/topic-words.json" with { type: "json" };
import { placeFileConcepts } from "../../support/concepts.ts";

placeFileConcepts();

placeTopicWords(WORDS);

const clear = (comment: string, topic: string) => readComment(comment).mentionOf(topic).clear;
const faint = (comment: string, topic: string) => readComment(comment).mentionOf(topic).faint;

describe("an officer's comment", () => {
  it.each([
    "They owe tax and still come out green.",
    "Ze hebben schulden en toch staat alles op groen.",
    "Ils ont des dettes et malgré ça tout est vert.",
    "Die haben Schulden und trotzdem ist alles grün.",
  ])("turns to what it complains of: %s", (comment) => {
    const read = readComment(comment);
    expect(read.turnsTo("risk_score")).toBe(true);
    expect(read.turnsTo("debt_status")).toBe(false);
  });

  it.each([
    ["It stops in Prague.", "CZ"],
    ["De Poolse vennootschap is niet bevraagd.", "PL"],
    ["La société tchèque manque.", "CZ"],
    ["Die slowakische Gesellschaft fehlt.", "SK"],
  ])("names a country by capital or adjective: %s", (comment, country) => {
    expect(readComment(comment).countries).toContain(country);
  });

  it("asks its officer to go to the customer once more, or does not", () => {
    expect(readComment("Am I to bother her for the same papers a third time?").objectsToAskingAgain).toBe(true);
    expect(readComment("Moet ik haar dat nog eens vragen?").objectsToAskingAgain).toBe(true);
    expect(readComment("Do I have to hold back a part of it?").objectsToAskingAgain).toBe(false);
  });

  it("doubts what the customer is said to be", () => {
    expect(readComment("A garage? They do hedges.").doubtsActivity).toBe(true);
    expect(readComment("Seit wann verkauft ein Bäcker Pillen").doubtsActivity).toBe(true);
    expect(readComment("Are they solvent? I need three years of figures.").doubtsActivity).toBe(false);
  });

  it("takes a demand for the right thing as a complaint, and praise as none", () => {
    expect(clear("Put them in the right box.", "merchant_category")).not.toEqual([]);
    expect(clear("The merchant category is right.", "merchant_category")).toEqual([]);
  });

  it("only hints by words that also say other things, and never by a misspelled one", () => {
    expect(clear("The bills are strange.", "einvoicing")).toEqual([]);
    expect(faint("The bills are strange.", "einvoicing")).toEqual(["bills"]);
    expect(faint("Faden verloren.", "document_reading")).toEqual([]);
  });

  it("finds no word inside of one that only has a prefix before it", () => {
    expect(clear("Quand j'ai enregistré, tout a planté.", "registry")).toEqual([]);
    expect(clear("Das Handelsregister fehlt.", "registry")).not.toEqual([]);
  });

  it.each(["x".repeat(10_000), "a,".repeat(5_000), "enregistre".repeat(1_000), "since when ".repeat(900)])(
    "reads ten thousand letters within five seconds (%#)",
    (comment) => {
      readComment(comment).mentionOf("registry");
    },
    5_000,
  );
});
