import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { given, nameOf, registerName, streetOf, townOf, writtenNumber } from "../../world.ts";

/** Chronological print of a German register with entries that no longer hold. */
function chronological(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const [one, two, gone] = d.world.people("de", 3);
  const day = d.world.recentDay(70);
  const [first, second] = [d.random.day(2012, 2017), d.random.day(2018, 2024)];
  d.set({ width: 842, height: 595, family: "mono", size: 7.5, margin: 34 });
  d.beside(
    [2, 2, 1],
    [
      () => d.text(`Handelsregister Abteilung B\nAmtsgericht ${company.seat.town}`),
      () => d.text(`Chronologischer Abdruck vom ${d.date(day, "dots")}`, { align: "center" }),
      () => d.text(`Nummer der Firma: ${writtenNumber(company)}`, { align: "right" }),
    ],
  );
  d.rule();
  d.table(
    [
      "Nr.",
      "a) Firma b) Sitz, Anschrift c) Gegenstand",
      "Kapital",
      "a) Vertretungsregelung b) Geschäftsführer",
      "Prokura",
      "a) Rechtsform b) Sonstiges",
      "a) Tag der Eintragung",
    ],
    [
      [
        "1",
        `a) ${company.name} GmbH\nb) ${company.seat.town}\nGeschäftsanschrift: ${d.address(company.seat)}\nc) Planung und Einbau von Kälteanlagen`,
        "25.000,00 EUR",
        `a) Ist nur ein Geschäftsführer bestellt, vertritt er allein.\nb) Geschäftsführer: ${gone!.family}, ${given(gone!)}, ${gone!.address.town}, *${d.date(gone!.birthDate, "dots")}`,
        "",
        `a) Gesellschaft mit beschränkter Haftung\nGesellschaftsvertrag vom ${d.date(company.start, "dots")}`,
        `a) ${d.date(first, "dots")}`,
      ],
      [
        "2",
        "",
        "",
        `b) Nicht mehr Geschäftsführer: ${gone!.family}, ${given(gone!)}\nBestellt als Geschäftsführer: ${one!.family}, ${given(one!)}, ${one!.address.town}, *${d.date(one!.birthDate, "dots")}`,
        `Einzelprokura: ${two!.family}, ${given(two!)}, ${two!.address.town}, *${d.date(two!.birthDate, "dots")}`,
        "",
        `a) ${d.date(second, "dots")}`,
      ],
    ],
    { parts: [0.4, 3, 1.1, 3, 2, 2, 1.2], lines: true },
  );
  d.space(10);
  d.text("Dieser Abdruck wird nicht unterschrieben und gilt als beglaubigte Abschrift.", { size: 7 });
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", "Planung und Einbau von Kälteanlagen", OPTIONAL);
  d.amount("capital", 25_000);
  d.person(one!, { role: "director", birth_date: one!.birthDate });
  d.person(gone!, { role: "director" }, "subject", OPTIONAL);
  d.documentDate(day);
  d.issuer(`Amtsgericht ${company.seat.town}`, OPTIONAL);
}

