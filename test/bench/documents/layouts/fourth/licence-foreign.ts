import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter, yearsAfter } from "../../random.ts";
import { nameOf, registerName, writtenNumber } from "../../world.ts";
import { foot, full, stateLicence, twoLines } from "./paper-parts.ts";

/** A German trade permission, as a letter to the company with instructions on appeal. */
function broker(d: Draft): void {
  const company = d.world.company("de");
  const manager = d.world.person("de");
  const clerk = d.world.official("de");
  const day = d.random.day(2018, 2025);
  const number = `32.1-${d.random.digits(5)}/${day.slice(2, 4)}`;
  const authority = `Landratsamt ${company.seat.town}`;
  d.set({ family: "sans", size: 10, margin: 66, leading: 1.4 });
  d.text(authority, { size: 14, style: "bold" });
  d.text("Gewerbeamt", { after: 18 });
  d.beside(
    [3, 2],
    [
      () => d.text(`Firma\n${full(company)}\nvertr. d. d. Geschäftsführer\n${twoLines(d, company.seat)}`),
      () =>
        d.text(
          `Ihr Ansprechpartner: ${nameOf(clerk)}\nZimmer ${d.random.whole(100, 420)}\nUnser Zeichen: ${number}\nDatum: ${d.date(day, "dots")}`,
          { size: 9 },
        ),
    ],
  );
  d.space(18);
  d.text("Vollzug der Gewerbeordnung (GewO); Erlaubnis nach § 34c Abs. 1 GewO", { style: "bold", after: 8 });
  d.text("Wir erlassen folgenden", { after: 4 });
  d.text("B e s c h e i d :", { style: "bold", align: "center", after: 6 });
  d.text(
    `1. Der im Handelsregister beim Amtsgericht ${company.seat.town} unter ${writtenNumber(company)} eingetragenen ${full(company)} wird die Erlaubnis erteilt, gewerbsmäßig den Abschluss von Verträgen über Grundstücke und Wohnräume zu vermitteln.`,
    { after: 6 },
  );
  d.text(
    `2. Gesetzlicher Vertreter ist ${manager.sex === "m" ? "Herr" : "Frau"} ${nameOf(manager)}, geb. ${d.date(manager.birthDate, "dots")}. Ein Wechsel ist unverzüglich anzuzeigen.`,
    { after: 6 },
  );
  d.text("3. Für diesen Bescheid wird eine Gebühr von 750,00 Euro festgesetzt.", { after: 10 });
  d.text("Rechtsbehelfsbelehrung", { style: "bold" });
  d.text(
    "Gegen diesen Bescheid kann innerhalb eines Monats nach seiner Bekanntgabe Klage bei dem Verwaltungsgericht erhoben werden.",
    { after: 20 },
  );
  d.text("i. A.", { after: 10 });
  foot(d, [`Kreiskasse: Sparkasse, IBAN DE02 1203 0000 0000 2020 51 - USt-IdNr. DE${d.random.digits(9)}`]);
  d.companyNumber(company, "subject");
  d.person(manager, { role: "director" }, "subject", OPTIONAL);
  d.person(clerk, { role: "other" }, "issuer", OPTIONAL);
  stateLicence(d, company, number, authority, day);
}

/** Permission to lease out workers, limited to a year, in two columns of labels. */
function leasing(d: Draft): void {
  const company = d.world.company("de");
  const day = d.world.recentDay(250);
  const expiry = daysAfter(yearsAfter(day, 1), -1);
  const number = d.random.digits(10);
  const authority = "Agentur für Arbeit Nürnberg";
  d.set({ family: "vera", size: 9, margin: 62 });
  d.text("Bundesagentur für Arbeit", { size: 8 });
  d.text(authority, { size: 13, style: "bold", after: 20 });
  d.text("ERLAUBNISURKUNDE", { size: 18, align: "center", after: 2 });
  d.text("zur gewerbsmäßigen Überlassung von Arbeitnehmern (§ 1 AÜG)", { align: "center", after: 16 });
  d.table(
    null,
    [
      ["Erlaubnisinhaberin", full(company), "Betriebsnummer", d.random.digits(8)],
      ["Geschäftssitz", d.address(company.seat), "Register", writtenNumber(company)],
      ["Erlaubnis-Nr.", number, "Befristung", `bis ${d.date(expiry, "dots")}`],
    ],
    { parts: [1.2, 2, 1, 1.2], lines: true },
  );
  d.space(12);
  d.text(
    "Die Erlaubnis ist an die Rechtsträgerin gebunden und erlischt mit deren Auflösung. Der Antrag auf Verlängerung ist spätestens drei Monate vor Ablauf zu stellen.",
    { after: 24 },
  );
  d.text(`Nürnberg, den ${d.date(day, "long")}`, { after: 30 });
  d.text("Siegel          Unterschrift", { size: 8 });
  d.companyNumber(company, "subject");
  d.fact("expiry_date", "subject", expiry);
  stateLicence(d, company, number, authority, day);
}

