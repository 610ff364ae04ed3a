import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, registerName, writtenNumber } from "../../world.ts";
import { adjective, countryName, foot, others } from "./company-parts.ts";
import { declaration } from "./ubo-declaration.ts";
import { austrianOwners, controlStatement, frenchRegistry, irishOwners, transparency } from "./ubo-abroad.ts";

/** Extract with the chain behind each owner: who holds through which company. */
function chain(d: Draft): void {
  const company = d.world.company(d.belgium);
  const between = d.world.company(d.belgium);
  const [direct, indirect, former] = d.world.people(d.belgium, 3) as [Person, Person, Person];
  const share = d.random.pick([25.5, 30, 40]);
  const rest = 100 - share;
  const day = d.world.recentDay(60);
  const since = d.random.day(2018, 2024);
  d.set({ family: "sans", size: 9.5, margin: 52 });
  d.put(543, 30, d.t({ nl: "UBO - Register", fr: "Registre - UBO" }), { size: 8, align: "right", grey: 0.4 });
  d.text(
    d.t({
      nl: "Registeruittreksel: uiteindelijke begunstigden van een vennootschap",
      fr: "Extrait du registre : bénéficiaires effectifs d'une société",
    }),
    { size: 13, style: "bold", after: 3 },
  );
  d.text(
    d.t({
      nl: `Afgeleverd aan: onderworpen entiteit - raadpleging van ${d.date(day)} 14:${d.random.whole(10, 59)}`,
      fr: `Délivré à : entité assujettie - consultation du ${d.date(day)} 14:${d.random.whole(10, 59)}`,
    }),
    { size: 8, after: 10 },
  );
  d.framed(
    () =>
      d.text(
        `${company.name} (${company.form})\n${d.t({ nl: "KBO-nummer", fr: "Numéro BCE" })} ${writtenNumber(company)}\n${d.address(company.seat)}`,
      ),
    { fill: 0.93 },
  );
  const owner = (who: Person, part: number, isDirect: boolean) => {
    d.text(`${d.t({ nl: "Begunstigde", fr: "Bénéficiaire" })} ${isDirect ? 1 : 2}: ${registerName(who)}`, {
      style: "bold",
      after: 4,
    });
    d.beside(
      [1, 1],
      [
        () =>
          d.rows(
            [
              [d.t({ nl: "Geb.", fr: "Naiss." }), d.date(who.birthDate)],
              [d.t({ nl: "Nat.", fr: "Nat." }), adjective(d, who.nationality)],
              [d.t({ nl: "Verblijf", fr: "Résidence" }), countryName(d, who.address.country)],
            ],
            { label: 60 },
          ),
        () =>
          d.rows(
            [
              [d.t({ nl: "Aandelen", fr: "Parts" }), d.percent(part)],
              [d.t({ nl: "Stemrecht", fr: "Votes" }), d.percent(part)],
              [
                d.t({ nl: "Aard", fr: "Nature" }),
                isDirect
                  ? d.t({ nl: "rechtstreekse begunstigde", fr: "bénéficiaire direct" })
                  : d.t({ nl: "onrechtstreekse begunstigde", fr: "bénéficiaire indirect" }),
              ],
              [d.t({ nl: "Sinds", fr: "Depuis" }), d.date(since)],
            ],
            { label: 60 },
          ),
      ],
    );
    d.space(4);
  };
  owner(direct, share, true);
  owner(indirect, rest, false);
  d.text(
    d.t({
      nl: `Tussenliggende juridische entiteit: ${between.name} ${between.form} (${writtenNumber(between)}) - houdt ${d.percent(rest)} - wordt zelf voor ${d.percent(100)} gehouden door begunstigde 2.`,
      fr: `Entité juridique intermédiaire : ${between.name} ${between.form} (${writtenNumber(between)}) - détient ${d.percent(rest)} - elle-même détenue à ${d.percent(100)} par le bénéficiaire 2.`,
    }),
    { indent: 12, after: 10 },
  );
  d.text(
    d.t({
      nl: "Er zijn geen andere uiteindelijke begunstigden geregistreerd.",
      fr: "Aucun autre bénéficiaire effectif n'est enregistré.",
    }),
    { after: 10 },
  );
  d.text(
    d.t({ nl: "Laatste bevestiging door:", fr: "Dernière confirmation par :" }) +
      ` ${nameOf(former)} (${d.t({ nl: "mandataris", fr: "mandataire" })})`,
    { size: 8 },
  );
  foot(
    d,
    d.t({
      nl: "Thesaurie - Kunstlaan 30 - 1040 Brussel - blz. 1/1",
      fr: "Trésorerie - avenue des Arts 30 - 1040 Bruxelles - p. 1/1",
    }),
  );
  d.subject(company);
  for (const [who, part, control] of [
    [direct, share, "direct"],
    [indirect, rest, "indirect"],
  ] as const)
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: who.nationality,
      country: who.address.country,
      share_percent: part,
      control,
    });
  d.share(
    { holder: between.name, enterprise_number: between.number, share_percent: rest, role: "shareholder" },
    OPTIONAL,
  );
  others(d, [], [between]);
  d.documentDate(day);
  d.issuer("FOD Financiën", OPTIONAL);
}

