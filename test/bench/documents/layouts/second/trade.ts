import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, streetOf, townOf, writtenNumber } from "../../world.ts";

const regionOf = (d: Draft) => ({ nl: "nl", fr: "fr", de: "og", en: "gb" } as const)[d.language];

/** Invoices of three makes: totals first, labels below values, or a till-like strip. The customer is the subject. */
function invoice(style: "totals" | "footer" | "strip"): (d: Draft) => void {
  return (d) => {
    const sender = d.world.company(regionOf(d));
    const customer = d.world.company(regionOf(d));
    const day = d.world.recentDay(250);
    const number = style === "strip" ? d.random.digits(7) : `${d.random.letters(2)}${d.random.digits(6)}`;
    const total = d.random.whole(10_000, 900_000) / 100;
    const net = Math.round((total / 1.21) * 100) / 100;
    const sign = sender.country === "GB" ? "£" : "€";
    const currency = sender.country === "GB" ? "GBP" : "EUR";
    const date = d.date(day, d.language === "de" ? "dots" : d.language === "nl" ? "dash" : "slash");
    d.set({
      family: style === "strip" ? "mono" : d.random.pick(["narrow", "serif"]),
      size: style === "strip" ? 9 : 10,
      ...(style === "strip" ? { width: 380, margin: 30 } : {}),
    });
    const from = () =>
      d.text(`${sender.name} ${sender.form}\n${streetOf(sender.seat, d.language)}\n${townOf(sender.seat)}`, {
        after: 8,
      });
    const to = () =>
      d.text(
        `${d.t({ nl: "Aan", fr: "Facturé à", de: "An", en: "Invoice to" })}\n${customer.name} ${customer.form}\n${streetOf(customer.seat, d.language)}\n${townOf(customer.seat)}`,
        { after: 8 },
      );
    const title = d.t({ nl: "Rekening / Factuur", fr: "Facture", de: "Rechnung", en: "Tax invoice" });
    if (style === "strip") {
      from();
      d.text(`${title} ${number}`, { style: "bold" });
      d.text(date, { after: 8 });
      to();
    } else {
      d.text(title, { size: 16, style: "bold", after: 10 });
      d.beside([1, 1], style === "totals" ? [to, from] : [from, to]);
      d.table(
        null,
        [
          [
            d.t({ nl: "Nummer", fr: "Numéro", de: "Nummer", en: "No." }),
            number,
            d.t({ nl: "Datum", fr: "Date d'émission", de: "Datum", en: "Date" }),
            date,
          ],
        ],
        { parts: [1, 2, 1, 2], lines: true },
      );
    }
    d.space(10);
    d.table(
      null,
      [
        [
          d.t({
            nl: "Diensten volgens offerte",
            fr: "Services selon devis",
            de: "Leistungen laut Angebot",
            en: "Services as quoted",
          }),
          `${sign} ${d.money(net)}`,
        ],
        [d.t({ nl: "BTW 21%", fr: "TVA 21 %", de: "MwSt. 21 %", en: "VAT 21%" }), `${sign} ${d.money(total - net)}`],
        [
          d.t({ nl: "Totaal incl. BTW", fr: "Net à payer TTC", de: "Endbetrag", en: "Balance due" }),
          `${sign} ${d.money(total)}`,
        ],
      ],
      { parts: [3, 1], lines: style !== "strip" },
    );
    d.space(14);
    d.text(
      d.t({
        nl: `Uiterste betaaldatum ${d.date(daysAfter(day, 14), "long")}.`,
        fr: `Paiement avant le ${d.date(daysAfter(day, 14), "long")}.`,
        de: `Zahlungsziel: ${d.date(daysAfter(day, 14), "long")}.`,
        en: `Payment is due by ${d.date(daysAfter(day, 14), "long")}.`,
      }),
    );
    d.text(
      `${d.t({ nl: "BTW-nr.", fr: "N° TVA intracom.", de: "MwSt.-Nr.", en: "VAT Reg No" })} ${sender.vat}  -  IBAN ${groupedIban(sender.iban)}  -  BIC ${sender.bic}`,
      { size: 8 },
    );
    d.fact("company_name", "issuer", sender.name, { also: ["authority"] });
    d.fact("vat_number", "issuer", sender.vat, { also: ["enterprise_number"] });
    d.fact("iban", "issuer", sender.iban);
    d.fact("address", "issuer", d.address(sender.seat), OPTIONAL);
    d.fact("legal_form", "subject", customer.form, OPTIONAL);
    d.fact("company_name", "subject", customer.name);
    d.fact("address", "subject", d.address(customer.seat), OPTIONAL);
    d.fact("document_number", "subject", number);
    d.fact("expiry_date", "subject", "", OPTIONAL);
    d.documentDate(day);
    d.amount("total", total, currency);
  };
}

