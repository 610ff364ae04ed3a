import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Company, Person, Region } from "../../world.ts";

interface Group {
  readonly company: Company;
  readonly holding: Company;
  readonly sister: Company;
  readonly people: readonly Person[];
  readonly shares: readonly number[];
  /** Of the holding in the company. */
  readonly held: number;
}

export function groupOf(d: Draft, region: Region, held = 100): Group {
  return {
    company: d.world.company(region),
    holding: d.world.company(region),
    sister: d.world.company(region),
    people: d.world.people(region, 2),
    shares: d.random.pick([
      [70, 30],
      [55, 45],
      [50, 50],
      [80, 20],
    ]),
    held,
  };
}

export function state(d: Draft, { company, holding, sister, people, shares, held }: Group, isNumbered: boolean): void {
  d.subject(company, { form: false, number: isNumbered, seat: false });
  people.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: shares[at]! }, "other"));
  d.share({ holder: holding.name, share_percent: held, role: "shareholder" });
  for (const one of [holding, sister]) {
    d.fact("company_name", "other", one.name, OPTIONAL);
    d.companyNumber(one, "other", OPTIONAL);
  }
}

export function block(d: Draft, x: number, y: number, width: number, lines: readonly string[], fill?: number): void {
  d.box(x, y, width, 14 + lines.length * 13, fill);
  lines.forEach((line, at) =>
    d.put(x + width / 2, y + 5 + at * 13, line, { size: 9, align: "center", style: at === 0 ? "bold" : "regular" }),
  );
}
