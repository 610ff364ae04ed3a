import { describe, expect, it } from "vitest";

import type { Finding } from "../../../src/domain/case/case.model.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import type { RatingFacts } from "../../../src/domain/diligence/rating/rating-facts.ts";
import { handedIn, readAs } from "../../support/made-readings.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  factorsOf,
  findingOf,
  levelsOf,
  mccOf,
  policyOf,
  soundFacts,
  underPolicy,
  withAnswers,
} from "../../support/rating-fixtures.ts";

const CONFIRMED = { reason: "The same person.", confirmed_by: "officer-1", confirmed_at: "2026-11-20T09:00:00.000Z" };
const CLEARED = { reason: "Another person.", cleared_by: "officer-1", cleared_at: "2026-11-20T09:00:00.000Z" };

const UNSEARCHED = findingOf({ category: "data_gap", severity: "low", source: "adverse_media" });
const UNREAD = findingOf({ category: "data_gap", severity: "low", source: "customer", code: "answer_malformed" });
const UNREAD_DEBTS = findingOf({
  category: "data_gap",
  severity: "low",
  agent_name: "debt_status",
  code: "source_gap",
});

describe("a customer without any factor", () => {
  it("is low, and simplified where everything is known", () => {
    expect(rateRisk(soundFacts())).toMatchObject({ level: "low", regime: "simplified", next_review_months: 60 });
    expect(factorsOf(soundFacts())).toEqual({});
  });

  it.each([
    ["an unanswered question", withAnswers({ politically_exposed: "" })],
    ["countries that nobody can read", withAnswers({ customer_countries: "here and there" })],
    ["an unknown trade", soundFacts({ mcc: mccOf("7399", "low", ["activity_unknown"]) })],
    ["no investigation of this version", soundFacts({ grounds: null })],
    ["news that was not searched in full", soundFacts({ findings: [UNSEARCHED] })],
    ["an answer that nobody can read", soundFacts({ findings: [UNREAD] })],
    ["customers outside the Economic Area", withAnswers({ customer_countries: "België, Dubai" })],
    ["debts that could not be read", soundFacts({ findings: [UNREAD_DEBTS] })],
    ["a standing finding", soundFacts({ findings: [findingOf({ category: "incorporation", severity: "medium" })] })],
  ])("is never simplified with %s", (_, facts) => expect(rateRisk(facts).regime).not.toBe("simplified"));

  it("is not simplified beside a cleared match with a sanctions list that was born on the same day", () => {
    const rated = (agrees: boolean, category: Finding["category"] = "sanctions", rulesVersion?: number) => {
      const hit = {
        subject: { birth_date: "1985-03-14", countries: [] },
        entry: { birth_dates: ["1985-03-14"], countries: [] },
        compared: [{ field: "birth_date", subject: "1985-03-14", entry: "1985-03-14", agrees }],
      } as unknown as NonNullable<Finding["hit"]>;
      return rateRisk(soundFacts({ findings: [findingOf({ category, hit, clearance: CLEARED })], rulesVersion }))
        .regime;
    };
    expect([rated(true), rated(false), rated(true, "pep"), rated(true, "sanctions", 8)]).toEqual([
      "standard",
      "simplified",
      "simplified",
      "simplified",
    ]);
  });

  it("is never low beside a standing finding of high severity or a contradicted check", () => {
    const levelOf = (given: Partial<RatingFacts>) => rateRisk(soundFacts(given)).level;
    const alert = findingOf({ category: "cross_case", code: "network_alert", severity: "high" });
    const contradicted = deriveChecks(soundFacts()).map((check) =>
      check.check === "representatives" ? { ...check, outcome: "contradicted" as const } : check,
    );
    expect([levelOf({ findings: [alert] }), levelOf({ checks: contradicted })]).toEqual(["medium", "medium"]);
    expect(levelOf({ findings: [{ ...alert, clearance: CLEARED }] })).toBe("low");
    expect(levelOf({ findings: [{ ...alert, severity: "medium" }] })).toBe("low");
    expect(levelOf({ findings: [alert], rulesVersion: 9 })).toBe("low");
  });

  it("is not simplified after an end for cause, a public function that was taken back, news of a crime or funds that no paper shows, settled or not", () => {
    const regimeOf = (given: Partial<Finding>, rulesVersion?: number) =>
      rateRisk(soundFacts({ findings: [findingOf({ ...given, clearance: CLEARED })], rulesVersion })).regime;
    const declared = { code: "exposure_taken_back", source_entry: "taken_back:politically_exposed:1" } as const;
    for (const given of [
      declared,
      { code: "customer_before", severity: "high" },
      { code: "party_before", severity: "high" },
    ] as const) {
      expect([regimeOf(given), regimeOf(given, 8)], given.code).toEqual(["standard", "simplified"]);
    }
    const alert = { code: "network_alert_dismissed", severity: "info" } as const;
    expect(regimeOf({ ...alert, source_entry: "settled:a1" })).toBe("standard");
    expect(regimeOf({ ...alert, source_entry: "dismissed:a1" })).toBe("simplified");
    const unshown = { code: "document_missing", source_entry: "missing:source_of_funds" } as const;
    expect([regimeOf(unshown), regimeOf(unshown, 10)]).toEqual(["standard", "simplified"]);
    const crime = { code: "media_criminal", severity: "medium" } as const;
    expect([regimeOf(crime), regimeOf(crime, 11)]).toEqual(["standard", "simplified"]);
    expect(regimeOf({ ...crime, severity: "low" })).toBe("simplified");
    expect(regimeOf({ code: "customer_before", severity: "medium" })).toBe("simplified");
    expect(regimeOf({ ...declared, source_entry: "taken_back:occupation:1" })).toBe("simplified");
  });

  it("is simplified beside customers in a neighbour of the Economic Area, as in runs before version 9 anywhere", () => {
    expect(rateRisk(withAnswers({ customer_countries: "België, United Kingdom" })).regime).toBe("simplified");
    const abroad = withAnswers({ customer_countries: "België, Panama" }, { rulesVersion: 8 });
    expect(rateRisk(abroad).regime).toBe("simplified");
  });

  it("is medium while a check is open, without points for it", () => {
    const silent = soundFacts({
      grounds: soundGrounds({ register: { state: "silent", reason: "source_not_configured" } }),
    });
    expect(factorsOf(silent)).toEqual({ not_established: 0 });
    expect(rateRisk(silent)).toMatchObject({ level: "medium", regime: "standard", next_review_months: 36 });
  });
});

