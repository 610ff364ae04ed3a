import { SAMPLE_COMPANIES } from "../../src/sources/sample-companies.ts";
import { type SampleCompany, sampleCompany } from "../../src/sources/samples/sample-company.ts";
import type { Officer } from "./api.ts";

let planted = 0;

/** An enterprise number with right check digits that no sample company has. */
function newNumber(): string {
  const first = 7_000_000 + planted++;
  return `0${first}`.padStart(8, "0") + String(97 - (first % 97)).padStart(2, "0");
}

export const officer = (name: string, since = "2005-01-01") => {
  const [given, ...family] = name.split(" ");
  return { role: "Bestuurder", given: given!, family: family.join(" "), since };
};

/** Adds a company to the samples. It has a seat of its own and nobody in common with others, except for `parts`. */
export function plant(parts: Partial<SampleCompany> = {}): string {
  const number = parts.number ?? newNumber();
  const { street = `Plantstraat ${number}`, ...place } = parts.address ?? {};
  const company = sampleCompany({
    scenario: "planted by a test",
    name: `Planted ${number}`,
    start: "2001-01-01",
    activities: [{ code: "62010", description: "Computerprogrammering" }],
    officers: [],
    owners: null,
    ...parts,
    number,
    address: { street, houseNumber: "1", postalCode: "3000", city: "Leuven", ...place },
  });
  (SAMPLE_COMPANIES as SampleCompany[]).push(company);
  return number;
}

/** Takes the planted companies away again. */
export function uproot(): void {
  const samples = SAMPLE_COMPANIES as SampleCompany[];
  samples.splice(0, samples.length, ...samples.filter(({ scenario }) => scenario !== "planted by a test"));
}

/** Lets the service see a company that is no customer. */
export const scan = (who: Officer, number: string) => who.post(`/api/scan/entity/${number}`, { tier: 1 });
