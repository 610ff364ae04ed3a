import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { open } from "./other-parts.ts";
import { foot } from "./parts.ts";

/** Instructions of a machine. */
function germanManual(d: Draft): void {
  const maker = d.world.company("de", "GmbH");
  d.set({ family: "narrow", size: 10, margin: 56 });
  d.text("Bedienungsanleitung", { size: 20, style: "bold" });
  d.text("Kaffeevollautomat KV 240 - Originalanleitung", { after: 14 });
  [
    "1. Sicherheitshinweise: Das Gerät nur an eine Schutzkontaktsteckdose anschließen. Kinder dürfen nicht mit dem Gerät spielen.",
    "2. Inbetriebnahme: Wassertank füllen, Bohnenbehälter befüllen, Taste drei Sekunden gedrückt halten. Der Spülvorgang startet von selbst.",
    "3. Entkalken: Leuchtet die Anzeige rot, ist das Gerät zu entkalken. Verwenden Sie nur flüssigen Entkalker.",
    "4. Störungen: Bei Fehler E04 den Satzbehälter leeren und die Brühgruppe unter fließendem Wasser reinigen.",
    "5. Gewährleistung: Es gelten die gesetzlichen Bestimmungen. Bewahren Sie den Kaufbeleg auf.",
  ].forEach((line) => d.text(line, { after: 8 }));
  d.text(`${maker.name} GmbH, ${d.address(maker.seat)}, ${writtenNumber(maker)}`, { size: 8 });
  open(d, [maker]);
  d.fact("company_name", "issuer", maker.name, OPTIONAL);
}

/** A blank form that asks for the owners of a company. */
function germanBlank(d: Draft): void {
  d.set({ family: "sans", size: 10, margin: 56 });
  d.text("Fragebogen für Neukunden - bitte ausfüllen", { size: 15, style: "bold", after: 10 });
  d.text(
    "Dieses Formular dient der Erfassung Ihrer Daten. Bitte fügen Sie einen aktuellen Handelsregisterauszug, den Gesellschaftsvertrag und Ausweiskopien bei.",
    { after: 10 },
  );
  d.rows(
    [
      "Firma",
      "Rechtsform",
      "Registergericht und -nummer",
      "Anschrift",
      "Geschäftsführer (Name, Geburtsdatum)",
      "Wirtschaftlich Berechtigte (Name, Anteil in %)",
      "Bankverbindung (IBAN)",
      "Ort, Datum, Unterschrift",
    ].map((label) => [label, "_______________________________________"] as const),
    { label: 230, gap: 12 },
  );
  foot(d, "Formular 4711-03 / Rev. 2024");
  open(d, []);
}

/** News about a takeover. */
function germanNews(d: Draft): void {
  const company = d.world.company("de", "AG");
  const buyer = d.world.company("de", "GmbH");
  const who = d.world.person("de");
  const day = d.world.recentDay(300);
  d.set({ family: "serif", size: 10.5, margin: 56 });
  d.text("Wirtschaft aktuell", { size: 9, style: "italic" });
  d.text(`${buyer.name} will ${company.name} übernehmen`, { size: 17, style: "bold", after: 4 });
  d.text(`${company.seat.town}, ${d.date(day, "long")} (eigener Bericht)`, { size: 9, after: 8 });
  d.text(
    `Der Mittelständler ${buyer.name} greift nach dem Konkurrenten. Man wolle 51 Prozent der Aktien erwerben, sagte Vorstandschef ${nameOf(who)} gestern vor der Presse. Zum Kaufpreis schwiegen beide Seiten; in der Branche ist von vierzig Millionen Euro die Rede. Die Belegschaft mit rund dreihundert Beschäftigten reagierte verhalten. "Wir fordern Garantien für den Standort", erklärte der Betriebsrat. Das Kartellamt muss noch zustimmen, der Eintrag ins Handelsregister wird im Herbst erwartet.`,
  );
  open(d, [company, buyer], [who]);
  d.fact("company_name", "subject", buyer.name, OPTIONAL);
}