describe("an open hit", () => {
  it.each(["sanctions", "pep"] as const)("of %s is never low until somebody settles it", (category) => {
    const hit = findingOf({ category, severity: "low", entry_fingerprint: "f".repeat(64) });
    expect(rateRisk(soundFacts({ findings: [hit] })).level).toBe("medium");
    expect(rateRisk(soundFacts({ findings: [{ ...hit, clearance: CLEARED }] })).level).toBe("low");
  });
});

describe("dimensions", () => {
  it("that are medium make the whole medium from two on", () => {
    const one = withAnswers({ sales_channel: "Per telefoon of post" });
    expect(levelsOf(one)).toMatchObject({ channel: "medium", product: "low" });
    expect(rateRisk(one).level).toBe("low");
    const two = withAnswers({ sales_channel: "Per telefoon of post", business_activity: "Paid in cash" });
    expect(levelsOf(two)).toMatchObject({ channel: "medium", product: "medium" });
    expect(rateRisk(two).level).toBe("medium");
  });

  it("that are high make the whole high, whatever the others are", () => {
    const facts = soundFacts({ findings: [findingOf({ category: "criminal", severity: "high" })] });
    expect(levelsOf(facts)).toMatchObject({ customer: "high", geography: "low" });
    expect(rateRisk(facts)).toMatchObject({ level: "high", regime: "enhanced", next_review_months: 12 });
  });

  it("do not hide a critical factor, even one that the policy lets weigh nothing", () => {
    const facts = soundFacts({ findings: [findingOf({ category: "ownership", severity: "critical" })] });
    expect(rateRisk(underPolicy({ weights: { critical_finding: 0 } }, facts)).level).toBe("high");
  });

  it("take the points of the policy", () => {
    const facts = underPolicy(
      { weights: { sales_by_telephone: 60 } },
      withAnswers({ sales_channel: "By telephone or mail" }),
    );
    expect(rateRisk(facts).level).toBe("high");
  });
});

