import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban, iban } from "../../numbers.ts";
import { nameOf, registerName, writtenNumber } from "../../world.ts";
import { account, amountIn, footer, full, lines } from "./paper-parts.ts";
import { BANK_STATEMENTS } from "./bank-statements.ts";

/** A Dutch bank's declaration to its client, printed from its own web site. */
function dutchDeclaration(d: Draft): void {
  const company = d.world.company("nl");
  const day = d.world.recentDay(60);
  d.set({ family: d.random.pick(["sans", "narrow"]), size: 10, margin: 70, leading: 1.5 });
  d.text(company.bank, { size: 13, style: "bold", align: "right", after: 40 });
  d.text(`${full(company)}\nt.a.v. de directie\n${lines(d, company.seat)}`, { after: 34 });
  d.rows(
    [
      ["Datum", d.date(day, "long")],
      ["Onderwerp", "Verklaring zakelijke betaalrekening"],
      ["Ons kenmerk", `KC/${d.random.digits(7)}`],
    ],
    { label: 90 },
  );
  d.space(14);
  d.text("Beste klant,", { after: 8 });
  d.text("Je vroeg ons om een verklaring van je rekening. Wij bevestigen je graag de volgende gegevens:", { after: 8 });
  d.rows(
    [
      ["Rekeningnummer (IBAN)", groupedIban(company.iban)],
      ["Ten name van", full(company)],
      ["KVK-nummer", writtenNumber(company)],
      ["Soort rekening", "Zakelijke rekening-courant"],
      ["Klant sinds", company.start.slice(0, 4)],
    ],
    { label: 170, gap: 1 },
  );
  d.space(12);
  d.text(
    "Deze verklaring zegt niets over het saldo of over de kredietwaardigheid van de rekeninghouder. Aan deze brief kunnen derden geen rechten ontlenen.",
    { after: 14 },
  );
  d.text(`Met vriendelijke groet,\n\n${company.bank}\nZakelijk Klantcontact`);
  footer(
    d,
    `${company.bank} Zakelijk, Postbus 1800, 1000 BV Amsterdam - Handelsregister KVK 3${d.random.digits(7)} - btw NL00${d.random.digits(7)}B01`,
  );
  d.companyNumber(company, "subject");
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  account(d, company, day);
}

/** Attest that a contribution in money stands on a special account before a company is founded. */
function contribution(d: Draft): void {
  const company = d.world.company("vl", "BV");
  const founders = d.world.people("vl", d.random.whole(1, 3));
  const clerks = [d.world.official("vl"), d.world.official("vl")];
  const day = d.world.recentDay(80);
  const sum = d.random.whole(2, 60) * 1000;
  d.set({ family: "serif", size: 11, margin: 68, leading: 1.4 });
  d.text(company.bank.toUpperCase(), { size: 15, style: "bold", after: 2 });
  d.text("Kantoor Bedrijven", { style: "italic", after: 26 });
  d.text("ATTEST VAN DEPONERING VAN EEN INBRENG IN GELD", { size: 13, style: "bold", align: "center", after: 2 });
  d.text("(artikel 5:9 van het Wetboek van vennootschappen en verenigingen)", { align: "center", after: 18 });
  d.text(
    `Ondergetekende, ${company.bank}, hier vertegenwoordigd door de ondertekenaars van dit attest, verklaart dat op heden een bedrag van ${d.money(sum, 2)} EUR gedeponeerd is op de bijzondere rekening met nummer`,
    { after: 6 },
  );
  d.text(groupedIban(company.iban), { style: "bold", align: "center", after: 6 });
  d.text(`geopend op naam van "${company.name}", besloten vennootschap in oprichting, hierna de vennootschap.`, {
    after: 8,
  });
  d.text("Het bedrag werd gestort door:", { after: 4 });
  for (const who of founders) d.text(`-  ${registerName(who)}, wonende te ${d.address(who.address)}`, { indent: 14 });
  d.space(8);
  d.text(
    "De rekening blijft geblokkeerd tot de notaris het verlijden van de oprichtingsakte aan de bank heeft gemeld. Indien de vennootschap niet is opgericht binnen een maand na de deponering, worden de gelden op hun verzoek teruggegeven aan de deponenten.",
    { after: 16 },
  );
  d.text(`Opgesteld te Brussel, ${d.date(day, "long")}.`, { after: 26 });
  d.beside(
    [1, 1],
    clerks.map((who) => () => d.text(`${nameOf(who)}\nGevolmachtigde`)),
  );
  footer(
    d,
    `${company.bank} NV - Havenlaan 16, 1080 Brussel - RPR Brussel 0462.920.226 - BIC ${company.bic}\nVerzekeringstussenpersoon ingeschreven bij de FSMA`,
  );
  for (const who of founders) d.person(who, {}, "other", OPTIONAL);
  for (const who of clerks) d.person(who, { role: "signatory" }, "issuer", OPTIONAL);
  d.amount("capital", sum, "EUR", null, OPTIONAL);
  d.amount("total", sum, "EUR", null, OPTIONAL);
  account(d, company, day);
}

