import { expect, it } from "vitest";
import { mayTellOfReport } from "../../../src/domain/sar/report-words.rules.ts";

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
