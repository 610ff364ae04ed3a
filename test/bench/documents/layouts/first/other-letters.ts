import { type Draft, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { nameOf } from "../../world.ts";
import { open, regionOf } from "./other-parts.ts";

/** News about a company, with its director, capital and number of people. */
export function news(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const who = d.world.person(regionOf(d));
  const day = d.world.recentDay(400);
  d.set({ family: "serif", size: 10.5 });
  d.text(d.t({ nl: "De Streekkrant", fr: "Le Journal régional", de: "Regionalanzeiger", en: "The County Herald" }), {
    size: 20,
    style: "bold",
  });
  d.text(d.date(day, "long"), { after: 10 });
  d.text(
    d.t({
      nl: `${company.name} haalt kapitaal op en zoekt veertig mensen`,
      fr: `${company.name} lève des fonds et recrute quarante personnes`,
      de: `${company.name} sammelt Kapital ein und sucht vierzig Leute`,
      en: `${company.name} raises capital and hires forty people`,
    }),
    { size: 15, style: "bold", after: 8 },
  );
  d.inColumns(
    2,
    () =>
      d.text(
        d.t({
          nl: `${company.seat.town} - De onderneming ${company.name} heeft twee miljoen euro kapitaal opgehaald. "Wij willen groeien in het buitenland", zegt bestuurder ${nameOf(who)}. Volgens het jongste jaarverslag steeg de omzet met een kwart. De statuten werden bij de notaris gewijzigd en het nieuws verscheen in het Belgisch Staatsblad. De aandeelhouders keurden de operatie vorige week goed. De burgemeester is tevreden: "Dit is goed voor de hele streek." Wie wil solliciteren, vindt de vacatures op de website van het bedrijf. In het najaar opent een tweede vestiging aan het kanaal.`,
          fr: `${company.seat.town} - La société ${company.name} a levé deux millions d'euros de capital. « Nous voulons croître à l'étranger », explique l'administrateur ${nameOf(who)}. Selon le dernier rapport annuel, le chiffre d'affaires a augmenté d'un quart. Les statuts ont été modifiés chez le notaire et la nouvelle a paru au Moniteur belge. Les actionnaires ont approuvé l'opération la semaine dernière. Le bourgmestre se réjouit : « C'est bon pour toute la région. » Les offres d'emploi se trouvent sur le site de l'entreprise. À l'automne, un second site ouvrira le long du canal.`,
          de: `${company.seat.town} - Das Unternehmen ${company.name} hat zwei Millionen Euro Kapital eingesammelt. "Wir wollen im Ausland wachsen", sagt Geschäftsführer ${nameOf(who)}. Laut dem jüngsten Jahresabschluss stieg der Umsatz um ein Viertel. Die Satzung wurde beim Notar geändert und die Nachricht erschien im Handelsregister. Die Gesellschafter stimmten vorige Woche zu. Der Bürgermeister ist zufrieden: "Das ist gut für die ganze Region." Die Stellenanzeigen stehen auf der Website. Im Herbst eröffnet ein zweiter Standort am Kanal.`,
          en: `${company.seat.town} - The firm ${company.name} has raised two million pounds of capital. "We want to grow abroad," says director ${nameOf(who)}. According to the latest annual report, turnover rose by a quarter. The articles of association were changed and the news was filed at Companies House. Shareholders approved the deal last week. The mayor is pleased: "This is good for the whole county." Vacancies can be found on the company's website. A second site by the canal opens in the autumn.`,
        }),
      ),
    { depth: 150 },
  );
  d.fact("company_name", "subject", company.name, OPTIONAL);
  d.person(who, { role: "director" }, "subject", OPTIONAL);
  open(d, ["document_date", "amount"]);
  d.fact("authority", "issuer", "", OPTIONAL);
}

/** A letter that asks for the documents that other kinds are. */
export function request(d: Draft): void {
  const sender = d.world.company(regionOf(d));
  const client = d.world.company(regionOf(d));
  const day = d.world.recentDay(200);
  d.set({ family: "sans", size: 10.5, margin: 66, leading: 1.45 });
  d.text(`${sender.name} ${sender.form}\n${d.address(sender.seat)}`, { after: 20 });
  d.text(`${client.name} ${client.form}\n${d.address(client.seat)}`, { after: 20 });
  d.text(`${sender.seat.town}, ${d.date(day, "long")}`, { after: 14 });
  d.text(
    d.t({
      nl: "Betreft: ontbrekende documenten in uw dossier",
      fr: "Objet : documents manquants dans votre dossier",
      de: "Betreff: fehlende Unterlagen",
      en: "Subject: missing documents in your file",
    }),
    { style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: "Geachte klant,\nOm uw dossier te vervolledigen ontvangen wij graag nog de volgende documenten: de gecoördineerde statuten, een uittreksel uit het UBO-register, een recent uittreksel uit de Kruispuntbank van Ondernemingen, een kopie van de identiteitskaart van de bestuurder en een bankattest. U kunt ze opladen via ons portaal of per post bezorgen. Hebt u vragen, dan helpen wij u graag verder.\nMet vriendelijke groeten",
      fr: "Cher client,\nAfin de compléter votre dossier, nous souhaitons encore recevoir les documents suivants : les statuts coordonnés, un extrait du registre UBO, un extrait récent de la Banque-Carrefour des Entreprises, une copie de la carte d'identité de l'administrateur et une attestation bancaire. Vous pouvez les charger sur notre portail ou nous les envoyer par la poste. Nous restons à votre disposition pour toute question.\nCordialement",
      de: "Sehr geehrte Kundin, sehr geehrter Kunde,\num Ihre Akte zu vervollständigen, benötigen wir noch folgende Unterlagen: die Satzung, einen Auszug aus dem Transparenzregister, einen aktuellen Handelsregisterauszug, eine Kopie des Personalausweises des Geschäftsführers und eine Bankbestätigung. Sie können sie über unser Portal hochladen oder per Post senden. Bei Fragen helfen wir gerne weiter.\nMit freundlichen Grüßen",
      en: "Dear client,\nTo complete your file we would still like to receive the following documents: the articles of association, an extract from the register of beneficial owners, a recent company register extract, a copy of the director's identity card and a bank confirmation letter. You can upload them in our portal or send them by post. Please contact us if you have any questions.\nKind regards",
    }),
  );
  d.fact("company_name", "subject", client.name, OPTIONAL);
  d.fact("company_name", "issuer", sender.name, OPTIONAL);
  d.fact("address", "subject", d.address(client.seat), OPTIONAL);
  d.fact("legal_form", "subject", client.form, OPTIONAL);
  open(d, ["document_date"]);
}

