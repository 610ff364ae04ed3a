import { describe, expect, test } from "vitest";
import type { ReadFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { officePagesOf, pagesOf } from "./pages-of.ts";

const summary = (facts: readonly ReadFact[]) =>
  Object.fromEntries(
    [...Map.groupBy(facts, ({ type, subject }) => (subject === "subject" ? type : `${type} ${subject}`))].map(
      ([key, group]) => [key, group.map(({ value }) => value)],
    ),
  );

const read = (drawn: string) => {
  const { kind, facts, language } = understand(pagesOf(drawn));
  return { kind, language, facts: summary(facts) };
};

const KBO = {
  nl: [
    "Gegevens van de geregistreerde entiteit",
    "Ondernemingsnummer",
    "Status",
    "Actief",
    "Begindatum",
    "Naam",
    "Adres van de zetel",
    "Rechtsvorm",
    "Functies",
    "Bestuurder",
    "Sinds 4 juni 2013",
    "Toestand op 13/09/2026",
  ],
  fr: [
    "Données de l'entité enregistrée",
    "Numéro d'entreprise",
    "Statut",
    "Actif",
    "Date de début",
    "Dénomination",
    "Adresse du siège",
    "Forme légale",
    "Fonctions",
    "Administrateur",
    "Depuis le 4 juin 2013",
    "Situation au 13/09/2026",
  ],
  de: [
    "Daten der eingetragenen Einheit",
    "Unternehmensnummer",
    "Status",
    "Aktiv",
    "Anfangsdatum",
    "Bezeichnung",
    "Adresse des Sitzes",
    "Rechtsform",
    "Funktionen",
    "Verwalter",
    "Seit dem 4. Juni 2013",
    "Stand vom 13.09.2026",
  ],
  en: [
    "Registered entity data",
    "Enterprise number",
    "Status",
    "Active",
    "Start date",
    "Name",
    "Registered seat's address",
    "Legal form",
    "Functions",
    "Director",
    "Since 4 June 2013",
    "Situation on 13/09/2026",
  ],
} as const;

const kbo = ([
  title,
  number,
  status,
  active,
  start,
  name,
  seat,
  form,
  functions,
  role,
  since,
  at,
]: readonly string[]) => `
${title}

${`${number}:`.padEnd(45)}0123.456.749
${`${status}:`.padEnd(45)}${active}
${`${start}:`.padEnd(45)}2/02/2001
${`${name}:`.padEnd(45)}Delta Bouwwerken
${`${seat}:`.padEnd(45)}Molenweg 13
${"".padEnd(45)}2000 Antwerpen
${`${form}:`.padEnd(45)}BV

${functions}
${role}            Peeters , Tom            ${since}
${role}            Alfa Holding NV (0403.200.393)     ${since}

${at}`;

describe("register extract", () => {
  test.each(Object.entries(KBO))("Belgian, %s", (language, words) => {
    expect(read(kbo(words))).toMatchObject({
      kind: "register_extract",
      language,
      facts: {
        enterprise_number: ["0123456749"],
        status: ["active"],
        company_name: ["Delta Bouwwerken"],
        address: ["Molenweg 13, 2000 Antwerpen"],
        legal_form: ["BV"],
        person: [{ name: "Tom Peeters", role: "director", since: "2013-06-04" }],
        company_share: [{ holder: "Alfa Holding NV", enterprise_number: "0403200393", role: "director" }],
        document_date: ["2026-09-13"],
      },
    });
  });

  test.each([
    ["nl", "NL, sinds 14 maart 2011"],
    ["fr", "FR, depuis le 14 mars 2011"],
    ["de", "DE, seit dem 14. März 2011"],
    ["nl", "naam in het Nederlands, sinds 14 maart 2011"],
  ] as const)("what follows a value on its line is no part of it, %s: %s", (language, since) => {
    const form = since.replace(/^.*, /, "BV, ");
    const drawn = kbo(KBO[language])
      .replace("Delta Bouwwerken", `Delta Bouwwerken, ${since}`)
      .replace(/ BV\n/, ` ${form}\n`);
    expect(read(drawn).facts).toMatchObject({ company_name: ["Delta Bouwwerken"], legal_form: ["BV"] });
  });

  test("the number of a director is not the company's, and wrong check digits make none", () => {
    const drawn = kbo(KBO.nl).replace("0123.456.749", "0123.456.789");
    const numbers = understand(pagesOf(drawn)).facts.filter(({ type }) => type === "enterprise_number");
    expect(numbers).toMatchObject([{ value: "0123456789", valid: false, quote: "Ondernemingsnummer: 0123.456.789" }]);
  });

  test("an office file has no places", () => {
    const { kind, facts } = understand(officePagesOf(kbo(KBO.nl).replaceAll(/\n {20,}/g, ", ")));
    expect(kind).toBe("register_extract");
    expect(facts.find(({ type }) => type === "person")).toMatchObject({
      value: { name: "Tom Peeters", since: "2013-06-04" },
      page: null,
      box: null,
    });
  });

  test("misread labels are read, misread numbers are not repaired", () => {
    const drawn = kbo(KBO.nl).replace("Ondernemingsnummer", "0ndememingsnurnmer").replace("Rechtsvorm", "Rechtsvorrn");
    expect(read(drawn).facts).toMatchObject({ enterprise_number: ["0123456749"], legal_form: ["BV"] });
  });

  test("a company in bankruptcy is not active", () => {
    const drawn = kbo(KBO.nl).replace("Begindatum:", "Rechtstoestand:            Opening faillissement\nBegindatum:");
    expect(read(drawn).facts).toMatchObject({ status: ["bankrupt"] });
  });

  test("German print", () => {
    const drawn = `
Handelsregister B des Amtsgerichts Aachen             Nummer der Firma: HRB 55105
Ausdruck

2.a) Firma:
     Sonnenhof Haustechnik GmbH
b)   Sitz, Niederlassung, inländische Geschäftsanschrift, Zweigniederlassungen:
     Geschäftsanschrift: Am Marktplatz 158, 52062 Aachen
3.   Grund- oder Stammkapital:
     25.000,00 EUR
4.a) Allgemeine Vertretungsregelung:
     Geschäftsführer: Müller, Stefan, Köln, *20.10.1952

Abruf vom 26.08.2026`;
    expect(read(drawn)).toMatchObject({
      kind: "register_extract",
      facts: {
        enterprise_number: ["HRB55105"],
        address: ["Am Marktplatz 158, 52062 Aachen"],
        amount: [{ rubric: "capital", value: 25_000, currency: "EUR", period: null }],
        person: [{ name: "Stefan Müller", birth_date: "1952-10-20", role: "director" }],
        document_date: ["2026-08-26"],
      },
    });
  });

  test("German print whose head has the number alone, and whose names come with two given names", () => {
    const drawn = `
Amtsgericht Köln
Aktueller Ausdruck HRB 71844
Handelsregister B
Abruf vom 03.11.2026
2. a) Firma: Lindenhof Verwaltungs GmbH
b) Sitz, Niederlassung, inländische Geschäftsanschrift: Köln
Geschäftsanschrift: Hohe Straße 12, 50667 Köln
3. Grund- oder Stammkapital: 25.000,00 EUR
4. a) Allgemeine Vertretungsregelung: Ist nur ein Geschäftsführer bestellt, so vertritt er allein.
b) Geschäftsführer: Schmidt, Karl Heinz, Köln, *03.04.1971
Geschäftsführer: Öztürk, Ayse, Bonn, *13.11.1969`;
    const { facts } = read(drawn) as { facts: Record<string, { name?: string }[]> };
    expect(facts["enterprise_number"]).toEqual(["HRB71844"]);
    expect(facts["person"]!.map(({ name }) => name)).toEqual(["Karl Heinz Schmidt", "Ayse Öztürk"]);
  });
});

const UBO = {
  nl: [
    "Uittreksel uit het UBO-register",
    "Ondernemingsnummer",
    "Naam",
    "Uiteindelijke begunstigden",
    "Geboortedatum",
    "Nationaliteit",
    "Belg",
    "Land van verblijf",
    "Nederland",
    "Type controle",
    "Onrechtstreeks",
    "Percentage eigendomsbelang",
  ],
  fr: [
    "Extrait du registre UBO",
    "Numéro d'entreprise",
    "Dénomination",
    "Bénéficiaires effectifs",
    "Date de naissance",
    "Nationalité",
    "Belge",
    "Pays de résidence",
    "Pays-Bas",
    "Type de contrôle",
    "Indirect",
    "Pourcentage de participation",
  ],
  de: [
    "Auszug aus dem UBO-Register",
    "Unternehmensnummer",
    "Bezeichnung",
    "Wirtschaftliche Eigentümer",
    "Geburtsdatum",
    "Staatsangehörigkeit",
    "Belgisch",
    "Wohnsitzland",
    "Niederlande",
    "Art der Kontrolle",
    "Mittelbar",
    "Prozentsatz der Beteiligung",
  ],
  en: [
    "Extract from the UBO register",
    "Enterprise number",
    "Company name",
    "Beneficial owners",
    "Date of birth",
    "Nationality",
    "Belgian",
    "Country of residence",
    "The Netherlands",
    "Type of control",
    "Indirect",
    "Percentage of ownership",
  ],
} as const;

const ubo = ([
  title,
  number,
  name,
  owners,
  birth,
  nationality,
  belgian,
  country,
  dutch,
  control,
  indirect,
  share,
]: readonly string[]) => `
${title}

${number}            0123.456.749
${name}                Delta Bouwwerken

${owners}
CLAES Sofie
${birth}:              17/03/1975
${nationality}:        ${belgian}
${country}:            ${dutch}
${control}:            ${indirect}
${share}:              37,5 %`;

describe("owner register extract", () => {
  test.each(Object.entries(UBO))("%s", (_language, words) => {
    const { kind, facts } = read(ubo(words));
    expect(kind).toBe("ubo_extract");
    expect(facts).toMatchObject({
      enterprise_number: ["0123456749"],
      company_name: ["Delta Bouwwerken"],
      person: [
        {
          name: "Sofie CLAES",
          family_name: "CLAES",
          birth_date: "1975-03-17",
          nationality: "BE",
          country: "NL",
          control: "indirect",
          share_percent: 37.5,
          role: "owner",
        },
      ],
    });
  });

  test("a band of shares is no share, and a month of birth no day", () => {
    const drawn = ubo(UBO.nl).replace("37,5 %", "Meer dan 25 %").replace("17/03/1975", "03-1975");
    const [owner] = read(drawn).facts["person"]!;
    expect(owner).toMatchObject({ birth_date: "1975-03" });
    expect(owner).not.toHaveProperty("share_percent");
  });
});