/** Austrian company register: codes of registrations at the left. */
function austrian(d: Draft): void {
  const base = d.world.company("de", "Gesellschaft mit beschränkter Haftung");
  const number = `FN${d.random.whole(100_000, 590_000)}${d.random.pick(["a", "d", "h", "k", "w"])}`;
  const town = d.random.pick([
    ["1010", "Wien"],
    ["8020", "Graz"],
    ["4020", "Linz"],
  ] as const);
  const company = {
    ...base,
    number,
    country: "AT",
    seat: { ...base.seat, postcode: town[0], town: town[1], country: "AT" },
  };
  const [one, two] = d.world.people("de", 2);
  const since = d.random.day(2013, 2024);
  const day = d.world.recentDay(60);
  const written = number.replace(/(\d)([a-z])$/, "$1 $2").replace("FN", "FN ");
  d.set({ family: "mono", size: 8.5, margin: 56 });
  d.text("REPUBLIK ÖSTERREICH", { style: "bold" });
  d.text("FIRMENBUCH", { style: "bold", size: 12 });
  d.text(
    `Stichtag ${d.date(day, "long")}                    Auszug mit aktuellen Daten                    ${written}`,
    { after: 6 },
  );
  d.text("Grundlage dieses Auszuges ist das Hauptbuch ergänzt um Daten aus der Urkundensammlung.", {
    size: 7.5,
    after: 6,
  });
  d.rule();
  const entry = (at: number, label: string, value: string) =>
    d.rows([[`${at}  ${label}`, value]], { label: 200, gap: 6 });
  entry(1, "FIRMA", `${company.name} GmbH`);
  entry(1, "RECHTSFORM", company.form);
  entry(1, "SITZ in", `politischer Gemeinde ${company.seat.town}`);
  entry(3, "GESCHÄFTSANSCHRIFT", `${streetOf(company.seat, "de")}\n${townOf(company.seat)}`);
  entry(1, "GESCHÄFTSZWEIG", "Handel mit Mess- und Regeltechnik");
  entry(1, "KAPITAL", "EUR 35.000");
  entry(2, "STICHTAG für JAHRESABSCHLUSS", "31. Dezember");
  entry(
    1,
    "GESCHÄFTSFÜHRER/IN (handelsrechtlich)",
    `A  ${nameOf(one!)}, geb. ${d.date(one!.birthDate, "dots")}\nvertritt seit ${d.date(since, "dots")} selbständig`,
  );
  entry(
    1,
    "GESELLSCHAFTER/IN",
    `STAMMEINLAGE            HIERAUF GELEISTET\nB  ${nameOf(two!)}, geb. ${d.date(two!.birthDate, "dots")}\nEUR 35.000              EUR 17.500`,
  );
  d.rule();
  d.text(
    `Gerichtliche Eintragungen ab ${d.date(company.start, "dots")}. Zuständiges Gericht: Handelsgericht Wien. Abgefragt am ${d.date(day, "dots")} um 09:${d.random.whole(10, 59)}.`,
    { size: 7.5 },
  );
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", "Handel mit Mess- und Regeltechnik", OPTIONAL);
  d.amount("capital", 35_000);
  d.person(one!, { role: "director", birth_date: one!.birthDate, since });
  d.person(two!, { role: "shareholder" }, "subject", OPTIONAL);
  d.documentDate(day);
  d.issuer("Firmenbuch", OPTIONAL);
}

/** Irish company printout. */
function irishPrintout(d: Draft): void {
  const company = d.world.company("ie", "LTD - Private Company Limited by Shares");
  const [one, two, secretary] = d.world.people("ie", 3);
  const since = d.random.day(2012, 2024);
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 9.5, margin: 54 });
  d.beside(
    [1, 1],
    [
      () => d.text("Companies Registration Office", { style: "bold", size: 12 }),
      () => d.text("COMPANY PRINTOUT", { align: "right", style: "bold" }),
    ],
  );
  d.text(`Printed: ${d.date(day)} 16:${d.random.whole(10, 59)}`, { align: "right", after: 10 });
  d.table(
    null,
    [
      ["Company Number", company.number, "Company Status", "Normal"],
      ["Company Name", `${company.name.toUpperCase()} LIMITED`, "Effective Date", d.date(company.start)],
      ["Company Type", company.form, "Registered", d.date(company.start)],
      ["Registered Office", d.address(company.seat), "Last A.R. Date", d.date(d.random.day(2025, 2025))],
    ],
    { parts: [1.2, 2.4, 1.2, 1.2], lines: true },
  );
  d.space(12);
  d.text("OFFICERS", { style: "bold" });
  d.table(
    ["Name", "Position", "Date of Birth", "Appointed", "Nationality", "Other directorships"],
    [
      [registerName(one!), "Director", d.date(one!.birthDate), d.date(since), "Irish", "0"],
      [registerName(two!), "Director", d.date(two!.birthDate), d.date(since), "Irish", "2"],
      [registerName(secretary!), "Secretary", "", d.date(since), "", ""],
    ],
    { parts: [2.4, 1.1, 1.3, 1.2, 1.1, 1.1] },
  );
  d.space(12);
  d.text("SHARE CAPITAL", { style: "bold" });
  d.text("Total number of issued shares: 100. Total nominal value: EUR 100.00.");
  d.space(10);
  d.text("CHARGES: none registered.    RECEIVERS / LIQUIDATORS: none.");
  d.space(16);
  d.text(
    "The Registrar gives no warranty as to the accuracy of particulars delivered by companies. Bloom House, Gloucester Place Lower, Dublin 1.",
    { size: 7.5 },
  );
  d.subject(company);
  d.fact("status", "subject", "active", OPTIONAL);
  d.amount("capital", 100, "EUR", null, OPTIONAL);
  for (const who of [one!, two!])
    d.person(who, { role: "director", since, birth_date: who.birthDate, nationality: "IE" });
  d.documentDate(day);
  d.issuer("Companies Registration Office", OPTIONAL);
}

