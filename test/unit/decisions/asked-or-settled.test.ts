import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { isSettledSince9, isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { DOCUMENT_FINDINGS } from "../../../src/domain/diligence/document-severities.ts";
import { UNLICENSED_TRADES } from "../../../src/domain/diligence/rating/declared-trade.model.ts";
import { FINDING_RULES } from "../../../src/investigation/findings/severity-table.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { finding } from "../../support/investigation-fixtures.ts";

/** What holds the brief back beside a task or an officer's words, while a finding of these codes stands. */
const HELD: Readonly<Record<string, string>> = {
  own_list_medium: "a hit, which is cleared or confirmed",
  media_lifted: "news, which an officer reads, and clears or confirms",
  media_insolvency: "news, which an officer reads, and clears",
  registry_not_found: "contradicts the registration and the status",
  source_gap_core: "leaves a check open, which an accepted paper establishes",
  source_not_configured: "leaves a check open, which an accepted paper establishes",
  coverage_gap: "leaves a check open, which an accepted paper establishes",
};
/** The entries that findings of these codes have; another would ask nothing. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  account_number_wrong: ["iban:iban_iso13616"],
  owners_undeclared: ["beneficial_owners"],
  document_missing: ["missing:source_of_funds"],
  document_wrong_kind: ["wrong_kind:bank_account_proof:d1"],
  document_expired: ["expired:business_licence:d1"],
  document_stale: ["stale:bank_account_proof:d1"],
  document_refused: ["refused:bank_account_proof:d1"],
  document_unclear: ["to_judge:source_of_funds"],
  trade_declared_sensitive: ["trade_declared_sensitive", UNLICENSED_TRADES],
  document_contradicts: [
    "address",
    "iban",
    "turnover",
    "workforce",
    "equity",
    "legal_form",
    "name_on_card",
    "nationality",
    "country_of_residence",
  ].map((field) => `contradicts_${field}_answer:articles_of_association:d1`),
};
/** Of a private customer, or of a company, alone. */
const OF_PERSONS = /^(?:name_opened|nationality_(?:high|further)|identity_age)/;
const OF_COMPANIES = /_(?:address|turnover|workforce|equity|legal_form)_answer:/;

const medium = [
  ...Object.entries(FINDING_RULES).filter(([, { severity }]) => severity === "medium"),
  ...Object.entries(DOCUMENT_FINDINGS)
    .filter(
      ([code, { severity, grave }]) =>
        severity === "medium" || (grave === "medium" && code !== "document_active_content"),
    )
    .map(([code]) => [code, { category: "document" }] as const),
  ["flagged_activity_differs", { category: "activity" }] as const,
  ["flagged_custody_not_described", { category: "document" }] as const,
]
  .filter(([code]) => HELD[code] === undefined)
  .flatMap(([code, { category }]) =>
    (ENTRIES[code] ?? ["entry:of:it"]).map((entry): [string, string, Finding["category"]] => [code, entry, category]),
  );

const rows = medium.flatMap(([code, entry, category]) =>
  (["company", "person"] as const)
    .filter((subject) => (subject === "person" ? !OF_COMPANIES.test(entry) : !OF_PERSONS.test(code)))
    .map((subject) => [code, entry, subject, category] as const),
);

describe("a finding of medium severity", () => {
  it.each(rows)(
    "%s (%s) is asked of a %s, or settled by an officer, before the brief approves",
    (code, entry, subject, category) => {
      const one = finding({ code, category, severity: "medium", source: "customer", source_entry: entry });
      const isAsked = tasksForFinding(one, subject).some(({ required }) => required);
      expect(isAsked || isToSettle(one)).toBe(true);
    },
  );

  it("on a file is to settle, unless it only informs, and in runs before version 9 was not", () => {
    const codes = ["document_altered", "document_hidden_text", "document_number_invalid", "document_seen_elsewhere"];
    for (const code of codes) {
      expect(isToSettle(finding({ code, severity: "medium" }))).toBe(true);
      expect(isToSettle(finding({ code, severity: "low" }))).toBe(false);
      expect(isSettledSince9({ code, source_entry: "x" })).toBe(true);
    }
    // Version 8 has it.
    expect(isSettledSince9({ code: "document_seen_elsewhere", source_entry: "number_of_other_person:d1" })).toBe(false);
  });

  it("asks what it asked before in runs of earlier versions", () => {
    const asked = (code: string, rulesVersion: number) =>
      tasksForFinding(finding({ code, category: "incorporation", severity: "medium" }), "company", {
        templateId: "psp_merchant_onboarding",
        answers: {},
        rulesVersion,
      }).map(({ document_type: type, required }) => [type, required]);
    expect(asked("negative_equity", 8)).toEqual([["annual_accounts", false]]);
    expect(asked("negative_equity", 9)).toEqual([
      [null, true],
      ["annual_accounts", false],
    ]);
  });

  it("that is low asks nothing of a newsagent", () => {
    const tobacco = finding({
      code: "trade_declared_sensitive",
      category: "activity",
      severity: "low",
      source_entry: UNLICENSED_TRADES,
    });
    expect(tasksForFinding(tobacco, "company")).toEqual([]);
  });
});
