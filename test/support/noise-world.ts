import { seededRandom } from "./seeded-random.ts";

/** One person; others may have the same name. */
interface TruePerson {
  readonly key: string;
  readonly name: string;
  /** Registers of companies tell none; the register of owners does. */
  readonly birthDate: string;
}

export interface WorldCompany {
  readonly number: string;
  readonly name: string;
  readonly kind: "family" | "centre" | "office" | "franchise" | "trustee" | "plain";
  readonly address: {
    readonly street: string;
    readonly postal_code: string;
    readonly city: string;
    readonly country: "BE";
  };
  readonly activity: string;
  readonly start: string;
  readonly end: { readonly how: "bankrupt" | "ceased"; readonly on: string } | null;
  readonly directors: readonly TruePerson[];
  /** Whether the register of owners tells the birth dates of its directors. */
  readonly tellsBirth: boolean;
  readonly isCase: boolean;
  readonly outcome: "REJECTED" | "ESCALATED" | "APPROVED" | "REVIEW_PENDING";
}

const COMMON_GIVEN =
  "Jan Marie Luc An Thomas Sofie Marc Julie Peter Emma Mohamed Fatima Koen Nathalie Philippe Els Wim Bart Tom Sara".split(
    " ",
  );
const COMMON_FAMILY =
  "Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters Dubois Lambert Dupont Martin Simon Leclercq Desmet Vermeulen Hermans Aerts Benali".split(
    " ",
  );
const PARTS =
  "ver van schoon groen hoog kerk molen berg dal brug veld steen water linden eik beuk roos vos haas wolf".split(" ");
const ENDS = "aert mans kens beke hout ghem broeck straeten poorte camp hove donck eyck sloot meersch".split(" ");

/**
 * Companies as a register has them: families with two to four at home, business centres, accountants at whose office
 * their clients sit, franchises whose holders have one shop or some, trustees, and companies on their own. Some are
 * bankrupt, some ceased, some were rejected. Most names are common, and most directors have no known birth date.
 */
export function makeWorld(size: number, seed: number): WorldCompany[] {
  const random = seededRandom(seed);
  const pick = (n: number) => Math.floor(random() * n);
  const of = <T>(list: readonly T[]): T => list[pick(list.length)]!;
  const skewed = <T>(list: readonly T[]): T => list[Math.floor(random() ** 2 * list.length)]!;
  const day = (from: number, to: number) =>
    new Date(Date.UTC(from + pick(to - from), pick(12), 1 + pick(28))).toISOString().slice(0, 10);
  const world: WorldCompany[] = [];
  let persons = 0;
  let places = 0;

  const familyName = () =>
    random() < 0.6
      ? skewed(COMMON_FAMILY)
      : `${of(PARTS)}${of(PARTS)}${of(ENDS)}`.replace(/^./, (c) => c.toUpperCase());
  const person = (family = familyName()): TruePerson => ({
    key: `p${persons++}`,
    name: `${skewed(COMMON_GIVEN)} ${family}`,
    birthDate: day(1945, 2000),
  });
  const place = () => ({
    street: `Straat ${++places} ${1 + pick(200)}`,
    postal_code: `${1000 + pick(9000)}`,
    city: "Stad",
    country: "BE" as const,
  });
  const add = (kind: WorldCompany["kind"], address: WorldCompany["address"], directors: readonly TruePerson[]) => {
    const first = 7_500_000 + world.length;
    const start = day(1990, 2026);
    const end = random();
    world.push({
      number: `0${first}${String(97 - (first % 97)).padStart(2, "0")}`,
      name: `Company ${world.length}`,
      kind,
      address,
      activity: of(["4120", "4711", "5610", "6201", "6202", "6820", "7022", "8690", "9602", "4941"]),
      start,
      end:
        end < 0.015
          ? { how: "bankrupt", on: day(Number(start.slice(0, 4)), 2026) }
          : end < 0.055
            ? { how: "ceased", on: day(Number(start.slice(0, 4)), 2026) }
            : null,
      directors,
      tellsBirth: random() < 0.3,
      isCase: random() < 0.5,
      outcome:
        random() < 0.01 ? "REJECTED" : random() < 0.01 ? "ESCALATED" : random() < 0.8 ? "APPROVED" : "REVIEW_PENDING",
    });
  };

  for (let i = 0; i < size / 14; i++) {
    const [home, name] = [place(), familyName()];
    const members = Array.from({ length: 1 + pick(3) }, () => person(name));
    for (let n = 2 + pick(3); n > 0; n--)
      add("family", random() < 0.8 ? home : place(), random() < 0.5 ? members : [of(members)]);
  }
  for (let i = 0; i < 5; i++) {
    const centre = place();
    for (let n = 30 + pick(50); n > 0; n--) add("centre", centre, [person()]);
  }
  for (let i = 0; i < 20; i++) {
    const office = place();
    for (let n = 3 + pick(27); n > 0; n--) add("office", office, [person()]);
  }
  for (let brand = 0; brand < 12; brand++) {
    for (let holder = 0; holder < 8; holder++) {
      const owner = person();
      for (let n = random() < 0.25 ? 2 + pick(3) : 1; n > 0; n--) add("franchise", place(), [owner]);
    }
  }
  for (let i = 0; i < 4; i++) {
    const [trustee, office] = [person(), place()];
    for (let n = 20 + pick(20); n > 0; n--) add("trustee", random() < 0.5 ? office : place(), [trustee]);
  }
  while (world.length < size) {
    const director = person();
    add("plain", place(), random() < 0.3 ? [director, person()] : [director]);
    if (random() < 0.1) add("plain", place(), [director]);
  }
  // As they come in: in any order.
  return world
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
