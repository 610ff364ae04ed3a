import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { given, nameOf, type Person, streetOf, townOf, writtenNumber } from "../../world.ts";

const owner = (d: Draft, who: Person, value: Parameters<Draft["person"]>[1]): void =>
  d.person(who, { role: "owner", birth_date: who.birthDate, ...value });

/** Print of the German register of transparency. */
function germanTransparency(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const [one, two] = d.world.people("de", 2);
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 9.5, margin: 60 });
  d.text("Transparenzregister", { size: 17, style: "bold" });
  d.text("Elektronischer Auszug gemäß § 23 GwG", { after: 14 });
  d.rows(
    [
      ["Auftragsnummer", d.random.digits(9)],
      ["Zeitpunkt der Einsichtnahme", `${d.date(day, "dots")}, 13:${d.random.whole(10, 59)} Uhr`],
    ],
    { label: 200 },
  );
  d.space(8);
  d.text("Angaben zur Rechtseinheit", { style: "bold" });
  d.rows(
    [
      ["Bezeichnung", `${company.name} GmbH`],
      ["Rechtsform", "Gesellschaft mit beschränkter Haftung"],
      ["Registergericht", company.seat.town],
      ["Registernummer", writtenNumber(company)],
      ["Anschrift", `${streetOf(company.seat, "de")}\n${townOf(company.seat)}\nDeutschland`],
    ],
    { label: 200 },
  );
  d.space(8);
  for (const [who, share, text] of [
    [one!, 74.9, "Höhe der Kapitalanteile: 74,90 %"],
    [two!, 25.1, "Höhe der Kapitalanteile: 25,10 %"],
  ] as const) {
    d.text("Wirtschaftlich Berechtigter", { style: "bold" });
    d.rows(
      [
        ["Nachname", who.family],
        ["Vorname(n)", given(who)],
        ["Geburtsdatum", d.date(who.birthDate, "dots")],
        ["Wohnort", who.address.town],
        ["Wohnsitzland", "Deutschland"],
        ["Staatsangehörigkeit(en)", "deutsch"],
        ["Typ des wirtschaftlich Berechtigten", "tatsächlich wirtschaftlich Berechtigter"],
        ["Art und Umfang des wirtschaftlichen Interesses", `Kapitalbeteiligung; ${text}`],
      ],
      { label: 200 },
    );
    d.space(8);
    owner(d, who, { nationality: "DE", country: "DE", share_percent: share });
  }
  d.text(
    "Die registerführende Stelle übernimmt keine Gewähr für die Richtigkeit. Bundesanzeiger Verlag GmbH, Amsterdamer Straße 192, 50735 Köln, Amtsgericht Köln HRB 31248.",
    { size: 7.5 },
  );
  d.subject(company);
  d.documentDate(day);
}

/** Austrian extract with the tree of holdings in words. */
function austrianOwners(d: Draft): void {
  const base = d.world.company("de", "GmbH");
  const number = `FN${d.random.whole(100_000, 590_000)}${d.random.pick(["b", "f", "m", "t"])}`;
  const company = { ...base, number, seat: { ...base.seat, postcode: "5020", town: "Salzburg", country: "AT" } };
  const [one, leader] = [d.world.person("de", "AT"), d.world.person("de", "AT")];
  const top = d.world.company("de", "GmbH");
  const day = d.world.recentDay(60);
  d.set({ family: "book", size: 9.5, margin: 58 });
  d.text("WiEReG  |  Register der wirtschaftlichen Eigentümer", { style: "bold" });
  d.text("Erweiterter Auszug", { size: 15, after: 10 });
  d.text(
    `Rechtsträger: ${company.name} GmbH (${number.replace("FN", "FN ")})\nStammzahl des Rechtsträgers laut Firmenbuch; Adresse ${d.address(company.seat)}; ÖNACE M 70.10`,
    { after: 12 },
  );
  d.text("I. Direkte wirtschaftliche Eigentümer", { style: "bold" });
  d.text("keine", { after: 8 });
  d.text("II. Indirekte wirtschaftliche Eigentümer", { style: "bold" });
  d.text(
    `${nameOf(one)}, geboren am ${d.date(one.birthDate, "dots")} in ${one.birthPlace}, Staatsangehörigkeit: Österreich, Wohnsitz: Österreich`,
    { after: 2 },
  );
  d.text(`Anteil am Rechtsträger: ${d.percent(80)}, gehalten über den obersten Rechtsträger ${top.name} GmbH`, {
    after: 8,
    indent: 14,
  });
  d.text("III. Oberste Führungsebene (nicht gemeldet als Eigentümer)", { style: "bold" });
  d.text(`Geschäftsführung laut Firmenbuch: ${nameOf(leader)}`, { after: 12 });
  d.text(
    `Meldung vollständig: ja. Vermerk gemäß § 13: nein. Erstellt am ${d.date(day, "dots")} für einen Verpflichteten nach § 9.`,
    { size: 8.5 },
  );
  d.subject(company);
  owner(d, one, { nationality: "AT", country: "AT", share_percent: 80, control: "indirect" });
  d.documentDate(day);
}

