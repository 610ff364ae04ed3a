import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import type { Company } from "../../world.ts";

const regionOf = (d: Draft) =>
  ({
    nl: d.random.pick(["vl", "nl"] as const),
    fr: d.random.pick(["wal", "lu", "fr"] as const),
    de: d.random.pick(["og", "de"] as const),
    en: d.random.pick(["gb", "ie"] as const),
  })[d.language];

function state(d: Draft, company: Company, day: string): void {
  d.fact("iban", "subject", company.iban);
  d.fact("account_holder", "subject", company.name, { also: ["company_name"] });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.issuer(company.bank);
  d.documentDate(day);
}

/** "To whom it may concern": the account stands on a line of its own in the middle of sentences. */
function concern(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.world.recentDay(70);
  d.set({ family: "book", size: 10.5, margin: 72, leading: 1.5 });
  d.text(company.bank.toUpperCase(), { style: "bold", align: "center", size: 15, after: 30 });
  d.text(
    d.t({
      nl: "AAN WIE DIT AANBELANGT",
      fr: "À QUI DE DROIT",
      de: "BESTÄTIGUNG ZUR VORLAGE",
      en: "TO WHOM IT MAY CONCERN",
    }),
    { style: "bold", align: "center", after: 20 },
  );
  d.text(
    d.t({
      nl: "Wij verklaren hiermee dat op onze boeken de volgende bankrekening bestaat:",
      fr: "Nous déclarons par la présente que le compte bancaire suivant existe dans nos livres :",
      de: "Wir bescheinigen hiermit, dass in unserem Hause folgendes Bankkonto geführt wird:",
      en: "We certify that the following bank account exists in our books:",
    }),
    { after: 10 },
  );
  d.text(groupedIban(company.iban), { style: "bold", align: "center", size: 13, after: 10 });
  d.text(
    d.t({
      nl: `geopend op naam van ${company.name} ${company.form}, gevestigd te ${d.address(company.seat)}.`,
      fr: `ouvert au nom de ${company.name} ${company.form}, établie à ${d.address(company.seat)}.`,
      de: `lautend auf ${company.name} ${company.form}, ${d.address(company.seat)}.`,
      en: `opened in the name of ${company.name} ${company.form}, of ${d.address(company.seat)}.`,
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: "De cliënt is bij ons gekend en heeft zijn verbintenissen tot op heden nagekomen. Deze verklaring houdt geen waarborg in.",
      fr: "Le client nous est connu et a honoré ses engagements jusqu'à ce jour. La présente n'emporte aucune garantie.",
      de: "Der Kunde ist uns bekannt und ist seinen Verpflichtungen bisher nachgekommen. Diese Auskunft ist unverbindlich.",
      en: "The client is known to us and has met its obligations to date. This statement carries no guarantee.",
    }),
    { after: 26 },
  );
  d.text(
    d.t({
      nl: `Gegeven te ${company.seat.town}, ${d.date(day, "long")}.`,
      fr: `Donné à ${company.seat.town}, le ${d.date(day, "long")}.`,
      de: `${company.seat.town}, ${d.date(day, "long")}.`,
      en: `Given at ${company.seat.town} on ${d.date(day, "long")}.`,
    }),
  );
  state(d, company, day);
}

/** Screen print of an app: big account number, small labels below their values. */
function app(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.world.recentDay(70);
  d.set({ family: "sans", size: 11, width: 420, height: 640, margin: 36 });
  d.text(company.bank, { style: "bold", size: 14, after: 14 });
  d.text(d.t({ nl: "Rekeningbewijs", fr: "Preuve de compte", de: "Kontonachweis", en: "Proof of account" }), {
    size: 17,
    style: "bold",
    after: 12,
  });
  const below = (value: string, label: string) => {
    d.text(value, { size: 12, style: "bold", after: 0 });
    d.text(label, { size: 8, grey: 0.4, after: 10 });
  };
  below(groupedIban(company.iban), "IBAN");
  below(company.bic, "BIC / SWIFT");
  below(
    `${company.name} ${company.form}`,
    d.t({ nl: "Houder van de rekening", fr: "Titulaire", de: "Kontoinhaber", en: "Holder of the account" }),
  );
  below(d.date(day, "long"), d.t({ nl: "Aangemaakt op", fr: "Créé le", de: "Erstellt am", en: "Created on" }));
  d.text(
    d.t({
      nl: "Dit bewijs bevestigt dat de bovenstaande rekening bij onze bank wordt aangehouden.",
      fr: "La présente preuve confirme que le compte ci-dessus est tenu auprès de notre banque.",
      de: "Dieser Nachweis bestätigt, dass das oben genannte Konto bei unserer Bank geführt wird.",
      en: "This proof confirms that the above account is held with our bank.",
    }),
    { size: 9 },
  );
  state(d, company, day);
}

/** A certificate with several accounts of the same holder in a table; each is asked for. */
function accounts(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const second = d.world.company(regionOf(d));
  const day = d.world.recentDay(70);
  d.set({ family: "narrow", size: 10 });
  d.beside(
    [2, 1],
    [() => d.text(company.bank, { size: 15, style: "bold" }), () => d.text(d.date(day, "dash"), { align: "right" })],
  );
  d.space(20);
  d.text(d.t({ nl: "Bankverklaring", fr: "Déclaration bancaire", de: "Bankauskunft", en: "Bank declaration" }), {
    size: 14,
    style: "bold",
    after: 10,
  });
  d.text(
    d.t({
      nl: `Wij bevestigen dat onze cliënte, ${company.name} ${company.form}, bij ons onderstaande rekeningen aanhoudt.`,
      fr: `Nous confirmons que notre cliente, ${company.name} ${company.form}, détient auprès de nous les comptes ci-dessous.`,
      de: `Wir bestätigen, dass unsere Kundin, die ${company.name} ${company.form}, bei uns die nachstehenden Konten unterhält.`,
      en: `We confirm that our client, ${company.name} ${company.form}, maintains the accounts below with us.`,
    }),
    { after: 10 },
  );
  const other = second.country === company.country ? second.iban : null;
  d.table(
    d.t({
      nl: ["Soort rekening", "Rekeningnummer (IBAN)", "Munt"],
      fr: ["Type de compte", "Numéro de compte (IBAN)", "Devise"],
      de: ["Kontoart", "Kontonummer (IBAN)", "Währung"],
      en: ["Account type", "Account number (IBAN)", "Currency"],
    }),
    [
      [
        d.t({ nl: "Betaalrekening", fr: "Compte courant", de: "Geschäftskonto", en: "Current account" }),
        groupedIban(company.iban),
        "EUR",
      ],
      ...(other === null
        ? []
        : [
            [
              d.t({ nl: "Spaarrekening", fr: "Compte d'épargne", de: "Sparkonto", en: "Savings account" }),
              groupedIban(other),
              "EUR",
            ],
          ]),
    ],
    { parts: [1.5, 2.5, 0.7], lines: true },
  );
  if (other !== null) d.fact("iban", "subject", other);
  state(d, company, day);
}

export const BANK_CERTIFICATES: readonly Layout[] = [
  layout("second/to-whom", "bank_account_certificate", ["nl", "fr", "de", "en"], concern),
  layout("second/bank-app", "bank_account_certificate", ["nl", "fr", "de", "en"], app),
  layout("second/bank-accounts", "bank_account_certificate", ["nl", "fr", "de", "en"], accounts),
];
