import { type Draft, type Layout, layout } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { clauses, parties } from "./contract-parts.ts";
import { footer, full, lines, titled } from "./paper-parts.ts";

const two = (d: Draft, region: "de" | "gb" | "ie") =>
  [
    [d.world.company(region), d.world.person(region)],
    [d.world.company(region), d.world.person(region)],
  ] as const;

/** German framework contract: parties in the middle of the page, paragraphs with numbers in brackets. */
function framework(d: Draft): void {
  const [[client, first], [supplier, second]] = two(d, "de");
  const day = d.random.day(2021, 2025);
  d.set({ family: d.random.pick(["serif", "sans"]), size: 10.5, margin: 66, leading: 1.4 });
  d.text("Rahmenliefervertrag", { size: 18, align: "center", after: 16 });
  const party = (company: typeof client, who: typeof first, name: string) => {
    d.text(
      `${full(company)}\n${lines(d, company.seat)}\nHandelsregister ${company.seat.town} ${writtenNumber(company)}\nvertreten durch ${titled(d, who)}`,
      { align: "center", after: 4 },
    );
    d.text(`- nachfolgend "${name}" -`, { align: "center", style: "italic", after: 8 });
  };
  d.text("zwischen der", { align: "center" });
  party(client, first, "Auftraggeber");
  d.text("und der", { align: "center" });
  party(supplier, second, "Lieferant");
  clauses(
    d,
    [
      ["Vertragsgegenstand", "(1) Der Lieferant liefert Bauteile auf Abruf. (2) Eine Abnahmepflicht besteht nicht."],
      [
        "Preise",
        "(1) Es gilt die Preisliste in Anlage 2. (2) Preise verstehen sich zuzüglich gesetzlicher Umsatzsteuer.",
      ],
      ["Laufzeit", `Der Vertrag beginnt am ${d.date(daysAfter(day, 20), "dots")} und läuft drei Jahre fest.`],
      [
        "Schlussbestimmungen",
        "(1) Änderungen bedürfen der Schriftform. (2) Gerichtsstand ist der Sitz des Auftraggebers.",
      ],
    ],
    (at) => `§ ${at}`,
  );
  d.beside(
    [1, 1],
    [
      () => d.text(`${client.seat.town}, den ${d.date(day, "dots")}\n\n______________________\n${nameOf(first)}`),
      () => d.text(`${supplier.seat.town}, den ${d.date(day, "dots")}\n\n______________________\n${nameOf(second)}`),
    ],
  );
  footer(d, "Anlagen: 1 Leistungsbeschreibung, 2 Preisliste, 3 Qualitätssicherung          Seite 1");
  parties(
    d,
    [
      [client, first],
      [supplier, second],
    ],
    day,
  );
}

/** Printed form of a commercial lease, filled in. */
function leaseForm(d: Draft): void {
  const [[owner, first], [tenant, second]] = two(d, "de");
  const day = d.random.day(2021, 2025);
  d.set({ family: "sans", size: 9.5, margin: 54 });
  d.text("Mietvertrag für gewerbliche Räume", { size: 15, style: "bold" });
  d.text("(Formular 0412 - Nichtzutreffendes streichen)", { size: 7.5, after: 8 });
  const box = (title: string, pairs: readonly (readonly [string, string])[]) =>
    d.framed(() => {
      d.text(title, { style: "bold", size: 8.5 });
      d.rows(pairs, { label: 130, gap: 1 });
    });
  box("Vermieter", [
    ["Name/Firma", full(owner)],
    ["Anschrift", d.address(owner.seat)],
    ["HR-Nummer", writtenNumber(owner)],
    ["vertreten durch", nameOf(first)],
  ]);
  box("Mieter", [
    ["Name/Firma", full(tenant)],
    ["Anschrift", d.address(tenant.seat)],
    ["HR-Nummer", writtenNumber(tenant)],
    ["vertreten durch", nameOf(second)],
  ]);
  box("Mietobjekt und Mietzeit", [
    ["Lage", d.address(d.world.address("de"))],
    ["Mietbeginn", d.date(daysAfter(day, 30), "dots")],
    ["Nettokaltmiete", `${d.money(d.random.whole(8, 60) * 100)} EUR monatlich`],
    ["Kaution", "drei Monatsmieten"],
  ]);
  d.text(
    "Der Mieter darf die Räume nur zu den vereinbarten Zwecken nutzen. Schönheitsreparaturen trägt der Mieter. Die Heizkosten werden nach Verbrauch abgerechnet. Mündliche Nebenabreden bestehen nicht.",
    { after: 14 },
  );
  d.text(`Ort, Datum: ${owner.seat.town}, ${d.date(day, "dots")}`, { after: 20 });
  d.beside([1, 1], [() => d.text("(Unterschrift Vermieter)"), () => d.text("(Unterschrift Mieter)")]);
  parties(
    d,
    [
      [owner, first],
      [tenant, second],
    ],
    day,
  );
}

