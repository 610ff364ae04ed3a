import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { clauses, foot } from "./parts.ts";

/** Irish constitution with the list of those who subscribed. */
function irishConstitution(d: Draft): void {
  const company = d.world.company("ie", "DAC");
  const [a, b, witness] = d.world.people("ie", 3);
  const object =
    "to carry on the business of research, development and marketing of pharmaceutical and therapeutic products and to grant licences of patents held by the company";
  const day = d.random.day(2017, 2025);
  d.set({ family: "serif", size: 11, leading: 1.45, margin: 76 });
  d.text("Companies Act 2014", { align: "center", style: "italic" });
  d.text("DESIGNATED ACTIVITY COMPANY LIMITED BY SHARES", { align: "center", after: 10 });
  d.text("CONSTITUTION", { size: 15, align: "center", style: "bold" });
  d.text(`OF\n${company.name.toUpperCase()} DESIGNATED ACTIVITY COMPANY`, {
    align: "center",
    style: "bold",
    after: 14,
  });
  d.text("MEMORANDUM OF ASSOCIATION", { style: "bold", after: 6 });
  [
    `The name of the company is ${company.name} Designated Activity Company.`,
    "The company is a designated activity company limited by shares, registered under Part 16 of the Companies Act 2014.",
    `The objects for which the company is established are ${object}.`,
    "The liability of the members is limited.",
    "The share capital of the company is €1,000.00, divided into 1,000 ordinary shares of €1.00 each.",
  ].forEach((line, at) => d.text(`${at + 1}.   ${line}`, { after: 6 }));
  d.text("ARTICLES OF ASSOCIATION", { style: "bold", after: 6 });
  d.text(
    "The provisions of the Companies Act 2014 are adopted, save that sections 43(2) and (3) and 69(6) shall not apply. The quorum at any general meeting is two members present in person or by proxy. The directors may decline to register any transfer of a share.",
    { after: 10 },
  );
  foot(d, "1");
  d.page();
  d.text(
    "We, the several persons whose names and addresses are subscribed, wish to be formed into a company in pursuance of this constitution, and we agree to take the number of shares set opposite our respective names.",
    { after: 10 },
  );
  d.table(
    ["Names, addresses and descriptions of subscribers", "Number of shares taken by each subscriber"],
    [
      [`${nameOf(a!)}\n${d.address(a!.address)}\nCompany director`, "650 (six hundred and fifty)"],
      [`${nameOf(b!)}\n${d.address(b!.address)}\nAccountant`, "350 (three hundred and fifty)"],
      ["Total number of shares taken", "1,000"],
    ],
    { parts: [3, 2], lines: true },
  );
  d.space(16);
  d.text(`Dated ${d.date(day, "long")}`, { after: 14 });
  d.text(`Witness to the above signatures:\n${nameOf(witness!)}\n${d.address(witness!.address)}\nSolicitor`);
  foot(d, "2");
  d.subject(company, { number: false, seat: false });
  d.fact("object", "subject", object);
  d.amount("capital", 1000);
  d.documentDate(day);
  d.person(a!, { role: "founder", share_percent: 65 });
  d.person(b!, { role: "founder", share_percent: 35 });
}

