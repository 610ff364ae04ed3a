import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, streetOf, townOf, writtenNumber } from "../../world.ts";
import { austrianCompany, firmNumber, foot, PURPOSES } from "./company-parts.ts";

/** German register as a chronological print: one row an entry, later rows replace earlier ones. */
export function chronological(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const [first, second, proxy] = d.world.people("de", 3) as [Person, Person, Person];
  const capital = d.random.pick([25_000, 51_000, 200_000]);
  const purpose = d.random.pick(PURPOSES).de;
  const changed = d.random.day(2021, 2025);
  const day = d.world.recentDay(60);
  const dots = (date: string) => d.date(date, "dots");
  d.set({ width: 842, height: 595, family: "sans", size: 7.5, margin: 36 });
  d.beside(
    [1, 1, 1],
    [
      () => d.text(`Amtsgericht ${company.seat.town}\nRegisterart: HRB`, { size: 9 }),
      () =>
        d.text("Chronologischer Abdruck\nHandelsregister Abteilung B", { size: 10, style: "bold", align: "center" }),
      () => d.text(`Registerblatt ${writtenNumber(company)}\nAbdruck vom ${dots(day)}`, { size: 9, align: "right" }),
    ],
  );
  d.rule();
  const born = (who: Person) => `${who.family}, ${who.given.join(" ")}, ${who.address.town}, *${dots(who.birthDate)}`;
  d.table(
    [
      "Nr.",
      "a) Firma b) Sitz, Geschäftsanschrift c) Gegenstand",
      "Stammkapital",
      "a) Vertretungsregelung b) Geschäftsführer",
      "Prokura",
      "a) Rechtsform, Vertrag b) Sonstiges",
      "a) Tag der Eintragung b) Bemerkungen",
    ],
    [
      [
        "1",
        `a) ${company.name} GmbH\nb) ${company.seat.town}\nGeschäftsanschrift: ${d.address(company.seat)}\nc) ${purpose}`,
        `${d.money(capital)} EUR`,
        `a) Ist nur ein Geschäftsführer bestellt, vertritt er allein.\nb) Geschäftsführer: ${born(first)}`,
        "",
        `a) Gesellschaft mit beschränkter Haftung\nGesellschaftsvertrag vom ${dots(company.start)}`,
        `a) ${dots(company.start)}\nb) Fall 1`,
      ],
      [
        "2",
        "",
        "",
        `b) Bestellt als Geschäftsführer: ${born(second)}, einzelvertretungsberechtigt`,
        `Einzelprokura: ${born(proxy)}`,
        "",
        `a) ${dots(changed)}\nb) Fall 2`,
      ],
      ["3", "", "", `b) Nicht mehr Geschäftsführer: ${born(first)}`, "", "", `a) ${dots(changed)}\nb) Fall 3`],
    ],
    { parts: [0.3, 2.2, 1, 2.2, 1.4, 1.6, 1.2], lines: true },
  );
  foot(d, "Dieser Abdruck wird nicht unterschrieben und gilt als beglaubigte Abschrift. Seite 1 von 1");
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", purpose, OPTIONAL);
  d.amount("capital", capital);
  d.person(second, { role: "director", birth_date: second.birthDate });
  d.person(first, { role: "director", birth_date: first.birthDate });
  d.documentDate(day);
  d.issuer(`Amtsgericht ${company.seat.town}`, OPTIONAL);
}

/** Austrian extract: a block for each item, with the number of the entry before it. */
export function austrian(d: Draft): void {
  const company = austrianCompany(d);
  const { town } = company.seat;
  const directors = d.world.people("de", d.random.whole(1, 2)).map((who) => ({ who, since: d.random.day(2012, 2024) }));
  const members = d.world.people("de", 2);
  const capital = d.random.pick([35_000, 36_000, 70_000]);
  const day = d.world.recentDay(60);
  const dots = (date: string) => d.date(date, "dots");
  d.set({ family: "mono", size: 8.5, leading: 1.4, margin: 54 });
  d.text(`Stichtag ${dots(day)}          Auszug mit aktuellen Daten          ${firmNumber(company)}`, { after: 8 });
  d.text("REPUBLIK ÖSTERREICH - FIRMENBUCH", { style: "bold", size: 10 });
  d.text("Grundlage dieses Auszuges ist das Hauptbuch ergänzt um Daten aus der Urkundensammlung.", { after: 8 });
  d.text(`Letzte Eintragung am ${dots(d.random.day(2022, 2025))} mit der Eintragungsnummer ${d.random.whole(3, 22)}`);
  d.text(`zuständiges Gericht Handelsgericht ${town}`, { after: 10 });
  const block = (head: string, lines: readonly string[]) => {
    d.text(head, { style: "bold", after: 1 });
    lines.forEach((line, at) => d.text(`${at === 0 ? "  1  " : "     "}${line}`, { after: 1 }));
    d.space(6);
  };
  block("FIRMA", [`${company.name} GmbH`]);
  block("RECHTSFORM", ["Gesellschaft mit beschränkter Haftung"]);
  block("SITZ in", [`politischer Gemeinde ${town}`]);
  block("GESCHÄFTSANSCHRIFT", [streetOf(company.seat, "de"), townOf(company.seat)]);
  block("GESCHÄFTSZWEIG", ["Handel mit Waren aller Art"]);
  block("KAPITAL", [`EUR ${d.money(capital)}`]);
  block("STICHTAG für JAHRESABSCHLUSS", ["31. Dezember"]);
  d.text("GESCHÄFTSFÜHRER/IN (handelsrechtlich)", { style: "bold", after: 1 });
  directors.forEach(({ who, since }, at) =>
    d.text(
      `  ${String.fromCodePoint(65 + at)}  ${nameOf(who)}, geb. ${dots(who.birthDate)}\n     vertritt seit ${dots(since)} ${directors.length > 1 ? "gemeinsam mit einem weiteren" : "selbständig"}`,
      { after: 3 },
    ),
  );
  d.space(4);
  d.text("GESELLSCHAFTER/IN                    STAMMEINLAGE      HIERAUF GELEISTET", { style: "bold", after: 1 });
  members.forEach((who, at) =>
    d.text(
      `  ${String.fromCodePoint(70 + at)}  ${nameOf(who)}, geb. ${dots(who.birthDate)}\n     ${".".repeat(30)} EUR ${d.money(capital / 2)}\n     ${".".repeat(48)} EUR ${d.money(capital / 2)}`,
      { after: 3 },
    ),
  );
  d.text("---------------- PERSONEN UND VOLLZUGSÜBERSICHT ENDE ----------------", { after: 10 });
  d.text("Gerichtsgebühr: EUR 3,66. Erstellt durch die Verrechnungsstelle MANZ, UID ATU36763403", { size: 7.5 });
  d.subject(company);
  d.fact("address", "subject", town, OPTIONAL);
  d.fact("object", "subject", "Handel mit Waren aller Art", OPTIONAL);
  d.amount("capital", capital);
  for (const { who, since } of directors) d.person(who, { role: "director", birth_date: who.birthDate, since });
  for (const who of members)
    d.person(who, { role: "shareholder", birth_date: who.birthDate, share_percent: 50 }, "subject", OPTIONAL);
  d.documentDate(day);
  d.issuer(`Handelsgericht ${town}`, OPTIONAL);
}
