import { describe, expect, it } from "vitest";
import { named } from "./named.ts";

/** Whom an extract names as who acts, beside the words on how they act. */

const HEAD = `
Handelsregister B des Amtsgerichts Köln
Ausdruck - Abruf vom 20.11.2026
Nummer der Firma: HRB 98317
2. a) Firma: Muster Handel GmbH
b) Sitz: Köln, Geschäftsanschrift: Hauptstraße 5, 50667 Köln
3. Grund- oder Stammkapital: 25.000,00 EUR
4. a) Allgemeine Vertretungsregelung: Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein.
`;
const ALONE =
  "b) Einzelvertretungsberechtigt; mit der Befugnis, im Namen der Gesellschaft mit sich im eigenen Namen oder als Vertreter eines Dritten";
const HANS = "Müller, Hans, Köln, *05.06.1970";
const PETRA = "Geschäftsführer: Schneider, Petra, Bonn, *01.02.1975";
const BOTH = ["Hans Müller director", "Petra Schneider director"];

describe("managing directors of a German extract", () => {
  it.each([
    ["on one line", `${ALONE} Rechtsgeschäfte abzuschließen: Geschäftsführer: ${HANS}`],
    ["broken before the last words", `${ALONE}\nRechtsgeschäfte abzuschließen: Geschäftsführer: ${HANS}`],
    ["broken behind the words", `${ALONE} Rechtsgeschäfte abzuschließen:\nGeschäftsführer: ${HANS}`],
    ["broken before the name", `${ALONE}\nRechtsgeschäfte abzuschließen: Geschäftsführer:\n${HANS}`],
    ["with the short words", `b) Einzelvertretungsberechtigt: Geschäftsführer: ${HANS}`],
  ])("are read behind words on their power, %s", (_, words) => {
    expect(named(`${HEAD}${words}\n${PETRA}`)).toEqual(BOTH);
  });
});
