import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";

/** German list of partners for the register, by a notary. */
function germanList(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const who = d.world.person("de");
  const holding = d.world.company("de", "GmbH");
  const notary = d.world.official("de");
  const day = d.random.day(2019, 2025);
  d.set({ family: "sans", size: 9.5, margin: 56 });
  d.text("Liste der Gesellschafter", { size: 15, style: "bold", align: "center" });
  d.text(
    `gemäß § 40 GmbHG der\n${company.name} GmbH mit Sitz in ${company.seat.town}\n(Amtsgericht ${company.seat.town}, ${writtenNumber(company)})`,
    { align: "center", after: 14 },
  );
  d.table(
    [
      "Lfd. Nr. der Anteile",
      "Gesellschafter",
      "Nennbetrag je Anteil in EUR",
      "Summe in EUR",
      "Prozentuale Beteiligung",
      "Veränderung",
    ],
    [
      [
        "1 - 16.500",
        `${who.family}, ${who.given.join(" ")}\ngeb. ${d.date(who.birthDate, "dots")}\n${who.address.town}`,
        "1,00",
        "16.500,00",
        "66 %",
        "-",
      ],
      [
        "16.501 - 25.000",
        `${holding.name} GmbH\nSitz ${holding.seat.town}\nAG ${holding.seat.town}, ${writtenNumber(holding)}`,
        "1,00",
        "8.500,00",
        "34 %",
        `Abtretung, UR 1${d.random.digits(2)}/${day.slice(0, 4)}`,
      ],
      ["Stammkapital", "", "", "25.000,00", "100 %", ""],
    ],
    { parts: [1.3, 2.2, 1.3, 1.2, 1.3, 1.3], lines: true },
  );
  d.space(14);
  d.text(
    `Als Notar, der an der Veränderung mitgewirkt hat, bescheinige ich, dass die geänderten Eintragungen den Veränderungen entsprechen.\n\n${notary.address.town}, den ${d.date(day, "dots")}\n${nameOf(notary)}, Notar, ${d.address(notary.address)}`,
  );
  d.subject(company, { seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.person(who, { role: "shareholder", share_percent: 66 });
  d.share({ holder: holding.name, enterprise_number: holding.number, share_percent: 34, role: "shareholder" });
  d.amount("capital", 25_000, "EUR", null, OPTIONAL);
  d.person(notary, { role: "notary" }, "issuer", OPTIONAL);
  d.documentDate(day);
}

/** Register of shares of a German stock company, numbers of shares only. */
function germanShares(d: Draft): void {
  const company = d.world.company("de", "AG");
  const people = d.world.people("de", 3);
  const day = d.world.recentDay(200);
  const counts = [25_000, 15_000, 10_000] as const;
  d.set({ family: "mono", size: 8.5, margin: 48 });
  d.text(`AKTIENBUCH (§ 67 AktG)          ${company.name} AG`, { style: "bold", size: 11 });
  d.text(`${d.address(company.seat)} / ${writtenNumber(company)} / Stichtag ${d.date(day, "dots")}`, { after: 10 });
  d.text("Ausgegeben: 50.000 Namensaktien (Stückaktien)", { after: 8 });
  d.table(
    ["Aktionär", "Geburtsdatum", "Stück", "von Nr.", "bis Nr.", "Anteil"],
    people.map((who, at) => [
      `${who.family} ${who.given.join(" ")}`,
      d.date(who.birthDate, "dots"),
      d.money(counts[at]!, 0),
      ["1", "25.001", "40.001"][at]!,
      ["25.000", "40.000", "50.000"][at]!,
      ["50/100", "30/100", "20/100"][at]!,
    ]),
    { parts: [2.4, 1.3, 1, 1, 1, 1], lines: true },
  );
  d.space(10);
  d.text("Meldungen nach § 20 AktG: keine. Treuhandverhältnisse: keine bekannt. Führung des Aktienbuchs: Vorstand.");
  d.subject(company);
  people.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: [50, 30, 20][at]! }));
  d.documentDate(day);
}

