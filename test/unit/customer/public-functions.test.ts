import { describe, expect, it } from "vitest";
import { EXPOSED, LATER_EXPOSED, LATER_ORDINARY, ORDINARY } from "../../support/function-sentences.ts";
import { functionsSaid, publicFunctionIn } from "../../../src/domain/customer/public-functions.rules.ts";

const all = (sentences: typeof EXPOSED) => Object.values(sentences).flat();

describe("prominent public functions in free texts", () => {
  it("are found in at least 97 of a hundred sentences that name one, in each language", () => {
    for (const sentences of Object.values(EXPOSED)) {
      const missed = sentences.filter((sentence) => publicFunctionIn(sentence) === null);
      expect(missed.length / sentences.length, missed.join("\n")).toBeLessThanOrEqual(0.03);
    }
    expect(all(EXPOSED).length).toBeGreaterThan(100);
  });

  it("are not alarmed by ordinary work: at most 3 of a hundred such sentences, in each language", () => {
    for (const sentences of Object.values(ORDINARY)) {
      const alarmed = sentences.filter((sentence) => publicFunctionIn(sentence) !== null);
      expect(alarmed.length / sentences.length, alarmed.join("\n")).toBeLessThanOrEqual(0.03);
    }
  });

  it("are found in other sentences nine times in ten, and alarm at most once in ten", () => {
    const missed = LATER_EXPOSED.filter((sentence) => publicFunctionIn(sentence) === null);
    const alarmed = LATER_ORDINARY.filter((sentence) => publicFunctionIn(sentence) !== null);
    expect(missed.length / LATER_EXPOSED.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
    expect(alarmed.length / LATER_ORDINARY.length, alarmed.join("\n")).toBeLessThanOrEqual(0.1);
  });

  it("are not those that a customer denies, one or several, and one that was left is one", () => {
    for (const denial of [
      "I am not and have never been a minister, a member of parliament or an ambassador",
      "Niemand in mijn familie is minister, senator of ambassadeur",
      "Aucun ministre ni ambassadeur",
    ])
      expect(publicFunctionIn(denial), denial).toBeNull();
    for (const former of [
      "No longer minister since 2024",
      "No. My father is minister of finance",
      "Plus ministre depuis 2024",
    ])
      expect(publicFunctionIn(former), former).not.toBeNull();
  });

  it("are looked for in every answer in words and in answers to tasks, and not in names and addresses", () => {
    const said = (answers: object, ...tasks: string[]) =>
      functionsSaid({ answers: { ...answers }, taskResponses: tasks.map((answer) => ({ answer })) });
    expect(said({ service_requested: "Wealth of my husband, a minister" }).first).toBe("minister");
    expect(said({}, "My husband is minister of finance")).toEqual({
      first: "minister",
      texts: ["My husband is minister of finance"],
      over: null,
    });
    expect(
      said({ residence_address: "Burgemeester 4", full_name: "An Minister", place_of_birth: "Senator" }).first,
    ).toBeNull();
  });

  it("are quoted as they are spelt, from the function to the body", () => {
    expect(publicFunctionIn("Allowance from my father, the president of Gabon")).toBe("president of Gabon");
    expect(publicFunctionIn("Procureur-generaal bij het Hof van Cassatie")).toBe(
      "Procureur-generaal bij het Hof van Cassatie",
    );
    expect(publicFunctionIn("Députée wallonne")).toBe("Députée");
  });

  it.each([
    "Gifts from my boyfriend, he is in the parliament in Baku",
    "Allowance from my aunt, she runs the national oil company of Angola",
    "Mon père dirige la société nationale des mines",
    "Mein Onkel leitet den staatlichen Ölkonzern",
    "Consulting for the royal family of Saudi Arabia",
    "Mijn oom zit in de regering van Congo",
    "Tochter des Botschafters von Aserbaidschan",
    "Frau des Präsidenten von Gabun",
    "Zakenpartner van de premier van Montenegro",
    "De gouverneur van Kinshasa is mijn man",
    "Directeur-generaal van de douane van Guinee",
    "Schatbewaarder van een politieke partij",
    "Diputado del Congreso",
    "Deputada federal",
    "Ministro da Defesa de Angola (até 2024)",
    "Poseł na Sejm",
    "Burmistrz",
    "Sindaco di Palermo",
    "Milletvekili",
    "Народний депутат",
    "Министр обороны",
    "وزير سابق",
    "نائب في البرلمان",
  ])("are read in further words and languages, since version 8 of the rules: %s", (sentence) => {
    expect(publicFunctionIn(sentence)).not.toBeNull();
    expect(publicFunctionIn(sentence, { rulesVersion: 7 })).toBeNull();
  });

  it.each([
    "I work at the parliament as a cook",
    "My wife is in the parliament as a cleaner",
    "My office is in the government district",
    "She is in government service",
    "Hofleverancier: supplier to the royal family of Belgium",
    "Employee at the national oil company of Angola",
    "Ik werk bij de douane",
    "Penningmeester van de voetbalclub",
    "Premier League trainer",
    "Sheikh Mohammed Barber shop",
    "Kapsalon King of Kings",
    "Senador coffee beans",
    "Administratief bediende bij de regering",
    "Our company leads a project for bpost",
    "Premier van de opera in Gent",
  ])("are not meant by: %s", (sentence) => expect(publicFunctionIn(sentence)).toBeNull());

  it.each([
    "Acteur, je joue un ministre dans une série",
    "Acteur, ik speel een minister in een reeks",
    "Actor, I play a minister on TV",
    "Schauspieler, ich spiele einen Minister",
    "Former minister's chef",
    "Chef for a former minister",
  ])("are not held by who plays one, or cooks for its holder, since version 13: %s", (sentence) => {
    expect(publicFunctionIn(sentence)).toBeNull();
    expect(publicFunctionIn(sentence, { rulesVersion: 12 })).not.toBeNull();
  });

  it.each(["Actor, and husband of a minister", "Je joue au tennis avec mon frère, le ministre", "Minister's son"])(
    "are meant beside another part: %s",
    (sentence) => expect(publicFunctionIn(sentence)).not.toBeNull(),
  );

  it("are looked for within 300 milliseconds in a hostile text", () => {
    const started = performance.now();
    for (const word of ["member of the ", "president ", "director general ", "lid van de "]) {
      publicFunctionIn(word.repeat(2_000));
    }
    expect(performance.now() - started).toBeLessThan(1_200);
  });
});

describe("a function that ended years ago", () => {
  const rules = { overBefore: 2021 };
  const said = (occupation: string) => functionsSaid({ answers: { occupation } }, rules);

  it.each([
    "Gepensioneerd, vroeger burgemeester van een kleine gemeente (1994-2000)",
    "Retraité, bourgmestre de 1994 à 2000",
    "Rentner, von 1994 bis 2000 Bürgermeister",
    "Pensioner, mayor until 2012",
  ])("is none of today: %s", (occupation) => {
    expect(said(occupation)).toMatchObject({ first: null, texts: [] });
    expect(said(occupation).over).not.toBeNull();
    expect(functionsSaid({ answers: { occupation } }).first).not.toBeNull();
  });

  it.each([
    "Burgemeester sinds 1994",
    "Burgemeester 1994-2000, en opnieuw sinds 2019",
    "Mayor until 2024",
    "Minister of defence of Angola until 2012",
    "Oud-burgemeester, gepensioneerd",
    "Burgemeester (1994-2000), vader van een senator",
  ])("is one where it is not over, was held elsewhere, or no year says so: %s", (occupation) => {
    expect(said(occupation).first).not.toBeNull();
    expect(said(occupation).over).toBeNull();
  });
});
