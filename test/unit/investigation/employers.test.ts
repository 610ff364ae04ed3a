import { describe, expect, it } from "vitest";
import { isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { EMPLOYERS } from "../../../src/investigation/agents/employers.ts";
import { agentsFor } from "../../../src/investigation/agents/index.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RegistryEntry } from "../../../src/sources/types.ts";
import { handedIn, made, type Made, readAs } from "../../support/made-readings.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";

const PRINTERS = "0999900348";
const number = (value: string) => made("enterprise_number", value, { subject: "other" });
const employer = (name: string) => made("company_name", name, { subject: "issuer" });
const pay = (period: string | null) =>
  made("amount", { rubric: "net_pay", value: 2100, currency: "EUR", period } as never);

const dossierOf = (facts: readonly Made[], templateId = "kyc_natural_person", rules = RULES_VERSION) =>
  readDossier(
    investigationInput({
      templateId,
      terms: { rules } as never,
      documents: [handedIn("source_of_funds", readAs("other", facts))],
    }),
  );

function found(facts: readonly Made[], ...entries: readonly Partial<RegistryEntry>[]) {
  const value = entries.map((entry) =>
    registryEntry({ number: PRINTERS, legal_name: "Drukkerij Ter Schelde", ...entry }),
  );
  const answer = { outcome: "known", value, evidence: [] } as never;
  return EMPLOYERS.derive(answer, dossierOf(facts), new ObservationSet()).findings ?? [];
}

const SLIP = [employer("Drukkerij Ter Schelde NV"), number(PRINTERS), pay("2026-10-31")];
const ENDED: Partial<RegistryEntry> = { status: "stopped", end_date: "2024-12-20" };

describe("the employer of a payslip", () => {
  it("that had ended before the month of pay is told, to settle, and asked for another paper", () => {
    const [one, ...more] = found(SLIP, ENDED);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ code: "employer_ended", severity: "medium" });
    expect(one!.description).toMatch(/pays for 2026-10 and has the number 0999900348.*ended on 2024-12-20/);
    expect(isToSettle(one!)).toBe(true);
    expect(tasksForFinding(one!, "person")).toMatchObject([{ document_type: "source_of_funds" }]);
  });

  it.each<readonly [string, readonly Made[], Partial<RegistryEntry>]>([
    ["one that is there", SLIP, { status: "active", end_date: null }],
    ["one that ended in the month of pay", SLIP, { status: "stopped", end_date: "2026-10-14" }],
    ["one that ended on an unknown day", SLIP, { status: "stopped", end_date: null }],
    ["one of whom the payslip names no time", [number(PRINTERS), pay(null)], ENDED],
    [
      "who made the payslip, beside the employer",
      [employer("Bakkerij De Linde"), number(PRINTERS), number("0999900150"), pay("2026-10-31")],
      ENDED,
    ],
  ])("is not told of %s", (_, facts, entry) => {
    expect(found(facts, entry)).toEqual([]);
  });

  it("is asked of the register by its number, of private customers alone", () => {
    expect(EMPLOYERS.outgoing(dossierOf(SLIP), new ObservationSet())).toEqual([PRINTERS]);
    expect(EMPLOYERS.notApplicable(dossierOf(SLIP))).toBeNull();
    expect(EMPLOYERS.notApplicable(dossierOf([pay("2026-10-31")]))).not.toBeNull();
    expect(EMPLOYERS.notApplicable(dossierOf([number("552100554"), pay("2026-10-31")]))).not.toBeNull();
    expect(EMPLOYERS.notApplicable(dossierOf(SLIP, "psp_merchant_onboarding"))).not.toBeNull();
    expect(agentsFor(dossierOf(SLIP, "kyc_natural_person", 12))).not.toContain(EMPLOYERS);
    expect(agentsFor(dossierOf(SLIP))).toContain(EMPLOYERS);
  });
});
