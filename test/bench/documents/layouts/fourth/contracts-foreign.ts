import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, registerName, writtenNumber } from "../../world.ts";
import { foot, full, stateContract, twoLines } from "./paper-parts.ts";

/** Supply of goods: a cover page with the parties, terms in two columns. */
function supply(d: Draft): void {
  const [seller, buyer] = [d.world.company("de"), d.world.company("de")];
  const [first, second] = d.world.people("de", 2);
  const day = d.random.day(2021, 2025);
  d.set({ family: "narrow", size: 9.5, margin: 62 });
  d.space(90);
  d.text("Rahmenliefervertrag", { size: 24, style: "bold", align: "center", after: 6 });
  d.text(`Nr. ${d.random.digits(4)}-${day.slice(0, 4)}`, { align: "center", after: 40 });
  d.text("zwischen", { align: "center", after: 10 });
  d.text(`${full(seller)}\n${d.address(seller.seat)}\n${writtenNumber(seller)}`, {
    align: "center",
    size: 11,
    after: 4,
  });
  d.text("als Lieferant", { align: "center", style: "italic", after: 10 });
  d.text("und", { align: "center", after: 10 });
  d.text(`${full(buyer)}\n${d.address(buyer.seat)}\n${writtenNumber(buyer)}`, { align: "center", size: 11, after: 4 });
  d.text("als Besteller", { align: "center", style: "italic", after: 30 });
  foot(d, ["Seite 1 von 2 - vertraulich"]);
  d.page();
  d.inColumns(
    2,
    () => {
      [
        "Vertragsgegenstand. Der Lieferant liefert Bauteile nach den Zeichnungen des Bestellers auf dessen Einzelabrufe.",
        "Preise. Es gelten die Preise der Anlage 1 für zwölf Monate, ausschließlich Umsatzsteuer.",
        "Lieferung. Die Lieferung erfolgt DAP (Incoterms 2020) an das Werk des Bestellers; Lieferzeit zehn Arbeitstage.",
        "Zahlung. Rechnungen sind dreißig Tage nach Zugang fällig.",
        "Gewährleistung. Die Verjährungsfrist für Mängelansprüche beträgt sechsunddreißig Monate.",
        "Haftung. Der Lieferant unterhält eine Betriebshaftpflichtversicherung von mindestens 5 Mio. EUR je Schadensfall.",
        "Exportkontrolle. Jede Partei prüft ihre Geschäftspartner anhand der Sanktionslisten der Europäischen Union.",
        "Schluss. Änderungen bedürfen der Schriftform. Gerichtsstand ist der Sitz des Bestellers.",
      ].forEach((clause, at) => d.text(`${at + 1}. ${clause}`, { after: 8 }));
    },
    { depth: 185 },
  );
  d.space(20);
  d.table(
    ["Für den Lieferanten", "Für den Besteller"],
    [
      [`${seller.seat.town}, ${d.date(day, "dots")}`, `${buyer.seat.town}, ${d.date(day, "dots")}`],
      [`gez. ${nameOf(first!)}`, `gez. ${nameOf(second!)}`],
    ],
  );
  foot(d, ["Seite 2 von 2 - Anlagen: Preisliste, Qualitätssicherungsvereinbarung"]);
  stateContract(d, day, [seller, buyer], [first!, second!]);
}

