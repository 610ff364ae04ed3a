import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { isSarLocked, triggerKey } from "../../../src/domain/decisions/gates.rules.ts";
import { articleFingerprint } from "../../../src/investigation/agents/media-wording.ts";
import type { MediaHit } from "../../../src/sources/media-answer.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";

/** Articles after the MLRO's assessment of one of 2019: which of them is the report that was assessed. */

const TEXT = "Het parket klaagt Alfa NV aan.";

function article(id: string, publishedOn: string, snippet: string, more: Partial<Finding> = {}): Finding {
  const known: MediaHit = {
    url: `https://${id}.example`,
    title: "Alfa NV in verdenking gesteld",
    snippet,
    publisher: null,
    published_at: `${publishedOn}T00:00:00Z`,
    category: "criminal",
    subject: "Alfa NV",
  };
  const { subject, category, url } = known;
  const words = articleFingerprint(known);
  return finding({ id, category, subject, severity: "high", source_entry: url, entry_fingerprint: words, ...more });
}

const isLockedBy = (later: Finding, assessed: Finding): boolean =>
  isSarLocked(
    caseRecord({
      assessments: [{ sarId: "sar", reportable: false, signedAt: "", triggers: [triggerKey(assessed)] }],
      investigations: [
        investigation({ findings: [assessed] }),
        investigation({ iteration: 2, findings: [assessed, later] }),
      ],
    }),
  );

describe("an assessed article", () => {
  it.each([
    ["the same text at another publisher", "2026-11-01", TEXT, TEXT, false],
    ["a headline without a text, in the same month", "2019-03-20", "", "", false],
    ["the same headline without a text, years later", "2026-11-01", "", "", true],
    ["another text", "2019-03-02", "Alfa NV is veroordeeld.", TEXT, true],
  ])("covers or leaves open %s", (_, day, text, before, isLocked) => {
    const assessed = article("a", "2019-03-01", before);
    expect(isLockedBy(article("b", day, text), assessed)).toBe(isLocked);
  });

  it("does not cover the same text where it weighs more than it did, and covers it where it weighs less", () => {
    const high = article("a", "2019-03-01", TEXT);
    const critical = article("b", "2019-03-01", TEXT, { severity: "critical" });
    expect(isLockedBy(critical, high)).toBe(true);
    expect(isLockedBy(high, critical)).toBe(false);
  });
});
