import { describe, expect, test } from "vitest";
import type { AmountFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const PAPERS: readonly (readonly [string, string, string])[] = [
  [
    "Katrien Vermeulen",
    "Stad Leuven",
    `
LOONFICHE - OKTOBER 2026
Werkgever: Stad Leuven, Professor Van Overstraetenplein 1, 3000 Leuven
KBO-nummer                 0207.521.503
Werknemer                  Katrien Vermeulen
Adres                      Bondgenotenlaan 12, 3000 Leuven
Rijksregisternummer        78.05.21-124.46
Functie                    Leerkracht
Periode                    01/10/2026 - 31/10/2026
Brutoloon                  3.850,00
RSZ 13,07 %                -503,20
Bedrijfsvoorheffing        -812,40
Nettoloon                  2.534,40
Rekening                   BE68 5390 0754 7034`,
  ],
  [
    "Claire Dubois",
    "Boulangerie Martin SARL",
    `
BULLETIN DE PAIE
Employeur : Boulangerie Martin SARL
12 rue de la République, 69002 Lyon
SIRET 443 061 841 00047
Salarié : Claire Dubois
Emploi : Vendeuse
Période du 01/10/2026 au 31/10/2026
Salaire brut               2 150,00
Cotisations salariales     -470,12
Net à payer                1 679,88`,
  ],
  [
    "Thomas GIRARD",
    "TRANSPORTS ATLAS SAS",
    `
BULLETIN DE PAIE
Période : du 01/02/2025 au 28/02/2025
Employeur                                  Salarié
TRANSPORTS ATLAS SAS                       M. Thomas GIRARD
12 rue de la Paix                          27 rue Garibaldi
69006 Lyon                                 69006 Lyon
SIRET 552 100 554 00016                    N° SS 1 92 07 38 185 123 45
Emploi : Chauffeur
Salaire brut 2 450,00
Net à payer 1 911,20`,
  ],
  [
    "Jens Petersen",
    "Hansen Logistik GmbH",
    `
Entgeltabrechnung Oktober 2026
Arbeitgeber                Hansen Logistik GmbH
                           Hafenstraße 4, 20457 Hamburg
Arbeitnehmer               Jens Petersen
Personalnummer             00412
Steuerklasse               I
Bruttolohn                 3.412,00
Lohnsteuer                 -502,11
Sozialversicherung         -690,40
Auszahlungsbetrag          2.219,49`,
  ],
  [
    "Sarah Thompson",
    "Harbour Foods Ltd",
    `
PAYSLIP
Employer: Harbour Foods Ltd
Employee: Sarah Thompson
Pay period: 01/10/2026 to 31/10/2026
National Insurance Number  QQ 12 34 56 C
Gross pay                  2,916.67
PAYE tax                   -372.40
National Insurance         -149.53
Net pay                    2,394.74`,
  ],
];

const certain = (drawn: string) => understand(pagesOf(drawn)).facts.filter(({ confidence }) => confidence >= 0.8);
const peopleIn = (drawn: string) =>
  certain(drawn).flatMap(({ type, subject, value }) =>
    type === "person" ? [[subject, (value as PersonFact).name]] : [],
  );

describe("a payslip", () => {
  test.each(PAPERS)("of %s names who is paid, and by whom: %s", (employee, employer, drawn) => {
    expect(peopleIn(drawn)).toEqual([["subject", employee]]);
    expect(
      certain(drawn).flatMap((fact) => (fact.type === "company_name" ? [[fact.subject, fact.value]] : [])),
    ).toEqual([["issuer", employer]]);
  });

  test("states gross and net pay, in the currency of its country", () => {
    const payOf = (drawn: string) =>
      certain(drawn).flatMap(({ type, value }) => {
        const { rubric, value: amount, currency } = value as AmountFact;
        return type === "amount" ? [`${rubric} ${amount} ${currency}`] : [];
      });
    const [belgian, french, , german, british] = PAPERS.map(([, , drawn]) => drawn);
    expect(payOf(belgian!)).toEqual(["gross_pay 3850 EUR", "net_pay 2534.4 EUR"]);
    expect(payOf(french!)).toEqual(["gross_pay 2150 EUR", "net_pay 1679.88 EUR"]);
    expect(payOf(`${french!}\nBrut cumul annuel      21 500,00\nNet imposable      1 720,10`)).toEqual(payOf(french!));
    expect(payOf(german!)).toEqual(["gross_pay 3412 EUR", "net_pay 2219.49 EUR"]);
    expect(payOf(british!)).toEqual(["gross_pay 2916.67 null", "net_pay 2394.74 null"]);
    expect(payOf(british!.replaceAll(/(?<=  )(?=\d)/g, "£"))).toEqual(["gross_pay 2916.67 GBP", "net_pay 2394.74 GBP"]);
    expect(payOf(british!.replace("PAYSLIP", "WEEKLY PAYSLIP"))).toEqual([]);
  });

  test("says until when it pays, by its period, its month or the day on which it is paid", () => {
    const until = (drawn: string) =>
      certain(drawn).flatMap(({ type, value }) => (type === "amount" ? [(value as AmountFact).period] : []))[0];
    const [belgian, french, , german, british] = PAPERS.map(([, , drawn]) => drawn);
    expect([belgian, french, german, british].map((drawn) => until(drawn!))).toEqual(
      Array.from({ length: 4 }, () => "2026-10-31"),
    );
    const dutch = belgian!.replace("OKTOBER 2026", "Dienst Onderwijs - April 2026").replace(/Periode .*\n/, "");
    expect(until(dutch)).toBe("2026-04-30");
    expect(until(british!.replace(/Pay period.*/, "Tax month 7    Pay date: 28/10/2026"))).toBe("2026-10-28");
    expect(until(british!.replace(/Pay period.*/, "Start date: 28/10/2016"))).toBe(null);
  });

  test("is no letter that speaks of an employee", () => {
    const letter = `
Aan alle medewerkers
Betreft: nieuwe kledij
Werknemer                  Katrien Vermeulen
De nieuwe kledij ligt klaar in het magazijn.`;
    expect(peopleIn(letter)).toEqual([]);
  });
});
