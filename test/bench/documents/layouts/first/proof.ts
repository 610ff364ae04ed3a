import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, streetOf, townOf, writtenNationalNumber } from "../../world.ts";

const SUPPLIERS = {
  nl: ["Luminus NV", "Farys", "Telenet"],
  fr: ["SWDE", "Engie Electrabel", "VOO"],
  de: ["Stadtwerke Köln GmbH", "Ores"],
  en: ["British Gas", "Thames Water Utilities"],
} as const;
const regionOf = (d: Draft) => (d.language === "en" ? "gb" : d.belgium);

function state(d: Draft, who: Person, sender: string, day: string): void {
  d.person(who, { role: "holder" }, "subject", { also: ["account_holder"] });
  d.fact("address", "subject", d.address(who.address));
  d.issuer(sender);
  d.documentDate(day);
}

/** A utility bill with advertising around it. */
function utilityBill(d: Draft): void {
  const who = d.world.person(regionOf(d));
  const day = d.world.recentDay(80);
  const sender = d.random.pick(SUPPLIERS[d.language]);
  const total = d.random.whole(4000, 40_000) / 100;
  const sign = d.language === "en" ? "£" : "€";
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9.5 });
  d.text(sender, { size: 20, style: "bold", after: 14 });
  d.beside(
    [1, 1],
    [
      () => {
        d.rows(
          [
            [
              d.t({ nl: "Klantnummer", fr: "Numéro de client", de: "Kundennummer", en: "Customer number" }),
              d.random.digits(9),
            ],
            [
              d.t({ nl: "Factuurnummer", fr: "Numéro de facture", de: "Rechnungsnummer", en: "Bill number" }),
              d.random.digits(11),
            ],
            [d.t({ nl: "Factuurdatum", fr: "Date de facture", de: "Rechnungsdatum", en: "Bill date" }), d.date(day)],
            [
              d.t({ nl: "Vervaldatum", fr: "Date d'échéance", de: "Fällig am", en: "Due date" }),
              d.date(new Date(Date.parse(day) + 20 * 86_400_000).toISOString().slice(0, 10)),
            ],
          ],
          { label: 100 },
        );
      },
      () => d.text(`${nameOf(who)}\n${streetOf(who.address, d.language)}\n${townOf(who.address)}`, { size: 11 }),
    ],
  );
  d.space(16);
  d.text(
    d.t({ nl: "Uw energiefactuur", fr: "Votre facture d'énergie", de: "Ihre Energierechnung", en: "Your energy bill" }),
    { size: 14, style: "bold" },
  );
  d.text(
    d.t({
      nl: `Leveringsadres: ${d.address(who.address)}`,
      fr: `Adresse de fourniture : ${d.address(who.address)}`,
      de: `Lieferadresse: ${d.address(who.address)}`,
      en: `Supply address: ${d.address(who.address)}`,
    }),
    { after: 10 },
  );
  d.table(
    d.t({
      nl: ["Omschrijving", "Verbruik", "Bedrag"],
      fr: ["Description", "Consommation", "Montant"],
      de: ["Beschreibung", "Verbrauch", "Betrag"],
      en: ["Description", "Usage", "Amount"],
    }),
    [
      [
        d.t({ nl: "Elektriciteit", fr: "Électricité", de: "Strom", en: "Electricity" }),
        `${d.random.whole(100, 900)} kWh`,
        `${sign} ${d.money(total * 0.6)}`,
      ],
      [
        d.t({ nl: "Nettarieven", fr: "Tarifs réseau", de: "Netzentgelte", en: "Network charges" }),
        "",
        `${sign} ${d.money(total * 0.4)}`,
      ],
    ],
    { parts: [3, 1, 1], lines: true },
  );
  d.text(
    d.t({
      nl: `Te betalen: ${sign} ${d.money(total)}`,
      fr: `À payer : ${sign} ${d.money(total)}`,
      de: `Zu zahlen: ${sign} ${d.money(total)}`,
      en: `Amount due: ${sign} ${d.money(total)}`,
    }),
    { style: "bold", after: 16 },
  );
  d.framed(
    () => {
      d.text(
        d.t({
          nl: "Bespaar tot 15% op uw verbruik!",
          fr: "Économisez jusqu'à 15 % sur votre consommation !",
          de: "Sparen Sie bis zu 15 % Ihres Verbrauchs!",
          en: "Save up to 15% on your usage!",
        }),
        { style: "bold" },
      );
      d.text(
        d.t({
          nl: "Download onze app en volg uw meterstanden dag na dag. Nieuwe klanten aanbrengen? U krijgt allebei een bon van 50 euro.",
          fr: "Téléchargez notre application et suivez vos compteurs jour après jour. Parrainez un ami et recevez chacun un bon de 50 euros.",
          de: "Laden Sie unsere App und verfolgen Sie Ihren Zählerstand Tag für Tag. Werben Sie Freunde und erhalten Sie beide einen Gutschein über 50 Euro.",
          en: "Download our app and follow your meter readings day by day. Refer a friend and both of you receive a voucher of 50 pounds.",
        }),
      );
    },
    { fill: 0.92 },
  );
  state(d, who, sender, day);
  d.amount("total", total, sign === "£" ? "GBP" : "EUR", null, OPTIONAL);
  d.fact("document_number", "subject", "", OPTIONAL);
  d.fact("expiry_date", "subject", "", OPTIONAL);
}

