import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, registerName, writtenNumber } from "../../world.ts";
import { adjective, countryName } from "../third/company-parts.ts";
import { fields, LABEL, one, titleOf, wordsOf } from "./words.ts";

const TITLE = wordsOf(
  "Uittreksel uit het ondernemingsregister | Kruispuntbank van Ondernemingen - identificatiefiche | Inzage handelsregister | Uittreksel KBO",
  "Extrait du registre des entreprises | Banque-Carrefour des Entreprises - fiche d'identification | Consultation du registre de commerce | Extrait BCE",
  "Auszug aus dem Unternehmensregister | Zentrale Datenbank der Unternehmen - Stammblatt | Einsicht in das Handelsregister | ZDU-Auszug",
  "Extract from the register of enterprises | Crossroads Bank for Enterprises - identification sheet | Trade register consultation | CBE extract",
);
const DIRECTOR = wordsOf(
  "Bestuurder | Gedelegeerd bestuurder | Zaakvoerder",
  "Administrateur | Administrateur délégué | Gérant",
  "Verwalter | Geschäftsführer | Delegierter Verwalter",
  "Director | Managing director | Manager",
);
const ACTIVE = wordsOf(
  "Actief | Normale toestand",
  "Actif | Situation normale",
  "Aktiv | Normale Lage",
  "Active | Normal situation",
);
const OFFICERS = wordsOf(
  "Functies | Bestuur en vertegenwoordiging | Bestuursorgaan",
  "Fonctions | Administration et représentation | Organe d'administration",
  "Funktionen | Verwaltung und Vertretung | Verwaltungsorgan",
  "Functions | Management and representation | Administrative body",
);

/** A form of labels in one of six manners, and the management as a list, cards or a table. */
const form = (manner: number) => (d: Draft) => {
  const company = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, d.random.whole(1, 3));
  const day = d.world.recentDay(60);
  const since = people.map(() => d.random.day(2012, 2024));
  d.set({ family: manner % 2 === 0 ? "sans" : "serif", size: 10, margin: 54 });
  titleOf(d, TITLE);
  const madeAtTop = d.random.chance(0.5);
  if (madeAtTop) d.text(`${one(d, LABEL.made)} ${d.date(day)}`, { size: 8, after: 10 });
  fields(
    d,
    [
      [one(d, LABEL.number), writtenNumber(company)],
      [one(d, LABEL.name), company.name],
      [one(d, LABEL.form), company.form],
      [one(d, LABEL.status), one(d, ACTIVE)],
      [one(d, LABEL.seat), d.address(company.seat)],
      [one(d, LABEL.start), d.date(company.start)],
    ],
    manner,
  );
  d.space(8);
  d.text(one(d, OFFICERS), { style: "bold", size: 11, after: 5 });
  const role = people.map(() => one(d, DIRECTOR));
  management(d, people, role, since, manner);
  if (!madeAtTop) {
    d.space(20);
    d.text(`${one(d, LABEL.made)} ${d.date(day)}`, { size: 8 });
  }
  d.subject(company);
  d.fact("status", "subject", "active");
  people.forEach((who, at) => d.person(who, { role: "director", since: since[at]! }));
  d.documentDate(day);
};

function management(
  d: Draft,
  people: readonly Person[],
  role: readonly string[],
  since: readonly string[],
  manner: number,
): void {
  if (manner % 3 === 0) {
    d.table(
      [one(d, LABEL.person), one(d, LABEL.role), one(d, LABEL.since)],
      people.map((who, at) => [registerName(who), role[at]!, d.date(since[at]!)]),
    );
  } else if (manner % 3 === 1) {
    const labels = [one(d, LABEL.person), one(d, LABEL.role), one(d, LABEL.since)] as const;
    people.forEach((who, at) => {
      fields(
        d,
        [
          [labels[0], nameOf(who)],
          [labels[1], role[at]!],
          [labels[2], d.date(since[at]!)],
        ],
        0,
      );
      d.space(5);
    });
  } else {
    const from = d.t({ nl: "sinds", fr: "depuis le", de: "seit dem", en: "since" });
    people.forEach((who, at) =>
      d.text(`${nameOf(who)}, ${role[at]!.toLowerCase()}, ${from} ${d.date(since[at]!, "long")}`),
    );
  }
}

