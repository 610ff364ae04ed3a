import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { partiesBehind } from "../../../src/domain/customer/parties.rules.ts";
import type { OwnershipFiling } from "../../../src/domain/ownership/ownership-filing.model.ts";
import { goamlInput } from "../../../src/features/sar/goaml-input.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import {
  dated,
  expires,
  handedIn,
  holder,
  made,
  type Made,
  owner,
  readAs,
  reviewedAs,
  zone,
} from "../../support/made-readings.ts";

const SAR = {
  sar_id: "0b1f5e1c-7a55-4f30-a1ae-0f7a0f2b3c4d",
  report_type: "SAR",
  reason: "x",
  indicators: [],
  transactions: [],
  created_at: "2026-11-20T14:03:22.518Z",
} as const;
const CARD = handedIn(
  "identity_document",
  readAs("identity_card", [zone(), holder("GOOSSENS Rudi", "1980-02-01"), expires("2030-01-01")]),
);
const filed = (control?: "trustee"): OwnershipFiling => ({
  filing_id: "f1",
  source: "UBO register",
  source_type: "officialRegister",
  as_of: "2026-11-01",
  description: "Extract",
  stated: {
    form: "owners",
    owners: [{ kind: "person", name: "Rudi Goossens", share_percent: 80, ...(control && { control }) }],
  },
  evidence_id: "e1",
  filed_by: "bob",
  filed_at: "2026-11-19T00:00:00.000Z",
});
const OWN = [made("enterprise_number", "0999900150"), made("company_name", "Molenhof Logistiek")];
const extract = (facts: readonly Made[], given: Parameters<typeof readAs>[2] = {}): CaseDocument =>
  handedIn("ubo_extract", readAs("ubo_extract", facts, given));
const RUDI = owner("Rudi Goossens", 80);
const DAY = dated("2026-10-30");
const record = (documents: CaseDocument[], ownershipFiled: OwnershipFiling[] = []) =>
  caseRecord({ documents, ownershipFiled, facts: {} });
const rudi = (given: ReturnType<typeof record>) => {
  const [party, ...others] = partiesBehind(given).filter(({ name }) => /goossens/i.test(name));
  expect(others).toEqual([]);
  const [reported] = goamlInput(given, SAR, 101).persons.filter(({ name }) => /goossens/i.test(name));
  return { ...party, reported: reported?.role };
};

describe("an owner by an officer's filing who has handed in a card", () => {
  it("stays an owner, by the filing", () => {
    expect(rudi(record([CARD], [filed()]))).toMatchObject({
      role: "beneficial owner",
      origin: "filed",
      holdsOffice: true,
      share_percent: 80,
      birth_date: "1980-02-01",
      reported: "beneficial_owner",
    });
    expect(rudi(record([CARD], [filed("trustee")]))).toMatchObject({ role: "trustee", reported: "trustee" });
  });

  it("stays a director by a data provider", () => {
    const facts = { company_data_directors: [{ value: ["Rudi Goossens"], source: "x", timestamp: "2026-11-20" }] };
    expect(rudi({ ...record([CARD]), facts })).toMatchObject({
      role: "director",
      origin: "provider",
      reported: "director",
    });
  });

  it("keeps the share of the filing where a document that nobody accepted has another", () => {
    const open = extract([...OWN, owner("Rudi Goossens", 30)]);
    expect(rudi(record([open], [filed()]))).toMatchObject({
      role: "beneficial owner",
      origin: "filed",
      share_percent: 80,
    });
  });

  it("stays an owner by an accepted extract, whichever was handed in first", () => {
    const own = extract([...OWN, RUDI, DAY]);
    for (const documents of [
      [CARD, own],
      [own, CARD],
      [reviewedAs(CARD), reviewedAs(own)],
    ]) {
      expect(rudi(record(documents))).toMatchObject({ role: "beneficial owner", reported: "beneficial_owner" });
    }
  });
});

describe("an owner by the customer's own extract that is still open", () => {
  it.each([
    ["partly read", extract([...OWN, RUDI, DAY], { status: "partly_read" })],
    ["without a day", extract([...OWN, RUDI])],
    ["with shares of more than the whole", extract([...OWN, RUDI, owner("Els Maes", 30), DAY])],
  ])("keeps role and share, with the reservation that nobody has accepted it: %s", (_, document) => {
    expect(rudi(record([document]))).toMatchObject({
      role: "beneficial owner in a document that nobody has accepted yet",
      share_percent: 80,
      holdsOffice: true,
      reported: "beneficial_owner",
    });
    expect(rudi(record([reviewedAs(document)]))).toMatchObject({ role: "beneficial owner", share_percent: 80 });
  });

  it("has no reservation for a role that an accepted document gives as well", () => {
    const documents = [extract([...OWN, RUDI]), extract([...OWN, owner("Rudi Goossens", 60), DAY])];
    expect(rudi(record(documents))).toMatchObject({ role: "beneficial owner", share_percent: 60 });
  });

  it("has neither where the extract is another company's or of another kind", () => {
    const others = [made("enterprise_number", "0403170701"), made("company_name", "Slagerij De Wit"), RUDI, DAY];
    const wrongKind = handedIn("articles_of_association", readAs("ubo_extract", [...OWN, RUDI, DAY]));
    for (const document of [extract(others), wrongKind]) {
      expect(rudi(record([document]))).toMatchObject({
        role: "beneficial owner in a document that is not accepted",
        share_percent: null,
        holdsOffice: false,
        reported: null,
      });
    }
  });
});
