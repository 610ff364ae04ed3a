import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, registerName, writtenNumber } from "../../world.ts";
import { dotted, foot, listed, titled, townFirst } from "./parts.ts";

/** A register kept by hand in Flanders: one table of entries in time, the balance last. */
function flemishEntries(d: Draft): void {
  const company = d.world.company("vl", "BV");
  const [one, two, gone] = d.world.people("vl", 3);
  const then = d.random.day(2021, 2025);
  const first = d.random.pick([60, 75, 80]);
  d.set({ width: 842, height: 595, family: "narrow", size: 8.5, margin: 40 });
  d.text(`Register van aandelen op naam - ${company.name} BV`, { size: 14, style: "bold" });
  d.text(
    `Zetel: ${townFirst(d, company.seat)}   RPR ${company.seat.town}   Ond.nr. ${dotted(company)}   Uitgegeven aandelen: 100 (honderd)`,
    { after: 8 },
  );
  d.table(
    ["Nr.", "Datum", "Houder (naam, woonplaats)", "Aard van de verrichting", "Bij", "Af", "Saldo"],
    [
      [
        "1",
        d.date(company.start),
        `${listed(one!)}, ${one!.address.town}`,
        "Inschrijving bij oprichting",
        String(first),
        "",
        String(first),
      ],
      [
        "2",
        d.date(company.start),
        `${listed(gone!)}, ${gone!.address.town}`,
        "Inschrijving bij oprichting",
        String(100 - first),
        "",
        String(100 - first),
      ],
      [
        "3",
        d.date(then),
        `${listed(gone!)}, ${gone!.address.town}`,
        "Overdracht aan nr. 4",
        "",
        String(100 - first),
        "0",
      ],
      [
        "4",
        d.date(then),
        `${listed(two!)}, ${two!.address.town}`,
        "Overdracht van nr. 3",
        String(100 - first),
        "",
        String(100 - first),
      ],
    ],
    { parts: [0.4, 1, 3, 2.4, 0.6, 0.6, 0.7], lines: true },
  );
  d.space(14);
  d.text(
    `Huidige verdeling: ${nameOf(one!)} ${first} aandelen (${d.percent(first)}), ${nameOf(two!)} ${100 - first} aandelen (${d.percent(100 - first)}).`,
    { style: "bold" },
  );
  d.text(
    "Op de aandelen rusten geen zekerheden of beslag. Handtekening van de overdrager en de overnemer in de marge.",
    { style: "italic" },
  );
  d.subject(company);
  d.person(one!, { role: "shareholder", share_percent: first });
  d.person(two!, { role: "shareholder", share_percent: 100 - first });
  d.person(gone!, { role: "shareholder" }, "subject", OPTIONAL);
  d.documentDate(then, OPTIONAL);
}

/** Dutch register with a foundation as holder. */
function dutchRegister(d: Draft): void {
  const company = d.world.company("nl", "B.V.");
  const holding = d.world.company("nl", "B.V.");
  const who = d.world.person("nl");
  const notary = d.world.official("nl");
  const day = d.world.recentDay(500);
  d.set({ family: "serif", size: 10.5, margin: 64 });
  d.text("AANDEELHOUDERSREGISTER", { size: 15, style: "bold", align: "center" });
  d.text("als bedoeld in artikel 2:194 van het Burgerlijk Wetboek", { align: "center", style: "italic", after: 14 });
  d.rows(
    [
      ["Statutaire naam", `${company.name} B.V.`],
      ["Zetel", company.seat.town],
      ["Kantooradres", d.address(company.seat)],
      ["KvK", company.number],
      ["Geplaatst", "120 aandelen van EUR 1,00 nominaal"],
    ],
    { label: 130 },
  );
  d.space(10);
  for (const [letter, name, address, numbers, count] of [
    ["A", `${holding.name} B.V. (KvK ${holding.number})`, d.address(holding.seat), "1 t/m 90", "90"],
    ["B", titled(who, ["de heer", "mevrouw"]), d.address(who.address), "91 t/m 120", "30"],
  ] as const) {
    d.framed(() => {
      d.text(`Aandeelhouder ${letter}: ${name}`, { style: "bold" });
      d.text(`Adres: ${address}`);
      d.text(`Aandelen genummerd ${numbers} - aantal: ${count} - stemrecht: ja - pandrecht / vruchtgebruik: nee`);
      d.text(
        `Verkregen bij akte van oprichting d.d. ${d.date(company.start, "dash")}, mr. ${nameOf(notary)}, notaris te ${notary.address.town}; volgestort.`,
        { size: 9 },
      );
    });
  }
  d.text(`Bijgewerkt door het bestuur op ${d.date(day, "long")}.`);
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.share({ holder: holding.name, enterprise_number: holding.number, share_percent: 75, role: "shareholder" });
  d.person(who, { role: "shareholder", share_percent: 25 });
  d.amount("capital", 120, "EUR", null, OPTIONAL);
  d.documentDate(day);
}

