import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban, iban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, registerName, writtenNumber } from "../../world.ts";
import { foot, full, leaveOpen, stateAccount, strangeNumber, twoLines } from "./paper-parts.ts";

/** A business centre lists all accounts of a client, and who may use them. */
function overview(d: Draft): void {
  const company = d.world.company("vl");
  const savings = iban(d.random, "BE", company.iban.slice(4, 7));
  const proxies = d.world.people("vl", 2);
  const day = d.world.recentDay(75);
  d.set({ family: "narrow", size: 9.5, margin: 60 });
  d.beside(
    [2, 1],
    [
      () => d.text(company.bank, { size: 17, style: "bold" }),
      () =>
        d.text(`Ondernemingskantoor ${company.seat.town}\nuw contact: ${nameOf(d.world.official("vl"))}`, { size: 8 }),
    ],
  );
  d.space(20);
  d.text(`${company.form} ${company.name.toUpperCase()}\n${twoLines(d, company.seat)}`, { after: 22 });
  d.text("Overzicht van uw rekeningen en volmachten", { size: 13, style: "bold" });
  d.text(`Toestand op ${d.date(day, "dots")}`, { after: 12 });
  d.table(
    ["Rekeningnummer", "Omschrijving", "Munt", "Geopend"],
    [
      [groupedIban(company.iban), "Ondernemersrekening", "EUR", d.date(company.start, "dots")],
      [groupedIban(savings), "Spaarrekening onderneming", "EUR", d.date(daysAfter(company.start, 90), "dots")],
    ],
    { parts: [2.2, 2, 0.6, 1], lines: true },
  );
  d.space(12);
  d.text("Volmachthouders", { style: "bold" });
  d.table(
    ["Naam", "Bevoegdheid", "Beperking"],
    proxies.map((who, at) => [
      registerName(who),
      at === 0 ? "alleen" : "samen met een ander",
      at === 0 ? "geen" : "tot 10.000 EUR",
    ]),
  );
  d.space(16);
  d.text(
    `De rekeningen staan op naam van ${full(company)}, gekend onder ondernemingsnummer BE ${writtenNumber(company)}. Dit overzicht is een momentopname; latere wijzigingen zijn er niet in verwerkt en het vervangt geen rekeninguittreksel.`,
  );
  foot(d, [
    `${company.bank} - verzekeringsagent FSMA ${d.random.digits(6)} A - RPR Brussel - btw BE ${strangeNumber(d)} - BIC ${company.bic}`,
  ]);
  d.fact("iban", "subject", savings);
  d.companyNumber(company, "subject");
  for (const who of proxies) d.person(who, { role: "other" }, "other", OPTIONAL);
  stateAccount(d, company, day);
}

/** A Dutch bank answers a question of its client. */
function dutchLetter(d: Draft): void {
  const company = d.world.company("nl");
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 10, margin: 70, leading: 1.5 });
  d.text(company.bank, { size: 20, style: "bold", align: "right", after: 36 });
  d.text(`${full(company)}\nT.a.v. de directie\n${twoLines(d, company.seat)}`, { after: 28 });
  d.rows(
    [
      ["Datum", d.date(day, "long")],
      ["Ons kenmerk", `ZKM/${d.random.digits(7)}`],
      ["Onderwerp", "Gegevens van uw zakelijke rekening"],
    ],
    { label: 90, colon: ":" },
  );
  d.space(14);
  d.text("Geachte klant,", { after: 8 });
  d.text(
    "U vroeg ons om een bewijs dat u bij ons bankiert. Met deze brief laten wij weten welke gegevens bij ons bekend zijn.",
    { after: 10 },
  );
  d.rows(
    [
      ["Tenaamstelling", full(company)],
      ["KvK-nummer", writtenNumber(company)],
      ["IBAN", groupedIban(company.iban)],
      ["BIC", company.bic],
      ["Soort rekening", "Zakelijke betaalrekening"],
      ["Klant sinds", company.start.slice(0, 4)],
    ],
    { label: 150, gap: 4, bold: true },
  );
  d.space(10);
  d.text(
    "Wij gaan ervan uit dat u hiermee voldoende bent geïnformeerd. Heeft u nog vragen? Bel dan 088 - 226 26 40, op werkdagen van 8 tot 18 uur.",
    { after: 16 },
  );
  d.text("Met vriendelijke groet,", { after: 34 });
  d.text(`${company.bank}\nAfdeling Zakelijke Klantenservice`);
  foot(d, [
    `${company.bank}, statutair gevestigd te Amsterdam. Handelsregister Amsterdam nr. ${d.random.digits(8)}. Onder toezicht van DNB en AFM.`,
  ]);
  d.companyNumber(company, "subject");
  stateAccount(d, company, day);
}