/** Certificate of residence from a municipality. */
function residence(d: Draft): void {
  const who = d.world.person(d.language === "en" ? "vl" : d.belgium);
  const day = d.world.recentDay(80);
  const town = who.address.town;
  const office = d.t({ nl: `Stad ${town}`, fr: `Ville de ${town}`, de: `Stadt ${town}`, en: `City of ${town}` });
  d.set({ family: "serif", size: 11.5, margin: 70, leading: 1.5 });
  d.text(office, { size: 15, style: "bold" });
  d.text(d.t({ nl: "Dienst Bevolking", fr: "Service Population", de: "Einwohnermeldeamt", en: "Civil registry" }), {
    after: 40,
  });
  d.text(
    d.t({
      nl: "GETUIGSCHRIFT VAN WOONST",
      fr: "CERTIFICAT DE RÉSIDENCE",
      de: "WOHNSITZBESCHEINIGUNG",
      en: "CERTIFICATE OF RESIDENCE",
    }),
    { size: 14, style: "bold", align: "center", after: 20 },
  );
  d.text(
    d.t({
      nl: "De ambtenaar van de burgerlijke stand verklaart dat:",
      fr: "L'officier de l'état civil certifie que :",
      de: "Der Standesbeamte bescheinigt, dass:",
      en: "The civil registrar certifies that:",
    }),
    { after: 10 },
  );
  d.rows(
    [
      [d.t({ nl: "Naam", fr: "Nom", de: "Name", en: "Surname" }), who.family],
      [d.t({ nl: "Voornaam", fr: "Prénom", de: "Vorname", en: "First name" }), who.given.join(" ")],
      [
        d.t({ nl: "Geboren", fr: "Né(e)", de: "Geboren", en: "Born" }),
        d.t({
          nl: `te ${who.birthPlace} op ${d.date(who.birthDate, "long")}`,
          fr: `à ${who.birthPlace} le ${d.date(who.birthDate, "long")}`,
          de: `in ${who.birthPlace} am ${d.date(who.birthDate, "long")}`,
          en: `in ${who.birthPlace} on ${d.date(who.birthDate, "long")}`,
        }),
      ],
      [
        d.t({ nl: "Rijksregisternummer", fr: "Numéro national", de: "Nationalregisternummer", en: "National number" }),
        writtenNationalNumber(who.nationalNumber),
      ],
      [d.t({ nl: "Adres", fr: "Adresse", de: "Adresse", en: "Address" }), d.address(who.address)],
    ],
    { label: 150, colon: d.language === "fr" ? " :" : ":", gap: 6 },
  );
  d.space(10);
  d.text(
    d.t({
      nl: "is ingeschreven in de bevolkingsregisters van onze gemeente op het vermelde adres.",
      fr: "est inscrit(e) aux registres de la population de notre commune à l'adresse mentionnée.",
      de: "in den Bevölkerungsregistern unserer Gemeinde unter der genannten Adresse eingetragen ist.",
      en: "is registered in the population registers of our municipality at the address stated.",
    }),
    { after: 30 },
  );
  d.text(
    d.t({
      nl: `Afgegeven te ${town} op ${d.date(day, "long")}`,
      fr: `Délivré à ${town}, le ${d.date(day, "long")}`,
      de: `Ausgestellt in ${town} am ${d.date(day, "long")}`,
      en: `Issued in ${town} on ${d.date(day, "long")}`,
    }),
  );
  state(d, who, office, day);
  d.fact("national_number", "subject", who.nationalNumber, OPTIONAL);
}

