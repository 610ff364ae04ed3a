import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { streetOf, townOf, writtenNumber } from "../../world.ts";

const regionOf = (d: Draft) =>
  ({
    nl: d.random.pick(["vl", "nl"] as const),
    fr: d.random.pick(["wal", "fr"] as const),
    de: d.random.pick(["og", "de"] as const),
    en: "gb" as const,
  })[d.language];

function state(d: Draft, company: ReturnType<Draft["world"]["company"]>, day: string): void {
  d.fact("iban", "subject", company.iban);
  d.fact("account_holder", "subject", company.name, { also: ["company_name"] });
  d.issuer(company.bank);
  d.documentDate(day);
}

/** A letter of the bank to its client. */
function letter(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const clerk = d.world.official(d.belgium);
  const day = d.world.recentDay(80);
  d.set({ family: d.random.pick(["sans", "serif"]), size: 10.5, margin: 64, leading: 1.45 });
  d.text(company.bank, { size: 18, style: "bold" });
  d.text("SWIFT/BIC " + company.bic, { size: 8, after: 30 });
  d.text(`${company.name} ${company.form}\n${streetOf(company.seat, d.language)}\n${townOf(company.seat)}`, {
    indent: 280,
    after: 24,
  });
  d.text(`${company.seat.town}, ${d.date(day, "long")}`, { after: 18 });
  d.text(
    d.t({
      nl: "Betreft: Bankattest",
      fr: "Objet : attestation bancaire",
      de: "Betreff: Bankbestätigung",
      en: "Re: Bank confirmation letter",
    }),
    { style: "bold", after: 12 },
  );
  d.text(
    d.t({
      nl: "Geachte heer, mevrouw,",
      fr: "Madame, Monsieur,",
      de: "Sehr geehrte Damen und Herren,",
      en: "Dear Sir or Madam,",
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: `Hierbij bevestigen wij dat ${company.name} ${company.form} bij onze bank titularis is van de zichtrekening met nummer ${groupedIban(company.iban)} (BIC ${company.bic}).`,
      fr: `Par la présente, nous attestons que ${company.name} ${company.form} est titulaire auprès de notre banque du compte à vue numéro ${groupedIban(company.iban)} (BIC ${company.bic}).`,
      de: `Hiermit bestätigen wir, dass ${company.name} ${company.form} bei unserer Bank Inhaber des Girokontos mit der Nummer ${groupedIban(company.iban)} (BIC ${company.bic}) ist.`,
      en: `We hereby confirm that ${company.name} ${company.form} holds a current account with our bank under number ${groupedIban(company.iban)} (BIC ${company.bic}).`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "Deze rekening is actief en werd geopend na identificatie van de cliënt. Dit attest wordt op verzoek van de cliënt afgeleverd om te dienen waar nodig, zonder enige aansprakelijkheid van de bank.",
      fr: "Ce compte est actif et a été ouvert après identification du client. La présente attestation est délivrée à la demande du client pour servir et valoir ce que de droit.",
      de: "Dieses Konto ist aktiv und wurde nach Identifizierung des Kunden eröffnet. Diese Bestätigung wird auf Wunsch des Kunden zur Vorlage bei Dritten ausgestellt.",
      en: "This account is active and was opened after identification of the client. This letter is issued at the request of the client, without any liability on the part of the bank.",
    }),
    { after: 18 },
  );
  d.text(
    d.t({
      nl: "Hoogachtend,",
      fr: "Veuillez agréer nos salutations distinguées,",
      de: "Mit freundlichen Grüßen",
      en: "Yours faithfully,",
    }),
    { after: 30 },
  );
  d.text(
    `${clerk.given[0]!} ${clerk.family}\n${d.t({ nl: "Relatiebeheerder", fr: "Chargé de relations", de: "Kundenbetreuer", en: "Relationship manager" })}`,
  );
  d.person(clerk, { role: "signatory" }, "issuer", OPTIONAL);
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  state(d, company, day);
}