type Clauses = Readonly<Record<"nl" | "fr" | "de" | "en", readonly [string, ...string[]]>>;

/** Contracts whose parties stand in a table, in sentences or at the end. */
function contract(style: "table" | "sentence" | "end", texts: Clauses): (d: Draft) => void {
  return (d) => {
    const parties = [d.world.company(regionOf(d)), d.world.company(regionOf(d))] as const;
    const people = d.world.people(regionOf(d), 2);
    const day = d.random.day(2019, 2025);
    const [title, ...clauses] = texts[d.language];
    d.set({ family: d.random.pick(["vera", "serif"]), size: 10, margin: 62, leading: 1.45 });
    d.text(title, { size: 15, style: "bold", after: 12 });
    const roles = d.t({
      nl: ["Opdrachtgever", "Opdrachtnemer"],
      fr: ["Donneur d'ordre", "Prestataire"],
      de: ["Auftraggeber", "Auftragnehmer"],
      en: ["Principal", "Contractor"],
    });
    if (style === "table") {
      d.table(
        null,
        parties.map((company, at) => [
          roles[at]!,
          `${company.name} ${company.form}, ${d.address(company.seat)}, ${d.t({ nl: "nr.", fr: "n°", de: "Nr.", en: "no." })} ${writtenNumber(company)}`,
        ]),
        { parts: [1, 3], lines: true },
      );
    } else {
      const [a, b] = parties;
      d.text(
        d.t({
          nl: `Ondergetekenden ${a.name} ${a.form} (${writtenNumber(a)}), gevestigd te ${d.address(a.seat)}, hierna "${roles[0]}", en ${b.name} ${b.form} (${writtenNumber(b)}), gevestigd te ${d.address(b.seat)}, hierna "${roles[1]}", komen het volgende overeen.`,
          fr: `Les soussignées ${a.name} ${a.form} (${writtenNumber(a)}), sise ${d.address(a.seat)}, ci-après « ${roles[0]} », et ${b.name} ${b.form} (${writtenNumber(b)}), sise ${d.address(b.seat)}, ci-après « ${roles[1]} », ont convenu ce qui suit.`,
          de: `Die Unterzeichneten ${a.name} ${a.form} (${writtenNumber(a)}), ${d.address(a.seat)}, nachstehend „${roles[0]}", und ${b.name} ${b.form} (${writtenNumber(b)}), ${d.address(b.seat)}, nachstehend „${roles[1]}", schließen folgenden Vertrag.`,
          en: `This agreement is made between ${a.name} ${a.form} (${writtenNumber(a)}) of ${d.address(a.seat)} ("${roles[0]}") and ${b.name} ${b.form} (${writtenNumber(b)}) of ${d.address(b.seat)} ("${roles[1]}").`,
        }),
      );
    }
    d.space(10);
    clauses.forEach((clause, at) => d.text(style === "end" ? clause : `${at + 1}. ${clause}`, { after: 7 }));
    d.space(14);
    d.text(
      d.t({
        nl: `Getekend op ${d.date(day, "long")}`,
        fr: `Signé le ${d.date(day, "long")}`,
        de: `Unterzeichnet am ${d.date(day, "long")}`,
        en: `Signed on ${d.date(day, "long")}`,
      }),
      { after: 16 },
    );
    d.beside(
      [1, 1],
      parties.map(
        (company, at) => () =>
          d.text(`${d.t({ nl: "Voor", fr: "Pour", de: "Für", en: "For" })} ${company.name}\n${nameOf(people[at]!)}`),
      ),
    );
    parties.forEach((company, at) => {
      d.fact("company_name", "subject", company.name, { party: true });
      d.fact("enterprise_number", "subject", company.number, { party: true, also: ["vat_number"] });
      d.fact("legal_form", "subject", company.form, OPTIONAL);
      d.fact("address", "subject", d.address(company.seat), OPTIONAL);
      d.person(people[at]!, { role: "signatory" }, "other", OPTIONAL);
    });
    d.documentDate(day);
    d.amount("total", 0, null, null, OPTIONAL);
  };
}