/** French identity statement of an account, the number in its four parts. */
function splitNumber(d: Draft): void {
  const company = d.world.company("fr");
  const day = d.world.recentDay(80);
  const bban = company.iban.slice(4);
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9 });
  d.beside(
    [1, 1],
    [
      () => d.text(company.bank, { size: 14, style: "bold" }),
      () => d.text(`R I B\nRelevé d'Identité Bancaire\nle ${d.date(day)}`, { align: "right" }),
    ],
  );
  d.space(10);
  d.text("Cadre réservé au destinataire du relevé", { size: 7, style: "italic", after: 22 });
  d.beside(
    [1, 1],
    [
      () => d.text(`Titulaire du compte\n${full(company).toUpperCase()}\n${lines(d, company.seat).toUpperCase()}`),
      () => d.text(`Domiciliation\n${company.bank.toUpperCase()} ENTREPRISES\nTél. 0 969 39 ${d.random.digits(2)} 10`),
    ],
  );
  d.space(12);
  d.table(
    ["Banque", "Guichet", "N° de compte", "Clé", "Devise"],
    [[bban.slice(0, 5), bban.slice(5, 10), bban.slice(10, 21), bban.slice(21), "EUR"]],
    { parts: [1, 1, 2, 0.7, 0.9], lines: true },
  );
  d.space(10);
  d.table(["IBAN", "BIC"], [[groupedIban(company.iban), company.bic]], { parts: [3, 1.2], lines: true });
  d.space(14);
  d.text(
    "Remettez ce document à tout organisme qui demande vos références bancaires ; vous éviterez ainsi les erreurs et les retards d'exécution.",
    { size: 8 },
  );
  footer(
    d,
    `Société anonyme au capital de 2 294 954 818 euros - 662 042 449 RCS Paris - TVA intracommunautaire FR76662042449\nSiège social : 16, boulevard des Italiens, 75009 Paris - ORIAS n° 07 022 735`,
  );
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  account(d, company, day);
}

/** A letter to whom it may concern about two accounts, of a Belgian or a Luxembourg bank. */
function twoAccounts(d: Draft): void {
  const region = d.random.pick(["wal", "lu"] as const);
  const company = d.world.company(region);
  const day = d.world.recentDay(80);
  const clerk = d.world.official("wal");
  const second = iban(d.random, company.country, company.iban.slice(4, 7));
  d.set({ family: d.random.pick(["book", "serif"]), size: 10, margin: 66, leading: 1.45 });
  d.text(company.bank, { size: 16, style: "bold", align: "center", after: 4 });
  d.text("Corporate & Institutional Banking", { align: "center", after: 34 });
  d.text(`Le ${d.date(day, "long")}`, { align: "right", after: 24 });
  d.text("À QUI DE DROIT", { style: "bold", after: 18 });
  d.text(`Concerne : ${full(company)} (${region === "lu" ? "RCS Luxembourg" : "BCE"} ${writtenNumber(company)})`, {
    style: "bold",
    after: 14,
  });
  d.text(
    `Nous soussignés, ${company.bank}, certifions que la société reprise sous rubrique, dont le siège social est situé ${d.address(company.seat)}, entretient avec notre établissement des relations bancaires depuis le ${d.date(company.start, "long")} et qu'elle dispose dans nos livres des comptes ci-après :`,
    { after: 10 },
  );
  d.text(`Compte courant EUR      ${groupedIban(company.iban)}`, { indent: 24 });
  d.text(`Compte courant USD      ${groupedIban(second)}`, { indent: 24, after: 10 });
  d.text(
    "À ce jour, les comptes précités ont toujours fonctionné à notre entière satisfaction et ne font l'objet d'aucune saisie. La présente est établie sans garantie ni responsabilité de notre part.",
    { after: 18 },
  );
  d.text(`${registerName(clerk)}\nSenior Relationship Manager`, { indent: 250 });
  const seat = region === "lu" ? "10, boulevard Royal, L-2449 Luxembourg" : "place de la Banque 1, 1000 Bruxelles";
  footer(d, `${company.bank} S.A. - SWIFT ${company.bic} - Siège social : ${seat}`);
  d.companyNumber(company, "subject");
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.fact("iban", "subject", second);
  d.person(clerk, { role: "signatory" }, "issuer", OPTIONAL);
  account(d, company, day);
}