describe("a crypto company", () => {
  const crypto = (customers: string) =>
    withAnswers(
      { customer_countries: customers, main_crypto_service: "Exchange" },
      { templateId: "crypto_asset_provider", mcc: mccOf("6051", "high", ["card_scheme_tier_2"]) },
    );

  it("is medium by itself", () => expect(rateRisk(crypto("Belgium")).level).toBe("medium"));

  it.each(["North Korea", "Noord-Korea en België", "la Corée du Nord", "Nordkorea", "BE, KP", "PRK"])(
    "is high with customers in %s",
    (customers) => {
      const rating = rateRisk(crypto(customers));
      expect(rating).toMatchObject({ level: "high", regime: "enhanced" });
      expect(factorsOf(crypto(customers))).toMatchObject({ high_risk_country: 40, call_for_action_country: 100 });
    },
  );
});

describe("a high-risk third country", () => {
  it.each([
    ["of the seat", soundFacts({ country: "VN" })],
    ["of the registered seat", soundFacts({ facts: { registered_address: [{ value: { country: "VN" } }] } })],
    ["of tax residence", withAnswers({ tax_residence: "Vietnam" })],
    ["of a declared owner", withAnswers({ beneficial_owners: "An Nguyen (Vietnam)" })],
    [
      "of a declared owner's residence",
      withAnswers({
        beneficial_owners: [{ name: "An Nguyen", nationality: "BE", residence: "VN", share_percent: 100 }],
      }),
    ],
    [
      "of a person's residence",
      withAnswers({ country_of_residence: "Viêt Nam" }, { templateId: "kyc_natural_person" }),
    ],
  ])("%s makes the rating high and the regime enhanced", (_, facts) => {
    expect(factorsOf(facts)).toMatchObject({ high_risk_country: 40, high_risk_seat: 30 });
    expect(rateRisk(facts)).toMatchObject({ level: "high", regime: "enhanced" });
  });

  it("of a nationality counts once, because it says nothing of where somebody lives", () => {
    const person = (rulesVersion?: number) =>
      withAnswers({ nationality: "Viêt Nam" }, { templateId: "kyc_natural_person", rulesVersion });
    expect(factorsOf(person())).toMatchObject({ high_risk_country: 40 });
    expect(Object.keys(factorsOf(person()))).not.toContain("high_risk_seat");
    expect(rateRisk(person())).toMatchObject({ level: "medium", regime: "enhanced" });
    expect(rateRisk(person()).dimensions[1]!.factors[0]!.reason).toContain("VN (nationality)");
    expect(factorsOf(person(7))).toMatchObject({ high_risk_country: 40, high_risk_seat: 30 });
  });

  it.each([
    [
      "registered",
      (rulesVersion?: number) =>
        soundFacts({
          facts: { beneficial_owners: [{ value: [{ name: "A", kind: "person", nationality: "VN" }] }] },
          rulesVersion,
        }),
    ],
    [
      "declared",
      (rulesVersion?: number) =>
        withAnswers(
          { beneficial_owners: [{ name: "An Nguyen", nationality: "VN", residence: "BE", share_percent: 100 }] },
          { rulesVersion },
        ),
    ],
  ])("of the nationality of a %s owner counts once, and is no seat", (_, facts) => {
    expect(factorsOf(facts())).toMatchObject({ high_risk_country: 40 });
    expect(Object.keys(factorsOf(facts()))).not.toContain("high_risk_seat");
    expect(rateRisk(facts())).toMatchObject({ level: "medium", regime: "enhanced" });
    expect(rateRisk(facts()).dimensions[1]!.factors[0]!.reason).toContain("VN (nationality)");
    expect(factorsOf(facts(8))).toMatchObject({ high_risk_country: 40, high_risk_seat: 30 });
  });

  it("of goods on which the FATF calls for action makes the rating high", () => {
    const facts = withAnswers({ ships_from: "IR" }, { templateId: "marketplace_seller" });
    expect(factorsOf(facts)).toMatchObject({ call_for_action_country: 100 });
    expect(rateRisk(facts).level).toBe("high");
  });

  it("of occupied parts of Ukraine in the words on a company's business makes the rating high", () => {
    const facts = withAnswers({ business_activity: "Bakery with a shop in Sevastopol" });
    expect(factorsOf(facts)).toMatchObject({ banned_area: 100 });
    expect(factorsOf({ ...facts, rulesVersion: 7 })["banned_area"]).toBeUndefined();
  });

  it("of customers alone makes it medium and enhanced", () => {
    const facts = withAnswers({ customer_countries: "Belgium and Vietnam" });
    expect(rateRisk(facts)).toMatchObject({ level: "medium", regime: "enhanced" });
    expect(rateRisk(facts).dimensions[1]!.factors[0]!.reason).toContain("VN (customers)");
  });

  it("that only the policy names counts the same", () => {
    const facts = underPolicy(
      { high_risk_countries: ["BA"] },
      withAnswers({ customer_countries: "Bosnia & Herzegovina" }),
    );
    expect(factorsOf(facts)).toMatchObject({ high_risk_country: 40 });
  });

  it("that a policy leaves out still counts", () => {
    const facts = underPolicy({ high_risk_countries: [] }, withAnswers({ customer_countries: "Iran" }));
    expect(factorsOf(facts)).toMatchObject({ high_risk_country: 40, call_for_action_country: 100 });
  });

  it("of suppliers is a factor of its own", () => {
    const facts = withAnswers({ ships_from: "Vietnam" });
    expect(factorsOf(facts)).toEqual({ high_risk_suppliers: 25 });
  });

  it("does not appear by the given name of an owner", () => {
    expect(factorsOf(withAnswers({ beneficial_owners: "Kenya Peeters" }))).toEqual({});
  });
});