/** Deposit of the money of a company that is being founded, on a blocked account. */
function deposit(d: Draft): void {
  const company = d.world.company("wal");
  const notary = d.world.official("wal");
  const founder = d.world.person("wal");
  const day = d.world.recentDay(60);
  const value = d.random.pick([5000, 12_500, 18_600, 61_500]);
  d.set({ family: "serif", size: 11, margin: 68, leading: 1.5 });
  d.text(`${company.bank} - Agence de ${company.seat.town}`, { style: "italic", after: 30 });
  d.text("ATTESTATION BANCAIRE", { size: 16, style: "bold", align: "center", after: 2 });
  d.text("(articles 5:8 et 5:9 du Code des sociétés et des associations)", { align: "center", size: 9, after: 22 });
  d.text(
    `La soussignée ${company.bank} certifie avoir reçu en dépôt, sur un compte spécial indisponible portant le numéro ${groupedIban(company.iban)}, ouvert au nom de la ${company.form} « ${company.name} », en formation, dont le siège sera établi à ${d.address(company.seat)}, la somme de ${d.money(value)} EUR.`,
    { after: 10 },
  );
  d.text(
    `Ce versement a été effectué le ${d.date(daysAfter(day, -2))} par ${founder.sex === "m" ? "M." : "Mme"} ${registerName(founder)}, en sa qualité de fondateur.`,
    { after: 10 },
  );
  d.text(
    `Il ne pourra être disposé des fonds qu'après que Maître ${nameOf(notary)}, notaire à ${notary.address.town}, aura informé la banque de la passation de l'acte.`,
    { after: 10 },
  );
  d.text(`Établi à ${company.seat.town} le ${d.date(day, "long")} en double exemplaire.`, { after: 36 });
  d.beside([1, 1], [() => d.text("Le directeur d'agence"), () => d.text("Le chargé de clientèle")]);
  foot(d, [
    `${company.bank} S.A. - établissement de crédit agréé par la BNB - TVA BE ${strangeNumber(d)} RPM Bruxelles`,
  ]);
  d.person(founder, { role: "founder" }, "subject", OPTIONAL);
  d.person(notary, { role: "notary" }, "other", OPTIONAL);
  d.amount("capital", value, "EUR", null, OPTIONAL);
  leaveOpen(d, "total");
  stateAccount(d, company, day);
}

/** A bank of Luxembourg writes about a company's account, addressed to nobody. */
function luxembourgReference(d: Draft): void {
  const company = d.world.company("lu");
  const day = d.world.recentDay(70);
  d.set({ family: "book", size: 9.5, margin: 74, leading: 1.55 });
  d.text(company.bank, { style: "bold", size: 13 });
  d.text("Direction Entreprises", { size: 8, after: 40 });
  d.text(`Luxembourg, le ${d.date(day, "long")}`, { align: "right", after: 20 });
  d.text("RÉFÉRENCE BANCAIRE", { style: "bold", align: "center", after: 20 });
  d.text(
    `Nous avons le plaisir de vous informer que la société ${company.name} ${company.form}, immatriculée au R.C.S. Luxembourg sous le numéro ${company.number}, avec siège social au ${d.address(company.seat)}, entretient une relation d'affaires avec notre établissement depuis ${company.start.slice(0, 4)}.`,
    { after: 10 },
  );
  d.text("Les coordonnées de son compte courant sont les suivantes :", { after: 6 });
  d.framed(() => {
    d.text(`LU : ${groupedIban(company.iban)}`, { style: "bold" });
    d.text(`SWIFT : ${company.bic}LL`);
  });
  d.space(8);
  d.text(
    "À ce jour, le fonctionnement du compte n'appelle aucune observation de notre part. La présente est émise sans garantie ni responsabilité et ne peut être communiquée à des tiers sans notre accord.",
    { after: 30 },
  );
  d.text("p.p. la Banque", { after: 40 });
  foot(d, [
    `${company.bank} - R.C.S. Luxembourg B ${d.random.digits(5)} - surveillance : CSSF, 283, route d'Arlon, L-1150 Luxembourg`,
  ]);
  d.companyNumber(company, "subject");
  stateAccount(d, company, day);
}

