import { text } from "../../domain/case/answers.ts";
import { taskTexts } from "../../domain/customer/stated-functions.rules.ts";
import { type DeclaredTrade, UNLICENSED_TRADES } from "../../domain/diligence/rating/declared-trade.model.ts";
import { feesBeforeMoney } from "../../domain/diligence/rating/advance-fee.rules.ts";
import { tradesOfAnswers } from "../../domain/diligence/rating/declared-trades.rules.ts";
import { meansThatDoNotFit } from "../../domain/diligence/rating/private-means.rules.ts";
import { derivedId } from "../../platform/ids.ts";
import type { Dossier } from "../dossier.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import type { Noted } from "./declared-countries.ts";
import { shortened } from "./quote.ts";

/** What the customer's own words say of the trade, and of whose money it is. */
export function notedMoney(dossier: Dossier): Noted[] {
  const { input, declaredActivity } = dossier;
  const said = judgesBy(input, 6) ? [declaredActivity ?? "", ...taskTexts(input)].join("\n") : declaredActivity;
  const named = tradesOfAnswers(input.answers, said, { ...judgedBy(input), templateId: input.templateId });
  const ofAnother = ({ isOfAnother }: DeclaredTrade) =>
    judgesBy(input, 7) && dossier.person !== null && isOfAnother === true;
  return [
    ...riskyTrades(
      dossier,
      named.filter((one) => !ofAnother(one)),
    ),
    ...moneyOfAnother(dossier, named.filter(ofAnother)),
    ...means(dossier),
    ...feesFirst(dossier),
  ];
}

function riskyTrades({ input }: Dossier, trades: readonly DeclaredTrade[]): Noted[] {
  return (["grave", "sensitive"] as const).flatMap((level): Noted[] => {
    const names = trades.filter((trade) => trade.level === level).map(({ name }) => name);
    if (names.length === 0) return [];
    const title = judgesBy(input, 7)
      ? inOwnWords(names)
      : level === "grave"
        ? "A trade that needs an explanation is declared"
        : "A trade of higher risk is declared";
    const description = `By the customer's own words: ${names.join("; ")}.`;
    const isUnlicensed =
      judgesBy(input, 8) && trades.every((trade) => trade.level !== level || trade.isUnlicensed === true);
    const sourceEntry = isUnlicensed ? UNLICENSED_TRADES : `trade_declared_${level}`;
    // Sold over the counter of every newsagent: it informs, and the rating has it.
    const isMinor = judgesBy(input, 9) && names.every((name) => name === "tobacco");
    return [{ rule: `trade_declared_${level}`, title, description, sourceEntry, ...(isMinor && { severity: "low" }) }];
  });
}

const inOwnWords = (names: readonly string[]): string => `By what the customer answers: ${names.join("; ")}`;

/** A private customer who receives money for others, or whose account others use, may be a money mule. */
function moneyOfAnother({ input }: Dossier, said: readonly DeclaredTrade[]): Noted[] {
  if (said.length === 0) return [];
  const names = said.map(({ name }) => name);
  const [purpose, funds] = ["purpose_of_relationship", "source_of_funds"].map((id) => text(input.answers[id]));
  const answers = [
    purpose && `what the account is for, "${shortened(purpose)}"`,
    funds && `the source of funds, "${shortened(funds)}"`,
  ];
  return [
    {
      rule: "acts_for_another",
      title: inOwnWords(names),
      description: `The customer answers, ${answers.filter(Boolean).join("; and ")}. That says: ${names.join("; ")}. Whose money it is must be known, and that person identified.`,
      sourceEntry: "acts_for_another",
      ...(said.some(({ level }) => level === "grave") && { severity: "high" as const }),
    },
  ];
}

function means({ input, today }: Dossier): Noted[] {
  const { templateId, answers } = input;
  const odd = meansThatDoNotFit({ ...judgedBy(input), templateId, answers, now: new Date(today) });
  if (odd.length === 0) return [];
  return [
    {
      rule: "means_do_not_fit",
      title: `The stated means do not fit: ${odd[0]}`,
      description: `The customer states ${odd.join("; and ")}. A paper that shows where the money comes from is asked for.`,
      sourceEntry: "means_do_not_fit",
    },
  ];
}

/** The customer may be the victim: the question to it is the neutral one about its words. */
function feesFirst({ input, person }: Dossier): Noted[] {
  if (person === null || !judgesBy(input, 13)) return [];
  const answers = ["purpose_of_relationship", "source_of_funds"].map((id) => text(input.answers[id]) ?? "");
  const said = feesBeforeMoney([...answers, ...taskTexts(input)]);
  if (said === null) return [];
  const quote = shortened(said);
  return [
    {
      rule: "own_words_ask",
      title: "Fees are paid before money is released, by the customer's own words",
      description: `The customer writes: "${quote}". Who asks for that is often a fraudster, and the customer its victim. Who asks for it must be known.`,
      sourceEntry: `fees_first:${derivedId("words", quote)}`,
    },
  ];
}