describe("geography", () => {
  it("counts a seat outside the EEA and customers anywhere", () => {
    expect(factorsOf(soundFacts({ country: "CH" }))).toEqual({ third_country_seat: 15 });
    expect(factorsOf(withAnswers({ customer_countries: "wereldwijd" }))).toEqual({
      customers_anywhere: 15,
      customers_unclear: 25,
    });
  });
});

describe("the customer", () => {
  it.each([
    ["a declared political function", withAnswers({ politically_exposed: "ja" }), "pep_declared"],
    ["one declared in words", withAnswers({ politically_exposed: "Ja, mijn vrouw is schepen" }), "pep_declared"],
    ["one that is left open", withAnswers({ politically_exposed: "misschien" }), "pep_unanswered"],
    ["one that is left blank", withAnswers({ politically_exposed: " " }), "pep_unanswered"],
    ["a no that takes itself back", withAnswers({ politically_exposed: "nee, maar mijn vrouw" }), "pep_unanswered"],
    [
      "a contract that another service ended",
      withAnswers({ payment_service_ended: "oui" }),
      "service_ended_by_another",
    ],
    ["nominees", withAnswers({ nominee_arrangements: "ja" }), "nominees"],
    ["nominees in words", withAnswers({ business_activity: "The shares are held by a nominee." }), "nominees"],
    ["bearer shares", withAnswers({ business_activity: "Nos actions au porteur" }), "bearer_shares"],
    ["a trust as the owner", withAnswers({ beneficial_owners: "The Peeters Family Trust" }), "complex_structure"],
    ["a high-risk trade", soundFacts({ mcc: mccOf("7995", "high", ["card_scheme_tier_1"]) }), "trade_high"],
    ["a medium trade", soundFacts({ mcc: mccOf("5944", "medium", ["high_value_goods"]) }), "trade_medium"],
    ["a young company", soundFacts({ facts: { start_date: [{ value: "2026-02-01" }] } }), "young_company"],
    ["an ended company", soundFacts({ facts: { registry_status: [{ value: "stopped" }] } }), "entity_ended"],
    ["debts", soundFacts({ findings: [findingOf({ category: "tax_debt", severity: "medium" })] }), "debts"],
    ["adverse media", soundFacts({ findings: [findingOf({})] }), "adverse_media"],
    [
      "an earlier refusal",
      soundFacts({ findings: [findingOf({ category: "cross_case", code: "refused_before" })] }),
      "refused_before",
    ],
    [
      "an open PEP hit",
      soundFacts({ findings: [findingOf({ category: "pep", entry_fingerprint: "x" })] }),
      "pep_hit_open",
    ],
    [
      "an open sanctions hit",
      soundFacts({ findings: [findingOf({ category: "sanctions", entry_fingerprint: "x" })] }),
      "sanctions_hit_open",
    ],
  ])("with %s has its factor", (_, facts, factor) => expect(Object.keys(factorsOf(facts))).toContain(factor));

  it("who was refused before is never rated low, until an officer settles it", () => {
    const refused = findingOf({ category: "cross_case", severity: "low", code: "refused_before" });
    expect(rateRisk(soundFacts({ findings: [refused] }))).toMatchObject({ level: "medium", regime: "standard" });
    expect(rateRisk(soundFacts({ findings: [refused], rulesVersion: 6 })).level).toBe("low");
    expect(Object.keys(factorsOf(soundFacts({ findings: [refused] })))).not.toContain("unsettled");
    const clearance = { reason: "He has paid.", cleared_by: "o", cleared_at: "2026-11-02T09:00:00.000Z" };
    expect(rateRisk(soundFacts({ findings: [{ ...refused, clearance }] })).level).toBe("low");
  });

  it("has an exact match with a sanctions list once among its factors, confirmed or not", () => {
    const match = findingOf({ category: "sanctions", severity: "critical", entry_fingerprint: "x" });
    const named = (facts: ReturnType<typeof soundFacts>) =>
      Object.keys(factorsOf(facts)).filter((factor) => /sanctions|critical/.test(factor));
    expect(named(soundFacts({ findings: [match] }))).toEqual(["critical_finding"]);
    const confirmed = { ...match, confirmation: CONFIRMED };
    expect(named(soundFacts({ findings: [confirmed], confirmed: [confirmed] }))).toEqual(["sanctions_confirmed"]);
    expect(named(soundFacts({ findings: [match], rulesVersion: 6 }))).toEqual([
      "critical_finding",
      "sanctions_hit_open",
    ]);
    const near = { ...match, id: "near", severity: "medium" as const };
    expect(named(soundFacts({ findings: [match, near] }))).toEqual(["critical_finding", "sanctions_hit_open"]);
  });

  it("with a confirmed PEP is high and enhanced, though a later iteration no longer finds it", () => {
    const hit = findingOf({ category: "pep", entry_fingerprint: "x", confirmation: CONFIRMED });
    expect(rateRisk(soundFacts({ confirmed: [hit] }))).toMatchObject({ level: "high", regime: "enhanced" });
    expect(factorsOf(soundFacts({ findings: [hit] }))).toMatchObject({ pep_confirmed: 60 });
  });

  it.each([
    ["medium", "medium", { own_list_confirmed: 40 }],
    ["high", "high", { own_list_grave: 60 }],
  ] as const)("with a confirmed match of %s weight on the tenant's own list is %s", (severity, level, factors) => {
    const hit = findingOf({ category: "own_list", severity, entry_fingerprint: "x", confirmation: CONFIRMED });
    expect(rateRisk(soundFacts({ confirmed: [hit] })).level).toBe(level);
    expect(factorsOf(soundFacts({ findings: [hit] }))).toEqual(factors);
    expect(factorsOf(soundFacts({ findings: [hit], rulesVersion: 5 }))).toEqual({});
  });

  it("has no factor for what an officer cleared or what is denied", () => {
    const cleared = [
      findingOf({ category: "sanctions", entry_fingerprint: "x", severity: "critical", clearance: CLEARED }),
    ];
    expect(factorsOf(soundFacts({ findings: cleared }))).toEqual({});
    expect(factorsOf(withAnswers({ business_activity: "We have no bearer shares and no nominees." }))).toEqual({});
    expect(factorsOf(withAnswers({ business_activity: "Wij nemen geen contant geld aan." }))).toEqual({});
  });

  it("held through two companies needs a chart or a reason", () => {
    const owners = [
      { name: "Alfa NV", kind: "company" },
      { name: "Beta NV", kind: "company" },
    ];
    const facts = { facts: { beneficial_owners: [{ value: owners }] } };
    expect(factorsOf(soundFacts(facts))).toEqual({ complex_structure: 30 });
    const reason = { structure_reason: "Succession within the family." };
    expect(factorsOf(soundFacts({ ...facts, additionalData: reason }))).toEqual({});
    // Nobody asked the customer, so an answer of theirs explains nothing.
    expect(factorsOf(withAnswers(reason, facts))).toEqual({ complex_structure: 30 });
    expect(factorsOf(withAnswers(reason, { ...facts, rulesVersion: 6 }))).toEqual({});
  });
});