/** Balances confirmed to the auditor of a client at the end of a year. */
function balances(d: Draft): void {
  const company = d.world.company("de");
  const auditor = d.world.company("de");
  const credit = iban(d.random, "DE", company.iban.slice(4, 12));
  const day = d.world.recentDay(200);
  d.set({ family: "sans", size: 9.5, margin: 62 });
  d.text(company.bank, { size: 15, style: "bold" });
  d.text("Firmenkundencenter", { after: 22 });
  d.text(`${full(auditor)} Wirtschaftsprüfungsgesellschaft\n${twoLines(d, auditor.seat)}`, { after: 22 });
  d.text(`${company.seat.town}, ${d.date(day, "dots")}`, { align: "right", after: 12 });
  d.text(
    `Bankbestätigung zum 31.12.2025 für unseren Kunden ${full(company)}, ${d.address(company.seat)} (Amtsgericht ${company.seat.town}, ${writtenNumber(company)})`,
    { style: "bold", after: 10 },
  );
  d.text("Sehr geehrte Damen und Herren,", { after: 6 });
  d.text(
    "im Auftrag unseres Kunden teilen wir Ihnen für Zwecke der Jahresabschlussprüfung folgende Geschäftsbeziehungen zum Stichtag mit:",
    { after: 8 },
  );
  d.table(
    ["Lfd. Nr.", "IBAN", "Kontoart", "Saldo in EUR"],
    [
      ["1", groupedIban(company.iban), "Kontokorrent", `${d.money(d.random.whole(2000, 90_000))} H`],
      ["2", groupedIban(credit), "Darlehen", `${d.money(d.random.whole(20_000, 400_000))} S`],
    ],
    { parts: [0.7, 2.6, 1.3, 1.4], lines: true },
  );
  d.space(8);
  d.text(
    "Sicherheiten: Globalzession vom 12.03.2019. Weitere als die genannten Konten bestehen in unserem Hause nicht. Verfügungsberechtigt ist die Geschäftsführung laut Handelsregister.",
    { after: 20 },
  );
  d.text("Dieses Schreiben wurde maschinell erstellt und trägt keine Unterschrift.", { size: 8 });
  foot(d, [
    `${company.bank} | Sitz Frankfurt am Main | HRB ${d.random.digits(5)} | USt-IdNr. DE${d.random.digits(9)} | BIC ${company.bic}`,
  ]);
  d.fact("iban", "subject", credit);
  d.companyNumber(company, "subject");
  leaveOpen(d, "total");
  stateAccount(d, company, day);
}

/** A proof from the German-speaking part of Belgium, made in internet banking: label above value in two columns. */
function proofOnline(d: Draft): void {
  const company = d.world.company("og");
  const day = d.world.recentDay(50);
  const pair = (label: string, value: string) => () => {
    d.text(label, { size: 7.5, grey: 0.4, after: 0 });
    d.text(value, { style: "bold", after: 10 });
  };
  d.set({ family: "vera", size: 10, margin: 58 });
  d.text(company.bank, { size: 12, align: "right", after: 24 });
  d.text("Nachweis Bankverbindung", { size: 18, after: 18 });
  d.beside([1, 1], [pair("KONTO LAUTET AUF", full(company)), pair("UNTERNEHMENSNUMMER", writtenNumber(company))]);
  d.beside([1, 1], [pair("IBAN", groupedIban(company.iban)), pair("BIC / SWIFT", company.bic)]);
  d.beside([1, 1], [pair("PRODUKT", "Geschäftskonto Plus"), pair("STATUS", "Aktiv")]);
  d.beside(
    [1, 1],
    [
      pair("ANSCHRIFT", `${d.address(company.seat)}, Belgien`),
      pair("ERSTELLT", `${d.date(day, "dots")}, ${d.random.whole(10, 23)}:${d.random.whole(10, 59)} Uhr`),
    ],
  );
  d.rule();
  d.text("Geben Sie diesen Nachweis Ihrem Auftraggeber, Vermieter oder Arbeitgeber. Er enthält keinen Kontostand.", {
    size: 8,
  });
  foot(d, [`Verantwortlich: ${company.bank} AG, RJP Brüssel, MwSt. BE ${strangeNumber(d)}`]);
  d.companyNumber(company, "subject");
  stateAccount(d, company, day);
}