/** Letter of an adviser that lists what is still to be sent. */
function englishRequest(d: Draft): void {
  const sender = d.world.company("gb", "LLP");
  const client = d.world.company("gb", "Limited");
  const who = d.world.person("gb");
  const day = d.world.recentDay(200);
  d.set({ family: "serif", size: 11, margin: 72 });
  d.text(`${sender.name} LLP\n${d.address(sender.seat)}`, { align: "right", after: 18 });
  d.text(`${client.name} Limited\n${d.address(client.seat)}\n\n${d.date(day, "long")}`, { after: 14 });
  d.text("Dear Sirs,", { after: 6 });
  d.text("Client due diligence: reminder", { style: "bold", after: 6 });
  d.text(
    "Further to our email we have yet to receive the following, without which we cannot open your file:\n(a) certificate of incorporation and articles of association;\n(b) latest confirmation statement and register of persons with significant control;\n(c) certified passport and utility bill for each director;\n(d) your most recent filed accounts.\nPlease let us have these within ten working days. Copies may be certified by a solicitor or notary.",
    { after: 10 },
  );
  d.text(`Yours faithfully,\n\n${nameOf(who)}\nClient onboarding`);
  foot(d, `Registered in England and Wales No. ${sender.number}. VAT No. ${sender.vat}`);
  open(d, [client, sender], [who]);
  d.fact("company_name", "issuer", sender.name, OPTIONAL);
}

/** Curriculum of an engineer. */
function englishResume(d: Draft): void {
  const who = d.world.person("ie");
  const employer = d.world.company("ie", "Limited");
  d.set({ family: "sans", size: 10, margin: 56 });
  d.beside(
    [1, 2],
    [
      () => {
        d.text(nameOf(who), { size: 15, style: "bold", after: 8 });
        d.text(`${d.address(who.address)}\nDate of birth: ${d.date(who.birthDate)}\nFull clean driving licence`, {
          size: 9,
          after: 8,
        });
        d.text("SKILLS", { style: "bold" });
        d.text("Budgeting, negotiation, SQL, conversational French", { size: 9 });
      },
      () => {
        d.text("PROFILE", { style: "bold" });
        d.text("Hands-on operations manager with fifteen years in food and pharma.", { after: 8 });
        d.text("EMPLOYMENT HISTORY", { style: "bold" });
        d.text(
          `2017 to date: Managing Director, ${employer.name} Limited. Grew turnover to €4m and led a team of 35.`,
          { after: 4 },
        );
        d.text("2009-2017: Production planner. Introduced a new stock system across three sites.", { after: 8 });
        d.text("EDUCATION", { style: "bold" });
        d.text("BEng, first class honours. References available on request.");
      },
    ],
  );
  open(d, [employer], [who]);
  d.fact("address", "subject", d.address(who.address), OPTIONAL);
}

/** Ticket of an event. */
function englishTicket(d: Draft): void {
  const who = d.world.person("gb");
  const day = d.world.recentDay(60);
  d.set({ family: "mono", size: 10, width: 595, height: 400, margin: 40 });
  d.framed(() => {
    d.text("ADMIT ONE - SUMMER BREWERY TOUR", { size: 14, style: "bold" });
    d.text(
      `${d.date(day, "long")}, doors 18:30\nBooking ref ${d.random.letters(3)}${d.random.digits(5)}\nLead guest: ${nameOf(who)}\nSeat: unreserved   Price: GBP 24.50 incl. booking fee`,
    );
    d.text("Please bring photo ID. No refunds or exchanges. Over 18s only. The organiser may refuse admission.", {
      size: 8,
    });
  });
  open(d, [], [who]);
}

export const OTHER_GERMAN_ENGLISH: readonly Layout[] = [
  layout("fourth/german-manual", "other", ["de"], germanManual),
  layout("fourth/german-blank", "other", ["de"], germanBlank),
  layout("fourth/german-news", "other", ["de"], germanNews),
  layout("fourth/english-request", "other", ["en"], englishRequest),
  layout("fourth/english-resume", "other", ["en"], englishResume),
  layout("fourth/english-ticket", "other", ["en"], englishTicket),
];