describe("the product", () => {
  it.each([
    ["cash", withAnswers({ business_activity: "Klanten betalen contant." }), "cash"],
    ["a trade that takes cash", soundFacts({ mcc: mccOf("7230", "medium", ["cash_intensive"]) }), "cash"],
    ["late delivery", withAnswers({ delivery_time: "Mehr als einen Monat" }), "delayed_delivery"],
    ["anonymity", withAnswers({ anonymity_enhancing_assets: "ja" }), "anonymity"],
    ["self-hosted wallets", withAnswers({ self_hosted_wallets: "yes" }), "self_hosted_wallets"],
    [
      "companies to form",
      withAnswers({ service_requested: "Constitution de société" }, { templateId: "fiduciary_client" }),
      "structure_services",
    ],
  ])("with %s has its factor", (_, facts, factor) => expect(Object.keys(factorsOf(facts))).toContain(factor));

  it.each([
    ["accounts", { turnover_eur: [{ value: 40_000 }] }, "10,000 to 100,000 euro"],
    ["workforce", { employees: [{ value: 1 }] }, "Plus de 1 million d'euros"],
    ["trade", { employees: [{ value: 900 }] }, "Mehr als 1 Million Euro"],
  ])("has a volume out of proportion to the %s", (_, facts, volume) =>
    expect(factorsOf(withAnswers({ expected_monthly_volume: volume }, { facts }))).toHaveProperty(
      "volume_disproportionate",
    ),
  );

  it("has a volume that accounts and workforce bear", () => {
    const facts = { turnover_eur: [{ value: 2_000_000 }], employees: [{ value: 14 }] };
    expect(factorsOf(soundFacts({ facts }))).toEqual({});
  });
});