/** Premises licence of an English council: parts, hours, and the person who supervises sales. */
function premises(d: Draft): void {
  const company = d.world.company("gb");
  const supervisor = d.world.person("gb");
  const day = d.random.day(2017, 2025);
  const number = `${d.random.digits(2)}/${d.random.digits(5)}/LIPN`;
  const authority = `${company.seat.town} City Council`;
  d.set({ family: "sans", size: 10, margin: 60 });
  d.text(authority, { style: "bold", size: 14 });
  d.text("Licensing Act 2003", { after: 16 });
  d.text("PREMISES LICENCE", { size: 20, style: "bold", align: "center" });
  d.text(`Premises licence number: ${number}`, { align: "center", after: 14 });
  d.text("Part 1 - Premises details", { style: "bold", after: 4 });
  d.framed(() =>
    d.text(`Postal address of premises\n${d.address(company.seat)}\nTelephone number 020 7946 0${d.random.digits(3)}`),
  );
  d.text(
    "Licensable activities: sale by retail of alcohol; late night refreshment; recorded music.\nMonday to Thursday 10:00 to 23:30, Friday and Saturday 10:00 to 00:00, Sunday 12:00 to 22:30.",
    { size: 9, after: 8 },
  );
  d.text("Part 2", { style: "bold", after: 4 });
  d.framed(() => {
    d.text("Name and (registered) address of holder of premises licence", { size: 8 });
    d.text(`${full(company)}, ${d.address(company.seat)}`, { after: 4 });
    d.text("Registered number of holder, for example company number", { size: 8 });
    d.text(company.number, { after: 4 });
    d.text("Name and address of designated premises supervisor", { size: 8 });
    d.text(`${nameOf(supervisor)}, ${d.address(supervisor.address)}`, { after: 4 });
    d.text("Personal licence number and issuing authority", { size: 8 });
    d.text(`LN/${d.random.digits(9)}  London Borough of Camden`);
  });
  d.text(`Date of grant: ${d.date(day, "long")}. This licence has no end date.`, { after: 20 });
  d.text("Service Director, Environmental Health", { align: "right" });
  d.companyNumber(company, "subject");
  d.person(supervisor, { role: "other" }, "other", OPTIONAL);
  stateLicence(d, company, number, authority, day);
}

/** Notice of permissions of a British supervisor, addressed to one officer of the firm. */
function permissions(d: Draft): void {
  const company = d.world.company("gb");
  const officer = d.world.person("gb");
  const day = d.random.day(2017, 2025);
  const number = d.random.digits(6);
  const authority = "Financial Conduct Authority";
  d.set({ family: "book", size: 9.5, margin: 68, leading: 1.45 });
  d.text(authority, { size: 16, style: "bold", after: 2 });
  d.text("12 Endeavour Square, London E20 1JN", { size: 8, after: 18 });
  d.text(`${registerName(officer)}\n${full(company)}\n${twoLines(d, company.seat)}`, { after: 18 });
  d.rows(
    [
      ["Date", d.date(day, "long")],
      ["Firm Reference Number", number],
      ["Our ref", `SUP/${d.random.letters(3)}/${d.random.digits(4)}`],
    ],
    { label: 150, colon: ":" },
  );
  d.space(8);
  d.text("SCOPE OF PERMISSION NOTICE", { size: 12, style: "bold", after: 8 });
  d.text(
    `This notice confirms that ${full(company)} (Companies House number ${company.number}) has permission under Part 4A of the Financial Services and Markets Act 2000 to carry on the regulated activities below with effect from the date above.`,
    { after: 8 },
  );
  d.table(
    ["Regulated activity", "Customer type", "Limitation"],
    [
      ["Arranging (bringing about) deals in investments", "Commercial", "None"],
      ["Credit broking", "Retail", "Secondary credit broking only"],
    ],
    { parts: [2.4, 1, 1.5], lines: true },
  );
  d.space(8);
  d.text(
    "Requirements: the firm must not hold or control client money. You must notify us of any change of controllers.",
    { after: 20 },
  );
  d.text("Authorisations Division", { after: 10 });
  foot(d, [`The ${authority} is a company limited by guarantee, registered in England no. 1920623.`]);
  d.companyNumber(company, "subject");
  d.person(officer, { role: "other" }, "other", OPTIONAL);
  stateLicence(d, company, number, authority, day);
}

export const FOREIGN_PERMISSIONS: readonly Layout[] = [
  layout("fourth/licence-broker", "licence", ["de"], broker),
  layout("fourth/licence-leasing", "licence", ["de"], leasing),
  layout("fourth/licence-premises", "licence", ["en"], premises),
  layout("fourth/licence-permissions", "licence", ["en"], permissions),
];