/** Mutual agreement on confidence: numbered parties, background, agreed terms. */
function confidence(d: Draft): void {
  const [[one, first], [other, second]] = two(d, "gb");
  const day = d.random.day(2021, 2025);
  d.set({ family: d.random.pick(["serif", "book"]), size: 10.5, margin: 70, leading: 1.45 });
  d.text(`THIS AGREEMENT is dated ${d.date(day, "long")}`, { style: "bold", after: 12 });
  d.text("Parties", { style: "bold", after: 4 });
  [one, other].forEach((company, at) =>
    d.text(
      `(${at + 1})  ${full(company).toUpperCase()} incorporated and registered in England and Wales with company number ${writtenNumber(company)} whose registered office is at ${d.address(company.seat)} (Party ${at + 1}).`,
      { indent: 12, after: 6 },
    ),
  );
  d.text("BACKGROUND", { style: "bold", after: 3 });
  d.text("Each party wishes to disclose to the other certain confidential information in relation to the Purpose.", {
    after: 8,
  });
  d.text("Agreed terms", { style: "bold", after: 4 });
  clauses(
    d,
    [
      [
        "Interpretation",
        "Purpose: discussions about a possible joint tender. Confidential Information: all information disclosed before or after the date of this agreement.",
      ],
      [
        "Obligations of confidentiality",
        "Each party shall keep the Confidential Information secret and shall use it for the Purpose only.",
      ],
      ["Term", "The obligations last for five years from the date of this agreement."],
      ["Governing law", "This agreement is governed by the law of England and Wales."],
    ],
    (at) => `${at}.`,
  );
  d.space(6);
  d.table(
    null,
    [
      [`Signed by ${nameOf(first)} for and on behalf of ${full(one)}`, "....................\nDirector"],
      [`Signed by ${nameOf(second)} for and on behalf of ${full(other)}`, "....................\nDirector"],
    ],
    { parts: [2, 1], lines: true },
  );
  parties(
    d,
    [
      [one, first],
      [other, second],
    ],
    day,
  );
}

/** Terms of engagement of an Irish practice, with a schedule of services on a page of its own. */
function terms(d: Draft): void {
  const [[firm, partner], [client, director]] = two(d, "ie");
  const day = d.random.day(2021, 2025);
  d.set({ family: d.random.pick(["sans", "narrow"]), size: 10, margin: 62, leading: 1.4 });
  d.text(`${full(firm)}\nChartered Accountants`, { style: "bold", align: "right" });
  d.text(`${d.address(firm.seat)}\nCompany no. ${writtenNumber(firm)}`, { size: 8, align: "right", after: 16 });
  d.text(`The Board of Directors\n${full(client)}\n${lines(d, client.seat)}`, { after: 12 });
  d.text(d.date(day, "long"), { after: 12 });
  d.text("Letter of Engagement", { size: 14, style: "bold", after: 8 });
  d.text(
    `Dear ${director.given[0]},\nThis letter, with the attached schedule, sets out the basis on which we act for ${full(client)} (company number ${writtenNumber(client)}) and our respective responsibilities.`,
    { after: 8 },
  );
  clauses(
    d,
    [
      ["Scope", "We have agreed to provide the services listed in the schedule. We will not audit the accounts."],
      [
        "Identification",
        "We are required to verify the identity of our clients and of their beneficial owners, and may request documents at any time.",
      ],
      ["Fees", "Our fees are based on the time spent, and are payable on presentation."],
      ["Agreement", "Please confirm your agreement by signing and returning the enclosed copy."],
    ],
    (at) => `${String.fromCharCode(64 + at)}.`,
  );
  d.text(`Yours sincerely,\n\n${nameOf(partner)}\nfor ${firm.name}`, { after: 12 });
  d.text(`Agreed on behalf of the company: ${nameOf(director)}, director`);
  d.page();
  d.text("SCHEDULE OF SERVICES", { style: "bold", size: 13, after: 10 });
  d.table(
    ["Service", "Frequency"],
    [
      ["Bookkeeping and VAT returns", "Every two months"],
      ["Statutory financial statements and annual return", "Yearly"],
      ["Payroll", "Monthly"],
    ],
    { lines: true },
  );
  footer(d, "Regulated by Chartered Accountants Ireland, 47-49 Pearse Street, Dublin 2          Page 2 of 2");
  parties(
    d,
    [
      [firm, partner],
      [client, director],
    ],
    day,
  );
}

export const CONTRACTS_ABROAD: readonly Layout[] = [
  layout("third/framework-contract", "contract", ["de"], framework),
  layout("third/lease-form", "contract", ["de"], leaseForm),
  layout("third/confidence", "contract", ["en"], confidence),
  layout("third/terms-of-engagement", "contract", ["en"], terms),
];
