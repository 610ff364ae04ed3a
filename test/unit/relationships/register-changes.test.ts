import { describe, expect, it } from "vitest";
import { reportsOf } from "../../../src/features/monitoring/detect/reports.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { finding } from "../../support/case-fixtures.ts";
import type { KnownActivity, RegisterFacts } from "../../../src/domain/relationships/looks.model.ts";
import {
  addDays,
  intervalDays,
  nextLookAt,
  noteSilence,
  retryAt,
} from "../../../src/domain/relationships/look-times.rules.ts";
import { compareRegister, NOTHING } from "../../../src/domain/relationships/register-changes.rules.ts";
import {
  compareDebts,
  compareReports,
  compareVat,
  type Report,
} from "../../../src/domain/relationships/source-changes.rules.ts";

const seat = { street: "Rue Haute 12", postal_code: "1000", city: "Bruxelles", country: "BE" };
const jan = { name: "Jan Peeters", role: "director", birth_date: "1970-03-01" };
const facts: RegisterFacts = {
  status: "active",
  situation: { kind: "normal", label: "Normal situation" },
  name: "Alfa Trading BV",
  seat,
  activities: [{ code: "62010", description: "Programming", version: "2008" }],
  directors: [jan],
  owners: [{ name: "Jan Peeters", kind: "person", share: 60 }],
};
const terms = { isHighRisk: ({ code }: KnownActivity) => code.startsWith("92") };
const compare = (change: Partial<RegisterFacts>, before: RegisterFacts | null = facts) =>
  compareRegister(before, { ...facts, ...change }, terms);
const shown = (change: Partial<RegisterFacts>, before: RegisterFacts | null = facts) =>
  compare(change, before).changes.map(({ field, severity, consequence }) => [field, severity, consequence].join(" "));

