import { expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { rateRisk, type RatingFacts } from "../../../src/domain/diligence/rating.rules.ts";
import { finding } from "../../support/case-fixtures.ts";
import { soundFacts } from "../../support/rating-fixtures.ts";

const report = (id: string, words: string, severity: "high" | "low" = "high") =>
  finding({
    id,
    category: severity === "high" ? "criminal" : "adverse_media",
    severity,
    agent_name: "adverse_media",
    title: "Adverse media: conviction, Alfa NV as the one found liable",
    entry_fingerprint: words,
  });
const reasonsOf = (severity: "high" | "low", given: Partial<RatingFacts> = {}) => {
  const findings = [report("1", "w1", severity), report("2", "w1", severity), report("3", "w2", severity)];
  const { dimensions } = rateRisk(soundFacts({ findings, ...given }));
  return dimensions.flatMap(({ factors }) => factors.map(({ reason }) => reason));
};

it("counts articles of different words that share a title, and a text at several publishers once", () => {
  const said = "Reported: conviction, Alfa NV as the one found liable (2 articles).";
  expect(reasonsOf("high")).toContain(said);
  expect(reasonsOf("low")).toContain(said);
});

it("counts an article once that accuses one of two of the case, also where several publishers print it", () => {
  const of = (id: string, words: string, source_entry: string) => ({ ...report(id, words), source_entry });
  const [one, copy, another] = ["https://a.example/1", "https://b.example/copy", "https://c.example/2"];
  const reasons = (...findings: Finding[]) =>
    rateRisk(soundFacts({ findings })).dimensions.flatMap(({ factors }) => factors.map(({ reason }) => reason));
  const said = "Reported: conviction, Alfa NV as the one found liable";
  const ofBoth = [of("1", "company", one), of("2", "owner", copy), of("3", "company", copy), of("4", "owner", one)];
  expect(reasons(...ofBoth)).toContain(`${said}.`);
  expect(reasons(...ofBoth, of("5", "another", another))).toContain(`${said} (2 articles).`);
});

it("named the title once in runs before version 5 of the rules", () => {
  expect(reasonsOf("high", { rulesVersion: 4 })).toContain("Reported: conviction, Alfa NV as the one found liable.");
});

it("says once of a hit that it is with a list", () => {
  const hit = finding({
    category: "sanctions",
    severity: "high",
    title: "Near match on a sanctions list: An Peeters",
    entry_fingerprint: "e1",
  });
  const saidOf = (given: Partial<RatingFacts> = {}) =>
    rateRisk(soundFacts({ findings: [hit], ...given })).dimensions.flatMap(({ factors }) =>
      factors.map(({ reason }) => reason),
    );
  expect(saidOf()).toContain("Possible matches with a sanctions list: An Peeters.");
  expect(saidOf({ rulesVersion: 4 })).toContain(
    "Possible matches with a sanctions list: Near match on a sanctions list: An Peeters.",
  );
});
