import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { type Person, registerName, writtenNumber } from "../../world.ts";
import { adjective, countryName, titled } from "../third/company-parts.ts";
import { abroad, ALL, foot, latin, officeOf } from "./parts.ts";

const shown = (d: Draft, who: Person, share: number, control: "direct" | "indirect", isDay = true) =>
  d.person(who, {
    role: "owner",
    birth_date: isDay ? who.birthDate : who.birthDate.slice(0, 7),
    share_percent: share,
    control,
  });

/** A letter of the registrar in running text, one paragraph for each owner. */
function letter(d: Draft): void {
  const company = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, 2);
  const shares = d.world.shares(2);
  const day = d.world.recentDay(60);
  const office = officeOf(d);
  d.set({ family: "book", size: 10, margin: 64, leading: 1.5 });
  d.text(
    d.t({
      nl: `Beheerder van het register van de uiteindelijk begunstigden\n${office.address}\nKBO ${office.written}`,
      fr: `Gestionnaire du registre des bénéficiaires effectifs\n${office.address}\nBCE ${office.written}`,
      de: `Verwalter des Registers der wirtschaftlichen Eigentümer\n${office.address}\nZDU ${office.written}`,
      en: `Administrator of the register of beneficial owners\n${office.address}\nCBE ${office.written}`,
    }),
    { size: 9, after: 20 },
  );
  d.text(
    d.t({
      nl: `Uw vraag over ${company.name} ${company.form} (${writtenNumber(company)})`,
      fr: `Votre demande concernant ${company.name} ${company.form} (${writtenNumber(company)})`,
      de: `Ihre Anfrage zu ${company.name} ${company.form} (${writtenNumber(company)})`,
      en: `Your request concerning ${company.name} ${company.form} (${writtenNumber(company)})`,
    }),
    { style: "bold", after: 12 },
  );
  d.text(
    d.t({
      nl: `In antwoord op uw vraag delen wij u mee welke natuurlijke personen op ${d.date(day, "long")} als uiteindelijk begunstigden van deze vennootschap geregistreerd stonden.`,
      fr: `En réponse à votre demande, nous vous communiquons les personnes physiques qui étaient enregistrées le ${d.date(day, "long")} comme bénéficiaires effectifs de cette société.`,
      de: `Auf Ihre Anfrage teilen wir Ihnen mit, welche natürlichen Personen am ${d.date(day, "long")} als wirtschaftliche Eigentümer dieser Gesellschaft eingetragen waren.`,
      en: `In reply to your request we inform you which natural persons were registered on ${d.date(day, "long")} as beneficial owners of this company.`,
    }),
    { after: 9 },
  );
  people.forEach((who, at) => {
    const share = d.percent(shares[at]!);
    const born = d.date(who.birthDate, "long");
    d.text(
      d.t({
        nl: `${titled(d, who)}, geboren op ${born}, houdt rechtstreeks ${share} van de aandelen en stemrechten aan.`,
        fr: `${titled(d, who)}, né(e) le ${born}, détient directement ${share} des parts et des droits de vote.`,
        de: `${titled(d, who)}, geboren am ${born}, hält unmittelbar ${share} der Anteile und Stimmrechte.`,
        en: `${titled(d, who)}, born on ${born}, directly holds ${share} of the shares and voting rights.`,
      }),
      { indent: 12, after: 7 },
    );
    shown(d, who, shares[at]!, "direct");
  });
  d.text(
    d.t({
      nl: "Andere personen zijn voor deze vennootschap niet geregistreerd.",
      fr: "Aucune autre personne n'est enregistrée pour cette société.",
      de: "Weitere Personen sind für diese Gesellschaft nicht eingetragen.",
      en: "No other persons are registered for this company.",
    }),
  );
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("enterprise_number", "issuer", office.number, OPTIONAL);
  d.documentDate(day);
}

