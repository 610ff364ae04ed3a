import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { controlInWords } from "../../../src/domain/customer/control-in-words.rules.ts";
import { readDeclaredOwners } from "../../../src/domain/customer/declared-owners.ts";
import { splitNominees } from "../../../src/domain/customer/held-for.rules.ts";
import { countriesTowards, readNamedCountries } from "../../../src/domain/customer/named-countries.rules.ts";
import { RESTRICTED_COUNTRIES } from "../../../src/domain/customer/restricted-places.rules.ts";
import { fundsToShow } from "../../../src/domain/diligence/funds-to-show.rules.ts";
import { declaredTrades, tradesOfAnswers } from "../../../src/domain/diligence/rating/declared-trades.rules.ts";
import { HIGH_RISK_COUNTRIES } from "../../../src/domain/reasoning/templates/high-risk-countries.ts";

/**
 * Sentences as customers type them, of which no rule was made: `+` before those that an officer should hear of, `-` before ordinary ones.
 * `other` are in other words than any that the rules were made of.
 */
const FILE = path.join(import.meta.dirname, "../../support/customer-sentences.txt");

interface Sentence {
  readonly topic: string;
  readonly isTelling: boolean;
  readonly text: string;
}

function sentences(): Sentence[] {
  let topic = "";
  return readFileSync(FILE, "utf8")
    .split("\n")
    .flatMap((line): Sentence[] => {
      const [mark, ...words] = line.split(" ");
      if (mark === "#") topic = `${words[0]!}${words[2] === undefined ? "" : " in other words"}`;
      return mark === "+" || mark === "-" ? [{ topic, isTelling: mark === "+", text: words.join(" ") }] : [];
    });
}

const PERSON = { templateId: "kyc_natural_person" };
const asked = (question: string, text: string) => tradesOfAnswers({ [question]: text }, null, PERSON).length > 0;
const decides = (text: string) => controlInWords([text], []) !== null;
const isRisky = (code: string) => [...HIGH_RISK_COUNTRIES, ...RESTRICTED_COUNTRIES].includes(code);

/** Whether a sentence is noticed where its topic is asked. */
const NOTICES: Readonly<Record<string, (text: string) => boolean>> = {
  purpose: (text) => asked("purpose_of_relationship", text) || decides(text),
  funds: (text) => asked("source_of_funds", text),
  control: decides,
  mule: (text) => asked("purpose_of_relationship", text),
  places: (text) => {
    const { codes, bannedAreas } = readNamedCountries(text);
    return [...codes, ...countriesTowards(text)].some(isRisky) || bannedAreas.length > 0;
  },
  nominee: (text) =>
    decides(text) ||
    declaredTrades(text).length > 0 ||
    splitNominees(readDeclaredOwners(`An Claes (${text}); 1970-01-02; BE; 50`) ?? []).nominees.length > 0,
  trade: (text) => declaredTrades(text).length > 0,
};

/** At most so many ordinary sentences that are noticed, and telling ones that are not. Other words are hardly ever understood. */
const LIMITS: Readonly<Record<string, readonly [alarms: number, missed: number]>> = {
  purpose: [2, 1],
  funds: [4, 4],
  control: [0, 0],
  mule: [2, 1],
  places: [2, 0],
  nominee: [2, 3],
  trade: [0, 3],
  "purpose in other words": [0, 23],
  "funds in other words": [0, 22],
  "control in other words": [0, 24],
  "mule in other words": [0, 24],
  "nominee in other words": [0, 16],
};

describe("sentences of customers", () => {
  const all = sentences();
  it.each(Object.entries(LIMITS))("on %s are told apart within limits", (topic, limits) => {
    const of = all.filter((one) => one.topic === topic);
    const notices = NOTICES[topic.split(" ")[0]!]!;
    // What is bought once is shown by a paper, without being noticed as a trade.
    const isShown = (text: string) =>
      topic.startsWith("funds") && fundsToShow({ ...PERSON, answers: { source_of_funds: text } }) !== null;
    const alarms = of.filter(({ isTelling, text }) => !isTelling && notices(text));
    const missed = of.filter(({ isTelling, text }) => isTelling && !notices(text) && !isShown(text));
    expect(of.length).toBeGreaterThan(0);
    expect(alarms.length).toBeLessThanOrEqual(limits[0]);
    expect(missed.length).toBeLessThanOrEqual(limits[1]);
  });
});