describe("the channel", () => {
  it.each([
    ["En ligne", { sales_online: 10 }],
    ["In a shop", {}],
    ["Per Telefon oder Post", { sales_by_telephone: 25 }],
    ["On the move", { sales_on_the_move: 15 }],
  ])("%s", (answer, factors) => expect(factorsOf(withAnswers({ sales_channel: answer }))).toEqual(factors));
});

describe("conduct", () => {
  const discrepancy = (kind: "ubo" | "address", status: "open" | "resolved" | "overridden" = "open") => ({
    id: kind,
    kind,
    field: kind,
    declared: "A",
    observed: "B",
    source: "kbo",
    severity: "high" as const,
    status,
  });
  const task = (given: object) => ({
    id: "t1",
    iteration: 1,
    description: "Explain the transfers",
    response_type: "text" as const,
    document_type: null,
    required: true,
    justification: null,
    status: "open" as const,
    ...given,
  });

  it.each([
    ["owners that the register contradicts", { discrepancies: [discrepancy("ubo")] }, "owners_contradicted"],
    ["another contradiction", { discrepancies: [discrepancy("address", "overridden")] }, "contradictions"],
    ["a number without a digit", { registrationNumber: "nonsense" }, "impossible_number"],
    [
      "a number that cannot exist",
      { validationResults: [{ field: "iban", rule: "iban_mod97", valid: false, message: "Wrong." }] },
      "impossible_number",
    ],
    [
      "a wrong document",
      { findings: [findingOf({ category: "document", code: "document_wrong_kind" })] },
      "wrong_document",
    ],
    ["a task that was never answered", { followUpTasks: [task({})] }, "refused"],
    [
      "a document that was never handed in",
      { followUpTasks: [task({ response_type: "document", document_type: "annual_accounts", status: "answered" })] },
      "refused",
    ],
  ] as const)("has a factor for %s", (_, given, factor) =>
    expect(Object.keys(factorsOf(soundFacts(given as object)))).toContain(factor),
  );

  it("names a document of another kind once, by its finding", () => {
    const ofOtherKind = handedIn("articles_of_association", readAs("contract"));
    const found = findingOf({
      category: "document",
      code: "document_wrong_kind",
      title: "Document of another kind: Articles of association",
    });
    const reasonOf = (facts: RatingFacts) =>
      rateRisk(facts)
        .dimensions.flatMap(({ factors }) => factors)
        .find(({ factor }) => factor === "wrong_document")?.reason;
    const given = soundFacts({ documents: [ofOtherKind], findings: [found] });
    expect(reasonOf(given)).toBe("Wrong or rejected: Document of another kind: Articles of association.");
    expect(reasonOf({ ...given, rulesVersion: 4 })).toBe(
      "Wrong or rejected: Articles of association; Document of another kind: Articles of association.",
    );
  });

  it("has a factor for an answer that declines", () => {
    expect(factorsOf(withAnswers({ business_activity: "Weiger te antwoorden" }))).toEqual({ refused: 30 });
  });

  it("is not worse for what was resolved, or is still asked", () => {
    expect(factorsOf(soundFacts({ discrepancies: [discrepancy("address", "resolved")] }))).toEqual({});
    expect(factorsOf(soundFacts({ followUpTasks: [task({ iteration: 2 })] }))).toEqual({});
  });

  it("counts questions left open, but not of a sample", () => {
    const findings = [findingOf({ category: "data_gap", source: "customer", source_entry: "answers" })];
    expect(factorsOf(soundFacts({ findings }))).toEqual({});
    expect(factorsOf(soundFacts({ findings, grounds: soundGrounds({ sample: false }) }))).toEqual({ unanswered: 10 });
  });

  it("is not worse for a source that we have not configured", () => {
    const findings = [findingOf({ category: "data_gap", source: "vies", source_entry: "vies" })];
    expect(factorsOf(soundFacts({ findings }))).toEqual({});
  });
});

