import { describe, expect, it } from "vitest";
import { prepare } from "./diligence/run-scenario.ts";

describe("the subsidiary of a listed company", () => {
  it.each([
    [
      "its parent and the official who stands in",
      "Atlantis Voorbeeldgroep; 0999920738; 100 %\nAnn-Sofie Wouters; senior official",
    ],
    ["the official alone", "Ann-Sofie Wouters; senior official"],
  ])("contradicts nothing by %s", async (_, owners) => {
    const desk = await prepare({ number: "0999920639", answers: { beneficial_owners: owners } });
    const { checks, discrepancies } = await desk.detail();
    const check = checks.find((one: { check: string }) => one.check === "beneficial_owners");
    expect(check).toMatchObject({ outcome: "established" });
    expect(discrepancies.filter(({ field }: { field: string }) => field === "beneficial_owners")).toEqual([]);
  });
});
