import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person } from "../../world.ts";
import { foot, others } from "./company-parts.ts";

/** British report of appointments: an address and a month of birth in each block, then those who resigned. */
export function appointments(d: Draft): void {
  const company = d.world.company("gb", "Private company limited by shares");
  const [secretary, director, resigned] = d.world.people("gb", 3) as [Person, Person, Person];
  const agent = d.world.company("gb", "Ltd");
  const day = d.world.recentDay(60);
  const appointed = d.random.day(2017, 2025);
  const [began, ended] = [d.random.day(2008, 2014), d.random.day(2015, 2021)];
  const long = (date: string) => d.date(date, "long");
  d.set({ family: "serif", size: 10.5, margin: 60 });
  d.text("COMPANY APPOINTMENTS REPORT", { size: 14, style: "bold", align: "center" });
  d.text(`Supplied by ${agent.name} Ltd from Companies House data`, { size: 8.5, align: "center", after: 12 });
  d.rows(
    [
      ["Company Name", `${company.name.toUpperCase()} LIMITED`],
      ["Registered No.", company.number],
      ["Date of Incorporation", d.date(company.start)],
      ["Registered Office", d.address(company.seat)],
      ["Type", company.form],
      ["Status", "Active - accounts overdue"],
      ["Last return made up to", d.date(d.random.day(2024, 2025))],
      ["Report run", long(day)],
    ],
    { label: 150, bold: true, colon: ":" },
  );
  const card = (head: string, rows: readonly (readonly [string, string])[]) => {
    d.space(8);
    d.text(head, { style: "bold" });
    d.rule();
    d.rows(rows, { label: 120 });
  };
  const monthOf = (who: Person) => long(who.birthDate).split(" ").slice(1).join(" ");
  card("SECRETARY", [
    ["Name", nameOf(secretary)],
    ["Appointment date", d.date(appointed)],
  ]);
  card("DIRECTOR", [
    ["Name", nameOf(director)],
    ["Service address", d.address(director.address)],
    ["Born", monthOf(director)],
    ["Appointment date", d.date(appointed)],
    ["Nationality", "BRITISH"],
    ["Resident in", "SCOTLAND"],
    ["Occupation", "ENGINEER"],
  ]);
  card("RESIGNED OFFICERS", [
    ["Director", nameOf(resigned)],
    ["Born", monthOf(resigned)],
    ["Appointed", d.date(began)],
    ["Resigned", d.date(ended)],
  ]);
  foot(d, `${agent.name} Ltd. Registered in England no. ${agent.number}. VAT ${agent.vat}. ${d.address(agent.seat)}`);
  d.subject(company);
  d.fact("status", "subject", "active");
  d.person(director, {
    role: "director",
    since: appointed,
    birth_date: director.birthDate.slice(0, 7),
    nationality: "GB",
    country: "GB",
  });
  d.person(resigned, { role: "director", since: began, until: ended, birth_date: resigned.birthDate.slice(0, 7) });
  d.documentDate(day);
  d.issuer("Companies House", OPTIONAL);
  others(d, [], [agent]);
  d.fact("address", "other", d.address(director.address), OPTIONAL);
}

/** Irish printout: dense columns, officers in a table with their other directorships. */
export function irishPrintout(d: Draft): void {
  const company = d.world.company("ie", "LTD - private company limited by shares");
  const officers = d.world.people("ie", d.random.whole(2, 3)).map((who) => ({ who, since: d.random.day(2010, 2024) }));
  const elsewhere = d.world.company("ie");
  const secretary = d.world.person("ie");
  const day = d.world.recentDay(60);
  const state = d.random.chance(0.3) ? "Liquidation" : "Normal";
  d.set({ family: "sans", size: 9, margin: 46 });
  d.text("CRO", { size: 24, style: "bold" });
  d.text("Company Printout", { size: 13, after: 2 });
  d.text(`Printed: ${d.date(day, "slash")} 09:${d.random.whole(10, 59)}`, { size: 8, after: 10 });
  d.framed(() =>
    d.beside(
      [1, 1],
      [
        () =>
          d.rows(
            [
              ["Company Number", company.number],
              ["Company Name", `${company.name.toUpperCase()} LIMITED`],
              ["Company Type", company.form],
              ["Effective Date", d.date(company.start)],
            ],
            { label: 95 },
          ),
        () =>
          d.rows(
            [
              ["Company Status", state],
              ["Reg. Office Address", d.address(company.seat)],
              ["Next ARD", `30/09/2027`],
              ["Last Accounts", d.date("2025-12-31")],
            ],
            { label: 95 },
          ),
      ],
    ),
  );
  d.space(6);
  d.text("Share capital: Authorised EUR 1,000,000.00   Issued EUR 100.00", { after: 10 });
  d.text("Officers", { size: 11, style: "bold" });
  d.table(
    ["Role", "Name", "Date of birth", "Appointed", "Other directorships"],
    [
      ["Secretary", nameOf(secretary), "", d.date(company.start), ""],
      ...officers.map(({ who, since }, at) => [
        "Director",
        nameOf(who),
        d.date(who.birthDate),
        d.date(since),
        at === 0 ? `${elsewhere.name} Limited (${elsewhere.number})` : "None",
      ]),
    ],
    { parts: [1, 2, 1.2, 1.2, 2.2], lines: true },
  );
  d.space(10);
  d.text("Charges: none registered. Receivers: none. Submissions in the last five years: 11.", { size: 8 });
  foot(d, "Companies Registration Office, Bloom House, Gloucester Place Lower, Dublin 1");
  d.subject(company);
  d.fact("status", "subject", state === "Normal" ? "active" : "in_liquidation");
  d.amount("capital", 100, "EUR", null, OPTIONAL);
  d.amount("capital", 1_000_000, "EUR", null, OPTIONAL);
  for (const { who, since } of officers) d.person(who, { role: "director", birth_date: who.birthDate, since });
  d.documentDate(day);
  d.issuer("Companies Registration Office", OPTIONAL);
  others(d, [], [elsewhere]);
}