/** Irish central register. */
function irishOwners(d: Draft): void {
  const company = d.world.company("ie", "Private Company Limited by Shares");
  const [one, two] = [d.world.person("ie"), d.world.person("ie", "GB")];
  const day = d.world.recentDay(60);
  d.set({ family: "serif", size: 11, margin: 60 });
  d.text("RBO", { size: 24, style: "bold" });
  d.text("Central Register of Beneficial Ownership of Companies and Industrial and Provident Societies", { after: 14 });
  d.text(`Search result for entity: ${company.name} Limited`, { style: "bold", size: 12 });
  d.text(`CRO number ${company.number}, ${company.form}. Registered office: ${d.address(company.seat)}.`, {
    after: 12,
  });
  for (const [at, who, share] of [
    [1, one, 50],
    [2, two, 50],
  ] as const) {
    d.text(`Beneficial owner ${at} of 2`, { style: "italic" });
    d.table(
      null,
      [
        ["Forename(s)", given(who), "Date of birth", d.date(who.birthDate)],
        ["Surname", who.family, "Nationality", who.nationality === "GB" ? "British" : "Irish"],
        ["Country of residence", "Ireland", "Date entered", d.date(company.start)],
        ["Nature of control", "Direct ownership of shares", "Extent", `${share}%`],
      ],
      { parts: [1.2, 1.6, 1, 1.2], lines: true },
    );
    d.space(10);
    owner(d, who, { nationality: who.nationality, country: "IE", share_percent: share, control: "direct" });
  }
  d.text(
    `Number of beneficial owners delivered: 2. No discrepancy notices. Access under regulation 25(1) on ${d.date(day, "long")}.`,
    { size: 9 },
  );
  d.subject(company);
  d.documentDate(day);
}

/** British persons with significant control: one person, one entity, one who ceased. */
function britishControl(d: Draft): void {
  const company = d.world.company("gb", "Ltd");
  const [one, gone] = d.world.people("gb", 2);
  const entity = d.world.company("gb", "Limited");
  const [since, then] = [d.random.day(2016, 2019), d.random.day(2020, 2024)];
  const day = d.world.recentDay(60);
  const month = (date: string) => d.date(date, "long").split(" ").slice(1).join(" ");
  d.set({ family: "sans", size: 10, margin: 54 });
  d.text("PEOPLE WITH SIGNIFICANT CONTROL (PSC)", { style: "bold", size: 13 });
  d.text(`${company.name} ${company.form}, registered number ${company.number}`, { after: 10 });
  d.text("2 active persons with significant control / 1 ceased", { style: "bold", after: 8 });
  d.text(`${one!.sex === "m" ? "Mr" : "Mrs"} ${nameOf(one!)}     Active`, { style: "bold" });
  d.rows(
    [
      ["Notified on", d.date(since, "long")],
      ["Date of birth", month(one!.birthDate)],
      ["Nationality", "British"],
      ["Country of residence", "Scotland"],
      [
        "Nature of control",
        "Ownership of shares - More than 50% but less than 75%\nRight to appoint or remove directors",
      ],
    ],
    { label: 150 },
  );
  d.space(8);
  d.text(`${entity.name} Limited     Active`, { style: "bold" });
  d.rows(
    [
      ["Notified on", d.date(since, "long")],
      ["Governing law", "Companies Act 2006"],
      ["Registration number", entity.number],
      ["Correspondence address", d.address(entity.seat)],
      ["Nature of control", "Ownership of shares - More than 25% but not more than 50%"],
    ],
    { label: 150 },
  );
  d.space(8);
  d.text(`${gone!.sex === "m" ? "Mr" : "Mrs"} ${nameOf(gone!)}     Ceased`, { style: "bold" });
  d.rows(
    [
      ["Ceased to be a PSC on", d.date(then, "long")],
      ["Date of birth", month(gone!.birthDate)],
    ],
    { label: 150 },
  );
  d.space(12);
  d.text(`Printed ${d.date(day, "long")}. We do not verify the accuracy of the information filed.`, { size: 8 });
  d.subject(company, { seat: false });
  d.person(one!, { role: "owner", birth_date: one!.birthDate.slice(0, 7), nationality: "GB", country: "GB", since });
  d.person(gone!, { role: "owner", birth_date: gone!.birthDate.slice(0, 7), until: then }, "subject", OPTIONAL);
  d.share({ holder: entity.name, enterprise_number: entity.number, role: "shareholder" }, OPTIONAL);
  d.documentDate(day);
}

export const UBO_GERMAN_ENGLISH: readonly Layout[] = [
  layout("fourth/german-transparency", "ubo_extract", ["de"], germanTransparency),
  layout("fourth/austrian-owners", "ubo_extract", ["de"], austrianOwners),
  layout("fourth/irish-owners", "ubo_extract", ["en"], irishOwners),
  layout("fourth/british-control", "ubo_extract", ["en"], britishControl),
];
