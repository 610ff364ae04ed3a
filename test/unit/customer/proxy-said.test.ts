import { describe, expect, it } from "vitest";
import { proxySaid } from "../../../src/domain/customer/proxy-said.rules.ts";

const PENSIONER = "Gepensioneerd";

describe("a private customer's own words on who acts for it", () => {
  it.each([
    "Mijn zoon beheert de rekening met een volmacht, ik ben dement",
    "Ma fille a procuration sur le compte et gère tout pour moi",
    "J'ai donné procuration à ma fille",
    "Meine Tochter hat eine Vollmacht für das Konto",
    "My daughter has power of attorney and pays my bills",
    "De bewindvoerder betaalt mijn rekeningen",
    "Mon administrateur de biens paie mes factures",
    "Ich stehe unter rechtlicher Betreuung",
    "Mein Betreuer regelt die Miete",
    "I am under guardianship since 2019",
  ])("name a proxy or an administrator: %s", (text) => {
    expect(proxySaid(PENSIONER, [text])).toEqual({ sentence: text, isOutsideFamily: false });
  });

  it("tell one outside the family, and read the occupation of who is under administration", () => {
    const neighbour = "Meine Nachbarin hat eine Vollmacht für das Konto";
    expect(proxySaid("Rentner", [neighbour])).toEqual({ sentence: neighbour, isOutsideFamily: true });
    const guarded = "Arbeidsongeschikt, onder bewind van mr. Peeters";
    expect(proxySaid(guarded, ["Huur betalen"])?.sentence).toBe(guarded);
    expect(proxySaid(guarded, ["De bewindvoerder betaalt mijn rekeningen"])?.sentence).toBe(guarded);
  });

  it.each([
    ["Bewindvoerder", "Loon van mijn kantoor, ik werk met volmacht van de vrederechter"],
    ["Berufsbetreuerin", "Gehalt, meine Betreuer-Vergütung"],
    ["Medewerker volmachten bij een verzekeraar", "Loon"],
    ["Advocate", "Honoraires; procuration des clients"],
    ["Erzieherin, Kinderbetreuerin", "Gehalt"],
    ["Mandataire social", "Rémunération de ma société"],
    [PENSIONER, "Niemand heeft een volmacht, geen volmacht nodig"],
    [PENSIONER, "No power of attorney, I manage it myself"],
    [PENSIONER, "Ik heb volmacht op de rekening van mijn moeder en wil nu zelf een rekening"],
    [PENSIONER, "Mijn moeder staat onder bewind, deze rekening is voor mijn pensioen"],
    ["Maatschappelijk werkster", "Loon; ik help mensen onder bewind"],
    ["Étudiant", "Indemnité de mon tuteur de stage"],
    ["Teacher", "Salary and my subscription to the Guardian"],
    ["Museum curator", "Salary"],
    ["Verpleegster", "Loon en huur; mijn man heeft ook een rekening bij jullie"],
  ])("name none: %s, %s", (occupation, text) => {
    expect(proxySaid(occupation, [text])).toBeNull();
  });
});
