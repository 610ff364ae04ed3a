import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, registerName, streetOf, townOf, writtenNumber } from "../../world.ts";
import { austrianCompany, firmNumber, titled } from "../third/company-parts.ts";
import { ALL, foot, joined, latin, officeOf } from "./parts.ts";

/** A clerk's numbered statements. All directors stand in one sentence, and the office's own number in the letterhead. */
function statements(d: Draft): void {
  const company = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, d.random.whole(2, 3));
  const clerk = d.world.official(d.belgium);
  const since = d.random.day(2013, 2024);
  const day = d.world.recentDay(60);
  const office = officeOf(d);
  d.set({ family: "serif", size: 10.5, margin: 66, leading: 1.45 });
  d.text(
    d.t({
      nl: `Ondernemingsloket Noorderkempen vzw\n${office.address}\nOndernemingsnummer loket: ${office.written}`,
      fr: `Guichet d'entreprises Haute-Sambre asbl\n${office.address}\nNuméro d'entreprise du guichet : ${office.written}`,
      de: `Unternehmensschalter Hohes Venn VoG\n${office.address}\nUnternehmensnummer des Schalters: ${office.written}`,
      en: `Northern Counter for Enterprises npo\n${office.address}\nEnterprise number of this counter: ${office.written}`,
    }),
    { size: 8.5, after: 22 },
  );
  d.text(
    d.t({
      nl: "WAT OVER DE ONDERNEMING IS INGESCHREVEN",
      fr: "ÉTAT DES INSCRIPTIONS RELATIVES À L'ENTREPRISE",
      de: "STAND DER EINTRAGUNGEN ZU DEM UNTERNEHMEN",
      en: "STATE OF THE ENTRIES CONCERNING THE ENTERPRISE",
    }),
    { style: "bold", align: "center", after: 12 },
  );
  const list = joined(
    d,
    people.map((who) => titled(d, who)),
  );
  const lines = d.t({
    nl: [
      `De inschrijving in het rechtspersonenregister draagt het nummer ${writtenNumber(company)}.`,
      `De ingeschreven naam is ${company.name}; de rechtsvorm is ${company.form}.`,
      `De zetel bevindt zich op het adres ${d.address(company.seat)}.`,
      `De rechtspersoon bestaat sinds ${d.date(company.start, "long")} en verkeert in normale toestand.`,
      `Als bestuurders zijn sinds ${d.date(since, "long")} ingeschreven: ${list}.`,
    ],
    fr: [
      `L'inscription au registre des personnes morales porte le numéro ${writtenNumber(company)}.`,
      `La dénomination inscrite est ${company.name} ; la forme légale est ${company.form}.`,
      `Le siège se trouve à l'adresse ${d.address(company.seat)}.`,
      `La personne morale existe depuis le ${d.date(company.start, "long")} et se trouve en situation normale.`,
      `Sont inscrits comme administrateurs depuis le ${d.date(since, "long")} : ${list}.`,
    ],
    de: [
      `Die Eintragung im Register der juristischen Personen trägt die Nummer ${writtenNumber(company)}.`,
      `Der eingetragene Name lautet ${company.name}; die Rechtsform ist ${company.form}.`,
      `Der Sitz befindet sich unter der Anschrift ${d.address(company.seat)}.`,
      `Die juristische Person besteht seit dem ${d.date(company.start, "long")} und befindet sich in normaler Rechtslage.`,
      `Als Verwalter sind seit dem ${d.date(since, "long")} eingetragen: ${list}.`,
    ],
    en: [
      `The entry in the register of legal persons bears number ${writtenNumber(company)}.`,
      `The name entered is ${company.name}; the legal form is ${company.form}.`,
      `The seat is at ${d.address(company.seat)}.`,
      `The legal person has existed since ${d.date(company.start, "long")} and is in a normal legal situation.`,
      `The following have been entered as directors since ${d.date(since, "long")}: ${list}.`,
    ],
  });
  lines.forEach((line, at) => d.text(`${at + 1}.  ${line}`, { indent: 8, after: 7 }));
  d.space(16);
  d.text(
    d.t({
      nl: `Afgegeven op verzoek, te ${company.seat.town}, op ${d.date(day, "long")}.`,
      fr: `Délivré sur demande, à ${company.seat.town}, le ${d.date(day, "long")}.`,
      de: `Auf Antrag erteilt in ${company.seat.town} am ${d.date(day, "long")}.`,
      en: `Issued on request at ${company.seat.town} on ${d.date(day, "long")}.`,
    }),
    { after: 20 },
  );
  d.text(
    `${nameOf(clerk)}\n${d.t({ nl: "dossierbeheerder", fr: "gestionnaire de dossiers", de: "Sachbearbeitung", en: "case officer" })}`,
  );
  d.subject(company);
  d.fact("status", "subject", "active", OPTIONAL);
  people.forEach((who) => d.person(who, { role: "director", since }));
  d.person(clerk, { role: "other" }, "issuer", OPTIONAL);
  d.fact("enterprise_number", "issuer", office.number, OPTIONAL);
  d.documentDate(day);
}

