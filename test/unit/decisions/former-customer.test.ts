import { describe, expect, it } from "vitest";
import { otherCaseFindings, type OtherCase } from "../../../src/domain/decisions/cases-of-customer.rules.ts";
import { clearFinding } from "../../../src/domain/decisions/clearance.rules.ts";
import { endedFor, type EndedRelationship, saysDied } from "../../../src/domain/decisions/former-customer.rules.ts";
import { quotable } from "../../../src/domain/decisions/quoted-reason.ts";
import { fourEyesReasons, needsSenior } from "../../../src/domain/decisions/four-eyes.rules.ts";
import { standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { actor, caseRecord, decisionInput, investigation } from "../../support/case-fixtures.ts";

const SUBJECT = { caseId: "c", name: "De Linde", evidenceIds: [] };
const NOW = new Date("2026-11-28T10:00:00.000Z");

const known: OtherCase = {
  workflowId: "WF-1",
  companyName: "De Linde",
  status: "APPROVED",
  decidedAt: "2026-01-02T10:00:00.000Z",
  differs: [],
  relationship: { since: "2026-01-02T10:00:00.000Z", riskRating: "low", regime: "simplified", nextReviewAt: null },
};
const shut = { state: "restricted", at: "2026-11-20T10:00:00.000Z", by: "carl", reason: "Fraud confirmed." } as const;

const findingOf = (other: OtherCase) => otherCaseFindings([other], SUBJECT, NOW.toISOString())[0]!;
const ofEnd = (given: Partial<EndedRelationship> & { reason?: string }) => {
  const { reason, ...rest } = given;
  const ended = { at: "2026-11-20T10:00:00.000Z", by: "carl", ...(reason === undefined ? {} : { reason }) };
  const { relationship: _, ...row } = known;
  const since = "2026-01-02T10:00:00.000Z";
  return findingOf({
    ...row,
    ended: { relationshipId: "r", since, ended, endedFor: endedFor(reason ?? null), ...rest },
  });
};

describe("a customer whose relationship is restricted or to end", () => {
  const finding = findingOf({ ...known, relationship: { ...known.relationship!, shut } });

  it("is told first with when, by whom and why, and needs a senior officer whatever is cleared", () => {
    expect(finding).toMatchObject({
      code: "customer_known",
      severity: "high",
      title: "Already a customer, and the relationship is restricted",
    });
    expect(finding.description).toMatch(
      /^The relationship is restricted since 2026-11-20, by carl: "Fraud confirmed\."\. A review decides/,
    );
    const record = caseRecord({ investigations: [investigation({ findings: [finding] })] });
    const clear = (id: string, role: "officer" | "compliance_manager") =>
      clearFinding(
        record,
        finding.id,
        { reason: "Lifted yesterday.", differs: [] },
        { now: NOW, actor: actor(id, role) },
      );
    expect(clear("alice", "officer").ok).toBe(false);
    const cleared = clear("carl", "compliance_manager");
    if (!cleared.ok) throw new Error("refused");
    for (const one of [record, cleared.value.record]) {
      const reasons = fourEyesReasons(standingOf(one, NOW, true, actor("dave")), decisionInput(), "approve");
      expect(reasons).toContain("customer_restricted");
      expect(needsSenior(reasons)).toBe(true);
    }
  });

  it("is another finding than that somebody is a customer, which stays as it was", () => {
    const plain = findingOf(known);
    expect(plain).toMatchObject({ severity: "low", title: "Already a customer" });
    expect(plain.id).not.toBe(finding.id);
    const record = caseRecord({ investigations: [investigation({ findings: [plain] })] });
    expect(fourEyesReasons(standingOf(record, NOW, true, actor("dave")), decisionInput(), "approve")).not.toContain(
      "customer_restricted",
    );
  });
});

describe("somebody who was a customer", () => {
  it("is of high severity where the relationship ended for cause, or was shut when it ended", () => {
    const fraud = ofEnd({ reason: "We closed the account: fraud with chargebacks, false invoices." });
    expect(fraud).toMatchObject({ code: "customer_before", severity: "high" });
    expect(fraud.description).toContain('ended by carl: "We closed the account: fraud');
    expect(isToSettle(fraud)).toBe(true);
    const exit = ofEnd({ reason: "The customer left.", shut: { ...shut, state: "exit_planned" } });
    expect(exit).toMatchObject({ severity: "high" });
    expect(exit.description).toContain("The relationship was to end since 2026-11-20, by carl");
    expect(ofEnd({ endedFor: endedFor("Mule account, police.") })).toMatchObject({ severity: "high" });
    expect(ofEnd({ endedFor: "grave" }).description).toContain("Where no reason is quoted, the relationship says why.");
  });

  it("is to settle where nobody says that the customer left", () => {
    for (const reason of [undefined, "Contract ended.", "No use of the account."]) {
      const found = ofEnd(reason === undefined ? {} : { reason });
      expect([found.severity, isToSettle(found)], reason).toEqual(["medium", true]);
    }
  });

  it.each([
    "Customer stopped answering our questions about the source of funds",
    "The client asked to transfer funds we could not explain",
    "Client left after we asked for the owners",
    "Klant stopte met antwoorden op vragen over herkomst",
    "client a cessé de répondre",
    "We retired the customer because of unexplained cash",
    "Auf eigenen Wunsch, nachdem wir nach den Eigentümern gefragt haben",
    "Customer moved away; address unknown, mail returned",
    "Klant stopte met meewerken",
    "Le client a cessé de collaborer",
    "We retired the customer",
    "Customer forgot to renew",
    "Customer complained of discrimination",
    "Dossier vol, archived",
    "Diskriminierung",
  ])("is neither its own wish nor grave: %s", (reason) => {
    expect(endedFor(reason)).toBe("unsaid");
  });

  it.each([
    "transactions suspectes",
    "mensenhandel",
    "trafficking",
    "Auffällige Transaktionen",
    "Forged papers",
    "Vol de données",
    "Cybercriminaliteit",
  ])("is grave: %s", (reason) => {
    expect(endedFor(reason)).toBe("grave");
  });

  it.each([
    "Deceased",
    "Deceased on 3 May",
    "The customer passed away.",
    "Client deceased, account closed",
    "Overleden",
    "Klant is overleden",
    "overlijden van de klant",
    "Décédé",
    "Le client est décédé le 3 mai",
    "Décès du titulaire",
    "Verstorben",
    "Der Kunde ist gestorben",
  ])("died, by our own record: %s", (reason) => {
    const ended = { endedFor: endedFor(reason), reason, ...(saysDied(reason) && { died: true as const }) };
    const found = ofEnd(ended);
    expect(found).toMatchObject({
      severity: "high",
      title: "Was a customer before, and the customer died, by our own record",
    });
    expect(found.description).toContain("sees the person with the identity document");
  });

  it.each([
    "Customer closed the account after the death of her husband",
    "Deceased husband's joint account closed at the customer's request",
    "The customer's father died; moved abroad",
    "Na het overlijden van haar man heeft de klant opgezegd",
    "Le mari de la cliente est décédé",
    "Nach dem Tod des Vaters auf eigenen Wunsch",
    "Director deceased, company stopped",
    "Dead account, no use for two years",
    "Total turnover too small",
  ])("did not die: %s", (reason) => expect([saysDied(reason), endedFor(reason) === "grave"]).toEqual([false, false]));

  it.each([
    ["Money of victims came in", true],
    ["Geld van slachtoffers op de rekening", true],
    ["Ongebruikelijke verrichtingen", false],
    ["Opérations inhabituelles", false],
    ["Unusual transactions", false],
    ["Ungewöhnliche Kontobewegungen", false],
  ])("speaks against the customer, and is quoted only where it tells of no suspicion: %s", (reason, isQuoted) => {
    expect([endedFor(reason), quotable(reason) !== null]).toEqual(["grave", isQuoted]);
  });

  it.each([
    "Unusual opening hours, not for us",
    "No unusual payments; customer left",
    "Shop for victims of fire closed",
  ])("does not: %s", (reason) => expect(endedFor(reason)).not.toBe("grave"));

  it("holds nothing up where the customer left by its own wish", () => {
    for (const reason of [
      "The customer left.",
      "Closed at the customer's own request.",
      "Op eigen verzoek, verhuisd naar Spanje.",
      "Le client est parti à la concurrence.",
      "Auf Wunsch des Kunden.",
      "Customer stopped trading",
      "The customer left for another bank",
      "Customer asked to close the account",
      "The merchant retired.",
      "Klant stopte met de zaak.",
      "Le client a cessé ses activités, fonds de commerce vendu",
    ]) {
      const found = ofEnd({ reason });
      expect([found.severity, isToSettle(found)], reason).toEqual(["low", false]);
    }
    for (const reason of [
      "The customer left after fraud.",
      "Verdacht; op eigen verzoek.",
      "Betrug",
      "Valse facturen",
    ]) {
      expect(endedFor(reason), reason).toBe("grave");
    }
  });
});