/** French distribution of capital certified by the president. */
function frenchCapital(d: Draft): void {
  const company = d.world.company("fr", "SAS");
  const people = d.world.people("fr", 3);
  const president = d.world.person("fr");
  const day = d.world.recentDay(300);
  const counts = d.random.pick([
    [500, 300, 200],
    [400, 400, 200],
    [625, 250, 125],
  ] as const);
  d.set({ family: "sans", size: 10, margin: 62 });
  d.text(
    `${company.name}\nSAS au capital de 10 000 €\n${d.address(company.seat)}\n${writtenNumber(company)} RCS ${company.seat.town}`,
    { size: 9, after: 24 },
  );
  d.text("TABLE DE CAPITALISATION", { size: 14, style: "bold", align: "center" });
  d.text(`Répartition du capital et des droits de vote au ${d.date(day, "long")}`, { align: "center", after: 12 });
  d.table(
    ["Associés", "Nombre d'actions", "% du capital", "% des droits de vote"],
    [
      ...people.map((who, at) => [
        `${titled(who, ["M.", "Mme"], registerName(who))}`,
        String(counts[at]),
        d.percent(counts[at]! / 10),
        d.percent(counts[at]! / 10),
      ]),
      ["TOTAL", "1 000", "100 %", "100 %"],
    ],
    { parts: [3, 1.4, 1.2, 1.6], lines: true },
  );
  d.space(20);
  d.text(`Certifié exact par le Président, ${titled(president, ["M.", "Mme"])}, non associé.`);
  d.subject(company);
  d.amount("capital", 10_000, "EUR", null, OPTIONAL);
  people.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: counts[at]! / 10 }));
  d.person(president, { role: "director" }, "subject", OPTIONAL);
  d.documentDate(day);
}

/** Leaves of a Walloon register, each with a holder's fraction in words. */
function walloonLeaves(d: Draft): void {
  const company = d.world.company("wal", "SRL");
  const [one, two] = d.world.people("wal", 2);
  const holding = d.world.company("wal", "SA");
  d.set({ family: "book", size: 10, margin: 60 });
  for (const [at, name, address] of [
    [1, titled(one!, ["Monsieur", "Madame"], registerName(one!)), d.address(one!.address)],
    [2, titled(two!, ["Monsieur", "Madame"], registerName(two!)), d.address(two!.address)],
    [3, `${holding.name} SA, BCE ${dotted(holding)}`, d.address(holding.seat)],
  ] as const) {
    if (at > 1) d.page();
    d.text(`REGISTRE DES ACTIONS NOMINATIVES         Folio ${at}`, { style: "bold", size: 12 });
    d.text(`de la SRL ${company.name} (BCE ${dotted(company)}), ${d.address(company.seat)}`, { after: 14 });
    d.text("Titulaire", { style: "italic", size: 8.5, after: 0 });
    d.text(name, { after: 6 });
    d.text("Domicile ou siège", { style: "italic", size: 8.5, after: 0 });
    d.text(address, { after: 6 });
    d.text("Actions détenues", { style: "italic", size: 8.5, after: 0 });
    d.text("100 actions sur 300, soit un tiers (1/3) des actions émises", { after: 6 });
    d.text("Origine", { style: "italic", size: 8.5, after: 0 });
    d.text(`Souscription à la constitution du ${d.date(company.start, "long")}`, { after: 30 });
    d.text("Signature du titulaire                                        Signature de l'organe d'administration");
    foot(d, `Folio ${at} sur 3`, "right");
  }
  d.subject(company);
  for (const who of [one!, two!]) d.person(who, { role: "shareholder", share_percent: 33.33 });
  d.share({ holder: holding.name, enterprise_number: holding.number, share_percent: 33.33, role: "shareholder" });
  d.documentDate(company.start, OPTIONAL);
}

export const SHARES_DUTCH_FRENCH: readonly Layout[] = [
  layout("fourth/flemish-entries", "shareholder_register", ["nl"], flemishEntries),
  layout("fourth/dutch-register", "shareholder_register", ["nl"], dutchRegister),
  layout("fourth/french-capital", "shareholder_register", ["fr"], frenchCapital),
  layout("fourth/walloon-leaves", "shareholder_register", ["fr"], walloonLeaves),
];
