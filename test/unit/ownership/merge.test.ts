import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeclaredOwner } from "../../../src/domain/customer/declared-owner.model.ts";
import type { Ownership, StatementSource } from "../../../src/domain/ownership/ownership.model.ts";
import { fromDeclared } from "../../../src/domain/ownership/statements/from-declared.ts";
import { fromRegister, type RegisteredCompany } from "../../../src/domain/ownership/statements/from-register.ts";
import { mergeOwnership } from "../../../src/domain/ownership/statements/merge.ts";
import { companyParty } from "../../../src/domain/ownership/statements/part.ts";

const source = (type: StatementSource["type"], name: string): StatementSource => ({
  type,
  name,
  as_of: null,
  retrieved_at: "2026-11-22T10:00:00.000Z",
  evidence_ids: [],
});
const KBO = source("officialRegister", "kbo");
const CUSTOMER = source("selfDeclaration", "customer");
const SUBJECT = companyParty({ name: "Molenhof", country: "BE", number: "0999.900.150" });

type Owner = NonNullable<RegisteredCompany["owners"]>[number];
const person = (name: string, more: Partial<Owner> = {}): Owner => ({ name, kind: "person", ...more });
const company = (name: string, more: Partial<Owner> = {}): Owner => ({ name, kind: "company", ...more });
const entry = (more: Partial<RegisteredCompany>): RegisteredCompany => ({
  number: "0999900150",
  status: "active",
  legal_name: "Molenhof Logistiek NV",
  legal_form: "Naamloze vennootschap",
  directors: null,
  owners: null,
  ...more,
});
const registered = (...owners: Owner[]) => fromRegister(entry({ owners }), KBO);
const declared = (...owners: DeclaredOwner[]) => fromDeclared(owners, SUBJECT, CUSTOMER);
const declaredPerson = (name: string, more = {}): DeclaredOwner => ({ kind: "person", name, ...more });

/** Names of the parties behind the subject, with their birth dates. */
const behind = ({ parties, subject }: Ownership): string[] =>
  parties
    .filter(({ id }) => id !== subject)
    .map(({ name, birth_date }) => (birth_date ? `${name} ${birth_date}` : name))
    .sort();