const CLEANING: Clauses = {
  nl: [
    "Overeenkomst van opdracht",
    "De opdrachtnemer reinigt de kantoren van de opdrachtgever op werkdagen na zeventien uur.",
    "De vergoeding wordt maandelijks achteraf gefactureerd.",
    "De overeenkomst loopt drie jaar en wordt daarna stilzwijgend verlengd.",
    "Op deze overeenkomst is Nederlands recht van toepassing.",
  ],
  fr: [
    "Convention de nettoyage de locaux",
    "Le prestataire nettoie les bureaux du donneur d'ordre les jours ouvrables après dix-sept heures.",
    "La rémunération est facturée mensuellement à terme échu.",
    "La convention est conclue pour trois ans et se renouvelle tacitement.",
    "La présente convention est régie par le droit français.",
  ],
  de: [
    "Vertrag über Reinigungsleistungen",
    "Der Auftragnehmer reinigt die Büros des Auftraggebers an Werktagen nach siebzehn Uhr.",
    "Die Vergütung wird monatlich nachträglich berechnet.",
    "Der Vertrag läuft drei Jahre und verlängert sich stillschweigend.",
    "Auf diesen Vertrag findet belgisches Recht Anwendung.",
  ],
  en: [
    "Contract for cleaning services",
    "The contractor cleans the offices of the principal on working days after five o'clock.",
    "Charges are invoiced monthly in arrears.",
    "The contract runs for three years and is then renewed tacitly.",
    "This contract is governed by the law of Scotland.",
  ],
};
const DISTRIBUTION: Clauses = {
  nl: [
    "Distributieovereenkomst",
    "De leverancier verleent de verdeler het niet-exclusieve recht om de producten te verkopen.",
    "De verdeler bestelt per kwartaal ten minste de overeengekomen hoeveelheden.",
    "Elke partij kan de overeenkomst beëindigen met inachtneming van een redelijke opzegtermijn.",
  ],
  fr: [
    "Contrat de distribution",
    "Le fournisseur accorde au distributeur le droit non exclusif de vendre les produits.",
    "Le distributeur commande chaque trimestre au moins les quantités convenues.",
    "Chaque partie peut résilier le contrat moyennant un préavis raisonnable.",
  ],
  de: [
    "Vertriebsvertrag",
    "Der Lieferant gewährt dem Händler das nicht ausschließliche Recht, die Produkte zu verkaufen.",
    "Der Händler bestellt je Quartal mindestens die vereinbarten Mengen.",
    "Jede Partei kann den Vertrag mit angemessener Frist kündigen.",
  ],
  en: [
    "Distribution agreement",
    "The supplier grants the distributor the non-exclusive right to sell the products.",
    "The distributor orders at least the agreed quantities each quarter.",
    "Either party may terminate the agreement on reasonable notice.",
  ],
};
const OFFICE: Clauses = {
  nl: [
    "Huurovereenkomst kantoorruimte",
    "De verhuurder stelt aan de huurder een kantoor ter beschikking op de tweede verdieping.",
    "De huurprijs is vooraf verschuldigd op de eerste dag van de maand.",
    "De huurder draagt zorg voor het kleine onderhoud.",
    "Onderverhuur is zonder toestemming niet toegestaan.",
  ],
  fr: [
    "Contrat de location de bureaux",
    "Le bailleur met à la disposition du locataire un bureau au deuxième étage.",
    "Le loyer est dû d'avance le premier jour du mois.",
    "Le locataire assure le petit entretien.",
    "La sous-location est interdite sans autorisation.",
  ],
  de: [
    "Mietvertrag über Büroräume",
    "Der Vermieter überlässt dem Mieter ein Büro im zweiten Stock.",
    "Die Miete ist im Voraus am ersten Tag des Monats fällig.",
    "Der Mieter trägt die Kleinreparaturen.",
    "Eine Untervermietung ist ohne Zustimmung nicht gestattet.",
  ],
  en: [
    "Tenancy agreement for offices",
    "The landlord lets an office on the second floor to the tenant.",
    "Rent is payable in advance on the first day of the month.",
    "The tenant carries out minor repairs.",
    "Subletting is not allowed without consent.",
  ],
};

export const TRADE_DOCUMENTS: readonly Layout[] = [
  layout("second/invoice-totals", "invoice", ["nl", "fr", "de", "en"], invoice("totals")),
  layout("second/invoice-footer", "invoice", ["nl", "fr", "de", "en"], invoice("footer")),
  layout("second/invoice-strip", "invoice", ["nl", "fr", "de", "en"], invoice("strip")),
  layout("second/cleaning", "contract", ["nl", "fr", "de", "en"], contract("table", CLEANING)),
  layout("second/distribution", "contract", ["nl", "fr", "de", "en"], contract("sentence", DISTRIBUTION)),
  layout("second/office-tenancy", "contract", ["nl", "fr", "de", "en"], contract("end", OFFICE)),
];
