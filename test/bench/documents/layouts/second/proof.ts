import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, streetOf, townOf } from "../../world.ts";

const regionOf = (d: Draft) =>
  ({
    nl: d.random.pick(["vl", "nl"] as const),
    fr: d.random.pick(["wal", "fr", "lu"] as const),
    de: d.random.pick(["og", "de"] as const),
    en: d.random.pick(["gb", "ie"] as const),
  })[d.language];
const SENDERS = {
  nl: ["Fluvius", "Ziggo B.V.", "De Watergroep"],
  fr: ["EDF", "Proximus", "CILE"],
  de: ["E.ON Energie Deutschland GmbH", "Vodafone GmbH"],
  en: ["Eir", "Octopus Energy", "Scottish Water"],
} as const;

function state(d: Draft, who: Person, sender: string, day: string): void {
  d.person(who, { role: "holder" }, "subject", { also: ["account_holder"] });
  d.fact("address", "subject", d.address(who.address));
  d.issuer(sender);
  d.documentDate(day);
}

/** A telephone or water bill: the sums first, the customer in a corner, news of the supplier at the foot. */
function phoneBill(d: Draft): void {
  const who = d.world.person(regionOf(d));
  const sender = d.random.pick(SENDERS[d.language]);
  const day = d.world.recentDay(70);
  const total = d.random.whole(2000, 12_000) / 100;
  const sign = who.address.country === "GB" ? "£" : "€";
  d.set({ family: d.random.pick(["narrow", "vera"]), size: 9.5 });
  d.beside(
    [1, 1],
    [
      () => {
        d.text(sender, { size: 18, style: "bold", after: 12 });
        d.text(
          d.t({
            nl: `Bedrag van deze afrekening\n${sign} ${d.money(total)}`,
            fr: `Montant de ce décompte\n${sign} ${d.money(total)}`,
            de: `Betrag dieser Abrechnung\n${sign} ${d.money(total)}`,
            en: `Total for this statement\n${sign} ${d.money(total)}`,
          }),
          { size: 12 },
        );
      },
      () => {
        d.text(d.t({ nl: "Uw gegevens", fr: "Vos coordonnées", de: "Ihre Daten", en: "Your details" }), {
          style: "bold",
        });
        d.text(`${nameOf(who)}\n${streetOf(who.address, d.language)}\n${townOf(who.address)}`);
      },
    ],
  );
  d.space(16);
  d.rows(
    [
      [d.t({ nl: "Opgemaakt op", fr: "Établi le", de: "Erstellt am", en: "Date of statement" }), d.date(day, "long")],
      [
        d.t({ nl: "Contractnummer", fr: "Numéro de contrat", de: "Vertragsnummer", en: "Contract number" }),
        d.random.digits(10),
      ],
      [d.t({ nl: "Abonnement", fr: "Abonnement", de: "Tarif", en: "Tariff" }), "Flex Plus"],
    ],
    { label: 150 },
  );
  d.space(10);
  d.table(
    null,
    [
      [
        d.t({ nl: "Vaste vergoeding", fr: "Redevance fixe", de: "Grundgebühr", en: "Standing charge" }),
        `${sign} ${d.money(total * 0.7)}`,
      ],
      [d.t({ nl: "Verbruik", fr: "Consommation", de: "Verbrauch", en: "Usage" }), `${sign} ${d.money(total * 0.3)}`],
    ],
    { parts: [4, 1], lines: true },
  );
  d.space(20);
  d.text(
    d.t({
      nl: "Wist u dat u via de klantenzone uw voorschot kunt aanpassen? Onze winkels zijn open van maandag tot zaterdag.",
      fr: "Saviez-vous que vous pouvez adapter vos acomptes dans l'espace client ? Nos boutiques sont ouvertes du lundi au samedi.",
      de: "Wussten Sie, dass Sie Ihren Abschlag im Kundenportal anpassen können? Unsere Shops sind von Montag bis Samstag geöffnet.",
      en: "Did you know that you can change your payment in the customer area? Our shops are open from Monday to Saturday.",
    }),
    { size: 8 },
  );
  state(d, who, sender, day);
  d.amount("total", total, null, null, OPTIONAL);
  d.fact("document_number", "subject", "", OPTIONAL);
}