/** A statement of account shows the account and its holder as a certificate does. */
export function statement(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.world.recentDay(90);
  d.set({ family: d.random.pick(["mono", "sans"]), size: 9 });
  d.text(company.bank, { size: 15, style: "bold", after: 8 });
  d.text(d.t({ nl: "REKENINGUITTREKSEL", fr: "EXTRAIT DE COMPTE", de: "KONTOAUSZUG", en: "STATEMENT OF ACCOUNT" }), {
    size: 12,
    style: "bold",
  });
  d.rows(
    [
      [d.t({ nl: "Rekening", fr: "Compte", de: "Konto", en: "Account" }), groupedIban(company.iban)],
      [
        d.t({ nl: "Op naam van", fr: "Au nom de", de: "Inhaber", en: "In the name of" }),
        `${company.name} ${company.form}`,
      ],
      [
        d.t({ nl: "Uittreksel nr.", fr: "Extrait n°", de: "Auszug Nr.", en: "Statement no." }),
        `${d.random.whole(1, 12)}`,
      ],
    ],
    { label: 130 },
  );
  d.space(10);
  d.table(
    d.t({
      nl: ["Datum", "Omschrijving", "Bedrag"],
      fr: ["Date", "Libellé", "Montant"],
      de: ["Datum", "Buchungstext", "Betrag"],
      en: ["Date", "Details", "Amount"],
    }),
    [1, 2, 3, 4, 5].map((at) => [
      d.date(day),
      d.t({
        nl: [
          "Overschrijving naar leverancier",
          "Bancontact betaling",
          "Domiciliëring telefoon",
          "Storting klant",
          "Kosten",
        ],
        fr: ["Virement fournisseur", "Paiement Bancontact", "Domiciliation téléphone", "Versement client", "Frais"],
        de: ["Überweisung Lieferant", "Kartenzahlung", "Lastschrift Telefon", "Gutschrift Kunde", "Gebühren"],
        en: ["Transfer to supplier", "Card payment", "Direct debit phone", "Receipt from customer", "Fees"],
      })[at - 1]!,
      `${d.random.chance(0.7) ? "-" : "+"}${d.money(d.random.whole(500, 90_000) / 100)}`,
    ]),
    { parts: [1, 3, 1], lines: true },
  );
  d.space(6);
  d.text(
    d.t({
      nl: `Nieuw saldo op ${d.date(day)}: ${d.money(d.random.whole(1000, 20_000))}`,
      fr: `Nouveau solde au ${d.date(day)} : ${d.money(d.random.whole(1000, 20_000))}`,
      de: `Neuer Saldo zum ${d.date(day)}: ${d.money(d.random.whole(1000, 20_000))}`,
      en: `New balance on ${d.date(day)}: ${d.money(d.random.whole(1000, 20_000))}`,
    }),
    { style: "bold" },
  );
  d.fact("iban", "subject", company.iban);
  d.fact("account_holder", "subject", company.name, { also: ["company_name"] });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.issuer(company.bank, OPTIONAL);
  open(d, ["document_date", "amount", "document_number"]);
}