/** A tax notice as a letter with the address in a window. */
function taxNotice(d: Draft): void {
  const who = d.world.person(regionOf(d));
  const day = d.world.recentDay(80);
  const sender = { nl: "FOD Financiën", fr: "SPF Finances", de: "FÖD Finanzen", en: "HM Revenue & Customs" }[
    d.language
  ];
  const total = d.random.whole(20_000, 300_000) / 100;
  d.set({ family: d.random.pick(["serif", "sans"]), size: 10.5 });
  d.text(sender, { size: 14, style: "bold", after: 30 });
  d.text(
    `${who.sex === "m" ? d.t({ nl: "De heer", fr: "Monsieur", de: "Herr", en: "Mr" }) : d.t({ nl: "Mevrouw", fr: "Madame", de: "Frau", en: "Ms" })} ${nameOf(who)}\n${streetOf(who.address, d.language)}\n${townOf(who.address)}`,
    { indent: 260, after: 30 },
  );
  d.text(
    d.t({
      nl: "Aanslagbiljet personenbelasting",
      fr: "Avertissement-extrait de rôle - impôt des personnes physiques",
      de: "Steuerbescheid - Steuer der natürlichen Personen",
      en: "Tax calculation - Self Assessment",
    }),
    { size: 13, style: "bold" },
  );
  d.text(
    d.t({
      nl: `Datum van verzending: ${d.date(day)}`,
      fr: `Date d'envoi : ${d.date(day)}`,
      de: `Versanddatum: ${d.date(day)}`,
      en: `Date of issue: ${d.date(day)}`,
    }),
    { after: 14 },
  );
  d.text(
    d.t({
      nl: `Wij hebben uw aangifte verwerkt. Uit de berekening blijkt dat u ${d.money(total)} euro moet betalen. U vindt het detail van de berekening op de volgende bladzijden. Betaal het bedrag binnen de twee maanden.`,
      fr: `Nous avons traité votre déclaration. Il ressort du calcul que vous devez payer ${d.money(total)} euros. Vous trouverez le détail du calcul aux pages suivantes. Veuillez payer ce montant dans les deux mois.`,
      de: `Wir haben Ihre Erklärung bearbeitet. Aus der Berechnung ergibt sich, dass Sie ${d.money(total)} Euro zahlen müssen. Die Einzelheiten finden Sie auf den folgenden Seiten. Zahlen Sie den Betrag binnen zwei Monaten.`,
      en: `We have processed your tax return. According to our calculation you owe £${d.money(total)}. You can find the details of the calculation on the following pages. Please pay this amount within two months.`,
    }),
  );
  state(d, who, sender, day);
  d.amount("total", total, "EUR", null, OPTIONAL);
}

export const PROOFS_OF_ADDRESS: readonly Layout[] = [
  layout("first/utility-bill", "proof_of_address", ["nl", "fr", "de", "en"], utilityBill),
  layout("first/residence-certificate", "proof_of_address", ["nl", "fr", "de", "en"], residence),
  layout("first/tax-notice", "proof_of_address", ["nl", "fr", "de", "en"], taxNotice),
];
