import { describe, expect, it } from "vitest";
import { ADVERSE_MEDIA } from "../../../src/investigation/agents/adverse-media.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import type { Judgement } from "../../../src/sources/adverse-media/judge/judgement.model.ts";
import type { MediaHit } from "../../../src/sources/media-answer.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const COMPANY = "Bakkerij De Linde";
const OWNER = "Joris Claes";
const LIABLE = "as the one found liable";

const convicted = (subject: string, title: string, snippet: string, more: Partial<Judgement> = {}): MediaHit => ({
  title,
  snippet,
  url: "https://a.example/1",
  published_at: "2026-10-03T08:00:00.000Z",
  publisher: "De Bode",
  category: "criminal",
  subject,
  judgement: {
    adverse: true,
    event: "conviction",
    role: "convicted",
    namesake: "certain",
    severity: "high",
    exculpatory: false,
    quotes: [{ for: "name", words: subject }],
    ...more,
  },
});

const findingsOf = (hits: readonly MediaHit[], rules = RULES_VERSION) =>
  ADVERSE_MEDIA.derive(
    { outcome: "known", value: { hits, cleared: 0 }, evidence: [] },
    readDossier(investigationInput({ terms: { rules } as RunTerms })),
    new ObservationSet(),
  ).findings!;

/** What is told of an article on these subjects, by subject. */
const told = (what: "title" | "description", hits: readonly MediaHit[], rules?: number) =>
  Object.fromEntries(
    findingsOf(hits, rules).map((one) => [one.subject, one[what].replace("Adverse media: conviction, ", "")]),
  );
const on = (subjects: readonly string[], title: string, snippet = "") =>
  subjects.map((subject) => convicted(subject, title, snippet));

const OF_ITS_DIRECTOR: readonly (readonly [string, string])[] = [
  [`${OWNER} veroordeeld tot 18 maanden`, `De bestuurder van ${COMPANY} verscheen voor de rechtbank.`],
  [`${OWNER} condamné`, `Le gérant de la société ${COMPANY} a comparu.`],
  [`${OWNER} verurteilt`, `Der Geschäftsführer der ${COMPANY} stand vor Gericht.`],
  [`${COMPANY}'s managing director ${OWNER} convicted`, ""],
  [`${OWNER}, the owner of ${COMPANY}, convicted`, ""],
];
/** Who of the two was convicted is not said where both stand by themselves. */
const OF_ONE_OF_TWO = [`${COMPANY} veroordeeld`, `De rechter veroordeelde ook ${OWNER}.`] as const;
const HELD_AGAINST_OTHERS = "The same article is also held against";

