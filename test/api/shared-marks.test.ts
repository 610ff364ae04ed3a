import { describe, expect, it } from "vitest";
import { newOfficer } from "../support/api.ts";
import { investigate, openCase } from "../support/cases.ts";

const IBAN = "BE68 5390 0754 7034";

function house() {
  const officer = newOfficer();
  let number = 0;
  const customer = async (full_name: string, residence_address: string, given: Record<string, unknown> = {}) => {
    number += 1;
    const opened = await openCase(officer, `client-${number}`, {
      template_id: "kyc_natural_person",
      company_name: full_name,
    });
    const date_of_birth = `198${number % 10}-03-1${number % 9}`;
    const { body } = await investigate(officer, opened, { full_name, date_of_birth, residence_address, ...given });
    const shared = body.investigation_results
      .at(-1)
      .findings.filter(({ code }: any) => code === "account_shared" || code === "address_shared");
    return { ...opened, detail: body, shared };
  };
  return { officer, customer };
}

describe("private customers with one account", () => {
  it("are told, and asked whose it is, until an officer settles it", async () => {
    const { officer, customer } = house();
    const koen = await customer("Koen Wouters", "Kerkstraat 12, 9000 Gent", { iban: IBAN });
    expect(koen.shared).toEqual([]);
    const tom = await customer("Tom Cools", "Veldstraat 4, 9000 Gent", { iban: IBAN.replaceAll(" ", "") });
    expect(tom.shared).toMatchObject([{ code: "account_shared", severity: "medium", category: "cross_case" }]);
    expect(tom.shared[0].description).toContain(koen.workflowId);
    expect(tom.shared[0].description).not.toContain("Koen");
    expect(tom.detail.generated_tasks.map(({ description }: any) => description)).toContainEqual(
      expect.stringMatching(/^Please state who else uses/),
    );
    expect(tom.detail.risk_rating.regime).not.toBe("simplified");
    const replay = await officer.get(`/api/diagnostics/${tom.caseId}/iterations/1/replay`);
    expect(replay.body).toMatchObject({ identical: true });
    const jef = await customer("Jef Pauwels", "Molenstraat 8, 9000 Gent", { iban: IBAN });
    expect(jef.shared[0].title).toBe("The account is also that of 2 other private customers");
  });

  it("are not, where they share a family name or an address", async () => {
    const { customer } = house();
    await customer("Koen Wouters", "Kerkstraat 12, 9000 Gent", { iban: IBAN });
    const wife = await customer("Els Maes", "Kerkstraat 12, 9000 Gent (België)", { iban: IBAN });
    expect(wife.shared).toEqual([]);
    const son = await customer("Wouters Jan", "Naamsestraat 77 bus 4, 3000 Leuven", { iban: "BE71 0961 2345 6769" });
    expect(son.shared).toEqual([]);
    expect((await customer("Piet Wouters", "Dorp 3, 9050 Gent", { iban: "BE71096123456769" })).shared).toEqual([]);
  });
});

it("tells four unrelated private customers at one address, with low severity, and no family", async () => {
  const { customer } = house();
  const address = "Kerkstraat 99, 9000 Gent";
  for (const name of ["Koen Wouters", "Jan Wouters", "Tom Cools", "Jef Pauwels"]) {
    expect((await customer(name, address)).shared, name).toEqual([]);
  }
  const luc = await customer("Luc Goossens", "Kerkstraat 99 - 9000 GENT");
  expect(luc.shared).toMatchObject([{ code: "address_shared", severity: "low" }]);
  expect(luc.shared[0].description).toContain("usual in a student home, a care home");
  expect((await customer("An Peeters", "Kerkstraat 99 bus 2, 9000 Gent")).shared).toEqual([]);
});
