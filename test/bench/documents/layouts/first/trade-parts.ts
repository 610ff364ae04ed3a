import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";

export const regionOf = (d: Draft) => ({ nl: "vl", fr: "wal", de: "de", en: "gb" } as const)[d.language];

/** A contract between two companies in running text. Both are parties: which is the subject is left open. */
export function contract(
  title: Readonly<Record<"nl" | "fr" | "de" | "en", string>>,
  clauses: Readonly<Record<"nl" | "fr" | "de" | "en", readonly string[]>>,
): (d: Draft) => void {
  return (d) => {
    const first = d.world.company(regionOf(d));
    const second = d.world.company(regionOf(d));
    const [signer, other] = d.world.people(regionOf(d), 2);
    const day = d.random.day(2020, 2025);
    d.set({ family: d.random.pick(["serif", "book", "sans"]), size: 10.5, margin: 66, leading: 1.45 });
    d.text(title[d.language].toUpperCase(), { size: 15, style: "bold", align: "center", after: 16 });
    d.text(d.t({ nl: "TUSSEN", fr: "ENTRE", de: "ZWISCHEN", en: "BETWEEN" }), { style: "bold" });
    const party = (company: typeof first, who: typeof signer) =>
      d.t({
        nl: `${company.name} ${company.form}, met zetel te ${d.address(company.seat)}, ingeschreven onder nummer ${writtenNumber(company)}, vertegenwoordigd door ${nameOf(who!)};`,
        fr: `${company.name} ${company.form}, dont le siège est établi à ${d.address(company.seat)}, inscrite sous le numéro ${writtenNumber(company)}, représentée par ${nameOf(who!)} ;`,
        de: `${company.name} ${company.form}, mit Sitz in ${d.address(company.seat)}, eingetragen unter ${writtenNumber(company)}, vertreten durch ${nameOf(who!)};`,
        en: `${company.name} ${company.form}, whose registered office is at ${d.address(company.seat)}, registered under number ${writtenNumber(company)}, represented by ${nameOf(who!)};`,
      });
    d.text(party(first, signer), { after: 6 });
    d.text(d.t({ nl: "EN", fr: "ET", de: "UND", en: "AND" }), { style: "bold" });
    d.text(party(second, other), { after: 10 });
    d.text(
      d.t({
        nl: "wordt overeengekomen wat volgt:",
        fr: "il est convenu ce qui suit :",
        de: "wird Folgendes vereinbart:",
        en: "it is agreed as follows:",
      }),
      { after: 8 },
    );
    clauses[d.language].forEach((clause, at) =>
      d.text(`${d.t({ nl: "Artikel", fr: "Article", de: "§", en: "Clause" })} ${at + 1}. ${clause}`, { after: 6 }),
    );
    d.space(10);
    d.text(
      d.t({
        nl: `Opgemaakt te ${first.seat.town} op ${d.date(day, "long")} in twee exemplaren.`,
        fr: `Fait à ${first.seat.town}, le ${d.date(day, "long")}, en deux exemplaires.`,
        de: `${first.seat.town}, den ${d.date(day, "long")}, in zwei Ausfertigungen.`,
        en: `Signed in ${first.seat.town} on ${d.date(day, "long")} in two counterparts.`,
      }),
      { after: 20 },
    );
    d.beside(
      [1, 1],
      [() => d.text(`${first.name}\n\n${nameOf(signer!)}`), () => d.text(`${second.name}\n\n${nameOf(other!)}`)],
    );
    for (const [company, who] of [
      [first, signer!],
      [second, other!],
    ] as const) {
      d.fact("company_name", "subject", company.name, { party: true });
      d.fact("legal_form", "subject", company.form, OPTIONAL);
      d.fact("enterprise_number", "subject", company.number, { party: true, also: ["vat_number"] });
      d.fact("address", "subject", d.address(company.seat), OPTIONAL);
      d.person(who, { role: "signatory" }, "other", OPTIONAL);
    }
    d.documentDate(day);
    d.amount("total", 0, "EUR", null, OPTIONAL);
  };
}
