import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { foot, full } from "./paper-parts.ts";
import { searched } from "./screening-parts.ts";

/** A German protocol: letters widely spaced, lists with their states. */
function protocol(d: Draft): void {
  const provider = d.random.pick(["Listenprüfer Nord", "ComplyDatei"]);
  const { people, day, reference } = searched(d, "de", provider, 2);
  d.set({ family: "mono", size: 9, margin: 58 });
  d.text(`${provider}  -  Prüfprotokoll Sanktionslisten`, { size: 12, style: "bold" });
  d.rule();
  d.rows(
    [
      ["Vorgang", reference],
      ["Prüfdatum", `${d.date(day, "dots")} 09:14:22`],
      ["Benutzer", `svc_${d.random.letters(3).toLowerCase()}${d.random.digits(2)}`],
      ["Schwellenwert", "0,82"],
    ],
    { label: 130, colon: ":" },
  );
  d.space(8);
  for (const who of people) {
    d.text(`Name: ${who.family}, ${who.given.join(" ")}   geb. ${d.date(who.birthDate, "dots")}   Land: DE`, {
      style: "bold",
      after: 1,
    });
    d.table(
      null,
      [
        ["EU CFSP (2580/2001, 881/2002)", "OK"],
        ["UN Security Council", "OK"],
        ["US SDN / SSI", "OK"],
        ["CH SECO", "OK"],
        ["PEP national/international", "OK"],
      ],
      { parts: [3, 1] },
    );
    d.space(8);
  }
  d.text("Gesamtergebnis: KEIN TREFFER", { style: "bold", after: 8 });
  d.text("Maschinell erstellt. Aufbewahrungsfrist zehn Jahre.", { size: 8 });
}

/** A German answer by letter to the question whether persons hold public offices. */
function answer(d: Draft): void {
  const provider = "Auskunftei Lindwurm";
  const { people, company, day, reference } = searched(d, "de", provider, 2, "searched");
  d.set({ family: "book", size: 9.5, margin: 68, leading: 1.5 });
  d.text(provider, { size: 15, style: "bold", align: "right", after: 24 });
  d.text(d.date(day, "long"), { align: "right", after: 16 });
  d.text(`Ihre Anfrage ${reference}: PEP- und Sanktionsprüfung zur ${full(company)} (${writtenNumber(company)})`, {
    style: "bold",
    after: 10,
  });
  d.text("Sehr geehrte Damen und Herren,", { after: 6 });
  d.text("wir haben die von Ihnen benannten Personen in unseren Datenbeständen abgefragt:", { after: 6 });
  people.forEach((who) =>
    d.text(`– ${who.sex === "m" ? "Herr" : "Frau"} ${nameOf(who)}, geboren am ${d.date(who.birthDate, "long")}`, {
      indent: 12,
    }),
  );
  d.space(6);
  d.text(
    "Keine der Personen und auch nicht die Gesellschaft wird auf einer Sanktionsliste geführt. Anhaltspunkte für ein wichtiges öffentliches Amt im Sinne von § 1 Abs. 12 GwG liegen nicht vor. Negative Presse wurde nicht gefunden.",
    { after: 10 },
  );
  d.text("Die Auskunft gilt für den Tag der Abfrage. Für Namensgleichheiten übernehmen wir keine Gewähr.", {
    after: 20,
  });
  d.text("Mit freundlichen Grüßen", { after: 4 });
  d.text(provider);
  foot(d, [`${provider} GmbH, Amtsgericht Kassel HRB ${d.random.digits(5)}, USt-IdNr. DE${d.random.digits(9)}`]);
}

/** A British case report of one name, with the history of the case. */
function caseReport(d: Draft): void {
  const provider = "NameSentry";
  const { people, day, reference } = searched(d, "gb", provider, 1);
  const who = people[0]!;
  const analyst = d.world.official("gb");
  d.set({ family: "vera", size: 9, margin: 56 });
  d.text(provider, { size: 11, grey: 0.3 });
  d.text("Case Report", { size: 20, style: "bold", after: 8 });
  d.beside(
    [1, 1],
    [
      () =>
        d.rows(
          [
            ["Name", nameOf(who)],
            ["DOB", d.date(who.birthDate, "long")],
            ["Gender", who.sex === "m" ? "Male" : "Female"],
            ["Entity type", "Individual"],
          ],
          { label: 80, bold: true },
        ),
      () =>
        d.rows(
          [
            ["Case ID", reference],
            ["Screened", d.date(day, "long")],
            ["Rating", "Unrated"],
            ["Group", "KYC UK"],
          ],
          { label: 80, bold: true },
        ),
    ],
  );
  d.space(10);
  d.text("Summary", { style: "bold", size: 12 });
  d.table(
    ["Watchlist", "Total", "Unresolved", "Positive", "False"],
    [
      ["Sanctions", "0", "0", "0", "0"],
      ["Law enforcement", "0", "0", "0", "0"],
      ["Politically exposed", "2", "0", "0", "2"],
      ["Other", "0", "0", "0", "0"],
    ],
    { parts: [2, 1, 1, 1, 1], lines: true },
  );
  d.space(10);
  d.text("Audit trail", { style: "bold", size: 12 });
  d.text(`${nameOf(analyst)} resolved 2 matches as false: age differs by more than twenty years. No further action.`, {
    after: 14,
  });
  d.text(
    "Licensed to the subscriber for internal use. Information is drawn from public sources and may be incomplete.",
    { size: 7.5 },
  );
  d.person(analyst, { role: "other" }, "issuer", OPTIONAL);
}

/** An Irish batch: one line for each name, codes explained below. */
function batch(d: Draft): void {
  const provider = d.random.pick(["Clearlist Ireland", "Sancheck"]);
  const { people, company, day } = searched(d, "ie", provider, 4, "named");
  d.set({ family: "mono", size: 8.5, margin: 48 });
  d.text(`${provider} batch result`, { style: "bold", size: 13 });
  d.text(`Run date ${d.date(day, "iso")}   Client ${company.name}   Records ${people.length}`, { after: 8 });
  d.table(
    ["#", "SURNAME", "FORENAME", "DOB", "SAN", "PEP", "AM"],
    people.map((who, at) => [
      String(at + 1),
      who.family.toUpperCase(),
      who.given.join(" "),
      d.date(who.birthDate, "iso"),
      "N",
      "N",
      d.random.pick(["N", "N", "R"]),
    ]),
    { parts: [0.3, 1.5, 1.6, 1.2, 0.5, 0.5, 0.5], lines: true, size: 8 },
  );
  d.space(10);
  d.text(
    "SAN sanctions lists (EU, UN, UK, US)\nPEP politically exposed persons and close associates\nAM adverse media\nN no match   R match reviewed and rejected   Y confirmed match",
    { after: 10 },
  );
  d.text("End of report. No confirmed matches in this batch.");
}

export const FOREIGN_SCREENINGS: readonly Layout[] = [
  layout("fourth/screening-protocol", "screening_report", ["de"], protocol),
  layout("fourth/screening-answer", "screening_report", ["de"], answer),
  layout("fourth/screening-case", "screening_report", ["en"], caseReport),
  layout("fourth/screening-batch", "screening_report", ["en"], batch),
];
