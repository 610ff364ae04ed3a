import { expect, it } from "vitest";
import { marksOf, reportsOfTurns } from "../../../src/features/monitoring/detect/reports.ts";
import { notedOf } from "../../../src/sources/adverse-media/turns.rules.ts";
import { finding } from "../../support/case-fixtures.ts";
import type { MediaHit } from "../../../src/sources/media-answer.ts";

const told = (
  title: string,
  subject = "Jo Eeckhout",
  namesake: "certain" | "unsure" | "other_subject" = "certain",
): string[] => {
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
  return notedOf([{ ...hit, category: "adverse_media" } as MediaHit]).map(({ of, isUnsure }) =>
    isUnsure ? `${of}, unsure` : of,
  );
};

it.each([
  "Jo Eeckhout legt eed af als Vlaams minister",
  "Burgemeester Jo Eeckhout (54) opent zwembad",
  "Jo Eeckhout, schepen van Leuven, wint prijs",
  "Jo Eeckhout benoemd tot ambassadeur in Wenen",
  "Jo Eeckhout prête serment comme ministre",
  "Jo Eeckhout est le nouveau bourgmestre de Namur",
  "Jo Eeckhout wordt burgemeester",
  "Jo Eeckhout wurde zum Botschafter ernannt",
  "Dat zegt de minister Jo Eeckhout",
  "Het kabinet van minister Jo Eeckhout verhuist",
  "Cultuurminister Jo Eeckhout speelt viool",
  "De minister van Financiën Jo Eeckhout stelt begroting voor",
  "Jo Eeckhout, de nieuwe burgemeester van Aalst",
  "Jo Eeckhout ist Bürgermeister in Eupen",
  "Kamerlid Jo Eeckhout opent fietspad",
  "Jo Eeckhout (Groen) uit Gent raakte verkozen in het Vlaams Parlement",
  "Jo Eeckhout zetelt sinds juni in de Kamer",
  "Jo Eeckhout a été élue à la Chambre des représentants",
  "Jo Eeckhout wurde in den Bundestag gewählt",
  "Jo Eeckhout was elected to parliament",
  "Jo Eeckhout benoemd tot raadsheer in het Hof van Cassatie",
  "Jo Eeckhout was appointed to the Constitutional Court as a judge at the Constitutional Court",
  "Jo Eeckhout wordt CEO van het overheidsbedrijf bpost",
  "Partijvoorzitter Jo Eeckhout spreekt",
  "La députée fédérale Jo Eeckhout a visité une crèche",
  "Jo Eeckhout, zaakvoerder van Drankenhandel De Linde in Gent, wordt burgemeester van Melle",
])("an office of the customer is noted: %s", (title) => {
  expect(told(title)).toEqual(["office"]);
  expect(told(title, "Jo Marie Eeckhout")).toEqual(["office"]);
  expect(told(title, "Eeckhout Jo")).toEqual(["office"]);
  expect(told(title, "Jo Eeckhout", "unsure")).toEqual(["office, unsure"]);
  expect(told(title, "Jo Eeckhout", "other_subject")).toEqual([]);
});

it.each([
  "Oud-minister Jo Eeckhout schrijft boek",
  "L'ancien ministre Jo Eeckhout se confie",
  "Jo Eeckhout, former mayor of Ghent",
  "Ereburgemeester Jo Eeckhout gevierd",
  "Jo Eeckhout was minister van Werk",
  "Jo Eeckhout, ministre jusqu'en 2019",
  "Jo Eeckhout stapt op als burgemeester",
])("a former office is told as such: %s", (title) => {
  expect(told(title)).toEqual(["former_office"]);
});

it.each([
  "Jo Eeckhout, echtgenote van minister Peeters, opent zaak",
  "Jo Eeckhout est le fils du bourgmestre de Namur",
  "Jo Eeckhout, brother of the mayor of Ghent",
  "Jo Eeckhout, Tochter der Botschafterin Kolbe",
  "Minister Jan Wauters vierde met zijn zus Jo Eeckhout in Gent",
  "Le ministre Marc Dubois pose avec sa soeur Jo Eeckhout",
])("a relative's office is noted as that: %s", (title) => {
  expect(told(title)).toEqual(["relative"]);
});

it.each([
  "Jo Eeckhout failliet verklaard",
  "Jo Eeckhout déclaré en faillite",
  "Privatinsolvenz: Jo Eeckhout bankrupt",
  "Faillite personnelle de Jo Eeckhout",
  "Verpleegkundige Jo Eeckhout zit in collectieve schuldenregeling",
])("an insolvency is noted: %s", (title) => {
  expect(told(title)).toEqual(["insolvency"]);
});

it.each([
  "Burgemeester opent de zaak van Jo Eeckhout",
  "Jo Eeckhout wordt gehuldigd door de burgemeester",
  "Jo Eeckhout klaagt over minister Vandenbroucke",
  "Jo Eeckhout koopt failliete bakkerij",
  "Jo Eeckhout bouwt schepen",
  "Els Peeters benoemd tot burgemeester",
  "Acteur Jo Eeckhout is minister in nieuwe reeks",
  "Jo Eeckhout joue un ministre, ministre malgré lui",
  "Jo Eeckhout, kok van minister Peeters, opent zaak",
  "Jo Eeckhout, chef of former minister Peeters",
  "Jo Eeckhout is adviseur van minister Peeters",
  "Jo Eeckhout benoemd door de minister",
  "Aanwezig: Jo Eeckhout, minister Peeters en An Claes",
  "Kandidaat-burgemeester Jo Eeckhout voert campagne",
  "Jo Eeckhout wordt geen burgemeester",
  "Jo Eeckhout is boos op burgemeester Peeters",
  "Advocaat Jo Eeckhout curator van failliet Alfa",
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
    words: "t",
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
  const former = [{ ...noted[0]!, of: "former_office" as const }];
  expect(reportsOfTurns({ ...value, noted: former }, "company")[0]!.title).toBe(
    "Jo Eeckhout may have held a public function, by the news.",
  );
  expect(reportsOfTurns({ ...value, noted: [{ ...noted[0]!, isUnsure: true }] }, "company")).toEqual([]);
  const known = finding({ code: "pep_reported", source_entry: "office", subject: "Jo Eeckhout" });
  expect(marksOf(known)).toContain(person[0]!.marks[0]);
  for (const source_entry of ["former_office", "office:unsure"])
    expect(marksOf({ ...known, source_entry })).not.toContain(person[0]!.marks[0]);
});
