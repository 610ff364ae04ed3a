import { describe, expect, it } from "vitest";
import { companyRegisterOf, COVERED_COUNTRIES } from "../../../src/sources/index.ts";
import { FOREIGN_COMPANIES } from "../../../src/sources/samples/foreign-companies.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";

/** Registers that have persons and mask their names. */
const MASKED: readonly string[] = ["PL"];

const FOREIGN_COUNTRIES = COVERED_COUNTRIES.filter((country) => country !== "BE");
const covered = FOREIGN_COMPANIES.filter(({ country }) => FOREIGN_COUNTRIES.includes(country));
const namesOf = (parties: readonly ({ given: string; family: string } | { companyName: string })[]) =>
  parties.map((party) => ("companyName" in party ? party.companyName : `${party.given} ${party.family}`)).sort();

describe.each(covered.map((company) => [company.name, company] as const))("%s", (_name, company) => {
  const register = companyRegisterOf(company.country)!;
  const lookUp = (number: string) => register.lookUp(createSourceWorld().call(), number);

  it("is found by its number with everyone whom its register publishes", async () => {
    expect(register.normaliseNumber(company.number)).toBe(company.number.replaceAll("-", ""));
    const answer = await lookUp(register.normaliseNumber(company.number)!);
    if (company.isDown) return expect(answer.outcome).toBe("unknown");
    if (answer.outcome === "unknown") throw new Error(answer.detail);
    const { value } = answer;
    expect(value).toMatchObject({
      country: company.country,
      status: company.status === "stopped" ? "stopped" : "active",
      legal_name: expect.stringContaining(company.name),
      start_date: company.start,
      end_date: company.end,
      source: register.source,
    });
    expect(value.address).toMatchObject({ street: company.address.street, city: company.address.city });
    expect(value.ending?.kind).toBe(company.status === "insolvent" ? "insolvency" : undefined);
    const isMasked = MASKED.includes(company.country);
    expect(value.missing?.map(({ reason }) => reason)).toEqual(isMasked ? ["masked"] : undefined);
    if (!isMasked && register.publishes.representatives) {
      expect(value.directors?.map(({ name }) => name).sort()).toEqual(namesOf(company.officers));
    }
    if (!register.publishes.owners) return expect(value.owners).toBeNull();
    const owners = value.owners ?? [];
    expect(owners.map(({ name }) => name).sort()).toEqual(namesOf(company.owners));
    for (const owner of company.owners) {
      const read = owners.find(({ name }) => name === namesOf([owner])[0])!;
      expect(read.basis ?? "holder").toBe(owner.basis);
      if (owner.share.exact !== undefined && owner.basis === "holder")
        expect(read.share_percent).toBe(owner.share.exact);
      if (owner.share.exact === undefined) expect(read.share_band).toEqual(owner.share);
      if ("companyName" in owner) {
        expect(read).toMatchObject({ kind: "company", registration_number: owner.number, country: owner.country });
      }
    }
  });
});

describe.each(FOREIGN_COUNTRIES)("the sample register of %s", (country) => {
  it("states that it does not have a number that is not in it", async () => {
    const register = companyRegisterOf(country)!;
    const taken = covered.filter((one) => one.country === country).map(({ number }) => number.replaceAll("-", ""));
    const [first = ""] = taken;
    const candidates = Array.from({ length: 200 }, (_, at) => String(Number(first) + at).padStart(first.length, "0"));
    const free = candidates.find((number) => register.normaliseNumber(number) === number && !taken.includes(number))!;
    const answer = await register.lookUp(createSourceWorld().call(), free);
    expect(answer).toMatchObject({ outcome: "known", value: { status: "not_found", number: free } });
  });
});
