import { describe, expect, it } from "vitest";
import { registerDifferences } from "../../../src/domain/diligence/register-report.rules.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { compareOwnerNames } from "../../../src/investigation/ownership/declared-names.ts";
import { declaredLinks } from "../../../src/investigation/ownership/chain-links.ts";
import type { ChainCompany } from "../../../src/investigation/ownership/chain.model.ts";
import type { OwnershipFiling } from "../../../src/domain/ownership/ownership-filing.model.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";

const NUMBER = "0999920144";
const entry = registryEntry({ number: NUMBER, legal_name: "Noordzee Precisie Holding", source: "kbo_open_data" });
const company: ChainCompany = {
  name: "any",
  country: "BE",
  number: NUMBER,
  lei: null,
  layer: 1,
  at_stake: 100,
  entry,
  lei_record: null,
  accounts: null,
  open: null,
  evidence: [],
  retrieved_at: "2026-11-20T10:00:00.000Z",
};
const declaring = (company_name: string) =>
  readDossier(investigationInput({ answers: { beneficial_owners: [{ company_name, enterprise_number: NUMBER }] } }));

describe("the name of a declared owner that is a company", () => {
  it("differs where the register has another name for the number", () => {
    const [found] = compareOwnerNames(declaring("Totaal Andere Naam"), { companies: [company], lookups: [] }, null);
    expect(found).toMatchObject({
      kind: "ubo",
      field: `beneficial_owner_name_${NUMBER}`,
      declared: `Totaal Andere Naam (${NUMBER})`,
      observed: `Noordzee Precisie Holding (${NUMBER})`,
      source: "kbo",
      agrees: false,
    });
    // The register of owners has nothing to correct.
    const discrepancy = { ...found!, id: "d", status: "open", found_at: "2026-11-18T10:00:00.000Z" };
    const record = { discrepancies: [discrepancy], investigations: [], documents: [] } as unknown as CaseRecord;
    expect(registerDifferences(record, new Date("2026-11-20T10:00:00Z"))).toEqual([]);
  });

  it("agrees with the register's name, and is not compared where no register answered", () => {
    const named = declaring("Noordzee Precisie Holding NV");
    expect(compareOwnerNames(named, { companies: [company], lookups: [] }, null)).toMatchObject([{ agrees: true }]);
    const silent = { ...company, entry: null };
    expect(compareOwnerNames(named, { companies: [silent], lookups: [] }, null)).toEqual([]);
  });

  it("is compared with the customer's own where the customer's number is given", () => {
    const own = { ...company, layer: 0, entry: null };
    const found = compareOwnerNames(declaring("Vreemde Naam"), { companies: [own], lookups: [] }, entry);
    expect(found).toMatchObject([{ agrees: false }]);
  });
});

it("follows the companies that an officer filed, as a trustee too", () => {
  const filing: OwnershipFiling = {
    filing_id: "f",
    source: "Trust deed",
    source_type: "verified",
    as_of: "2026-11-01",
    description: "",
    stated: {
      form: "owners",
      owners: [{ kind: "company", name: "Zuidertrust", enterprise_number: NUMBER, control: "trustee" }],
    },
    evidence_id: "e",
    filed_by: "anna",
    filed_at: "2026-11-02T10:00:00.000Z",
  };
  const dossier = readDossier({ ...investigationInput({}), ownershipFiled: [filing] });
  expect(declaredLinks(dossier)).toMatchObject([{ name: "Zuidertrust", country: "BE", number: NUMBER, layer: 1 }]);
});