describe("what a register states now and before", () => {
  it("is no change where it is the same, or only written otherwise", () => {
    expect(shown({})).toEqual([]);
    expect(shown({ seat: { ...seat, street: "Hoogstraat 12", city: "Brussel" }, name: "ALFA TRADING B.V." })).toEqual(
      [],
    );
    expect(shown({ directors: [{ ...jan, name: "PEETERS Jan" }] })).toEqual([]);
    expect(shown({ situation: { kind: "normal", label: "Situation normale" } })).toEqual([]);
  });

  it("is a change of the seat where only the number of the house differs, and a grave one across a border", () => {
    expect(shown({ seat: { ...seat, street: "Rue Haute 14" } })).toEqual(["seat medium none"]);
    expect(shown({ seat: { ...seat, postal_code: "1020" } })).toEqual(["seat medium none"]);
    expect(shown({ seat: { ...seat, country: "LU" } })).toEqual(["seat high none"]);
  });

  it("does not let many small steps add up unseen", () => {
    const first = compare({ name: "Alfa Tradin BV" }).facts.name;
    expect(["Alfa Trading BV", "Alfa Tradin BV"]).toContain(first);
    expect(compare({ seat: { ...seat, street: "Hoogstraat 12" } }).facts.seat).toEqual(seat);
  });

  it("tells two persons of one name apart by their birth dates, and says so", () => {
    const { changes } = compare({ directors: [{ ...jan, birth_date: "1991-08-20" }] });
    expect(changes.map(({ title }) => title)).toEqual([
      "New in an office of the company: Jan Peeters (born 1991-08-20). This is not Jan Peeters (born 1970-03-01), who left. Since the last decision: no director is left.",
      "No longer in an office of the company: Jan Peeters (born 1970-03-01).",
    ]);
  });

  it("opens a review for a new director under enhanced due diligence, and for nobody who left or stayed", () => {
    const under = (isEnhanced: boolean, directors: RegisterFacts["directors"]) =>
      compareRegister(facts, { ...facts, directors }, { ...terms, isEnhanced }).changes.map(
        ({ field, severity, consequence }) => [field, severity, consequence].join(" "),
      );
    const an = { name: "An Maes", role: "director" };
    expect(under(true, [jan, an])).toEqual(["director_joined high open_review"]);
    expect(under(true, [an])).toEqual(["director_joined high open_review", "director_left medium none"]);
    expect(under(false, [jan, an])).toEqual(["director_joined medium none"]);
    expect(under(true, [{ ...jan, name: "PEETERS Jan" }])).toEqual([]);
  });

  it("keeps a birth date that one answer leaves out, so that a swap over two answers is seen", () => {
    const between = compare({ directors: [{ name: "Jan Peeters", role: "director" }] });
    expect(between.changes).toEqual([]);
    expect(shown({ directors: [{ ...jan, birth_date: "1991-08-20" }] }, between.facts)).toEqual([
      "director_joined medium open_review",
      "director_left medium none",
    ]);
  });

  it("opens a review where the company ended, once for status and situation together", () => {
    const closed = { status: "stopped", situation: { kind: "closed", label: "Closing of liquidation" } } as const;
    expect(shown(closed)).toEqual(["status critical restrict_and_review"]);
    expect(shown({ ...NOTHING, status: "not_found" })).toEqual(["status critical open_review"]);
    expect(shown(closed, null)).toEqual(["status critical restrict_and_review"]);
  });

  it("shuts the relationship at once where the company is insolvent or being wound up, and never for less", () => {
    const of = (kind: "bankrupt" | "dissolution_pending" | "closed" | "strike_off" | "unusual" | "normal") =>
      shown({ situation: { kind, label: kind } });
    for (const kind of ["bankrupt", "dissolution_pending", "closed"] as const) {
      expect(of(kind)).toEqual(["legal_situation critical restrict_and_review"]);
    }
    expect(of("strike_off")).toEqual(["legal_situation high open_review"]);
    expect(of("unusual")).toEqual(["legal_situation high open_review"]);
    expect(of("normal")).toEqual([]);
  });

  it("is two events where two things changed", () => {
    expect(shown({ name: "Beta NV", owners: [{ name: "An Maes", kind: "person", share: 60 }] })).toEqual([
      "name medium open_review",
      "owner_joined high open_review",
      "owner_left high open_review",
    ]);
  });

  it("is high where a new activity is of high risk, and nothing where all codes were renumbered", () => {
    const casino = { code: "92000", description: "Gambling", version: "2008" };
    expect(shown({ activities: [...facts.activities!, casino] })).toEqual(["activity high open_review"]);
    expect(shown({ activities: [{ code: "62100", description: "Programming", version: "2025" }] })).toEqual([]);
    expect(shown({ activities: [{ ...casino, version: "2025" }] })).toEqual(["activity high open_review"]);
  });

  it("opens a review where the name changed together with the seat, the activity or the owners, and for none of them alone", () => {
    const moved = { ...seat, street: "Meir 1", postal_code: "2000", city: "Antwerpen" };
    const bakery = { code: "10710", description: "Bakery", version: "2008" };
    const activities = [...facts.activities!, bakery];
    const name = "Golden Sands Trading BV";
    expect(shown({ name })).toEqual(["name medium none"]);
    expect(shown({ seat: moved })).toEqual(["seat medium none"]);
    expect(shown({ activities })).toEqual(["activity medium none"]);
    expect(shown({ seat: moved, activities })).toEqual(["seat medium none", "activity medium none"]);
    expect(shown({ name, directors: [jan, { name: "An Maes", role: "director" }] })[0]).toBe("name medium none");
    expect(shown({ name, seat: moved })).toEqual(["name medium open_review", "seat medium none"]);
    const { changes } = compare({ name, seat: moved, activities });
    expect(changes.map(({ consequence }) => consequence)).toEqual(["open_review", "none", "none"]);
    expect(changes[0]!.title).toContain("Since the last decision: name, seat, activity changed.");
  });

  it("opens a review where no director of the last decision is left, at one look or over several", () => {
    const an = { name: "An Maes", role: "director" };
    const later = (directors: RegisterFacts["directors"], before: RegisterFacts["directors"]) =>
      compareRegister(
        { ...facts, directors: before },
        { ...facts, directors },
        { ...terms, decided: facts },
      ).changes.map(({ field, severity, consequence }) => [field, severity, consequence].join(" "));
    expect(shown({ directors: [an] })).toEqual(["director_joined medium open_review", "director_left medium none"]);
    expect(later([jan, an], [jan])).toEqual(["director_joined medium none"]);
    expect(later([an], [jan, an])).toEqual(["director_left medium open_review"]);
    expect(later([jan], [jan, an])).toEqual(["director_left medium none"]);
  });

  it("opens a review where small steps, each closed by itself, made another business since the last decision", () => {
    const code = (one: string) => ({ code: one, description: "", version: "2008" });
    const step = (before: Partial<RegisterFacts>, change: Partial<RegisterFacts>) =>
      compareRegister(
        { ...facts, ...before },
        { ...facts, ...before, ...change },
        { ...terms, decided: facts },
      ).changes.map(({ field, consequence }) => `${field} ${consequence}`);
    const name = "Golden Sands Trading BV";
    const moved = { ...seat, street: "Meir 1", postal_code: "2000", city: "Antwerpen" };
    expect(step({}, { name })).toEqual(["name none"]);
    expect(step({ name }, { seat: moved })).toEqual(["seat open_review"]);
    expect(step({ name }, { activities: [...facts.activities!, code("46190")] })).toEqual(["activity open_review"]);
    // All other activities are another business, at one look or where the old one goes last.
    expect(step({}, { activities: [code("70220")] })).toEqual(["activity open_review"]);
    const both = [...facts.activities!, code("70220")];
    expect(step({}, { activities: both })).toEqual(["activity none"]);
    expect(step({ activities: both }, { activities: [code("70220")] })).toEqual(["activity open_review"]);
    // Coded better within its division, it is the same business; one that is told already is not told again.
    expect(step({}, { activities: [code("62020")] })).toEqual(["activity none"]);
    expect(step({ activities: both }, { activities: facts.activities })).toEqual([]);
    expect(step({ name, seat: moved }, {})).toEqual([]);
    expect(step({ name }, { directors: [jan, { name: "An Maes", role: "director" }] })).toEqual([
      "director_joined none",
    ]);
  });

  it("keeps what the answer does not say, and never takes it for none", () => {
    const silent = compareRegister(facts, { ...NOTHING, status: "active" }, terms);
    expect(silent).toEqual({ changes: [], facts });
  });

  it("is no alarm at the first answer, unless the answer is bad", () => {
    expect(shown({}, null)).toEqual([]);
    expect(shown({ situation: { kind: "bankrupt", label: "Opening of bankruptcy" } }, NOTHING)).toHaveLength(1);
  });
});