describe("prohibited", () => {
  it.each([
    ["a country of the seat", { prohibited_countries: ["BE"] }, soundFacts()],
    ["a country of customers", { prohibited_countries: ["NL"] }, soundFacts()],
    ["a merchant category", { prohibited_activities: ["mcc:5462"] }, soundFacts()],
    [
      "a NACE prefix",
      { prohibited_activities: ["nace:92"] },
      soundFacts({ facts: { nace_codes: [{ value: ["92.000"] }] } }),
    ],
    ["a bare code", { prohibited_activities: ["54"] }, soundFacts()],
  ])("by %s", (_, values, facts) => {
    const rating = rateRisk(underPolicy(values, facts));
    expect(rating).toMatchObject({ level: "prohibited", regime: "enhanced" });
    expect(rating.prohibited_because).toMatch(/^The policy prohibits/);
  });

  it("by a confirmed sanctions match, in whatever iteration", () => {
    const hit = findingOf({ category: "sanctions", entry_fingerprint: "x", confirmation: CONFIRMED });
    expect(rateRisk(soundFacts({ confirmed: [hit] }))).toMatchObject({
      level: "prohibited",
      prohibited_because: "A match with a sanctions list is confirmed.",
    });
  });

  it("by an officer's choice of the category, not by the one that it replaces", () => {
    const decision = { action: "override", mcc_code: "7995", notes: "", decided_by: "o", decided_at: "" } as const;
    const facts = underPolicy({ prohibited_activities: ["7995"] }, soundFacts({ mcc: { ...mccOf("5462"), decision } }));
    expect(rateRisk(facts).level).toBe("prohibited");
    expect(rateRisk(underPolicy({ prohibited_activities: ["5462"] }, facts)).level).not.toBe("prohibited");
  });

  it("does not follow from a supplier's country", () => {
    const facts = underPolicy({ prohibited_countries: ["VN"] }, withAnswers({ ships_from: "VN" }));
    expect(rateRisk(facts).level).not.toBe("prohibited");
  });
});

describe("who is unknown", () => {
  it("is never safer than who is known: an invented company against a listed one", () => {
    const invented = {
      country: "MT",
      companyName: "Golden Sunrise Trading",
      registrationNumber: "nonsense",
      answers: {},
      facts: {},
      mcc: mccOf("7399", "medium", ["activity_unknown"]),
      policy: policyOf({}),
      grounds: soundGrounds({ sample: false, register: { state: "silent", reason: "not_covered" } }),
    };
    const rated = soundFacts({ ...invented, checks: deriveChecks({ ...soundFacts(), ...invented }) });
    const listedGrounds = soundGrounds();
    const listed = soundFacts({
      grounds: {
        ...listedGrounds,
        register: { ...listedGrounds.register, owners: null, exempt_from_owners: "Euronext Brussels" } as never,
      },
      findings: [findingOf({}), findingOf({ id: "f2", category: "sanctions", entry_fingerprint: "x" })],
    });
    const order = ["low", "medium", "high", "prohibited"];
    expect(order.indexOf(rateRisk(rated).level)).toBeGreaterThanOrEqual(
      order.indexOf(rateRisk(soundFacts()).level) + 1,
    );
    expect(rateRisk(rated).regime).not.toBe("simplified");
    expect(factorsOf(rated)).toMatchObject({ impossible_number: 40, not_established: 0 });
    expect(listed.checks.every(({ outcome }) => outcome === "established")).toBe(true);
  });
});