/** An English agreement with a table of contents, definitions and execution blocks with a witness. */
function distribution(d: Draft): void {
  const [principal, distributor] = [d.world.company("gb"), d.world.company("gb")];
  const [first, second, witness] = d.world.people("gb", 3);
  const day = d.random.day(2021, 2025);
  d.set({ family: "serif", size: 10.5, margin: 72, leading: 1.4 });
  d.text(`DATED ${d.date(day, "long").toUpperCase()}`, { align: "center", style: "bold", after: 50 });
  d.text(`(1) ${full(principal).toUpperCase()}`, { align: "center", after: 6 });
  d.text("- and -", { align: "center", after: 6 });
  d.text(`(2) ${full(distributor).toUpperCase()}`, { align: "center", after: 40 });
  d.text("EXCLUSIVE DISTRIBUTION AGREEMENT", { size: 15, style: "bold", align: "center", after: 40 });
  d.table(
    null,
    [
      ["1. Interpretation", "2"],
      ["2. Appointment", "2"],
      ["3. Minimum purchases", "2"],
      ["4. Bribery and sanctions", "2"],
    ],
    { parts: [6, 1] },
  );
  d.page();
  d.text(`THIS AGREEMENT is dated ${d.date(day, "long")}`, { style: "bold", after: 8 });
  d.text("PARTIES", { style: "bold" });
  d.text(
    `(1) ${full(principal)} incorporated and registered in England and Wales with company number ${principal.number} whose registered office is at ${d.address(principal.seat)} (Supplier)`,
    { indent: 16, after: 6 },
  );
  d.text(
    `(2) ${full(distributor)} incorporated and registered in England and Wales with company number ${distributor.number} whose registered office is at ${d.address(distributor.seat)} (Distributor)`,
    { indent: 16, after: 10 },
  );
  d.text("AGREED TERMS", { style: "bold" });
  d.text("1. Interpretation. Products: the products listed in Schedule 1. Territory: Scotland and Northern Ireland.", {
    after: 6,
  });
  d.text(
    "2. Appointment. The Supplier appoints the Distributor as its exclusive distributor in the Territory for an initial term of three years.",
    { after: 6 },
  );
  d.text(
    "3. Minimum purchases. In each year the Distributor shall buy Products with an invoice value of not less than £120,000.",
    { after: 6 },
  );
  d.text("4. Bribery and sanctions. Neither party nor any of its beneficial owners is a designated person.", {
    after: 14,
  });
  d.text("This agreement has been entered into on the date stated at the beginning of it.", { after: 14 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `Executed as a deed by ${full(principal)} acting by ${nameOf(first!)}, a director, in the presence of:\n\nWitness: ${nameOf(witness!)}\n${d.address(witness!.address)}\nOccupation: teacher`,
          { size: 9 },
        ),
      () =>
        d.text(
          `Signed by ${nameOf(second!)} for and on behalf of ${full(distributor)}\n\n.......................\nDirector`,
          { size: 9 },
        ),
    ],
  );
  foot(d, [`${d.random.digits(7)}v3`]);
  d.fact("address", "other", d.address(witness!.address), OPTIONAL);
  stateContract(d, day, [principal, distributor], [first!, second!, witness!]);
}

/** A letter that becomes a contract when the client signs it. */
function engagement(d: Draft): void {
  const [adviser, client] = [d.world.company("ie"), d.world.company("ie")];
  const [partner, director] = d.world.people("ie", 2);
  const day = d.random.day(2021, 2025);
  d.set({ family: "book", size: 9.5, margin: 70, leading: 1.45 });
  d.text(full(adviser), { size: 14, style: "bold" });
  d.text(`Tax and corporate advisers, ${d.address(adviser.seat)}. Company no. ${adviser.number}`, {
    size: 8,
    after: 22,
  });
  d.text(`The Board of Directors\n${full(client)}\n${twoLines(d, client.seat)}`, { after: 12 });
  d.text(d.date(day, "long"), { after: 12 });
  d.text("Terms of engagement", { style: "bold", size: 12, after: 6 });
  d.text(`Dear ${director!.given[0]},`, { after: 6 });
  d.text(
    `This letter sets out the basis on which we act for ${full(client)} (registered number ${client.number}). Please sign and return the enclosed copy.`,
    { after: 6 },
  );
  [
    [
      "Our services.",
      "We will prepare the corporation tax return and iXBRL accounts and act as your agent before the Revenue Commissioners.",
    ],
    [
      "Fees.",
      `Our fees are agreed at €${d.money(d.random.whole(1500, 9000))} a year, billed quarterly. Outlays are charged at cost.`,
    ],
    [
      "Anti-money laundering.",
      "We must verify the identity of directors and beneficial owners under the Criminal Justice Acts 2010 to 2021 before we begin.",
    ],
    ["Liability.", "Our liability is limited to €1,000,000 in aggregate."],
  ].forEach(([title, text]) => {
    d.text(title!, { style: "bold", after: 0 });
    d.text(text!, { after: 6 });
  });
  d.text("Yours sincerely,", { after: 24 });
  d.text(`${nameOf(partner!)}\nfor ${full(adviser)}`, { after: 14 });
  d.framed(() => {
    d.text(`Accepted on behalf of ${client.name}:`, { after: 18 });
    d.text(`${registerName(director!)}, Director          Date: ${d.date(daysAfter(day, 3), "slash")}`);
  });
  d.documentDate(daysAfter(day, 3), OPTIONAL);
  stateContract(d, day, [adviser, client], [partner!, director!]);
}

export const FOREIGN_CONTRACTS: readonly Layout[] = [
  layout("fourth/contract-supply", "contract", ["de"], supply),
  layout("fourth/contract-distribution", "contract", ["en"], distribution),
  layout("fourth/contract-engagement", "contract", ["en"], engagement),
];