/** A clerk certifies in sentences what the register says. */
function certificate(d: Draft): void {
  const company = d.world.company(d.belgium);
  const director = d.world.person(d.belgium);
  const clerk = d.world.official(d.belgium);
  const day = d.world.recentDay(60);
  const since = d.random.day(2014, 2024);
  d.set({ family: "serif", size: 11, margin: 70 });
  d.text(
    d.t({
      nl: "Ondernemingsrechtbank - griffie\nAttest van inschrijving in het rechtspersonenregister",
      fr: "Tribunal de l'entreprise - greffe\nAttestation d'inscription au registre des personnes morales",
      de: "Unternehmensgericht - Kanzlei\nBescheinigung der Eintragung im Register der juristischen Personen",
      en: "Enterprise court - registry\nCertificate of registration in the register of legal entities",
    }),
    { style: "bold", align: "center", after: 16 },
  );
  d.text(
    d.t({
      nl: `De griffier bevestigt dat de vennootschap ${company.name}, ${company.form}, met zetel te ${d.address(company.seat)}, in de Kruispuntbank van Ondernemingen ingeschreven is onder het nummer ${writtenNumber(company)} en dat zij niet failliet verklaard is.`,
      fr: `Le greffier certifie que la société ${company.name}, ${company.form}, dont le siège est situé ${d.address(company.seat)}, est inscrite à la Banque-Carrefour des Entreprises sous le numéro ${writtenNumber(company)} et qu'elle n'est pas déclarée en faillite.`,
      de: `Der Greffier bescheinigt, dass die Gesellschaft ${company.name}, ${company.form}, mit Sitz in ${d.address(company.seat)}, in der Zentralen Datenbank der Unternehmen unter der Nummer ${writtenNumber(company)} eingetragen und nicht in Konkurs ist.`,
      en: `The clerk certifies that the company ${company.name}, ${company.form}, having its seat at ${d.address(company.seat)}, is registered in the Crossroads Bank for Enterprises under number ${writtenNumber(company)} and is not in bankruptcy.`,
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: `Volgens dezelfde gegevens is ${nameOf(director)} bestuurder sinds ${d.date(since, "long")}.`,
      fr: `Selon les mêmes données, ${nameOf(director)} est administrateur depuis le ${d.date(since, "long")}.`,
      de: `Nach denselben Angaben ist ${nameOf(director)} Verwalter seit dem ${d.date(since, "long")}.`,
      en: `According to the same data, ${nameOf(director)} has been a director since ${d.date(since, "long")}.`,
    }),
    { after: 20 },
  );
  d.text(`${company.seat.town}, ${d.date(day, "long")}`, { align: "right", after: 20 });
  d.text(`${nameOf(clerk)}, ${d.t({ nl: "griffier", fr: "greffier", de: "Greffier", en: "clerk of the court" })}`, {
    align: "right",
  });
  d.subject(company);
  d.person(director, { role: "director", since });
  d.documentDate(day);
}

const OWNERS_TITLE = wordsOf(
  "Uittreksel uit het UBO-register | Geregistreerde uiteindelijke begunstigden | Register van uiteindelijke begunstigden - raadpleging",
  "Extrait du registre UBO | Bénéficiaires effectifs enregistrés | Registre des bénéficiaires effectifs - consultation",
  "Auszug aus dem UBO-Register | Eingetragene wirtschaftliche Eigentümer | Register der wirtschaftlichen Eigentümer - Einsicht",
  "Extract from the UBO register | Registered beneficial owners | Register of beneficial owners - consultation",
);
const DIRECT = wordsOf(
  "Rechtstreeks | Directe begunstigde | Rechtstreekse eigendom van aandelen",
  "Direct | Bénéficiaire direct | Détention directe de parts",
  "Direkt | Direkte Beteiligung | Unmittelbarer Eigentümer von Anteilen",
  "Direct | Direct owner | Direct ownership of shares",
);
const INDIRECT = wordsOf(
  "Onrechtstreeks | Indirecte begunstigde | Onrechtstreekse eigendom via een andere vennootschap",
  "Indirect | Bénéficiaire indirect | Détention indirecte par une autre société",
  "Indirekt | Indirekte Beteiligung | Mittelbarer Eigentümer über eine andere Gesellschaft",
  "Indirect | Indirect owner | Indirect ownership through another company",
);

const owners = (manner: number) => (d: Draft) => {
  const company = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, d.random.whole(1, 3));
  const shares = d.world.shares(people.length);
  const direct = people.map(() => d.random.chance(0.6));
  const day = d.world.recentDay(60);
  d.set({ family: manner % 2 === 0 ? "vera" : "sans", size: 9.5, margin: 54 });
  titleOf(d, OWNERS_TITLE);
  fields(
    d,
    [
      [one(d, LABEL.name), `${company.name} ${company.form}`],
      [one(d, LABEL.number), writtenNumber(company)],
      [one(d, LABEL.seat), d.address(company.seat)],
      [one(d, LABEL.made), d.date(day)],
    ],
    manner + 1,
  );
  d.space(10);
  const labels = [LABEL.person, LABEL.birth, LABEL.nationality, LABEL.country, LABEL.share, LABEL.control].map(
    (words) => one(d, words),
  );
  const kinds = [one(d, DIRECT), one(d, INDIRECT)] as const;
  const values = people.map((who, at) => [
    nameOf(who),
    d.date(who.birthDate),
    adjective(d, who.nationality),
    countryName(d, who.address.country),
    d.percent(shares[at]!),
    direct[at]! ? kinds[0] : kinds[1],
  ]);
  if (manner % 3 === 2) d.table(labels, values, { size: 7.5, lines: true, parts: [1.6, 1.1, 1, 1.1, 1, 1.4] });
  else
    values.forEach((own, at) => {
      d.text(`${d.t({ nl: "Begunstigde", fr: "Bénéficiaire", de: "Eigentümer", en: "Owner" })} ${at + 1}`, {
        style: "bold",
        after: 3,
      });
      fields(
        d,
        labels.map((label, column) => [label, own[column]!] as const),
        manner,
      );
      d.space(8);
    });
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  people.forEach((who, at) =>
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: who.nationality,
      country: who.address.country,
      share_percent: shares[at]!,
      control: direct[at]! ? "direct" : "indirect",
    }),
  );
  d.documentDate(day);
};

const ALL = ["nl", "fr", "de", "en"] as const;
const NAMES = ["colon", "stacked", "right", "leaders", "pairs", "bold"] as const;
export const FIFTH_REGISTERS: readonly Layout[] = [
  ...NAMES.map((name, manner) => layout(`fifth/register-${name}`, "register_extract", ALL, form(manner))),
  layout("fifth/register-certificate", "register_extract", ALL, certificate),
  ...NAMES.map((name, manner) => layout(`fifth/owners-${name}`, "ubo_extract", ALL, owners(manner))),
];