/** Certificate of inscription in sentences. */
function registration(d: Draft): void {
  const region = ({ nl: "nl", fr: "lu", de: "de", en: "ie" } as const)[d.language];
  const who = d.world.person(region);
  const day = d.world.recentDay(70);
  const { town } = who.address;
  const office = d.t({
    nl: `Gemeente ${town}`,
    fr: `Commune de ${town}`,
    de: `Stadtverwaltung ${town}`,
    en: `${town} County Council`,
  });
  d.set({ family: "vera", size: 10.5, leading: 1.5 });
  d.text(office, { size: 14, style: "bold", align: "right", after: 40 });
  d.text(
    d.t({
      nl: "Uittreksel uit de Basisregistratie Personen",
      fr: "Certificat de résidence élargi",
      de: "Meldebescheinigung",
      en: "Confirmation of residence",
    }),
    { size: 15, style: "bold", after: 14 },
  );
  d.text(
    d.t({
      nl: `De burgemeester verklaart dat ${nameOf(who)}, geboren op ${d.date(who.birthDate, "dash")} te ${who.birthPlace}, staat ingeschreven op het adres ${d.address(who.address)}.`,
      fr: `Le bourgmestre certifie que ${nameOf(who)}, né(e) le ${d.date(who.birthDate)} à ${who.birthPlace}, est inscrit(e) à l'adresse ${d.address(who.address)}.`,
      de: `Es wird bescheinigt, dass ${nameOf(who)}, geboren am ${d.date(who.birthDate, "dots")} in ${who.birthPlace}, mit alleiniger Wohnung gemeldet ist: ${d.address(who.address)}.`,
      en: `We confirm that ${nameOf(who)}, born on ${d.date(who.birthDate)} in ${who.birthPlace}, is recorded as living at ${d.address(who.address)}.`,
    }),
    { after: 20 },
  );
  d.text(
    d.t({
      nl: `Datum: ${d.date(day, "dash")}`,
      fr: `Date : ${d.date(day)}`,
      de: `Datum: ${d.date(day, "dots")}`,
      en: `Date: ${d.date(day)}`,
    }),
  );
  state(d, who, office, day);
}

/** A bill of the tax on the home. */
function homeTax(d: Draft): void {
  const region = ({ nl: "vl", fr: "fr", de: "de", en: "gb" } as const)[d.language];
  const who = d.world.person(region);
  const sender = d.t({
    nl: "Vlaamse Belastingdienst",
    fr: "Direction générale des Finances publiques",
    de: `Stadtkasse ${who.address.town}`,
    en: `${who.address.town} City Council`,
  });
  const day = d.world.recentDay(70);
  const total = d.random.whole(30_000, 190_000) / 100;
  d.set({ family: "serif", size: 11, margin: 70 });
  d.text(sender, { style: "bold", size: 13, after: 26 });
  d.text(`${nameOf(who)}\n${streetOf(who.address, d.language)}\n${townOf(who.address)}`, { after: 22 });
  d.text(d.date(day, "long"), { align: "right", after: 16 });
  d.text(
    d.t({
      nl: "Aanslagbiljet onroerende voorheffing",
      fr: "Avis d'impôt - taxes foncières",
      de: "Grundsteuerbescheid",
      en: "Council tax bill",
    }),
    { style: "bold", after: 8 },
  );
  d.text(
    d.t({
      nl: `Voor uw woning op bovenstaand adres bent u dit jaar ${d.money(total)} euro verschuldigd. U betaalt best binnen twee maanden. Een vermindering wegens kinderlast is al toegepast. Bezwaar indienen kan binnen drie maanden na de verzending van dit biljet.`,
      fr: `Pour votre logement à l'adresse ci-dessus, vous êtes redevable cette année de ${d.money(total)} euros. Le paiement peut être effectué en ligne avant la date limite. Toute réclamation doit être adressée au service dans le délai légal.`,
      de: `Für Ihr Wohngrundstück unter der oben genannten Anschrift wird die Steuer für dieses Jahr auf ${d.money(total)} Euro festgesetzt. Sie ist in vier Teilbeträgen zu zahlen. Gegen diesen Bescheid können Sie binnen eines Monats Widerspruch erheben.`,
      en: `For your home at the above address you have to pay £${d.money(total)} for this year. You can pay in ten instalments. A discount applies if you are the only adult in the property. You may appeal if you think that the band is wrong.`,
    }),
  );
  state(d, who, sender, day);
  d.amount("total", total, null, null, OPTIONAL);
}

export const PROOFS_OF_ADDRESS: readonly Layout[] = [
  layout("second/phone-bill", "proof_of_address", ["nl", "fr", "de", "en"], phoneBill),
  layout("second/registration", "proof_of_address", ["nl", "fr", "de", "en"], registration),
  layout("second/home-tax", "proof_of_address", ["nl", "fr", "de", "en"], homeTax),
];