/** A German savings bank confirms account and powers of representation, in a form. */
function powers(d: Draft): void {
  const company = d.world.company("de");
  const people = d.world.people("de", 2);
  const day = d.world.recentDay(80);
  d.set({ family: "sans", size: 9.5, margin: 60 });
  d.text(company.bank, { size: 15, style: "bold" });
  d.rule();
  d.text("Saldenbestätigung / Kontoauskunft zur Vorlage beim Vertragspartner", { size: 12, style: "bold", after: 14 });
  d.framed(() => {
    d.text("1  Kunde", { style: "bold" });
    d.rows(
      [
        ["Firma", full(company)],
        ["Sitz", d.address(company.seat)],
        ["Registergericht, Nr.", `Amtsgericht ${company.seat.town}, ${writtenNumber(company)}`],
      ],
      { label: 150 },
    );
  });
  d.framed(() => {
    d.text("2  Konto", { style: "bold" });
    d.rows(
      [
        ["IBAN", groupedIban(company.iban)],
        ["BIC", company.bic],
        ["Kontoart", "Geschäftsgirokonto"],
        ["Saldo per Stichtag", `${d.money(amountIn(d, 900, 240_000))} EUR H`],
      ],
      { label: 150 },
    );
  });
  d.framed(() => {
    d.text("3  Verfügungsberechtigte", { style: "bold" });
    d.table(
      ["Name, Vorname", "Geburtsdatum", "Zeichnung"],
      people.map((who) => [`${who.family}, ${who.given.join(" ")}`, d.date(who.birthDate, "dots"), "einzeln"]),
      { parts: [2, 1, 1] },
    );
  });
  d.space(8);
  d.text(`${company.seat.town}, den ${d.date(day, "dots")}`, { after: 4 });
  d.text("Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.", { size: 8, style: "italic" });
  footer(d, `${company.bank} - Vorstand: Dr. H. Brandmüller (Vors.), K. Osthoff - HRA 28 341`);
  d.companyNumber(company, "subject");
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  for (const who of people) d.person(who, {}, "subject", OPTIONAL);
  account(d, company, day);
}

/** An Irish bank to a third party: account, mandate, and a disclaimer longer than the letter. */
function toWhom(d: Draft): void {
  const company = d.world.company("ie");
  const signer = d.world.person("ie");
  const clerk = d.world.official("ie");
  const day = d.world.recentDay(80);
  d.set({ family: d.random.pick(["serif", "sans"]), size: 10, margin: 64, leading: 1.4 });
  d.text(`${company.bank}\nBusiness Banking Centre\n40 Mespil Road, Dublin 4`, { align: "right", after: 20 });
  d.text(`Date: ${d.date(day, "long")}\nOur ref: BBC/${d.random.letters(2)}/${d.random.digits(5)}`, { after: 18 });
  d.text("PRIVATE AND CONFIDENTIAL\nTo whom it may concern", { after: 14 });
  d.text(`Customer: ${full(company)} (CRO ${writtenNumber(company)})`, { style: "bold", after: 12 });
  d.text(
    `At the customer's request we are pleased to advise that the above named company maintains the following account in its own name at this branch. ${nameOf(signer)} is an authorised signatory on the mandate.`,
    { after: 10 },
  );
  d.table(
    ["Account type", "Sort code", "Account no.", "IBAN", "BIC"],
    [
      [
        "Business Current",
        company.iban.slice(8, 14).replace(/(..)(?=.)/g, "$1-"),
        company.iban.slice(14),
        groupedIban(company.iban),
        company.bic,
      ],
    ],
    { parts: [1.4, 1, 1.1, 2.4, 1.2], lines: true, size: 8.5 },
  );
  d.space(12);
  d.text(
    "The information above is given in strict confidence, for your private use only, without any guarantee or responsibility on the part of the Bank or its officials. It is correct at the date of this letter; the Bank undertakes no duty to advise of any later change.",
    { size: 8, after: 18 },
  );
  d.text(`Yours sincerely,\n\n\n${nameOf(clerk)}\nBranch Manager`);
  footer(
    d,
    `${company.bank} is regulated by the Central Bank of Ireland. Registered in Ireland No. C-1${d.random.digits(4)}. VAT No. IE8E86432H`,
  );
  d.companyNumber(company, "subject");
  d.person(signer, { role: "signatory" }, "subject", OPTIONAL);
  d.person(clerk, { role: "signatory" }, "issuer", OPTIONAL);
  account(d, company, day);
}

export const BANK_CERTIFICATES: readonly Layout[] = [
  layout("third/dutch-account-declaration", "bank_account_certificate", ["nl"], dutchDeclaration),
  layout("third/contribution-attest", "bank_account_certificate", ["nl"], contribution),
  layout("third/split-account-number", "bank_account_certificate", ["fr"], splitNumber),
  layout("third/two-accounts-letter", "bank_account_certificate", ["fr"], twoAccounts),
  layout("third/balance-and-powers", "bank_account_certificate", ["de"], powers),
  layout("third/to-whom-bank", "bank_account_certificate", ["en"], toWhom),
  ...BANK_STATEMENTS,
];