/** A certificate from internet banking: labels and values. */
function form(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const day = d.world.recentDay(80);
  d.set({ family: d.random.pick(["vera", "sans"]), size: 10 });
  d.box(0, 0, d.pageWidth, 70, 0.85);
  d.put(56, 24, company.bank, { size: 18, style: "bold" });
  d.space(50);
  d.text(
    d.t({
      nl: "Attest van rekeninghouderschap",
      fr: "Attestation de titularité de compte",
      de: "Bescheinigung über die Kontoinhaberschaft",
      en: "Certificate of account ownership",
    }),
    { size: 15, style: "bold", after: 14 },
  );
  d.rows(
    [
      [
        d.t({ nl: "Rekeninghouder", fr: "Titulaire du compte", de: "Kontoinhaber", en: "Account holder" }),
        `${company.name} ${company.form}`,
      ],
      [
        d.t({ nl: "Ondernemingsnummer", fr: "Numéro d'entreprise", de: "Registernummer", en: "Company number" }),
        writtenNumber(company),
      ],
      [d.t({ nl: "Adres", fr: "Adresse", de: "Anschrift", en: "Address" }), d.address(company.seat)],
      ["IBAN", groupedIban(company.iban)],
      ["BIC", company.bic],
      [d.t({ nl: "Munt", fr: "Devise", de: "Währung", en: "Currency" }), company.country === "GB" ? "GBP" : "EUR"],
      [
        d.t({ nl: "Datum van opening", fr: "Date d'ouverture", de: "Eröffnet am", en: "Opened on" }),
        d.date(company.start),
      ],
    ],
    { label: 180, gap: 6 },
  );
  d.space(20);
  d.text(
    d.t({
      nl: `Dit attest werd automatisch aangemaakt op ${d.date(day)} en is geldig zonder handtekening.`,
      fr: `Cette attestation a été générée automatiquement le ${d.date(day)} et est valable sans signature.`,
      de: `Diese Bescheinigung wurde am ${d.date(day)} automatisch erstellt und ist ohne Unterschrift gültig.`,
      en: `This certificate was generated automatically on ${d.date(day)} and is valid without a signature.`,
    }),
    { size: 9 },
  );
  d.companyNumber(company, "subject");
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  state(d, company, day);
}

/** French-style bank identity statement (RIB) and its like. */
function identity(d: Draft): void {
  const region = ({ nl: "nl", fr: "fr", de: "de", en: "ie" } as const)[d.language];
  const company = d.world.company(region);
  const day = d.world.recentDay(80);
  const { iban } = company;
  d.set({ family: "mono", size: 9 });
  d.text(company.bank.toUpperCase(), { size: 14, style: "bold", after: 8 });
  d.text(
    d.t({
      nl: "BEVESTIGING REKENINGGEGEVENS",
      fr: "RELEVÉ D'IDENTITÉ BANCAIRE",
      de: "BESTÄTIGUNG DER BANKVERBINDUNG",
      en: "CONFIRMATION OF ACCOUNT DETAILS",
    }),
    { size: 12, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: "Dit document is bestemd om te worden overhandigd aan uw schuldenaren of schuldeisers.",
      fr: "Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte.",
      de: "Dieses Dokument dient zur Vorlage bei Ihren Gläubigern oder Schuldnern.",
      en: "This document is intended to be given to your creditors or debtors at their request.",
    }),
    { after: 12 },
  );
  d.framed(() => {
    d.text(d.t({ nl: "Tenaamstelling", fr: "Intitulé du compte", de: "Konto lautet auf", en: "Account name" }), {
      style: "bold",
    });
    d.text(`${company.form} ${company.name}\n${streetOf(company.seat, d.language)}\n${townOf(company.seat)}`, {
      after: 10,
    });
    d.text(
      d.t({
        nl: "IBAN (internationaal rekeningnummer)",
        fr: "IBAN (Identifiant international de compte)",
        de: "IBAN (Internationale Kontonummer)",
        en: "IBAN (international bank account number)",
      }),
      { style: "bold" },
    );
    d.text(groupedIban(iban), { after: 10 });
    d.text(
      d.t({
        nl: "BIC (bankcode)",
        fr: "BIC (Code d'identification de la banque)",
        de: "BIC (Bankleitzahl international)",
        en: "BIC (bank identifier code)",
      }),
      { style: "bold" },
    );
    d.text(company.bic);
  });
  d.space(10);
  d.text(
    d.t({
      nl: `Opgemaakt op ${d.date(day)}`,
      fr: `Édité le ${d.date(day)}`,
      de: `Erstellt am ${d.date(day)}`,
      en: `Issued on ${d.date(day)}`,
    }),
  );
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  state(d, company, day);
}

export const BANK_CERTIFICATES: readonly Layout[] = [
  layout("first/bank-letter", "bank_account_certificate", ["nl", "fr", "de", "en"], letter),
  layout("first/bank-form", "bank_account_certificate", ["nl", "fr", "de", "en"], form),
  layout("first/bank-identity", "bank_account_certificate", ["nl", "fr", "de", "en"], identity),
];