/** Report on a British partnership in liquidation with members who left. */
function britishMembers(d: Draft): void {
  const company = d.world.company("gb", "Limited Liability Partnership");
  const [one, two, gone] = d.world.people("gb", 3);
  const [since, then] = [d.random.day(2010, 2016), d.random.day(2018, 2024)];
  const day = d.world.recentDay(60);
  const month = (date: string) => d.date(date, "long").split(" ").slice(1).join(" ");
  d.set({ family: "vera", size: 8.5, margin: 50 });
  d.text("REGISTER ENTRY: OVERVIEW, PEOPLE AND INSOLVENCY", { style: "bold", size: 11 });
  d.text(`Downloaded from the register of companies for England and Wales, ${d.date(day, "long")}`, { after: 12 });
  d.text(`${company.name.toUpperCase()} LLP`, { size: 14, style: "bold" });
  d.text(`Company number ${company.number}`, { after: 8 });
  d.rows(
    [
      ["Registered office address", d.address(company.seat)],
      ["Company type", company.form],
      ["Company status", "Liquidation"],
      ["Incorporated on", d.date(company.start, "long")],
      ["Accounts overdue", "Next accounts made up to 31 March 2026 were due by 31 December 2026"],
    ],
    { label: 170, bold: true },
  );
  d.space(10);
  d.text("2 active designated members / 1 resignation", { style: "bold", after: 6 });
  for (const [who, role, end] of [
    [one!, "LLP Designated Member", ""],
    [two!, "LLP Designated Member", ""],
    [gone!, "LLP Member", then],
  ] as const) {
    d.text(nameOf(who), { style: "bold", size: 9.5, after: 1 });
    d.text(
      `${role}   Appointed ${d.date(since, "long")}${end === "" ? "   Active" : `   Resigned ${d.date(end, "long")}`}`,
      { after: 1 },
    );
    d.text(`Date of birth ${month(who.birthDate)}   Country of residence United Kingdom`, { after: 7 });
  }
  d.text("Insolvency", { style: "bold" });
  d.text(
    `Creditors' voluntary liquidation. Commencement of winding up: ${d.date(then, "long")}. Practitioner: ${nameOf(d.world.person("gb"))}, ${d.address(d.world.address("gb"))}.`,
  );
  d.subject(company);
  d.fact("status", "subject", "in_liquidation");
  for (const who of [one!, two!])
    d.person(
      who,
      { role: "director", since, birth_date: who.birthDate.slice(0, 7), country: "GB" },
      "subject",
      OPTIONAL,
    );
  d.person(gone!, { role: "director", since, until: then }, "subject", OPTIONAL);
  d.documentDate(day);
}

export const REGISTER_GERMAN_ENGLISH: readonly Layout[] = [
  layout("fourth/chronological", "register_extract", ["de"], chronological),
  layout("fourth/austrian", "register_extract", ["de"], austrian),
  layout("fourth/irish-printout", "register_extract", ["en"], irishPrintout),
  layout("fourth/british-members", "register_extract", ["en"], britishMembers),
];
