import { describe, expect, test } from "vitest";
import type { ReadFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Papers in wordings of which no table of the rules has the phrases: what counts is which facts are found, and whose. */
const read = (drawn: string) => {
  const { kind, facts } = understand(pagesOf(drawn));
  const of = (type: ReadFact["type"]) => facts.filter((fact) => fact.type === type);
  const values = (type: ReadFact["type"]) => of(type).map(({ value }) => value);
  const people = of("person").map(({ value }) => value as { name: string; role: string });
  const amounts = Object.fromEntries(
    of("amount").map(({ value }) => {
      const amount = value as { rubric: string; value: number };
      return [amount.rubric, amount.value];
    }),
  );
  const named = (role: string) => people.filter((one) => one.role === role).map(({ name }) => name);
  return { kind, values, named, amounts };
};

const DEED = `
Notariskantoor Vanderstraeten - Steenweg 9, 3290 Diest - BTW BE 0428.759.497

OPRICHTINGSAKTE

Op drie mei tweeduizend drieentwintig hebben wij, Bert Vanderstraeten, notaris te Diest,
ontvangen de verklaringen van de oprichters:
1. De heer Koenraad Smets, geboren te Diest op 3 april 1977, wonende te Dorpstraat 4, 3290 Diest;
2. Mevrouw Hilde Wauters, geboren te Leuven op 9 mei 1981, wonende te Dorpstraat 4, 3290 Diest;
in aanwezigheid van de getuige de heer Frans Lemaire, wonende te Veldweg 2, 3290 Diest.
Zij verklaren een besloten vennootschap op te richten.
Artikel 1. De vennootschap heet "Hagelander Kaasmakerij" en is een besloten vennootschap.
Artikel 2. De zetel is gevestigd te Melkweg 12, 3290 Diest.
Artikel 3. De vennootschap heeft tot voorwerp het maken en verkopen van kaas en zuivel.
Artikel 4. De inbreng bedraagt 20.000,00 euro. De heer Koenraad Smets krijgt 75 aandelen en
mevrouw Hilde Wauters krijgt 25 aandelen.
Tot bestuurder wordt aangesteld mevrouw Hilde Wauters, voornoemd. Volmacht wordt gegeven aan
de heer Louis Peeters, accountant te Diest, om de inschrijving te verrichten.
Waarvan akte.`;

const NOTICE = `
Belgisch Staatsblad van 14 juni 2024

HOEVE DE LINDE, besloten vennootschap, Lindelaan 4, 9000 Gent, RPR 0403.199.702

Uit de beslissing van de enige vennoot blijkt het volgende. Het ontslag van de heer Wim
Callens als bestuurder wordt aanvaard. Als bestuurder wordt benoemd mevrouw Eline Maes. Tot
commissaris wordt benoemd de heer Paul Stevens, bedrijfsrevisor. Volmacht aan mevrouw Rita
Goossens, boekhouder, voor de neerlegging.`;

const REPORT = `
Brouwmeester Holding B.V.
Financieel verslag over het jaar 2023

Samengesteld door Cijferkantoor Alkmaar B.V., KvK 11223344

Omzet van het jaar           3    2.450.000    2.310.000
Kosten van de omzet          4    1.120.000    1.050.000
Som van de activa                 1.980.000    1.870.000
Eigen vermogen               7      640.000      590.000
Eigen vermogen en schulden        1.980.000    1.870.000

De vennootschap is ingeschreven bij de Kamer van Koophandel onder nummer 55667788. In 2023
waren gemiddeld 14 medewerkers in dienst (2022: 12).`;

const SERVICES = `
Convention relative au nettoyage des vitrages

Entre Verrières du Lac SRL (0403.199.702), rue du Port 8, 1300 Wavre, ci-après le client, et
Clair et Net SA (0428.759.497), avenue des Pins 3, 1300 Wavre, représentée par Monsieur Luc
Henrard, ci-après le prestataire, il est convenu ce qui suit.
Le prestataire nettoie les vitrages du client chaque mois. Le client paie le prestataire à
trente jours. La convention est conclue pour deux ans et se renouvelle tacitement. Chaque
partie peut y mettre fin moyennant trois mois de préavis. Le droit belge est applicable.
Fait à Wavre, le 4 mars 2024. Le contrat prend cours le 1er avril 2024.`;

const RULES = `
Interne Vorgaben zur Annahme von Kunden
Rheinblick Vermögensberatung GmbH

Diese Richtlinie gilt für alle Beschäftigten. Vor jedem Geschäft wird geprüft, wer der Kunde
ist. Ein Verdacht wird dem Geldwäschebeauftragten gemeldet. Die Richtlinie wird jährlich
überprüft. Beschlossen am 12. Februar 2024, nächste Überprüfung am 12. Februar 2025.`;

describe("company papers in other words", () => {
  test("a deed: founders with shares, the notary, one director; no witness, proxy or number of the notary", () => {
    const { kind, values, named } = read(DEED);
    expect(kind).toBe("articles_of_association");
    expect(values("company_name")).toEqual(["Hagelander Kaasmakerij"]);
    expect(values("address")).toEqual(["Melkweg 12, 3290 Diest"]);
    expect(values("enterprise_number")).toEqual([]);
    expect(named("notary")).toEqual(["Bert Vanderstraeten"]);
    expect(named("founder")).toEqual(["Koenraad Smets", "Hilde Wauters"]);
    expect(named("director")).toEqual(["Hilde Wauters"]);
    expect(values("person")).toContainEqual(
      expect.objectContaining({ name: "Koenraad Smets", birth_date: "1977-04-03", share_percent: 75 }),
    );
  });

  test("a notice: who comes and who leaves; no auditor and no proxy", () => {
    const { kind, values, named } = read(NOTICE);
    expect(kind).toBe("gazette_publication");
    expect(values("enterprise_number")).toEqual(["0403199702"]);
    expect(named("director")).toEqual(["Wim Callens", "Eline Maes"]);
    expect(values("document_date")).toEqual(["2024-06-14"]);
  });

  test("a report: amounts beside numbers of notes; no costs, no sum of both sides, no number of who drew it up", () => {
    const { kind, values, amounts } = read(REPORT);
    expect(kind).toBe("annual_accounts");
    expect(values("enterprise_number")).not.toContain("11223344");
    expect(amounts).toEqual({ turnover: 2_450_000, total_assets: 1_980_000, equity: 640_000, workforce: 14 });
  });

  test("a contract: both parties, and the day of signing rather than the day that it begins", () => {
    const { kind, values } = read(SERVICES);
    expect(kind).toBe("contract");
    expect(values("company_name")).toEqual(["Verrières du Lac SRL", "Clair et Net SA"]);
    expect(values("enterprise_number")).toEqual(["0403199702", "0428759497"]);
    expect(values("document_date")).toEqual(["2024-03-04"]);
  });

  test("a policy: whose it is, and the day of adoption rather than of the next review", () => {
    const { kind, values } = read(RULES);
    expect(kind).toBe("policy_document");
    expect(values("company_name")).toEqual(["Rheinblick Vermögensberatung GmbH"]);
    expect(values("document_date")).toEqual(["2024-02-12"]);
  });
});

describe("papers that only speak of such documents", () => {
  test.each([
    [
      "an email with a policy attached",
      `
Dag allemaal,

In de bijlage vinden jullie het nieuwe antiwitwasbeleid en de gedragscode. Lees ze graag
voor vrijdag en stuur mij jullie vragen. De opleiding voor de medewerkers volgt in mei.

Met vriendelijke groeten`,
    ],
    [
      "a letter about a rent",
      `
Madame, Monsieur,

Nous avons bien reçu votre courrier au sujet du loyer du mois de mars. Nous vous prions de
nous faire parvenir une copie du contrat de bail signé ainsi que la preuve du paiement.

Veuillez agréer nos salutations distinguées`,
    ],
    [
      "news about an appointment",
      `
Neue Chefin bei der Rheinblick GmbH

Köln (dpa). Die Rheinblick GmbH hat Anna Keller zur Geschäftsführerin ernannt, wie ein
Sprecher am Montag sagte. Der bisherige Geschäftsführer Peter Vogt geht in den Ruhestand.
Das Unternehmen hat im vergangenen Jahr einen Umsatz von 12 Millionen Euro erzielt.`,
    ],
  ])("%s is of another kind, or of none", (_title, drawn) => {
    expect(["other", null]).toContain(understand(pagesOf(drawn)).kind);
  });
});
