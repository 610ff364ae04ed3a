import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { given, nameOf, townOf, writtenNumber } from "../../world.ts";
import { dotted, titled } from "./parts.ts";

/** Announcement of a change in a German register, one paragraph. */
function germanChange(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const [gone, now, proxy] = d.world.people("de", 3);
  const day = d.world.recentDay(400);
  d.set({ family: "vera", size: 9, margin: 60, leading: 1.5 });
  d.text("Gemeinsames Registerportal der Länder - Registerbekanntmachungen", { size: 8, grey: 0.35, after: 10 });
  d.text(
    `Amtsgericht ${company.seat.town}  Aktenzeichen: ${writtenNumber(company)}  Bekannt gemacht am: ${d.date(day, "dots")} 20:0${d.random.whole(0, 9)} Uhr`,
    { after: 8 },
  );
  d.text("Veränderungen", { style: "bold", after: 6 });
  d.text(
    `${writtenNumber(company)}: ${company.name} GmbH, ${company.seat.town}, ${company.seat.street} ${company.seat.house}, ${townOf(company.seat)}. Nicht mehr Geschäftsführer: ${gone!.family}, ${given(gone!)}, ${gone!.address.town}, *${d.date(gone!.birthDate, "dots")}. Bestellt als Geschäftsführer: ${now!.family}, ${given(now!)}, ${now!.address.town}, *${d.date(now!.birthDate, "dots")}, einzelvertretungsberechtigt; mit der Befugnis, im Namen der Gesellschaft mit sich im eigenen Namen Rechtsgeschäfte abzuschließen. Prokura erloschen: ${proxy!.family}, ${given(proxy!)}, ${proxy!.address.town}, *${d.date(proxy!.birthDate, "dots")}.`,
    { after: 14 },
  );
  d.text(
    "Die Einträge werden von den Registergerichten eingestellt. Für Rückfragen wenden Sie sich an das zuständige Gericht.",
    { size: 8 },
  );
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.person(gone!, { role: "director" });
  d.person(now!, { role: "director", birth_date: now!.birthDate });
  d.documentDate(day);
}

/** Call to the creditors of a dissolved company, next to advertisements of others. */
function germanDissolution(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const other = d.world.company("de", "AG");
  const who = d.world.person("de");
  const day = d.world.recentDay(400);
  d.set({ family: "serif", size: 10, margin: 50 });
  d.text("Bundesanzeiger", { size: 20, style: "bold" });
  d.text(
    `Herausgegeben vom Bundesministerium der Justiz  -  ${d.date(day, "long")}  -  Gesellschaftsbekanntmachungen`,
    { size: 8.5 },
  );
  d.rule();
  d.space(8);
  d.text(`${company.name} GmbH i. L.`, { style: "bold", size: 12, align: "center" });
  d.text(company.seat.town, { align: "center", style: "bold", after: 8 });
  d.text(
    `Die Gesellschaft mit Sitz in ${company.seat.town} (Amtsgericht ${company.seat.town}, ${writtenNumber(company)}) ist aufgelöst. Die Gläubiger der Gesellschaft werden aufgefordert, sich bei ihr unter der Anschrift ${d.address(company.seat)} zu melden.`,
    { after: 8 },
  );
  d.text(`${company.seat.town}, im ${d.date(day, "long").split(" ").slice(1).join(" ")}`, { after: 4 });
  d.text(`Der Liquidator\n${nameOf(who)}`, { after: 10 });
  d.rule();
  d.text(`Ebenfalls heute erschienen: ${other.name} AG, Einladung zur Hauptversammlung (Seite 4).`, {
    size: 8,
    style: "italic",
  });
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("status", "subject", "dissolved", OPTIONAL);
  d.fact("status", "subject", "in_liquidation", OPTIONAL);
  d.person(who, { role: "director" }, "subject", OPTIONAL);
  d.documentDate(day);
}