describe("other sources", () => {
  it("tell of a debt that is new or known for the first time, not of one that was known or is not stated", () => {
    const none = { social: false, tax: false };
    expect(compareDebts(none, { social: true, tax: false }).changes).toHaveLength(1);
    expect(compareDebts(null, { social: true, tax: true }).changes).toHaveLength(2);
    expect(compareDebts({ social: true, tax: false }, { social: true, tax: null }).changes).toEqual([]);
    expect(compareDebts({ social: true, tax: false }, { social: null, tax: null }).facts.social).toBe(true);
  });

  it("open a review where the VAT number ended, and not where it was none", () => {
    expect(compareVat({ valid: true }, { valid: false }).changes).toMatchObject([
      { severity: "medium", consequence: "open_review" },
    ]);
    expect(compareVat({ valid: false }, { valid: false }).changes).toEqual([]);
  });

  it("open a review for the MLRO by news that locks a case at onboarding, and by none that does not", () => {
    const told = (given: Partial<Finding>) =>
      compareReports({ seen: [] }, reportsOf(finding({ agent_name: "adverse_media", ...given }))).changes.map(
        ({ consequence, needsRole }) => [consequence, needsRole],
      );
    const mlro = [["open_review", "mlro"]];
    expect(told({ category: "criminal", severity: "high" })).toEqual(mlro);
    expect(told({ category: "enforcement", severity: "critical" })).toEqual(mlro);
    const none = [["none", undefined]];
    const search = (given: Partial<Finding>) =>
      told({
        category: "criminal",
        severity: "medium",
        title: "Adverse media: search or arrest, Fietsatelier De Ketting as suspect",
        description: '2026-11-24: "Huiszoeking bij Fietsatelier De Ketting: gestolen fietsen".',
        ...given,
      });
    expect(search({})).toEqual(mlro);
    const asked = "Adverse media: investigation, Annelies Smeets, director or owner of Fietsatelier De Ketting";
    expect(search({ title: asked, description: '"Le parquet enquête pour blanchiment".' })).toEqual(mlro);
    expect(search({ title: asked, description: '"Onderzoek na arbeidsongeval bij Forges de Ciney".' })).toEqual(none);
    expect(search({ category: "adverse_media" })).toEqual(none);
    const lifted = "Adverse media: search or arrest, De Ketting as suspect (a later article may clear)";
    expect(search({ code: "media_lifted", title: lifted })).toEqual(none);
    expect(told({ category: "criminal", severity: "low" })).toEqual(none);
    expect(told({ category: "adverse_media", severity: "high" })).toEqual(none);
  });

  it("tell the same report once", () => {
    const report = (...marks: [string, ...string[]]): Report => ({
      marks,
      title: "t",
      description: "d",
      severity: "high",
      isGrave: true,
      url: null,
      subject: null,
      opensReview: false,
      isForMlro: false,
    });
    const first = compareReports(null, [report("a", "h"), report("b")]);
    expect(first.changes).toHaveLength(2);
    expect(compareReports(first.facts, [report("a"), report("c", "h"), report("b")]).changes).toEqual([]);
    expect(compareReports(first.facts, [report("d")]).changes).toHaveLength(1);
  });
});