describe("parties of several sources", () => {
  it("are one person where the customer leaves out the birth date, and the order of names differs", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(person("PEETERS, Jan", { birth_date: "1970-01-02", share_percent: 60 })),
      declared(declaredPerson("Jan Peeters", { share_percent: 60 })),
    ]);
    expect(behind(merged)).toEqual(["PEETERS, Jan 1970-01-02"]);
    expect(merged.statements).toHaveLength(2);
    expect(new Set(merged.statements.map((one) => one.interested_party)).size).toBe(1);
    expect(merged.parties[0]).toMatchObject({ id: SUBJECT.id, name: "Molenhof Logistiek NV", status: "active" });
  });

  it("are two brothers where the name is one and the birth dates are two", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(person("Jan Peeters", { birth_date: "1970-01-02" })),
      declared(declaredPerson("Jan Peeters", { birth_date: "1975-03-04" })),
    ]);
    expect(behind(merged)).toEqual(["Jan Peeters 1970-01-02", "Jan Peeters 1975-03-04"]);
  });

  it("stay apart where a name could be either of two brothers", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(
        person("Jan Peeters", { birth_date: "1970-01-02" }),
        person("Jan Peeters", { birth_date: "1975-03-04" }),
      ),
      declared(declaredPerson("Jan Peeters")),
    ]);
    expect(behind(merged)).toHaveLength(3);
  });

  it("stay two where one source names both, although one name contains the other", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(person("Jan Peeters"), person("Jan Karel Peeters")),
      declared(declaredPerson("Jan Peeters"), declaredPerson("Jan Karel Peeters")),
    ]);
    expect(behind(merged)).toEqual(["Jan Karel Peeters", "Jan Peeters"]);
  });

  it("are a person and a company where a company is named like a person", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(person("Jan Peeters", { birth_date: "1970-01-02" })),
      declared({ kind: "company", name: "Jan Peeters" }),
    ]);
    expect(merged.parties.map(({ kind }) => kind).sort()).toEqual(["entity", "entity", "person"]);
  });

  it("are one company by its number, and by its name with a legal form", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(company("Molenhof Beheer", { registration_number: "0403170701", share_percent: 75 })),
      declared({ kind: "company", name: "MOLENHOF BEHEER BV", share_percent: 75 }),
      declared({ kind: "company", name: "Beheer", enterprise_number: "0403.170.701", country: "BE" }),
    ]);
    expect(merged.parties.map(({ id }) => id)).toEqual([SUBJECT.id, "BE-BCE_KBO-0403170701"]);
  });

  it("are two companies by two numbers, whatever the name", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(company("Molenhof Beheer", { registration_number: "0403170701" })),
      declared({ kind: "company", name: "Molenhof Beheer", enterprise_number: "0202239951" }),
    ]);
    expect(behind(merged)).toEqual(["Molenhof Beheer", "Molenhof Beheer"]);
  });

  it("take the kind of a bare name from who bears it", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(person("Jan Peeters"), company("Jan Peeters Invest NV")),
      declared({ kind: "unknown", name: "Jan Peeters" }, { kind: "unknown", name: "Jan Peeters Invest" }),
    ]);
    expect(behind(merged)).toEqual(["Jan Peeters", "Jan Peeters Invest NV"]);
  });

  const holding = (owners: Owner[], directors: RegisteredCompany["directors"] = null) =>
    fromRegister(entry({ number: "0403170701", legal_name: "Molenhof Beheer", owners, directors }), KBO);

  it("know a declared owner up the chain, but no namesake who is only a director there", () => {
    const top = registered(company("Molenhof Beheer", { registration_number: "0403170701", share_percent: 100 }));
    const owned = mergeOwnership(SUBJECT, [
      top,
      holding([person("Jan Peeters", { share_percent: 100 })]),
      declared(declaredPerson("Jan Peeters", { birth_date: "1970-01-02" })),
    ]);
    expect(behind(owned)).toEqual(["Jan Peeters 1970-01-02", "Molenhof Beheer"]);
    const managed = mergeOwnership(SUBJECT, [
      top,
      holding([], [{ name: "Jan Peeters", role: "Bestuurder", since: null }]),
      declared(declaredPerson("Jan Peeters", { birth_date: "1970-01-02" })),
    ]);
    expect(behind(managed)).toEqual(["Jan Peeters", "Jan Peeters 1970-01-02", "Molenhof Beheer"]);
  });

  it("leave out who has nothing to do with the subject", () => {
    expect(behind(mergeOwnership(SUBJECT, [holding([person("An Claes")])]))).toEqual([]);
  });

  it("keep what a person is in two answers of the customer", () => {
    const director = fromDeclared([declaredPerson("Jan Peeters")], SUBJECT, CUSTOMER, "directors");
    const merged = mergeOwnership(SUBJECT, [declared(declaredPerson("Jan Peeters", { share_percent: 60 })), director]);
    expect(behind(merged)).toEqual(["Jan Peeters"]);
    expect(merged.statements.map(({ interests: [one] }) => one!.type).sort()).toEqual(["boardMember", "shareholding"]);
  });

  it("are two companies of a group where one name stands in two countries", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(company("Quay SA", { country: "LU" })),
      declared({ kind: "company", name: "Quay SA", country: "FR" }),
    ]);
    expect(behind(merged)).toEqual(["Quay SA", "Quay SA"]);
  });

  it("never unite by a masked name", () => {
    const merged = mergeOwnership(SUBJECT, [
      registered(person("J*** P*****")),
      declared(declaredPerson("J*** P*****")),
    ]);
    expect(behind(merged)).toHaveLength(2);
  });

  it("keep their ids when a part refers to a party of an earlier ownership", () => {
    const first = mergeOwnership(SUBJECT, [declared({ kind: "company", name: "Zeebrug Invest NV" })]);
    const owner = first.parties[1]!;
    const again = mergeOwnership(SUBJECT, [
      declared({ kind: "company", name: "Zeebrug Invest NV" }),
      { parties: [owner], statements: [], open_ends: [{ party: owner.id, reason: "no_number" }] },
    ]);
    expect(again.parties).toEqual(first.parties);
    expect(again.open_ends).toEqual([{ party: owner.id, reason: "no_number" }]);
    expect(mergeOwnership(SUBJECT, [again])).toEqual(again);
  });

  it("unite the same holders of a chain of sixty companies, and a hundred holders of two sources, in no time", () => {
    const numbers = Array.from({ length: 61 }, (_, at) => String(90_000_000 + at));
    const holders = Array.from({ length: 10 }, (_, at) =>
      person(`Jan ${"abcdefghij"[at]}eeters`, { birth_date: "1970-01-02" }),
    );
    const chain = numbers.slice(1).map((held, at) => {
      const parent = company(`Link ${at}`, { registration_number: held });
      return fromRegister(
        entry({ country: "CZ", number: numbers[at]!, owners: [...holders, parent] }),
        source("officialRegister", "ares"),
      );
    });
    const subject = companyParty({ name: "Top", country: "CZ", number: numbers[0]! });
    const many = Array.from({ length: 100 }, (_, at) => declaredPerson(`An ${at.toString(36)}laes Maes`));
    const twice = ["customer", "document"].map((name) => fromDeclared(many, subject, source("selfDeclaration", name)));
    expect(mergeOwnership(subject, [...chain, ...twice]).parties).toHaveLength(61 + 10 + 100);
  });

  it("are the same whatever the order of parts and owners", () => {
    const name = fc.constantFrom("Jan Peeters", "Peeters Jan", "Jan Karel Peeters", "An Claes", "Claes BV", "Claes");
    const born = fc.constantFrom(undefined, "1970", "1970-01", "1970-01-02", "1975-03-04");
    const owner = fc
      .record({ name, birth_date: born, kind: fc.constantFrom("person" as const, "company" as const) })
      .map(({ birth_date, ...one }): Owner => ({
        ...one,
        ...(birth_date && one.kind === "person" ? { birth_date } : {}),
      }));
    const number = fc.constantFrom(undefined, "0403170701", "0999900150");
    const part = fc
      .record({ of: fc.constantFrom("0999900150", "0403170701"), owners: fc.array(owner, { maxLength: 4 }), number })
      .chain(({ of, owners, number: held }) =>
        fc.constantFrom("kbo", "customer", "document:ubo_extract").map((name) => {
          const all = held === undefined ? owners : [...owners, company("Holding", { registration_number: held })];
          return fromRegister(entry({ number: of, owners: all }), source("officialRegister", name));
        }),
      );
    const orders = fc
      .array(part, { maxLength: 5 })
      .chain((parts) => fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length })));
    fc.assert(
      fc.property(orders, ([parts, shuffled]) => {
        expect(mergeOwnership(SUBJECT, shuffled)).toEqual(mergeOwnership(SUBJECT, parts));
      }),
      { numRuns: 150 },
    );
  });
});
