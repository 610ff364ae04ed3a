import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, registerName, streetOf, townOf, writtenNumber } from "../../world.ts";
import { adjective } from "../third/company-parts.ts";
import { abroad, ALL, foot, joined, latin } from "./parts.ts";

/** A certificate that the company exists and is in order, by recitals; its number stands in the head alone. */
function standing(d: Draft): void {
  const region = ({ nl: "nl", fr: "lu", de: "de", en: d.random.pick(["gb", "ie"] as const) } as const)[d.language];
  const company = d.world.company(region);
  const people = d.world.people(region, d.random.whole(1, 3));
  const clerk = d.world.official(region);
  const day = d.world.recentDay(60);
  d.set({ family: "serif", size: 11.5, margin: 76, leading: 1.5 });
  d.text(
    `${d.t({ nl: "Handelsregister, nummer", fr: "Registre de commerce et des sociétés, numéro", de: "Handelsregister, Nummer", en: "Company No." })} ${writtenNumber(company)}`,
    { align: "right", size: 9, after: 24 },
  );
  d.text(
    d.t({
      nl: "VERKLARING VAN INSCHRIJVING",
      fr: "ATTESTATION D'IMMATRICULATION",
      de: "BESCHEINIGUNG ÜBER DIE EINTRAGUNG",
      en: "CERTIFICATE OF GOOD STANDING",
    }),
    { size: 16, style: "bold", align: "center", after: 16 },
  );
  const list = joined(d, people.map(nameOf));
  const texts = d.t({
    nl: [
      `Hierbij wordt verklaard dat ${company.name.toUpperCase()} ${company.form} op ${d.date(company.start, "long")} is ingeschreven en dat die inschrijving niet is doorgehaald.`,
      `Volgens de registratie houdt zij kantoor te ${d.address(company.seat)}.`,
      `Het bestuur bestaat op de dag van afgifte uit ${list}.`,
    ],
    fr: [
      `Il est attesté que ${company.name.toUpperCase()} ${company.form} a été immatriculée le ${d.date(company.start, "long")} et que cette immatriculation n'a pas été radiée.`,
      `D'après les inscriptions, elle a son siège social au ${d.address(company.seat)}.`,
      `À la date de délivrance, la gérance est composée de ${list}.`,
    ],
    de: [
      `Hiermit wird bescheinigt, dass die ${company.name.toUpperCase()} ${company.form} am ${d.date(company.start, "long")} eingetragen wurde und dass die Eintragung nicht gelöscht ist.`,
      `Nach den Eintragungen hat sie ihre Geschäftsräume in ${d.address(company.seat)}.`,
      `Die Geschäftsführung besteht am Tag der Ausstellung aus ${list}.`,
    ],
    en: [
      `It is hereby certified that ${company.name.toUpperCase()} ${company.form} was incorporated on ${d.date(company.start, "long")} and has been in continuous existence since, with no action pending to strike it off.`,
      `According to the records, its registered office is situated at ${d.address(company.seat)}.`,
      `On the date of issue its board of directors consists of ${list}.`,
    ],
  });
  for (const text of texts) d.text(text, { after: 10 });
  d.space(14);
  d.text(
    d.t({
      nl: `Afgegeven op ${d.date(day, "long")} door ${nameOf(clerk)}`,
      fr: `Délivré le ${d.date(day, "long")} par ${nameOf(clerk)}`,
      de: `Ausgestellt am ${d.date(day, "long")} durch ${nameOf(clerk)}`,
      en: `Given on ${d.date(day, "long")} under the hand of ${nameOf(clerk)}`,
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("status", "subject", "active", OPTIONAL);
  people.forEach((who) => d.person(who, { role: "director" }));
  d.person(clerk, { role: "other" }, "issuer", OPTIONAL);
  d.documentDate(day);
}

/** The company's name is the title; below come sections, in which each director has rows of his own. */
function sections(d: Draft): void {
  const region = abroad(d);
  const company = d.world.company(region);
  const people = d.world.people(region, 2);
  const since = people.map(() => d.random.day(2014, 2024));
  const day = d.world.recentDay(60);
  const style = latin(d);
  d.set({ family: "vera", size: 9, margin: 52 });
  d.text(
    d.t({
      nl: "Uittreksel Kamer van Koophandel",
      fr: "Extrait d'immatriculation principale",
      de: "Aktueller Ausdruck des Registers",
      en: "Current appointments report",
    }),
    { size: 9, grey: 0.3, after: 2 },
  );
  d.text(`${company.name} ${company.form}`, { size: 17, style: "bold", after: 2 });
  d.text(writtenNumber(company), { size: 11, after: 12 });
  const head = (text: string) => {
    d.text(text, { style: "bold", size: 10.5, after: 1 });
    d.rule();
  };
  head(
    d.t({ nl: "Rechtspersoon", fr: "Identification de la personne morale", de: "Rechtsträger", en: "Company details" }),
  );
  d.rows(
    [
      [
        d.t({ nl: "Bezoekadres", fr: "Adresse du siège", de: "Geschäftsadresse", en: "Registered office" }),
        `${streetOf(company.seat, d.language)}\n${townOf(company.seat)}`,
      ],
      [
        d.t({
          nl: "Ingeschreven sedert",
          fr: "Date d'immatriculation",
          de: "Eingetragen seit",
          en: "Date of incorporation",
        }),
        d.date(company.start, style),
      ],
    ],
    { label: 160 },
  );
  d.space(8);
  head(d.t({ nl: "Bestuur", fr: "Gestion, direction, administration", de: "Vertretungsberechtigte", en: "Directors" }));
  people.forEach((who, at) => {
    d.rows(
      [
        [d.t({ nl: "Naam", fr: "Nom, prénoms", de: "Name", en: "Name" }), registerName(who)],
        [
          d.t({ nl: "Geboren", fr: "Né(e) le, à", de: "Geboren", en: "Born" }),
          `${d.date(who.birthDate, style)}, ${who.birthPlace}`,
        ],
        [
          d.t({ nl: "Nationaliteit", fr: "Nationalité", de: "Staatsangehörigkeit", en: "Nationality" }),
          adjective(d, who.nationality),
        ],
        [
          d.t({ nl: "Titel", fr: "Qualité", de: "Stellung", en: "Position" }),
          d.t({ nl: "directeur", fr: "gérant", de: "Geschäftsführer", en: "director" }),
        ],
        [d.t({ nl: "In functie", fr: "En fonction depuis", de: "Seit", en: "Appointed" }), d.date(since[at]!, style)],
      ],
      { label: 160 },
    );
    d.space(7);
  });
  foot(
    d,
    `${d.t({ nl: "Vervaardigd op", fr: "Fait le", de: "Erstellt am", en: "Produced on" })} ${d.date(day, style)}  -  1/1`,
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  people.forEach((who, at) =>
    d.person(who, { role: "director", since: since[at]!, birth_date: who.birthDate, nationality: who.nationality }),
  );
  d.documentDate(day);
}

/** Owners as the columns of a table, and what is said of them as its rows. */
function turned(d: Draft): void {
  const company = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, 2);
  const shares = d.world.shares(2);
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 9.5, margin: 50 });
  d.text(
    d.t({
      nl: "Uiteindelijk begunstigden van de vennootschap",
      fr: "Bénéficiaires effectifs de la société",
      de: "Wirtschaftliche Eigentümer der Gesellschaft",
      en: "Beneficial owners of the company",
    }),
    { size: 15, style: "bold", after: 4 },
  );
  d.text(`${company.name} ${company.form} - ${writtenNumber(company)}`, { after: 4 });
  d.text(
    `${d.t({ nl: "Registratie geraadpleegd op", fr: "Registre consulté le", de: "Register abgefragt am", en: "Register consulted on" })} ${d.date(day)}`,
    { after: 12 },
  );
  const control = d.t({ nl: "rechtstreeks", fr: "directe", de: "unmittelbar", en: "direct" });
  d.table(
    [
      "",
      ...people.map(
        (_, at) => `${d.t({ nl: "Begunstigde", fr: "Bénéficiaire", de: "Eigentümer", en: "Owner" })} ${at + 1}`,
      ),
    ],
    [
      [d.t({ nl: "Naam", fr: "Nom", de: "Name", en: "Name" }), ...people.map(nameOf)],
      [
        d.t({ nl: "Geboortedatum", fr: "Date de naissance", de: "Geburtsdatum", en: "Date of birth" }),
        ...people.map((who) => d.date(who.birthDate)),
      ],
      [
        d.t({ nl: "Nationaliteit", fr: "Nationalité", de: "Staatsangehörigkeit", en: "Nationality" }),
        ...people.map((who) => adjective(d, who.nationality)),
      ],
      [
        d.t({ nl: "Belang", fr: "Participation", de: "Beteiligung", en: "Interest" }),
        ...shares.map((share) => d.percent(share)),
      ],
      [d.t({ nl: "Soort", fr: "Détention", de: "Art", en: "Nature" }), control, control],
    ],
    { parts: [1, 1.4, 1.4], lines: true },
  );
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  people.forEach((who, at) =>
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: who.nationality,
      share_percent: shares[at]!,
      control: "direct",
    }),
  );
  d.documentDate(day);
}

export const SIXTH_REGISTERS_MORE: readonly Layout[] = [
  layout("sixth/register-standing", "register_extract", ALL, standing),
  layout("sixth/register-sections", "register_extract", ALL, sections),
  layout("sixth/owners-turned", "ubo_extract", ALL, turned),
];