describe("an article that names a company only for its director", () => {
  it("is told of the director alone, in every language", () => {
    for (const words of OF_ITS_DIRECTOR) {
      const hits = on([COMPANY, OWNER], ...words);
      expect(told("title", hits)).toEqual({ [OWNER]: `${OWNER} ${LIABLE}` });
      expect(told("title", hits, 11)).toEqual({
        [COMPANY]: `${OWNER}, director or owner of ${COMPANY}, ${LIABLE}`,
        [OWNER]: `${OWNER} ${LIABLE}`,
      });
    }
  });

  it("is titled by its director or owner where nobody of the case is named", () => {
    const hits = on([COMPANY], `Bestuurder van ${COMPANY} veroordeeld`, "De man kreeg 18 maanden.");
    expect(told("title", hits)).toEqual({ [COMPANY]: `a director or owner of ${COMPANY} ${LIABLE}` });
    expect(told("description", hits)[COMPANY]).not.toMatch(/only as the company|also held/);
  });

  it("says so of the company alone, and asks nobody to tell the two apart", () => {
    const { [COMPANY]: ofCompany, [OWNER]: ofOwner } = told(
      "description",
      on([COMPANY, OWNER], ...OF_ITS_DIRECTOR[0]!),
      11,
    );
    expect(ofCompany).toContain(` The article names ${COMPANY} only as the company of ${OWNER}.`);
    expect(ofCompany).not.toContain(HELD_AGAINST_OTHERS);
    expect(ofOwner).not.toMatch(/only as the company|also held against/);
  });

  it("is not said to name the company where it has the common noun of its name alone", () => {
    const of = (words: string) => ({ quotes: [{ for: "name" as const, words }] });
    const words = [`${OWNER} veroordeeld`, "De zaakvoerder van een bakkerij kreeg twee jaar cel."] as const;
    const hits = [convicted(COMPANY, ...words, of("bakkerij")), convicted(OWNER, ...words)];
    expect(told("description", hits)).not.toHaveProperty(COMPANY);
    const { [COMPANY]: ofCompany } = told("description", hits, 11);
    expect(ofCompany).toContain('has only "bakkerij", which may be a common word');
    expect(ofCompany).not.toMatch(/names this subject|The article names/);
    expect(told("description", hits, 9)[COMPANY]).toContain("The article names this subject");
    const named = [convicted(COMPANY, ...words, of("De Linde"))];
    expect(told("description", named)[COMPANY]).toContain("The article names this subject");
  });

  it("does not make a company the director of its owner", () => {
    const hits = on([COMPANY, OWNER], `${COMPANY} van ${OWNER} veroordeeld`, "");
    expect(told("title", hits)[OWNER]).toBe(`${COMPANY} or ${OWNER} ${LIABLE}`);
  });

  it("is not one where the company is accused by itself as well", () => {
    expect(
      told("title", on([COMPANY], `${COMPANY} veroordeeld`, `De bestuurder van ${COMPANY} gaat in beroep.`)),
    ).toEqual({
      [COMPANY]: `${COMPANY} ${LIABLE}`,
    });
  });

  it("was titled by the company in runs before version 5 of the rules, and held against both", () => {
    const hits = on([COMPANY, OWNER], ...OF_ITS_DIRECTOR[0]!);
    expect(told("title", hits, 4)).toEqual({ [COMPANY]: `${COMPANY} ${LIABLE}`, [OWNER]: `${OWNER} ${LIABLE}` });
    expect(told("description", hits, 4)[OWNER]).toContain(`${HELD_AGAINST_OTHERS} ${COMPANY}: `);
    expect(told("description", hits, 3)[OWNER]).not.toContain(HELD_AGAINST_OTHERS);
  });
});

describe("an article that accuses one of two, or both", () => {
  const ONE_OF_TWO = `${COMPANY} or ${OWNER} ${LIABLE}`;

  it("has one title for both, the customer first, in whatever order they were found", () => {
    const hits = on([COMPANY, OWNER], ...OF_ONE_OF_TWO);
    for (const found of [hits, hits.toReversed()])
      expect(told("title", found)).toEqual({ [COMPANY]: ONE_OF_TWO, [OWNER]: ONE_OF_TWO });
  });

  it("asks an officer which of them it accuses", () => {
    const { [COMPANY]: ofCompany, [OWNER]: ofOwner } = told("description", on([COMPANY, OWNER], ...OF_ONE_OF_TWO));
    const WHICH = "an officer has to read which of them it accuses.";
    expect(ofCompany).toContain(`${HELD_AGAINST_OTHERS} ${OWNER}: ${WHICH}`);
    expect(ofOwner).toContain(`${HELD_AGAINST_OTHERS} ${COMPANY}: ${WHICH}`);
  });

  it("names neither with the other where it says different things of them, or is another article", () => {
    const [title, snippet] = OF_ONE_OF_TWO;
    const company = convicted(COMPANY, title, snippet);
    for (const owner of [
      convicted(OWNER, title, snippet, { event: "charge", role: "suspect" }),
      convicted(OWNER, title, snippet, { role: "suspect" }),
      { ...convicted(OWNER, title, snippet), url: "https://b.example/2" },
    ]) {
      const found = findingsOf([company, owner]);
      expect(found).toHaveLength(2);
      for (const one of found) {
        expect(one.title).not.toContain(" or ");
        expect(one.description).not.toContain(HELD_AGAINST_OTHERS);
      }
    }
  });

  it("accuses the company where the text speaks of it without its name", () => {
    for (const snippet of [
      `The owner of ${COMPANY} said he would appeal after the company, based in Ghent, was convicted of tax fraud.`,
      `De bestuurder van ${COMPANY} reageert geschokt. De vennootschap werd veroordeeld.`,
      `Le gérant de ${COMPANY} conteste. La société doit payer une amende.`,
    ])
      expect(told("title", on([COMPANY], "Tax fraud", snippet))).toEqual({ [COMPANY]: `${COMPANY} ${LIABLE}` });
  });
});
