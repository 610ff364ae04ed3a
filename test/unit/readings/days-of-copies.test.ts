import { describe, expect, it } from "vitest";
import { CERTAIN } from "../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../support/understand.ts";
import { officePagesOf, pagesOf } from "../reading/understanding/pages-of.ts";

const extract = (head: string, foot = "") => `
${head}
UITTREKSEL UIT HET UBO-REGISTER
Naam van de entiteit: Molenhof Logistiek BV
Ondernemingsnummer: 0999.900.150
Uiteindelijke begunstigden
Jan Peeters      geboren op 01/01/1980      60 %
An Claes         geboren op 05/06/1985      40 %
${foot}
`;
const BILL = (head: string) => `
${head}
Hydrobel NV
Sluisweg 4, 2000 Antwerpen

                              Anke Verhulst
                              Lindenlaan 8
                              2100 Deurne

Uw waterfactuur
Verbruik                      38 m3
Totaal                        112,40 EUR`;

const daysOf = (drawn: string, pages = pagesOf) =>
  understand(pages(drawn)).facts.flatMap(({ type, value, confidence }) =>
    type === "document_date" && typeof value === "string" ? [`${value}${confidence < CERTAIN ? " guessed" : ""}`] : [],
  );

/** Days on which a paper was sent, received or certified. */
const OF_COPIES = [
  "Van: jan@debeuk.be   Verzonden: 20/11/2026 10:02",
  "Van: jan@debeuk.be\nVerzonden: vrijdag 20 november 2026 10:02\nAan: kyc@bank.be",
  "De : jan@debeuk.be\nEnvoyé : vendredi 20 novembre 2026 10:02",
  "From: jan@debeuk.be\nSent: Friday, 20 November 2026 10:02",
  "From: Jan <jan@debeuk.be>\nDate: 20 November 2026 10:02",
  "Von: jan@debeuk.be\nGesendet: Freitag, 20. November 2026 10:02",
  "Ontvangen op 20/11/2026",
  "ONTVANGEN\n20 november 2026",
  "Reçu le 20 novembre 2026",
  "Received 20 November 2026",
  "Eingegangen am 20. November 2026",
  "20/11/2026 10:02   FAX 09 123 45 67",
  "20/11/2026 10:02 FAX 09 123 45 67",
  "Voor eensluidend afschrift, 20/11/2026, Notaris Peeters",
  "Voor eensluidend afschrift\nNotaris Peeters\nGent, 20 november 2026",
  "Pour copie conforme, le 20 novembre 2026",
  "Certified copy, 20 November 2026",
  "Beglaubigte Abschrift, 20. November 2026",
  "Beëdigde vertaling, 20/11/2026",
  "Traduction jurée, le 20 novembre 2026",
  "Apostille (Convention de La Haye)\nGent, 20 november 2026",
];

describe("the day on which a paper was sent, received or certified", () => {
  it.each(OF_COPIES)("is not the day of an extract: %s", (words) => {
    expect(daysOf(extract(words))).toEqual([]);
    expect(daysOf(extract("", words))).toEqual([]);
    expect(daysOf(extract(words), officePagesOf)).toEqual([]);
  });

  it.each(OF_COPIES)("leaves a day with a label as certain as it is: %s", (words) => {
    for (const label of ["Datum van het uittreksel:", "Uittreksel afgedrukt op", "Toestand op", "Uittreksel van"]) {
      expect(daysOf(extract(words, `${label} 3 mei 2023`))).toEqual(["2023-05-03"]);
      expect(daysOf(extract(`${label} 3 mei 2023`, words))).toEqual(["2023-05-03"]);
    }
  });

  it("does not make an extract fresh that says of when its data are", () => {
    const head = "Van: jan@debeuk.be   Verzonden: 20/11/2026 10:02";
    for (const old of ["Gegevens geregistreerd op 3 mei 2019", "Toestand: 3 mei 2021", "Situatie per 3 mei 2021"])
      expect(daysOf(extract(head, old)).filter((day) => !/^20(?:19|21)/.test(day))).toEqual([]);
  });

  it("is not mixed up with the day since which a company is in a state", () => {
    const drawn = extract("Rechtstoestand: Normale toestand, sinds 30 december 2013");
    expect(daysOf(drawn)).not.toContain("2013-12-30");
    expect(daysOf(extract("", "Toestand: sinds 30/12/2013"))).not.toContain("2013-12-30");
  });

  it("is not the day of a bill that somebody forwards or a town receives", () => {
    for (const head of ["From: anke@home.be\nSent: Friday, 20 November 2026 10:02", "ONTVANGEN\n20 november 2026"])
      expect(daysOf(BILL(head))).toEqual([]);
  });

  it("is the day of a letter that says so itself", () => {
    expect(daysOf(BILL("Verzendingsdatum: 20 november 2026"))).toEqual(["2026-11-20"]);
  });
});