describe("a source that does not answer", () => {
  const at = "2026-01-01T00:00:00.000Z";
  const note = (days: number, silent = {}) =>
    noteSilence({ answered_at: at, silent }, ["all"], { now: addDays(at, days), interval: 30, what: "The register" });

  it("is told of once, 30 days after its answer was due, and counts from its last answer", () => {
    expect(note(59).changes).toEqual([]);
    const told = note(60);
    expect(told.changes.map(({ title }) => title)).toEqual([
      "The register has given no answer for 60 days. Whether anything changed since 2026-01-01 is not known.",
    ]);
    expect(note(365, told.silent).changes).toEqual([]);
  });

  it("is asked again daily, later weekly, and never less often than the interval", () => {
    expect(retryAt(addDays(at, 30), at, 30)).toBe(addDays(at, 31));
    expect(retryAt(addDays(at, 60), at, 30)).toBe(addDays(at, 67));
  });

  it("is asked monthly for high risk, and at least quarterly where no rating is known", () => {
    for (const type of ["register_change", "source_change"] as const) {
      expect(intervalDays({ regime: "enhanced", riskRating: "high" }, type)).toBe(30);
      expect(intervalDays({ regime: null, riskRating: null }, type)).toBe(91);
    }
  });

  it("is asked yearly for a low risk, but the registers quarterly", () => {
    const low = { regime: "simplified", riskRating: "low" } as const;
    expect([intervalDays(low, "register_change"), intervalDays(low, "source_change")]).toEqual([91, 365]);
    const since = addDays(at, 365 + 29);
    const late = { now: since, interval: 365, what: "The service" };
    expect(noteSilence({ answered_at: at, silent: {} }, ["all"], late).changes).toEqual([]);
    const told = noteSilence({ answered_at: at, silent: {} }, ["all"], { ...late, now: addDays(since, 1) });
    expect(told.changes).toHaveLength(1);
  });

  it("is asked for a part that it left out as soon as somebody is to be told, and then at its interval", () => {
    const left = (told: boolean) => ({ owners: { since: at, told } });
    expect(nextLookAt(at, left(false), 91)).toBe(addDays(at, 30));
    expect(nextLookAt(at, left(true), 91)).toBe(addDays(at, 91));
    expect(nextLookAt(at, {}, 30)).toBe(addDays(at, 30));
  });
});