/** A wide table whose first column holds a person with all that identifies him, one below the other. */
function merged(d: Draft): void {
  const region = abroad(d);
  const company = d.world.company(region);
  const people = d.world.people(region, d.random.whole(2, 3));
  const shares = d.world.shares(people.length);
  const direct = people.map((_, at) => at === 0);
  const day = d.world.recentDay(60);
  const style = latin(d);
  d.set({ width: 842, height: 595, family: "sans", size: 9, margin: 44 });
  d.text(
    d.t({
      nl: "KVK UBO-register - overzicht van registraties",
      fr: "Registre national des bénéficiaires effectifs - données déclarées",
      de: "Transparenzregister - Angaben zu den wirtschaftlich Berechtigten",
      en: "People with significant control - register of the company",
    }),
    { size: 14, style: "bold", after: 4 },
  );
  d.text(`${company.name} ${company.form}   |   ${writtenNumber(company)}   |   ${d.date(day, style)}`, { after: 12 });
  d.table(
    d.t({
      nl: ["Persoon", "Grondslag", "Omvang"],
      fr: ["Personne", "Modalités du contrôle", "Étendue"],
      de: ["Person", "Art des wirtschaftlichen Interesses", "Umfang"],
      en: ["Person", "Condition met", "Extent"],
    }),
    people.map((who, at) => [
      `${registerName(who)}\n${d.t({ nl: "geb.", fr: "Naissance :", de: "geb.", en: "born" })} ${d.date(who.birthDate, style)}\n${d.t({ nl: "Nationaliteit", fr: "Nationalité", de: "Staatsangehörigkeit", en: "Nationality" })} ${adjective(d, who.nationality)}\n${countryName(d, who.address.country)}`,
      direct[at]!
        ? d.t({
            nl: "Direct belang in aandelen en stemrecht",
            fr: "Détention directe du capital et des droits de vote",
            de: "Unmittelbare Kapital- und Stimmrechtsbeteiligung",
            en: "Direct ownership of shares and votes",
          })
        : d.t({
            nl: "Indirect belang, via een houdstermaatschappij",
            fr: "Détention indirecte, par une société holding",
            de: "Mittelbare Beteiligung über eine Zwischengesellschaft",
            en: "Indirect ownership, through a holding company",
          }),
      d.percent(shares[at]!),
    ]),
    { parts: [2, 2.4, 0.8], lines: true },
  );
  d.subject(company, { form: false, seat: false });
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
}

/** Numbered boxes of a form that was filled in: the question is printed small above its answer. */
function form(d: Draft): void {
  const company = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, d.random.whole(1, 2));
  const shares = d.world.shares(people.length);
  const day = d.world.recentDay(60);
  d.set({ family: "vera", size: 9.5, margin: 50 });
  d.text(
    d.t({
      nl: "FOD Financiën - Thesaurie\nUBO: geregistreerde gegevens van de entiteit",
      fr: "SPF Finances - Trésorerie\nUBO : données enregistrées de l'entité",
      de: "FÖD Finanzen - Schatzamt\nUBO: eingetragene Daten der Einheit",
      en: "FPS Finance - Treasury\nUBO: registered data of the entity",
    }),
    { size: 12, style: "bold", after: 10 },
  );
  let number = 0;
  const box = (question: string, answer: string) =>
    d.framed(
      () => {
        number += 1;
        d.text(`${number}. ${question}`, { size: 7, after: 1 });
        d.text(answer, { size: 10, after: 0 });
      },
      { pad: 5 },
    );
  box(
    d.t({
      nl: "Over welke entiteit gaat het?",
      fr: "De quelle entité s'agit-il ?",
      de: "Um welche Einheit geht es?",
      en: "Which entity is concerned?",
    }),
    company.name,
  );
  box(
    d.t({
      nl: "Identificatienummer",
      fr: "Numéro d'identification",
      de: "Identifikationsnummer",
      en: "Identification number",
    }),
    writtenNumber(company),
  );
  people.forEach((who, at) => {
    d.text(
      `${d.t({ nl: "Natuurlijke persoon", fr: "Personne physique", de: "Natürliche Person", en: "Natural person" })} ${String.fromCodePoint(65 + at)}`,
      { style: "bold", after: 3 },
    );
    box(
      d.t({
        nl: "Familienaam en voornamen",
        fr: "Nom de famille et prénoms",
        de: "Familienname und Vornamen",
        en: "Surname and given names",
      }),
      `${who.family}, ${who.given.join(" ")}`,
    );
    d.beside(
      [1, 1],
      [
        () => box(d.t({ nl: "Geboren op", fr: "Né(e) le", de: "Geboren am", en: "Born on" }), d.date(who.birthDate)),
        () =>
          box(
            d.t({
              nl: "Percentage van de aandelen",
              fr: "Pourcentage des actions",
              de: "Prozentsatz der Anteile",
              en: "Percentage of shares",
            }),
            d.percent(shares[at]!),
          ),
      ],
    );
    box(
      d.t({ nl: "Wijze van bezit", fr: "Mode de détention", de: "Art des Besitzes", en: "Mode of holding" }),
      d.t({
        nl: "[X] rechtstreeks   [ ] onrechtstreeks",
        fr: "[X] directe   [ ] indirecte",
        de: "[X] direkt   [ ] indirekt",
        en: "[X] direct   [ ] indirect",
      }),
    );
    d.space(4);
    shown(d, who, shares[at]!, "direct");
  });
  foot(d, `${d.t({ nl: "Uittreksel van", fr: "Extrait du", de: "Auszug vom", en: "Extract of" })} ${d.date(day)}`);
  d.fact("company_name", "subject", company.name);
  d.companyNumber(company, "subject");
  d.documentDate(day);
}

export const SIXTH_OWNERS: readonly Layout[] = [
  layout("sixth/owners-letter", "ubo_extract", ALL, letter),
  layout("sixth/owners-merged", "ubo_extract", ALL, merged),
  layout("sixth/owners-form", "ubo_extract", ALL, form),
];