/** A bank of Ireland writes to a supplier of its client about the client. */
function toThirdParty(d: Draft): void {
  const company = d.world.company("ie");
  const other = d.world.company("gb");
  const clerk = d.world.official("ie");
  const day = d.world.recentDay(80);
  d.set({ family: "serif", size: 11, margin: 70, leading: 1.4 });
  d.text(company.bank, { size: 19, style: "bold", after: 4 });
  d.text("Corporate Banking, Mayor Street 1, Dublin 1", { size: 8, after: 24 });
  d.text(`The Credit Controller\n${full(other)}\n${twoLines(d, other.seat)}`, { after: 18 });
  d.text(d.date(day, "long"), { after: 16 });
  d.text(`Our customer: ${full(company)} (CRO no. ${company.number})`, { style: "bold" });
  d.text(`Address held: ${d.address(company.seat)}`, { style: "bold", after: 12 });
  d.text("Dear Sirs,", { after: 8 });
  d.text(
    "With the authority of our customer we can advise that the account set out below is maintained at this branch and that payments may be lodged to it.",
    { after: 8 },
  );
  d.rows(
    [
      ["Account title", company.name.toUpperCase()],
      ["Sort code", `93-${d.random.digits(2)}-${d.random.digits(2)}`],
      ["Account", d.random.digits(8)],
      ["IBAN", company.iban],
      ["BIC", company.bic],
    ],
    { label: 120, colon: ":" },
  );
  d.space(8);
  d.text(
    "This information is given in confidence, for your private use only and without responsibility on the part of the bank or its officials.",
    { after: 28 },
  );
  d.text(`${nameOf(clerk)}\nAuthorised Signatory No. ${d.random.digits(4)}`);
  foot(d, [
    `${company.bank} is regulated by the Central Bank of Ireland. Registered in Ireland, number ${d.random.digits(6)}.`,
  ]);
  d.companyNumber(company, "subject");
  d.person(clerk, { role: "signatory" }, "issuer", OPTIONAL);
  stateAccount(d, company, day);
}

/** An account of a payment institution, confirmed in English, with the text of its terms around. */
function fintech(d: Draft): void {
  const company = d.world.company("vl");
  const day = d.world.recentDay(40);
  d.set({ family: "narrow", size: 9.5, margin: 64 });
  d.box(0, 0, d.pageWidth, 14, 0.2);
  d.space(10);
  d.text("Account confirmation", { size: 22, style: "bold", after: 3 });
  d.text(`Generated on ${d.date(day, "long")}`, { grey: 0.4, after: 20 });
  d.text("Account details", { size: 12, style: "bold" });
  d.rule();
  d.rows(
    [
      ["Beneficiary", full(company)],
      ["IBAN", groupedIban(company.iban)],
      ["BIC", company.bic],
      ["Intermediary BIC", "CHASDEFX"],
      ["Beneficiary address", `${d.address(company.seat)}, Belgium`],
      ["Company registration", writtenNumber(company)],
      ["Bank/payment institution", company.bank],
    ],
    { label: 160, gap: 5 },
  );
  d.space(14);
  d.text("What this means", { size: 12, style: "bold" });
  d.rule();
  d.text(
    `We confirm that ${full(company)} has held a business account with us since ${d.date(company.start, "long")} and that the account is open on the date of this letter. The letter is not a guarantee of funds.`,
  );
  foot(d, [
    `${company.bank} is authorised by the National Bank of Belgium. Register of legal entities Brussels ${strangeNumber(d)}.`,
  ]);
  d.companyNumber(company, "subject");
  stateAccount(d, company, day);
}

export const BANK_LETTERS: readonly Layout[] = [
  layout("fourth/bank-overview", "bank_account_certificate", ["nl"], overview),
  layout("fourth/bank-dutch-letter", "bank_account_certificate", ["nl"], dutchLetter),
  layout("fourth/bank-deposit", "bank_account_certificate", ["fr"], deposit),
  layout("fourth/bank-luxembourg", "bank_account_certificate", ["fr"], luxembourgReference),
  layout("fourth/bank-balances", "bank_account_certificate", ["de"], balances),
  layout("fourth/bank-online-proof", "bank_account_certificate", ["de"], proofOnline),
  layout("fourth/bank-third-party", "bank_account_certificate", ["en"], toThirdParty),
  layout("fourth/bank-confirmation", "bank_account_certificate", ["en"], fintech),
];
