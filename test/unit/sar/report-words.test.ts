import { expect, it } from "vitest";
import { mayTellOfReport, namesReport } from "../../../src/domain/sar/report-words.rules.ts";

it.each([
  "Suspicion of money laundering",
  "Vermoeden van witwassen",
  "Soupçon de blanchiment",
  "Verdacht auf Geldwäsche",
  "We informed the authorities",
  "Politie verwittigd",
  "sent to Cetif",
  "Naar de ctif gestuurd",
  "doorgegeven aan de bevoegde autoriteit",
  "Nous avons informé la cellule",
  "Nous avons prévenu les autorités",
  "Behörde informiert",
  "reported internally",
  "Dossier overgemaakt aan het parket",
])("takes %j for words that may tell of a report", (reason) => {
  expect(mayTellOfReport(reason)).toBe(true);
});

it.each([
  "The identity document is forged",
  "Geen antwoord op onze vragen",
  "Activité non autorisée",
  "Owners not identified, Hoofdstr. 4",
  "Keine Unterlagen erhalten",
])("takes %j for words that tell of none", (reason) => {
  expect(mayTellOfReport(reason)).toBe(false);
});

it.each([
  "STR filed with CTIF-CFI on 27/11; MLRO decides tomorrow.",
  "Reported to CTIF yesterday.",
  "Er is een witwasmelding gedaan",
  "Déclaration de soupçon du 3 mars",
  "Verdachtsmeldung erstattet",
  "The SAR is with the MLRO.",
])("takes %j for words that name a report", (text) => {
  expect(namesReport(text)).toBe(true);
});

it.each([
  "The theft was reported to the police; the report is on file.",
  "The owner lives in Hong Kong SAR; capital of SAR 500,000.",
  "The MLRO clears the match with the EU list.",
  "A discrepancy was reported to the UBO register (melding, signalement).",
  "Annual report was filed with the authorities. KERK STR. 12",
  "Warnings of authorities",
  "Convicted of money laundering in 2021, past exit",
])("takes %j for words that name none", (text) => {
  expect(namesReport(text)).toBe(false);
});
