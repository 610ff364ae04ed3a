import { expect, it } from "vitest";
import { reportsOfTurns } from "../../../src/features/monitoring/detect/reports.ts";
import { notedOf } from "../../../src/sources/adverse-media/turns.rules.ts";
import type { MediaHit } from "../../../src/sources/media-answer.ts";

const told = (title: string, subject = "Jo Eeckhout", namesake: "certain" | "unsure" = "certain"): string[] => {
  const judgement = { adverse: false, namesake } as MediaHit["judgement"];
  const hit = {
    title,
    snippet: "",
    url: "https://a.example/1",
    publisher: null,
    published_at: null,
    subject,
    judgement,
  };
  return notedOf([{ ...hit, category: "adverse_media" } as MediaHit]).map(({ of }) => of);
};

it.each([
  "Jo Eeckhout legt eed af als Vlaams minister",
  "Burgemeester Jo Eeckhout (54) opent zwembad",
  "Jo Eeckhout, schepen van Leuven, wint prijs",
  "Jo Eeckhout benoemd tot ambassadeur in Wenen",
  "Jo Eeckhout prête serment comme ministre",
  "Jo Eeckhout est le nouveau bourgmestre de Namur",
  "Jo Eeckhout wordt burgemeester",
  "Jo Eeckhout wurde zum Botschafter ernannt, Botschafter Jo Eeckhout",
])("an office of the customer is noted: %s", (title) => {
  expect(told(title)).toEqual(["office"]);
  expect(told(title, "Jo Eeckhout", "unsure")).toEqual([]);
});

it.each(["Jo Eeckhout failliet verklaard", "Jo Eeckhout déclaré en faillite", "Privatinsolvenz: Jo Eeckhout bankrupt"])(
  "an insolvency is noted: %s",
  (title) => {
    expect(told(title)).toEqual(["insolvency"]);
  },
);

it.each([
  "Burgemeester opent de zaak van Jo Eeckhout",
  "Jo Eeckhout wordt gehuldigd door de burgemeester",
  "Jo Eeckhout klaagt over minister Vandenbroucke",
  "Jo Eeckhout koopt failliete bakkerij",
  "Jo Eeckhout bouwt schepen",
  "Els Peeters benoemd tot burgemeester",
])("what is of another is not: %s", (title) => {
  expect(told(title)).toEqual([]);
});

it("an office is a medium event, told once, and an insolvency one of a private customer alone", () => {
  const noted = (["office", "insolvency"] as const).map((of, at) => ({
    of,
    title: "t",
    url: `https://a.example/${at}`,
    publisher: null,
    published_at: null,
    subject: "Jo Eeckhout",
  }));
  const value = { hits: [], cleared: 0, noted };
  const person = reportsOfTurns(value, "person");
  expect(person).toMatchObject([
    { title: "Jo Eeckhout may hold a public function, by the news.", severity: "medium", isForMlro: false },
    { title: "Jo Eeckhout may be insolvent, by the news.", severity: "medium", opensReview: false },
  ]);
  const again = { ...value, noted: [{ ...noted[0]!, url: "https://b.example/2", title: "u" }] };
  expect(reportsOfTurns(again, "company")[0]!.marks).toEqual(person[0]!.marks);
  expect(reportsOfTurns(value, "company")).toHaveLength(1);
});
