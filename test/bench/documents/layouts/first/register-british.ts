import { type Draft, OPTIONAL } from "../../draft.ts";

/** Overview of a British company, as its register prints it. */
export function britishProfile(d: Draft): void {
  const company = d.world.company("gb", "Private limited company");
  const officers = d.world.people("gb", d.random.whole(1, 3)).map((who) => ({ who, since: d.random.day(2010, 2025) }));
  const day = d.world.recentDay(80);
  d.set({ family: "sans", size: 10 });
  d.text("Companies House", { size: 18, style: "bold", after: 12 });
  d.text(`${company.name.toUpperCase()} LTD`, { size: 15, style: "bold" });
  d.text(`Company number ${company.number}`, { after: 12 });
  d.beside(
    [1, 1],
    [
      () => {
        d.text("Registered office address", { style: "bold" });
        d.text(`${d.address(company.seat)}`, { after: 8 });
        d.text("Company type", { style: "bold" });
        d.text(company.form, { after: 8 });
      },
      () => {
        d.text("Company status", { style: "bold" });
        d.text("Active", { after: 8 });
        d.text("Incorporated on", { style: "bold" });
        d.text(d.date(company.start, "long"), { after: 8 });
      },
    ],
  );
  d.text("Nature of business (SIC)", { style: "bold" });
  d.text("62012 - Business and domestic software development", { after: 14 });
  d.text(`${officers.length} officer${officers.length > 1 ? "s" : ""} / 0 resignations`, {
    size: 12,
    style: "bold",
    after: 8,
  });
  for (const { who, since } of officers) {
    d.text(`${who.family.toUpperCase()}, ${who.given.join(" ")}`, { style: "bold" });
    d.rows(
      [
        ["Role", "Director"],
        ["Date of birth", `${d.date(who.birthDate, "long").split(" ").slice(1).join(" ")}`],
        ["Appointed on", d.date(since, "long")],
        ["Nationality", "British"],
        ["Country of residence", "England"],
      ],
      { label: 130 },
    );
    d.space(8);
  }
  for (const { who, since } of officers)
    d.person(who, { role: "director", since, birth_date: who.birthDate.slice(0, 7), nationality: "GB", country: "GB" });
  d.text(`Information correct as at ${d.date(day, "long")}`, { size: 8 });
  d.subject(company);
  d.fact("status", "subject", "active");
  d.documentDate(day);
  d.issuer("Companies House", OPTIONAL);
}
