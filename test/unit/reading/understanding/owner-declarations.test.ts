import { describe, expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { REGISTERS } from "./breadth-company/registers.ts";
import { pagesOf } from "./pages-of.ts";

const declared = (drawn: string) => {
  const { kind, warnings } = understand(pagesOf(drawn));
  const [said] = warnings.filter(({ code }) => code === "owners_declared");
  return { kind, said: said?.detail };
};

const FRENCH = `
DÉCLARATION DES BÉNÉFICIAIRES EFFECTIFS

Société : ATELIER DU MISTRAL
SIREN : 999 000 102
Date : 15/11/2026

Bénéficiaire effectif : Claire Démontel
Née le : 14/09/1977
Nationalité : Française
Pourcentage de participation : 100 %

Signé : Claire Démontel`;

const DUTCH = `
UBO-verklaring

Naam: Zuiderzee Voorbeeld B.V.
KVK-nummer: 99900017

Uiteindelijk belanghebbende
Naam: Jan Bakker
Geboortedatum: 02-02-1970
Nationaliteit: Nederlandse
Percentage van de aandelen: 100 %

Getekend: Jan Bakker`;

describe("a declaration of owners by the customer", () => {
  it.each([
    ["French", FRENCH, "DÉCLARATION DES BÉNÉFICIAIRES EFFECTIFS"],
    ["Dutch", DUTCH, "UBO-verklaring"],
    ["that only its signature gives away", DUTCH.replace("UBO-verklaring", "UBO"), "Getekend: Jan Bakker"],
    [
      "that names the register it is handed in beside",
      DUTCH.replace("Getekend", "Dit stemt overeen met het UBO-register.\nGetekend"),
      "UBO-verklaring",
    ],
    [
      "in the first person",
      FRENCH.replace("DÉCLARATION DES BÉNÉFICIAIRES", "BÉNÉFICIAIRES").replace(
        "Société",
        "Je soussignée, Claire Démontel, présidente, déclare :\nSociété",
      ),
      "Je soussignée",
    ],
  ])("%s", (_, drawn, said) => {
    const found = declared(drawn);
    expect(found.kind).toBe("ubo_extract");
    expect(found.said).toContain(said);
  });

  it("is no extract from a register, in the wording of each issuer", () => {
    const extracts = REGISTERS.filter(({ kind }) => kind === "ubo_extract");
    expect(extracts.length).toBeGreaterThan(5);
    for (const { title, drawn } of extracts) expect(declared(drawn!).said, title).toBeUndefined();
  });

  it("is no extract that an official signed, or that copies what was declared", () => {
    const signed = DUTCH.replace("UBO-verklaring", "Kamer van Koophandel\nUittreksel UBO-register");
    const deposited = FRENCH.replace("DÉCLARATION", "Greffe du Tribunal de Commerce de Marseille\nDÉCLARATION");
    for (const drawn of [signed, deposited]) expect(declared(drawn)).toEqual({ kind: "ubo_extract", said: undefined });
  });
});