const NATIVE = { nl: "nl", fr: "lu", de: "de", en: "ie" } as const;

/** A sheet in three columns: what is registered, what it is now, and what it was before. Two directors left. */
function history(d: Draft): void {
  const region = NATIVE[d.language];
  const company = d.world.company(region);
  const before = d.world.company(region);
  const [first, second, gone] = d.world.people(region, 3) as [Person, Person, Person];
  const [a, b] = [d.random.day(2015, 2019), d.random.day(2020, 2024)];
  const day = d.world.recentDay(60);
  const style = latin(d);
  d.set({ family: "narrow", size: 8.5, margin: 46 });
  d.text(
    d.t({
      nl: "Kamer van Koophandel - historisch overzicht",
      fr: "Registre de commerce et des sociétés - relevé avec historique",
      de: "Registergericht - Abdruck mit gelöschten Angaben",
      en: "Companies Registration Office - printout with superseded particulars",
    }),
    { size: 13, style: "bold", after: 3 },
  );
  d.text(`${d.t({ nl: "Peildatum", fr: "État arrêté au", de: "Stand vom", en: "As of" })} ${d.date(day, style)}`, {
    after: 12,
  });
  const director = d.t({ nl: "Bestuurder", fr: "Gérant", de: "Geschäftsführer", en: "Director" });
  const from = d.t({ nl: "sinds", fr: "depuis le", de: "seit", en: "since" });
  const until = d.t({ nl: "tot", fr: "jusqu'au", de: "bis", en: "until" });
  d.table(
    d.t({
      nl: ["Gegeven", "Thans", "Voorheen"],
      fr: ["Donnée", "Actuellement", "Précédemment"],
      de: ["Angabe", "Derzeit", "Früher"],
      en: ["Particular", "Current", "Formerly"],
    }),
    [
      [
        d.t({ nl: "KvK-nummer", fr: "Numéro RCS", de: "Registernummer", en: "Registered number" }),
        writtenNumber(company),
        "-",
      ],
      [
        d.t({ nl: "Statutaire naam", fr: "Dénomination sociale", de: "Firma", en: "Name of company" }),
        `${company.name} ${company.form}`,
        `${before.name} ${company.form}`,
      ],
      [
        d.t({ nl: "Vestigingsadres", fr: "Siège social", de: "Geschäftsanschrift", en: "Registered office" }),
        d.address(company.seat),
        d.address(before.seat),
      ],
      [
        d.t({ nl: "Datum oprichting", fr: "Date de constitution", de: "Tag der Ersteintragung", en: "Incorporated" }),
        d.date(company.start, style),
        "-",
      ],
      [
        director,
        `${registerName(first)}, ${from} ${d.date(a, style)}`,
        `${registerName(gone)}, ${until} ${d.date(b, style)}`,
      ],
      [director, `${registerName(second)}, ${from} ${d.date(b, style)}`, "-"],
    ],
    { parts: [1.1, 2, 2], lines: true },
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.person(first, { role: "director", since: a });
  d.person(second, { role: "director", since: b });
  d.person(gone, { role: "director", until: b }, "subject", OPTIONAL);
  d.fact("company_name", "other", before.name, OPTIONAL);
  d.fact("address", "other", d.address(before.seat), OPTIONAL);
  d.documentDate(day);
}

/** Boxes with the value in large letters and its label below it in small ones. */
function boxes(d: Draft): void {
  const company = d.world.company(({ nl: "vl", fr: "fr", de: "og", en: "gb" } as const)[d.language]);
  const region = ({ nl: "vl", fr: "fr", de: "og", en: "gb" } as const)[d.language];
  const people = d.world.people(region, d.random.whole(1, 2));
  const since = people.map(() => d.random.day(2012, 2024));
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 10, margin: 50 });
  d.text(
    d.t({
      nl: "KBO Public Search - bedrijfsfiche",
      fr: "Annuaire des entreprises - fiche d'immatriculation",
      de: "Öffentliche Unternehmenssuche - Registerblatt",
      en: "Company profile - public register",
    }),
    { size: 16, style: "bold", after: 12 },
  );
  const below = (value: string, label: string) =>
    d.framed(() => {
      d.text(value, { size: 11, style: "bold", after: 0 });
      d.text(label, { size: 7, grey: 0.45, after: 0 });
    });
  below(company.name, d.t({ nl: "naam", fr: "dénomination", de: "Name", en: "company name" }));
  d.beside(
    [1, 1],
    [
      () =>
        below(
          writtenNumber(company),
          d.t({ nl: "ondernemingsnummer", fr: "SIREN", de: "Unternehmensnummer", en: "company number" }),
        ),
      () => below(company.form, d.t({ nl: "rechtsvorm", fr: "forme juridique", de: "Rechtsform", en: "company type" })),
    ],
  );
  below(
    d.address(company.seat),
    d.t({
      nl: "adres van de zetel",
      fr: "adresse du siège",
      de: "Anschrift des Sitzes",
      en: "registered office address",
    }),
  );
  d.beside(
    [1, 1],
    [
      () =>
        below(
          d.t({ nl: "Actief", fr: "Active", de: "Aktiv", en: "Active" }),
          d.t({ nl: "toestand", fr: "situation", de: "Status", en: "status" }),
        ),
      () =>
        below(
          d.date(company.start),
          d.t({ nl: "begindatum", fr: "immatriculée le", de: "Gründungsdatum", en: "incorporated on" }),
        ),
    ],
  );
  people.forEach((who, at) =>
    below(
      nameOf(who),
      `${d.t({ nl: "bestuurder sinds", fr: "président(e) depuis le", de: "Verwalter seit", en: "director, appointed on" })} ${d.date(since[at]!)}`,
    ),
  );
  foot(d, `${d.t({ nl: "Opgevraagd op", fr: "Consultée le", de: "Abgefragt am", en: "Retrieved on" })} ${d.date(day)}`);
  d.subject(company);
  d.fact("status", "subject", "active");
  people.forEach((who, at) => d.person(who, { role: "director", since: since[at]! }));
  d.documentDate(day);
}

