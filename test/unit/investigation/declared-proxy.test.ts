import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { checkIdentity } from "../../../src/domain/diligence/customer-checks.rules.ts";
import { dueFacts } from "../../../src/domain/diligence/due-diligence.rules.ts";
import { providedTypes } from "../../../src/domain/diligence/requirement-standings.rules.ts";
import { whoseDocument } from "../../../src/domain/diligence/whose-document.rules.ts";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, holder, made, NOW, readAs } from "../../support/made-readings.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;

function found(words: string, { rules = RULES_VERSION, documents = [] as CaseDocument[] } = {}) {
  const answers = { occupation: "Gepensioneerd", purpose_of_relationship: words, source_of_funds: "Pensioen" };
  const terms = { rules } as RunTerms;
  const input = investigationInput({ templateId: "kyc_natural_person", answers, terms, documents });
  const { findings } = DECLARATIONS.derive(KNOWN, readDossier(input), new ObservationSet());
  return findings!.filter(({ code }) => code === "proxy_stated");
}

const SON = "Mijn zoon heeft een volmacht op de rekening";
const MANDATE = handedIn("power_of_attorney", readAs("other", []));
const CARD = handedIn("representative_identity", readAs("identity_card", [holder("Tom Lambrecht", "1975-01-02")]));

describe("somebody who acts for a private customer", () => {
  it("is a finding, and is to be named and identified, with the mandate", () => {
    const [one] = found(SON);
    expect(one).toMatchObject({ severity: "medium", title: expect.stringContaining("by the customer's own words") });
    const asked = { templateId: "kyc_natural_person", answers: {} };
    const tasks = tasksForFinding(one!, "person", asked);
    expect(tasks.map(({ document_type, required }) => [document_type, required])).toEqual([
      [null, true],
      ["power_of_attorney", true],
      ["representative_identity", true],
    ]);
  });

  it("is one by a power of attorney alone, and of low severity once the papers came", () => {
    expect(found("Huur betalen", { documents: [MANDATE] })).toMatchObject([{ severity: "medium" }]);
    expect(found(SON, { documents: [MANDATE, CARD] })).toMatchObject([{ severity: "low" }]);
    const neighbour = "Mijn buurman heeft een volmacht en betaalt alles";
    expect(found(neighbour, { documents: [MANDATE, CARD] })).toMatchObject([{ severity: "medium" }]);
  });

  it("was heard by no earlier version", () => {
    expect(found(SON, { rules: 8 })).toEqual([]);
  });

  it("shows an identity document that is no stranger's", () => {
    const known = {
      templateId: "kyc_natural_person",
      companyName: "Dirk Lambrecht",
      country: "BE",
      answers: { full_name: "Dirk Lambrecht", date_of_birth: "1941-03-14" },
      documents: [CARD],
      followUpTasks: [],
      grounds: null,
      now: new Date("2026-11-29"),
    };
    expect(whoseDocument(known, CARD, "identity_card").is).toBe("unknown");
    expect(whoseDocument({ ...known, rulesVersion: 8 }, CARD, "identity_card").is).toBe("other_person");
  });

  it("is not identified by the customer's card, nor the customer by the proxy's", () => {
    const answers = { full_name: "Dirk Lambrecht", date_of_birth: "1941-03-14" };
    const ofCase = (...documents: CaseDocument[]) =>
      dueFacts(
        caseRecord({
          templateId: "kyc_natural_person",
          companyName: "Dirk Lambrecht",
          documents,
          additionalData: { answers },
          grounds: soundGrounds({ sample: false, subject: "person" }),
        }),
        NOW,
      );
    const own = handedIn(
      "identity_document",
      readAs("identity_card", [holder("Dirk Lambrecht", "1941-03-14"), made("expiry_date", "2030-01-01")]),
    );
    const review = { outcome: "accepted", reviewed_by: "alice", reviewed_at: CARD.uploaded_at, facts: [] } as never;
    expect([...providedTypes(ofCase(own))]).not.toContain("representative_identity");
    expect([...providedTypes(ofCase({ ...CARD, review }))]).not.toContain("identity_document");
    expect(checkIdentity(ofCase({ ...CARD, review })).outcome).not.toBe("established");
    expect(checkIdentity(ofCase({ ...own, review })).outcome).toBe("established");
  });
});