/** British register of members with past members on a sheet. */
function britishMembers(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const [one, two, gone] = d.world.people("gb", 3);
  const then = d.random.day(2021, 2025);
  const agent = d.world.company("gb", "Ltd");
  d.set({ family: "serif", size: 10, margin: 56 });
  d.text("STATUTORY REGISTERS", { size: 9, align: "right" });
  d.text("Register of Members and Share Ledger", { size: 15, style: "bold" });
  d.text(`Company: ${company.name} Limited          Number: ${company.number}          Class: Ordinary £1.00`, {
    after: 12,
  });
  const entry = (name: string, address: string, lines: readonly (readonly [string, string])[]) => {
    d.text(name, { style: "bold", after: 0 });
    d.text(address, { after: 2 });
    d.rows(lines, { label: 190 });
    d.rule();
    d.space(4);
  };
  entry(nameOf(one!), d.address(one!.address), [
    ["Entered as member", d.date(company.start, "long")],
    ["Number of shares held", "700 of 1,000"],
    ["Amount paid up", "£700.00"],
  ]);
  entry(nameOf(two!), d.address(two!.address), [
    ["Entered as member", d.date(then, "long")],
    ["Number of shares held", "300 of 1,000"],
    ["Amount paid up", "£300.00"],
  ]);
  entry(`${nameOf(gone!)} (former member)`, d.address(gone!.address), [
    ["Ceased to be a member", d.date(then, "long")],
    ["Number of shares held", "0"],
  ]);
  d.text(
    `Kept at the office of ${agent.name} Ltd, company secretarial services, ${d.address(agent.seat)}. Company number ${agent.number}.`,
    { size: 8.5 },
  );
  d.subject(company, { seat: false });
  d.person(one!, { role: "shareholder", share_percent: 70 });
  d.person(two!, { role: "shareholder", share_percent: 30 });
  d.person(gone!, { role: "shareholder" }, "subject", OPTIONAL);
  d.documentDate(then, OPTIONAL);
}

/** Confirmation of holdings by an Irish secretary, in a letter with a schedule. */
function irishSchedule(d: Draft): void {
  const company = d.world.company("ie", "Limited");
  const [one, two, secretary] = d.world.people("ie", 3);
  const parent = d.world.company("ie", "Limited");
  const day = d.world.recentDay(200);
  d.set({ family: "vera", size: 9.5, margin: 64 });
  d.text(`${company.name} Limited`, { size: 14, style: "bold" });
  d.text(`${d.address(company.seat)}\nRegistered in Ireland No. ${company.number}`, { size: 8.5, after: 18 });
  d.text(d.date(day, "long"), { after: 10 });
  d.text("Shareholders of the company", { style: "bold", size: 12, after: 6 });
  d.text(
    "I, the undersigned secretary, certify that the following is a true extract of the register of members and that the persons listed hold all 200 ordinary shares in issue:",
    { after: 10 },
  );
  d.table(
    ["Shareholder", "Shares", "Per cent"],
    [
      [`${parent.name} Limited`, "100", "fifty (50%)"],
      [nameOf(one!), "60", "thirty (30%)"],
      [nameOf(two!), "40", "twenty (20%)"],
    ],
    { parts: [3, 1, 1.4], lines: true },
  );
  d.space(14);
  d.text("No shares are held on trust and no options have been granted.");
  d.text(`\n\n${nameOf(secretary!)}\nCompany Secretary`);
  d.subject(company);
  d.share({ holder: parent.name, share_percent: 50, role: "shareholder" });
  d.person(one!, { role: "shareholder", share_percent: 30 });
  d.person(two!, { role: "shareholder", share_percent: 20 });
  d.documentDate(day);
}

export const SHARES_GERMAN_ENGLISH: readonly Layout[] = [
  layout("fourth/german-list", "shareholder_register", ["de"], germanList),
  layout("fourth/german-shares", "shareholder_register", ["de"], germanShares),
  layout("fourth/british-ledger", "shareholder_register", ["en"], britishMembers),
  layout("fourth/irish-schedule", "shareholder_register", ["en"], irishSchedule),
];