/** Austria: codes of the court's entries before each line, the entries named below. */
function austrian(d: Draft): void {
  const company = austrianCompany(d);
  const people = d.world.people("de", 2);
  const since = people.map(() => d.random.day(2014, 2024));
  const day = d.world.recentDay(60);
  d.set({ family: "mono", size: 9, margin: 48 });
  d.text(`FIRMENBUCH - Auszug mit aktuellen Daten          ${firmNumber(company)}`, { style: "bold", after: 2 });
  d.text(`Stichtag ${d.date(day, "dots")}`, { after: 12 });
  const put = (code: string, label: string, lines: readonly string[]) => {
    d.text(`${code.padEnd(6)}${label}`, { after: 0 });
    for (const line of lines) d.text(`${code.padEnd(6)}     ${line}`, { after: 0 });
    d.space(5);
  };
  put("1", "FIRMA", [`${company.name} ${company.form}`]);
  put("1", "RECHTSFORM", ["Gesellschaft mit beschränkter Haftung"]);
  put("3", "GESCHÄFTSANSCHRIFT", [streetOf(company.seat, "de"), townOf(company.seat)]);
  people.forEach((who, at) => {
    d.text("GESCHÄFTSFÜHRER/IN (handelsrechtlich)", { after: 0 });
    d.text(`${"AB"[at]!.padEnd(6)}     ${nameOf(who)}, geb. ${d.date(who.birthDate, "dots")}`, { after: 0 });
    d.text(`           vertritt seit ${d.date(since[at]!, "dots")} selbständig`, { after: 5 });
  });
  d.text("1     Eintragung vollzogen, Landesgericht als Handelsgericht", { after: 0 });
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", "Gesellschaft mit beschränkter Haftung", OPTIONAL);
  people.forEach((who, at) => d.person(who, { role: "director", since: since[at]!, birth_date: who.birthDate }));
  d.documentDate(day);
}

export const SIXTH_REGISTERS: readonly Layout[] = [
  layout("sixth/register-statements", "register_extract", ALL, statements),
  layout("sixth/register-history", "register_extract", ALL, history),
  layout("sixth/register-boxes", "register_extract", ALL, boxes),
  layout("sixth/register-austria", "register_extract", ["de"], austrian),
];
