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
    d.text(`SWIFT : ${company.bic}`);
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

export const BANK_LETTERS: readonly Layout[] = [
  layout("fourth/bank-overview", "bank_account_certificate", ["nl"], overview),
  layout("fourth/bank-dutch-letter", "bank_account_certificate", ["nl"], dutchLetter),
  layout("fourth/bank-deposit", "bank_account_certificate", ["fr"], deposit),
  layout("fourth/bank-luxembourg", "bank_account_certificate", ["fr"], luxembourgReference),
];
