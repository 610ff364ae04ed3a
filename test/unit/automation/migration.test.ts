import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { stricterTier } from "../../../src/domain/automation/case-tier.rules.ts";
import type { Tier } from "../../../src/domain/automation/tier.model.ts";
import { databaseOf } from "../../support/schema.ts";

const folder = path.resolve(import.meta.dirname, "../../../migrations");
const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
const numberOf = (name: string) => Number(name.slice(0, 4));

it("leaves the tiers of an earlier release in force, and its decisions without a customer to count", () => {
  const database = databaseOf(
    files
      .filter((name) => numberOf(name) < 184)
      .toSorted()
      .map(read),
  );
  const state = database.prepare(
    `INSERT INTO automation_states (tenant_id, officer_id, template_id, country, earned_tier, cases_completed,
       agreement_rate, updated_at) VALUES ('t', ?, 'psp_merchant_onboarding', 'BE', ?, 40, 1, '2026-11-01T00:00:00.000Z')`,
  );
  const tiers: readonly Tier[] = ["full_review", "guided_review", "express_approval"];
  for (const tier of tiers) state.run(tier, tier);
  database.exec(
    `INSERT INTO automation_decisions (tenant_id, officer_id, template_id, country, id, workflow_id, decision,
       recommended, agreed, blind_sample, decided_at) VALUES ('t', 'express_approval', 'psp_merchant_onboarding', 'BE', 'd',
       'case-1', 'approve', 'approve', 1, 0, '2026-11-01T00:00:00.000Z')`,
  );
  database.exec(
    `INSERT INTO cases (workflow_id, case_id, tenant_id, company_name, search_text, country, template_id, status,
       current_iteration, portal_token_hash, portal_expires_at, created_at, updated_at, version)
     VALUES ('case-1', '1', 't', 'Molenhof', 'molenhof', 'BE', 'psp_merchant_onboarding', 'REVIEW_PENDING', 1, 'h',
       '2026-12-01', '2026-11-01', '2026-11-01', 3)`,
  );
  for (const name of files.filter((one) => [184, 185].includes(numberOf(one))).toSorted()) database.exec(read(name));

  const states = database
    .prepare("SELECT officer_id, earned_tier, confirmed_tier, customers FROM automation_states")
    .all();
  for (const { officer_id, earned_tier, confirmed_tier, customers } of states as unknown as {
    officer_id: Tier;
    earned_tier: Tier;
    confirmed_tier: Tier;
    customers: number;
  }[]) {
    expect(stricterTier(earned_tier, confirmed_tier)).toBe(officer_id);
    expect(customers).toBe(0);
  }
  expect(states).toHaveLength(3);
  expect(database.prepare("SELECT customer, sector, provisional FROM automation_decisions").all()).toEqual([
    { customer: "", sector: "", provisional: null },
  ]);
  expect(database.prepare("SELECT review_officer, review_tier, withheld FROM cases").all()).toEqual([
    { review_officer: null, review_tier: null, withheld: 0 },
  ]);
});