/** Notice of a winding-up in the British gazette; the liquidators are practitioners. */
function londonNotice(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const [liquidator, chair] = d.world.people("gb", 2);
  const day = d.world.recentDay(400);
  const printed = daysAfter(day, 6);
  d.set({ family: "serif", size: 10.5, margin: 72 });
  d.text("The Gazette", { size: 24, style: "bold" });
  d.text("OFFICIAL PUBLIC RECORD", { size: 8, after: 10 });
  d.text(`Published on ${d.date(printed, "long")}   |   Notice ID ${d.random.digits(7)}   |   Notice code 2443`, {
    size: 9,
  });
  d.rule();
  d.text("Appointment of Liquidators", { size: 13, style: "bold", after: 8 });
  for (const [label, value] of [
    ["Name of company", `${company.name.toUpperCase()} LIMITED`],
    ["Company number", company.number],
    ["Nature of business", "Finishing of textiles"],
    ["Registered office", d.address(company.seat)],
    ["Type of liquidation", "Creditors' Voluntary Liquidation"],
    [
      "Liquidator's name and address",
      `${nameOf(liquidator!)} of ${d.world.company("gb").name} Recovery, ${d.address(d.world.address("gb"))}`,
    ],
    ["Office holder number", d.random.digits(5)],
    ["Date of appointment", d.date(day, "long")],
    ["By whom appointed", "Members and creditors"],
  ] as const) {
    d.text(`${label}: ${value}`, { after: 4 });
  }
  d.space(8);
  d.text(`${nameOf(chair!)}, Chair of the meeting of members`);
  d.subject(company);
  d.fact("status", "subject", "in_liquidation", OPTIONAL);
  d.fact("object", "subject", "Finishing of textiles", OPTIONAL);
  d.documentDate(printed);
  d.documentDate(day, OPTIONAL);
}

/** English translation of a notice in the Belgian annexes. */
function translatedNotice(d: Draft): void {
  const company = d.world.company("vl", "NV");
  const [leaving, coming, attorney] = d.world.people("vl", 3);
  const day = d.random.day(2020, 2025);
  const printed = daysAfter(day, d.random.whole(12, 30));
  d.set({ family: "narrow", size: 9.5, margin: 58 });
  d.text("Annexes to the Belgian Official Gazette", { size: 12, style: "bold" });
  d.text(
    `Published ${d.date(printed, "long")} under number ${printed.slice(2, 4)}0${d.random.digits(5)}. Translation from Dutch; the original is authentic.`,
    { size: 8.5, after: 12 },
  );
  d.table(
    null,
    [
      ["Company registration no.", dotted(company)],
      ["Name (in full)", company.name],
      ["Legal form", "Public limited company (NV)"],
      ["Full address of the registered office", d.address(company.seat)],
      ["Subject of the instrument", "Resignation - appointment - proxy"],
    ],
    { parts: [1, 2], lines: true },
  );
  d.space(10);
  d.text(
    `Extract from the unanimous written resolutions of the shareholders dated ${d.date(day, "long")}:\n- to acknowledge the resignation of ${titled(leaving!, ["Mr", "Ms"])} as director with effect from ${d.date(day, "long")};\n- to appoint ${titled(coming!, ["Mr", "Ms"])}, residing at ${d.address(coming!.address)}, as director with effect from ${d.date(day, "long")}, until the annual meeting of ${Number(day.slice(0, 4)) + 4};\n- to grant a power of attorney to ${titled(attorney!, ["Mr", "Ms"])}, electing domicile at ${d.address(d.world.address("vl"))}, to complete all formalities.`,
    { after: 12 },
  );
  d.text(`For a true extract,\n${nameOf(attorney!)}, attorney-in-fact`);
  d.subject(company);
  d.person(leaving!, { role: "director", until: day });
  d.person(coming!, { role: "director", since: day });
  d.documentDate(printed);
  d.documentDate(day, OPTIONAL);
}

export const GAZETTE_GERMAN_ENGLISH: readonly Layout[] = [
  layout("fourth/german-change", "gazette_publication", ["de"], germanChange),
  layout("fourth/german-dissolution", "gazette_publication", ["de"], germanDissolution),
  layout("fourth/london-notice", "gazette_publication", ["en"], londonNotice),
  layout("fourth/translated-notice", "gazette_publication", ["en"], translatedNotice),
];