/** A company of which nobody owns enough: the senior managing official is listed instead. */
function nobody(d: Draft): void {
  const company = d.world.company(d.belgium);
  const manager = d.world.person(d.belgium);
  const day = d.world.recentDay(60);
  d.set({ family: "vera", size: 9, margin: 60 });
  d.text(d.t({ nl: "MyMinfin - UBO", de: "MyMinfin - UBO", en: "MyMinfin - UBO" }), { size: 8, grey: 0.4 });
  d.text(
    d.t({
      nl: "Samenvatting van de registratie",
      de: "Zusammenfassung der Registrierung",
      en: "Summary of the registration",
    }),
    { size: 14, style: "bold", after: 8 },
  );
  d.text(`${writtenNumber(company)}   ${company.name.toUpperCase()}`, { style: "bold", after: 10 });
  d.text(
    d.t({
      nl: "Geen enkele natuurlijke persoon bezit een voldoende percentage van de stemrechten of van het eigendomsbelang. Categorie 3 is van toepassing: hoger leidinggevend personeel.",
      de: "Keine natürliche Person besitzt einen ausreichenden Prozentsatz der Stimmrechte oder der Beteiligung. Kategorie 3 ist anwendbar: Angehöriger der Führungsebene.",
      en: "No natural person owns a sufficient percentage of the voting rights or of the ownership interest. Category 3 applies: senior managing official of this legal entity.",
    }),
    { after: 10 },
  );
  d.table(
    d.t({
      nl: ["Rijksregister", "Familienaam", "Voornamen", "Geboren", "Land", "Categorie"],
      de: ["Nationalregister", "Familienname", "Vornamen", "Geboren", "Land", "Kategorie"],
      en: ["National no.", "Family name", "Given names", "Born", "Country", "Category"],
    }),
    [
      [
        `***.**.**-***.${manager.nationalNumber.slice(9)}`,
        manager.family,
        manager.given.join(" "),
        d.date(manager.birthDate),
        countryName(d, "BE"),
        "3",
      ],
    ],
    { parts: [1.5, 1.5, 1.5, 1.2, 1, 0.9], lines: true },
  );
  d.space(12);
  d.text(
    d.t({
      nl: `Aangemaakt op ${d.date(day)}. De volgende jaarlijkse bevestiging wordt verwacht binnen twaalf maanden.`,
      de: `Erstellt am ${d.date(day)}. Die nächste jährliche Bestätigung wird binnen zwölf Monaten erwartet.`,
      en: `Created on ${d.date(day)}. The next annual confirmation is due within twelve months.`,
    }),
    { size: 8 },
  );
  d.subject(company, { form: false, seat: false });
  d.person(manager, { role: "owner", birth_date: manager.birthDate, country: "BE" });
  d.documentDate(day);
  d.issuer("FOD Financiën", OPTIONAL);
}

export const UBO_LAYOUTS: readonly Layout[] = [
  layout("third/ubo-chain", "ubo_extract", ["nl", "fr"], chain),
  layout("third/ubo-declaration", "ubo_extract", ["nl", "fr", "de", "en"], declaration),
  layout("third/ubo-nobody", "ubo_extract", ["nl", "de", "en"], nobody),
  layout("third/ubo-transparency", "ubo_extract", ["de"], transparency),
  layout("third/ubo-austrian", "ubo_extract", ["de"], austrianOwners),
  layout("third/ubo-french-registry", "ubo_extract", ["fr"], frenchRegistry),
  layout("third/ubo-control-statement", "ubo_extract", ["en"], controlStatement),
  layout("third/ubo-irish", "ubo_extract", ["en"], irishOwners),
];
