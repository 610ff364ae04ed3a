import { expect, it } from "vitest";
import type { PersonFact, ReadFact, ReadingLanguage } from "../../../../src/domain/readings/reading.model.ts";
import { numberFacts } from "../../../../src/reading/understanding/facts.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { readScreeningReport } from "../../../../src/reading/understanding/person/screening-report.ts";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { pagesOf } from "./pages-of.ts";

function read(language: ReadingLanguage, drawn: string): readonly ReadFact[] {
  const text = documentText(pagesOf(drawn));
  return numberFacts(readScreeningReport({ text, flow: flowOf(text), language }));
}

const peopleOf = (facts: readonly ReadFact[]): string[] =>
  facts
    .filter(({ type }) => type === "person")
    .map(({ value }) => {
      const { name, birth_date } = value as PersonFact;
      return `${name} ${birth_date}`;
    });

const valueOf = (facts: readonly ReadFact[], type: ReadFact["type"]): unknown =>
  facts.find((fact) => fact.type === type)?.value;

it("finds the people of a letter beside their dates of birth, also over the end of a line", () => {
  const facts = read(
    "en",
    `
Harrow Checks

Sanctions and media enquiry

On 4 May 2026 we searched the lists of the UN, the EU and OFAC for Ms Amelie Rose
Okafor (DOB 3 March 1984) and for Tom Birch, born in Leeds on 21/07/1979. No match was found.
The Terrorist Act of 12 June 1980 was considered.
`,
  );
  expect(peopleOf(facts)).toEqual(["Amelie Rose Okafor 1984-03-03", "Tom Birch 1979-07-21"]);
  expect(valueOf(facts, "document_date")).toBe("2026-05-04");
  expect(valueOf(facts, "authority")).toBe("Harrow Checks");
});

it("reads a family name before a comma, and leaves out the people of a list", () => {
  const facts = read(
    "nl",
    `
Resultaat screening van 7 april 2026

Van den Bossche, Els
geboortedatum 12-11-1971 - EU 0, VN 0

Treffer 1
Identiteit: Elsa Van den Bosch
geboren op 02-02-1950
`,
  );
  expect(peopleOf(facts)).toEqual(["Els Van den Bossche 1971-11-12"]);
});

it("takes no town for a given name, and no birth for the day of the document", () => {
  const facts = read(
    "fr",
    `
Vérification LCB-FT

Jean Dupont, Namur, 12/03/1970

14/05/2026
`,
  );
  expect(peopleOf(facts).join()).not.toContain("Namur");
  expect(valueOf(facts, "document_date")).toBe("2026-05-14");
});

it("names the company that was screened, and neither the client nor the provider", () => {
  const facts = read(
    "de",
    `
Prüfwerk Nord - Ergebnisse vom 3. Mai 2026
Sanktionslistenprüfung

Auftraggeber      Kanzlei Meier GmbH
Geschäftspartner  Hansen Spedition GmbH, HRB 12345

Name            Geburtsdatum   EU   UN
Greta Hansen    05.06.1966     -    -

Prüfwerk Nord GmbH - Hafenstraße 5, 20095 Hamburg
`,
  );
  expect(valueOf(facts, "company_name")).toBe("Hansen Spedition GmbH");
  expect(valueOf(facts, "authority")).toBe("Prüfwerk Nord");
  expect(peopleOf(facts)).toEqual(["Greta Hansen 1966-06-05"]);
});
