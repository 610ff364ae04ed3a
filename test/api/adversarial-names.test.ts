import { expect, it } from "vitest";
import type { Finding } from "../../src/domain/case/case.model.ts";
import type { ListEntry } from "../../src/screening/list-entry.ts";
import { newOfficer, send } from "../support/api.ts";
import { openCase, settle } from "../support/cases.ts";
import { listed, ListSender } from "../support/lists.ts";

interface Declared {
  readonly given_names?: string;
  readonly family_name?: string;
  readonly company_name?: string;
  readonly birth_date?: string;
}

const person = (given_names: string, family_name: string, birth_date?: string): Declared => ({
  given_names,
  family_name,
  ...(birth_date && { birth_date }),
});
const company = (company_name: string): Declared => ({ company_name });
const ofCompany = { kind: "company" } as const;

type Pair = readonly [owner: Declared, listedName: string, words: string, rest?: Partial<ListEntry>];

/** Who must be found, and words with which the finding says by what. */
const SAME: readonly Pair[] = [
  [person("Mohamed", "al Hadidi"), "محمد الحديدي", "compared by consonants"],
  [person("Oleksandr", "Yushchenko"), "Олександр Ющенко", "compared by sound across scripts"],
  [person("Xiaoping", "Wang"), "王小平", "王小平"],
  [person("Chul Woo", "Lee"), "RI, Chol-u", "spellings of one Korean name"],
  [person("Brimewax", "Zoltar"), "Zoltar Brimewax", "words in another order"],
  [person("O.", "Quillander Vesk"), "Ottokar Quillander Vesk", "only the initial is known"],
  [person("Bill", "Torvenham"), "William Torvenham", "forms of one given name"],
  [person("Maria", "Zolanda Perritos"), "Maria Zolanda-Perritos de Vega", "not in the subject: de Vega"],
  [person("Katrien", "Ulverstad-Mossel"), "Katrien Ulverstad", "not in the listed name: Mossel"],
  [person("Fjodor", "Kranzewitsch"), "Fyodor Krantsevich", "Kranzewitsch ~ Krantsevich"],
  [person("Benedikt", "Harrowgatte"), "Benedict Harrowgate", "Harrowgatte ~ Harrowgate"],
  [person("Jurijs", "Blaskovecs"), "Yuriy Blaskovets", "without the Baltic ending"],
  [person("Ilmar", "Drosten", "1980-05-06"), "Ilmar Drosten", "between 1977 and 1982", { birthDates: ["1977/1982"] }],
  [person("Odo", "Fennimore", "1961-02-03"), "Odo Fennimore", "about 1960", { birthDates: ["1960~"] }],
  [
    person("Grim", "Vexlow"),
    "Ulmarek Sorventhis",
    "weak alias",
    {
      names: [
        { name: "Ulmarek Sorventhis", weak: false },
        { name: "Grim Vexlow", weak: true },
      ],
    },
  ],
  [company("Ostralux Trading BV"), "Ostralux Trading Limited", "Ostralux Trading Limited", ofCompany],
  [company("KVNB"), "Kostromin Volga Narodny Bank", "initials of Kostromin Volga Narodny Bank", ofCompany],
  [company("Kromeshny Bank"), "Банк Кромешный", "compared by sound across scripts", ofCompany],
  [person("Pim", "van den Zwartenhoek"), "Pim Vandenzwartenhoek", "van den Zwartenhoek ~ Vandenzwartenhoek"],
  [person("Abdalrahman", "Kadirov"), "Abd al Rahman Qadirov", "Kadirov ~ Qadirov"],
];

/** Who must not be found: other people and companies of like names. */
const OTHERS: readonly Pair[] = [
  [person("Karim", "Mansour"), "Mansour Karimi", ""],
  [person("Tom", "Maes"), "THOMAS LUBANGA", ""],
  [person("Peter", "Martin"), "Martin Peters", ""],
  [person("Simon", "Jacobs"), "Jacob Simons", ""],
  [
    person("Tom", "Willems"),
    "Ruslan Ostapchuk",
    "",
    {
      names: [
        { name: "Ruslan Ostapchuk", weak: false },
        { name: "TOM", weak: true },
      ],
    },
  ],
  [person("Jean", "Dubois"), "Jean Dupont", ""],
  [person("Mohamed", "Benkacem"), "Mohamed Belhadj", ""],
  [person("Ivan", "Petrov"), "Petr Ivanov", ""],
  [person("Mario", "Zelwick"), "Maria Zelwick", ""],
  [person("Thomas", "Aerts"), "Thomas AERTSEN BROUCKE", ""],
  [company("Paris Trading NV"), "Paris Shipping Ltd", "", ofCompany],
  [company("Global Energy Services BV"), "Global Energy Solutions Ltd", "", ofCompany],
  [company("General Trading Company"), "Al Noor General Trading Company", "", ofCompany],
  [company("Antwerp Logistics"), "Logistics Company of Antwerp Port", "", ofCompany],
];

const nameOf = ({ given_names, family_name, company_name }: Declared): string =>
  company_name ?? `${given_names} ${family_name}`;
const entriesOf = (pairs: readonly Pair[], prefix: string) =>
  pairs.map(([, name, , rest], at) => listed(`${prefix}.${at}`, name, rest));

it("finds people and companies by other spellings of their names, says by what, and nobody who has a like name", async () => {
  await new ListSender().load("be", [[...entriesOf(SAME, "same"), ...entriesOf(OTHERS, "other")]]);
  const officer = newOfficer();
  const opened = await openCase(officer);
  const owners = [...SAME, ...OTHERS].map(([owner]) => owner);
  const json = { answers: { beneficial_owners: owners } };
  expect((await send("POST", `/api/portal/${opened.token}/submit`, { json })).status).toBe(200);
  const { body } = await settle(officer, opened);
  const findings: Finding[] = body.investigation_results[0].findings;
  const found = findings.filter(({ hit }) => hit?.entry.id.match(/^(?:same|other)\./));
  expect(found.map(({ subject, hit }) => `${subject} ~ ${hit!.entry.id}`).sort()).toEqual(
    SAME.map(([owner], at) => `${nameOf(owner)} ~ same.${at}`).sort(),
  );
  const said = SAME.map(([, , words], at) => [
    words,
    found.find(({ hit }) => hit!.entry.id === `same.${at}`)!.description,
  ]);
  expect(said).toEqual(SAME.map(([, , words]) => [words, expect.stringContaining(words)]));
});
