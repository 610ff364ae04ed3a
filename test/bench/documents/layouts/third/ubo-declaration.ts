import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { adjective, foot, others, stakesOf, titled } from "./company-parts.ts";

/** What a customer declares on a bank's form: the boxes are lettered, the owners stand in a table. */
export function declaration(d: Draft): void {
  const region = ({ nl: "nl", fr: "wal", de: "og", en: "vl" } as const)[d.language];
  const company = d.world.company(region);
  const bank = d.world.company(region);
  const stakes = stakesOf(d, d.world.people(region, d.random.whole(1, 3)), 600);
  const signer = stakes[0]!.who;
  const day = d.world.recentDay(90);
  d.set({ family: d.random.pick(["book", "sans"]), size: 9.5, margin: 56 });
  d.text(`${bank.name}\n${d.address(bank.seat)}`, { size: 8, align: "right", after: 10 });
  d.text(
    d.t({
      nl: "Verklaring uiteindelijk belanghebbenden (UBO-verklaring)",
      fr: "Déclaration d'identification des bénéficiaires effectifs",
      de: "Erklärung über die wirtschaftlich Berechtigten",
      en: "Declaration of ultimate beneficial ownership",
    }),
    { size: 14, style: "bold", after: 8 },
  );
  d.text(
    d.t({
      nl: "De wet verplicht ons te weten wie de uiteindelijke eigenaars van onze cliënten zijn. Een UBO is elke natuurlijke persoon die meer dan 25 % van de aandelen of stemrechten heeft of op een andere wijze zeggenschap uitoefent.",
      fr: "La loi nous impose d'identifier les propriétaires finaux de nos clients. Est bénéficiaire effectif toute personne physique détenant plus de 25 % des actions ou des votes ou exerçant le contrôle par d'autres moyens.",
      de: "Das Gesetz verpflichtet uns, die letztendlichen Eigentümer unserer Kunden zu kennen. Wirtschaftlich berechtigt ist jede natürliche Person mit mehr als 25 % der Anteile oder Stimmrechte oder mit sonstiger Kontrolle.",
      en: "The law requires us to know who ultimately owns our customers. A beneficial owner is any natural person with more than 25 % of the shares or votes, or with control by other means.",
    }),
    { size: 8.5, after: 10 },
  );
  d.text(d.t({ nl: "A. Cliënt", fr: "A. Client", de: "A. Kunde", en: "A. Customer" }), { style: "bold" });
  d.rows(
    [
      [
        d.t({ nl: "Volledige naam", fr: "Nom complet", de: "Vollständiger Name", en: "Full legal name" }),
        `${company.name} ${company.form}`,
      ],
      [
        d.t({
          nl: "Registratienummer",
          fr: "Numéro d'immatriculation",
          de: "Registernummer",
          en: "Registration number",
        }),
        writtenNumber(company),
      ],
      [d.t({ nl: "Vestigingsadres", fr: "Siège social", de: "Sitz", en: "Principal office" }), d.address(company.seat)],
    ],
    { label: 150, bold: true },
  );
  d.space(8);
  d.text(
    d.t({
      nl: "B. Uiteindelijk belanghebbenden",
      fr: "B. Bénéficiaires effectifs",
      de: "B. Wirtschaftlich Berechtigte",
      en: "B. Beneficial owners",
    }),
    { style: "bold" },
  );
  d.table(
    d.t({
      nl: ["Voor- en achternaam", "Geboortedatum en -plaats", "Nationaliteit", "Woonadres", "Belang"],
      fr: ["Prénoms et nom", "Date et lieu de naissance", "Nationalité", "Domicile", "Part"],
      de: ["Vor- und Nachname", "Geburtsdatum und -ort", "Nationalität", "Wohnanschrift", "Anteil"],
      en: ["Full name", "Date and place of birth", "Nationality", "Home address", "Interest"],
    }),
    stakes.map(({ who, percent }) => [
      nameOf(who),
      `${d.date(who.birthDate, "dash")}\n${who.birthPlace}`,
      adjective(d, who.nationality),
      d.address(who.address),
      `${d.percent(percent)}`,
    ]),
    { parts: [2, 1.6, 1.3, 2.4, 1], lines: true, size: 8.5 },
  );
  d.space(10);
  d.text(
    d.t({
      nl: "C. Ondergetekende verklaart dat bovenstaande gegevens juist en volledig zijn, dat er geen verdere belanghebbenden zijn en dat geen van hen een politiek prominente persoon is.",
      fr: "C. Le soussigné déclare que les données ci-dessus sont exactes et complètes, qu'il n'existe pas d'autre bénéficiaire et qu'aucun d'eux n'est une personne politiquement exposée.",
      de: "C. Der Unterzeichnete erklärt, dass die Angaben richtig und vollständig sind, dass es keine weiteren Berechtigten gibt und dass keiner von ihnen eine politisch exponierte Person ist.",
      en: "C. The undersigned declares that the above is true and complete, that there are no further owners and that none of them is a politically exposed person.",
    }),
    { after: 14 },
  );
  d.rows(
    [
      [
        d.t({ nl: "Plaats, datum", fr: "Lieu, date", de: "Ort, Datum", en: "Place, date" }),
        `${company.seat.town}, ${d.date(day, "dash")}`,
      ],
      [
        d.t({ nl: "Naam ondertekenaar", fr: "Nom du signataire", de: "Name des Unterzeichners", en: "Signed by" }),
        titled(d, signer),
      ],
    ],
    { label: 130 },
  );
  foot(d, `${bank.name} ${bank.form} - ${writtenNumber(bank)} - IBAN ${bank.iban} - UBO-07/2`);
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  for (const { who, percent } of stakes)
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      birth_place: who.birthPlace,
      nationality: who.nationality,
      share_percent: percent,
    });
  others(d, [], [bank]);
  for (const { who } of stakes) d.fact("address", "other", d.address(who.address), OPTIONAL);
  d.fact("iban", "issuer", bank.iban, OPTIONAL);
  d.documentDate(day);
}