/** Articles of a British company adopted by special resolution, with contents and interpretation. */
function britishBespoke(d: Draft): void {
  const company = d.world.company("gb", "private company limited by shares");
  const lawyers = d.world.company("gb", "LLP");
  const day = d.random.day(2016, 2025);
  d.set({ family: "vera", size: 9, leading: 1.5, margin: 66 });
  d.text(`Company No. ${company.number}`, { align: "right", style: "bold", after: 90 });
  d.text("ARTICLES OF ASSOCIATION", { size: 15, style: "bold", align: "center", after: 4 });
  d.text("of", { align: "center" });
  d.text(`${company.name.toUpperCase()} LTD`, { size: 13, style: "bold", align: "center", after: 8 });
  d.text(`(adopted by special resolution passed on ${d.date(day, "long")})`, { align: "center", after: 90 });
  d.text(
    `${lawyers.name} LLP\nSolicitors\n${d.address(lawyers.seat)}\nRegistered in England and Wales under number ${lawyers.number}. VAT ${lawyers.vat}`,
    { size: 8, align: "center" },
  );
  d.page();
  d.text("CONTENTS", { style: "bold" });
  d.rows(
    ["1. Interpretation", "2. Share capital", "3. Drag along", "4. Proceedings of directors", "5. Notices"].map(
      (line, at) => [line, String(at + 2)] as const,
    ),
    { label: 400 },
  );
  d.space(14);
  clauses(d, [
    [
      "INTERPRETATION",
      `In these articles "the Act" means the Companies Act 2006, "the Company" means ${company.name} Ltd and "the Investors" has the meaning given in the Shareholders' Agreement.`,
      "The model articles for private companies limited by shares shall apply to the Company, except in so far as they are excluded or varied.",
    ],
    [
      "SHARE CAPITAL",
      "The issued share capital of the Company at the date of adoption is £250.00, divided into 200 A ordinary shares of £1.00 each and 50 B ordinary shares of £1.00 each.",
      "The B ordinary shares carry no right to vote.",
    ],
    [
      "DRAG ALONG",
      "If the holders of 75% of the shares wish to transfer all their interest to a bona fide purchaser, they may require all other holders to sell on the same terms.",
    ],
    [
      "PROCEEDINGS OF DIRECTORS",
      "The number of directors shall not be less than two. The chair shall not have a casting vote.",
    ],
    [
      "NOTICES",
      "Any notice shall be in writing and shall be deemed received, if sent by pre-paid first class post, at 9.00 am on the second business day after posting.",
    ],
  ]);
  d.subject(company, { seat: false });
  d.amount("capital", 250, "GBP");
  d.documentDate(day);
}

/** A translation into English of the coordinated articles of a Belgian company. */
function translated(d: Draft): void {
  const company = d.world.company("vl", "NV");
  const translator = d.world.person("gb");
  const day = d.random.day(2019, 2025);
  const capital = d.random.pick([61_500, 350_000]);
  const object =
    "the acquisition, management and disposal of participations in other companies, the provision of management services to group companies and the leasing of machinery and vehicles";
  d.set({ family: "book", size: 9.5, leading: 1.45, margin: 60 });
  d.framed(() =>
    d.text("FREE TRANSLATION FOR INFORMATION PURPOSES ONLY. The Dutch text prevails in the event of any discrepancy.", {
      size: 8,
      style: "italic",
    }),
  );
  d.text(`“${company.name}”`, { size: 14, style: "bold" });
  d.text(
    `naamloze vennootschap / public limited liability company\n${d.address(company.seat)} (Belgium)\nRegister of legal entities ${company.seat.town}, ${writtenNumber(company)}`,
    { after: 12 },
  );
  d.text(`CONSOLIDATED TEXT OF THE ARTICLES OF ASSOCIATION DATED ${d.date(day, "long").toUpperCase()}`, {
    style: "bold",
    after: 10,
  });
  clauses(
    d,
    [
      [
        "Legal form, name",
        `The company has the form of a naamloze vennootschap (abbreviated NV). Its name is ${company.name}.`,
      ],
      ["Seat", "The seat is established in the Flemish Region. The board of directors may move it within that region."],
      ["Object", `The company has as its object: ${object}.`],
      [
        "Capital",
        `The capital is set at EUR ${d.money(capital)}. It is divided into 1,230 shares without mention of nominal value.`,
      ],
      [
        "Board",
        "The board is composed of at least three directors, who need not be shareholders, appointed for a renewable term of up to six years.",
      ],
      ["Annual meeting", "The annual meeting is held on the third Thursday of May at 3 p.m."],
      [
        "Dividends",
        "The board may distribute interim dividends in accordance with article 7:213 of the Code of Companies and Associations.",
      ],
    ],
    { head: (at, title) => `Article ${at}: ${title}`, style: "italic" },
  );
  d.text(
    `I, ${nameOf(translator)}, sworn translator (VTI 4471932), certify that the above corresponds to the Dutch original.\n${d.date(daysAfter(day, 40), "long")}`,
    { size: 8.5 },
  );
  d.subject(company);
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.documentDate(day);
  d.documentDate(daysAfter(day, 40), OPTIONAL);
}

export const ARTICLES_ENGLISH: readonly Layout[] = [
  layout("fourth/irish-constitution", "articles_of_association", ["en"], irishConstitution),
  layout("fourth/british-bespoke", "articles_of_association", ["en"], britishBespoke),
  layout("fourth/translated", "articles_of_association", ["en"], translated),
];
