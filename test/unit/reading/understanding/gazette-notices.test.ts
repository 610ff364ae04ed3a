import { describe, expect, it } from "vitest";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { readGazette } from "../../../../src/reading/understanding/company/gazette.ts";
import { pagesOf } from "./pages-of.ts";

const peopleOf = (drawn: string): unknown[] => {
  const text = documentText(pagesOf(drawn));
  const facts = readGazette({ text, flow: flowOf(text), language: null });
  return facts
    .filter(
      ({ type, value, certainty }) =>
        type === "person" && certainty >= 0.8 && (value as { role: string }).role === "director",
    )
    .map(({ value }) => (value as { name: string }).name);
};

describe("people of a notice", () => {
  it("takes no street, liquidator or proxy for a director", () => {
    const notice = `
Sonnhof Verlag, S.à r.l.
Siège social : 12, boulevard du Fort Bourbon, L-1249 Luxembourg
R.C.S. Luxembourg B123456
Madame Jeanne Kieffer, demeurant à 4, rue de la Gare, L-8001 Strassen, est nommée gérante à compter du 01/03/2024.
Maître Paul Weis est nommé liquidateur.
Procuration est donnée à Monsieur Luc Hoffmann, comptable, en vue du dépôt.`;
    expect(peopleOf(notice)).toEqual(["Jeanne Kieffer"]);
  });

  it("reads a particle inside a family name", () => {
    const notice = `
Notice: ALMEN GmbH
FN 123456a
GF: (B) Karl von der Heide (06.01.1976); vertritt seit 04.10.2025 selbständig;`;
    expect(peopleOf(notice)).toEqual(["Karl von der Heide"]);
  });

  it("is not certain of a director who leaves on a day that it does not give", () => {
    const notice = `
Naam (voluit): Molenbeek Hoveniers
Ondernemingsnr: 0403.170.701
Onderwerp akte: Ontslag - benoeming
De vergadering neemt kennis van het ontslag van mevrouw Inge Lambrechts als bestuurder en dankt haar.
Zij benoemt tot bestuurder de heer Pol Dewaele, wonende te 9000 Gent, Kerkstraat 1.`;
    expect(peopleOf(notice)).toEqual(["Pol Dewaele"]);
    const entry = `
Amtsgericht Kiel
HRB 4711 KI: Fördeblick Segelmacher GmbH, Kiel, Kaistraße 4, 24103 Kiel. Geschäftsführer: Petersen, Antje, Kiel, *02.03.1977. Nicht mehr Geschäftsführer: Brandt, Uwe, Plön, *11.12.1951.`;
    expect(peopleOf(entry)).toEqual(["Antje Petersen"]);
  });

  it("is not certain of one whose term has ended, unless they are appointed again", () => {
    const notice = `
Fondation des Tanneurs
R.C.S. Luxembourg G123
Le conseil du 14 février 2025 constate l'expiration des mandats de M. Henri Wagener et de Mme Rita Thill, qui n'en demandent pas le renouvellement. Il coopte comme administrateur Monsieur Omar Daoud, demeurant à L-8001 Strassen, 4, rue de la Gare. Il renouvelle le mandat d'administratrice de Mme Rita Thill.`;
    expect(peopleOf(notice)).toEqual(["Omar Daoud", "Rita Thill"]);
  });

  it("takes nobody for a director whom the line behind the director's title names", () => {
    const notice = `
BRAEMAR LOOMS LIMITED
Company Number: SC123456
Fiona Mackay-Baird, Director and Chair of the meeting
Contact: Rory Sim, rs@example.com`;
    expect(peopleOf(notice)).toEqual(["Fiona Mackay-Baird"]);
  });
});

describe("who comes in the place of another", () => {
  const HEAD = `
Bijlagen bij het Belgisch Staatsblad
Ondernemingsnr: 0403 170 701
Naam (voluit): Lindekouter Beheer
Rechtsvorm: Naamloze vennootschap
Onderwerp akte: ONTSLAG EN BENOEMING
`;
  it.each([
    "De algemene vergadering van 15 juni 2026 aanvaardt het ontslag van de heer Piet Janssens als bestuurder met ingang van heden en benoemt in zijn plaats mevrouw Els Claes, wonende te 8000 Brugge, tot bestuurder.",
    "Op 15 juni 2026 werd ter vervanging van de ontslagnemende bestuurder Piet Janssens mevrouw Els Claes benoemd tot bestuurder.",
    "De vergadering benoemt mevrouw Els Claes tot bestuurder en aanvaardt het ontslag van de heer Piet Janssens als bestuurder met ingang van 15 juni 2026.",
    "L'assemblée générale du 15 juin 2026 acte la démission de Monsieur Piet Janssens de son mandat d'administrateur et nomme en remplacement Madame Els Claes, domiciliée Markt 3 à 8000 Bruges, comme administrateur.",
    "L'assemblée générale du 15 juin 2026 nomme, en remplacement de Monsieur Piet Janssens, démissionnaire, Madame Els Claes, domiciliée Markt 3 à 8000 Bruges, comme administrateur.",
    "L'assemblée générale du 15 juin 2026 nomme Madame Els Claes comme administrateur et acte la démission de Monsieur Piet Janssens comme administrateur.",
    "De vergadering van 15 juni 2026 benoemt, in plaats van Piet Janssens, Els Claes tot bestuurder.",
    "At the meeting of 15 June 2026 Mr Piet Janssens resigned as director and Mrs Els Claes was appointed as director in his place.",
    "On 15 June 2026 Mrs Els Claes was appointed as director and Mr Piet Janssens resigned as director.",
  ])("is a director, and the other is none any more: %s", (sentence) => {
    const text = documentText(pagesOf(HEAD + sentence));
    const people = readGazette({ text, flow: flowOf(text), language: null }).flatMap(({ type, value }) =>
      type === "person" ? [value as { name: string; until?: string }] : [],
    );
    const untilOf = (wanted: string) => people.find(({ name }) => name === wanted)?.until;
    expect(people.map(({ name }) => name).toSorted()).toEqual(["Els Claes", "Piet Janssens"]);
    expect([untilOf("Els Claes"), untilOf("Piet Janssens")]).toEqual([undefined, "2026-06-15"]);
  });
});
