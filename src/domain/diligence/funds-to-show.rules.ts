import { judgesBefore } from "../case/rules-version.model.ts";
import { foldAccents } from "../../platform/folding.ts";
import { text } from "../case/answers.ts";
import { isPersonCase } from "../readings/known-case.ts";
import { largeSum } from "./large-sums.rules.ts";
import type { DocumentFacts } from "./provided-documents.ts";
import { amountsIn, LARGE_AMOUNT } from "./rating/private-means.rules.ts";
import { isNamed } from "./rating/rating-facts.ts";

/**
 * What a private person may live on once, and a paper shows: a deed, a contract, a statement. Without accents, in Dutch,
 * French, German and English.
 */
const ONCE: readonly (readonly [name: string, words: string])[] = [
  [
    "an inheritance",
    "inherit|erfenis|erfdeel|geerfd|nalatenschap|herita?ge(?!\\p{L})|herite|succession(?! plan)|erbe(?!\\p{L})|erbschaft|geerbt|nachlass",
  ],
  [
    "a gift",
    "gift(?!\\p{L}|[- ]?(?:shop|card|store|voucher))|donation|schenking|geschonken|geschenk(?!\\p{L}|en(?:winkel|zaak))|cadeau(?!x|bon|winkel)|schenkung|geschenkt",
  ],
  [
    "a loan",
    "(?<!bank )(?:loan(?! officer)|lening|geleend|pret(?!\\p{L}|[- ]a[- ])|emprunt|darlehen|kredit(?!\\p{L}))(?![^.;\\n]{0,30}(?<!\\p{L})(?:ban[kq]|spar(?:bank|kasse)))",
  ],
  [
    "a sale",
    "(?:sale of|selling|sold|proceeds of the sale) (?:my|our|an?|the|shares|property|land)(?!\\p{L})|verkoop van (?:mijn|onze?|een|de|het|aandelen|vastgoed|grond)(?!\\p{L})|(?:huis|woning)verkoop|vente (?:de |d.)(?:m[aeo]s?n?|notre|nos|la|l.|une?|actions|terrain|immeuble)(?!\\p{L})|(?:verkauf|erlos)\\p{L}* (?:mein|unser|ein|des|der|von (?:aktien|anteilen|immobilien))|(?:haus|wohnungs|immobilien)verkauf",
  ],
  ["crypto-assets", "crypto|krypto|bitcoin|ethereum|stablecoin"],
];

/** What people sell second-hand. */
const THINGS =
  "(?:auto|wagen|car|voiture|moto(?:r|rcycle|rrad)?|scooter|brommer|vespa|bike|fiets|velo|fahrrad|caravan|aanhangwagen|trailer|remorque|meubel\\p{L}*|meubles|furniture|mobel\\p{L}*|spullen|kle(?:ren|ding)|vetements|clothes|kleidung|boeken|books|livres|bucher|things|affaires|sachen|speelgoed|toys|piano|camera)(?!\\p{L})";
const SOLD =
  "(?:sale of|selling|sold|verkoop van|vente (?:de|d.)|verkaufe?s?|verkauft|erlos\\p{L}* (?:aus|von))(?: [\\p{L}'-]+){0,3}? ?";
const SECOND_HAND = new RegExp(
  `(?<!\\p{L})${SOLD}${THINGS}|(?<!\\p{L})${THINGS} (?:verkocht|verkauft|sold|vendue?)`,
  "giu",
);
/** Euro that a car or furniture brings at most. */
const THINGS_MAX = 25_000;

/** Words on funds without the sale of a car or of second-hand things, which is no large sum. */
const withoutThings = (folded: string, answer: string): string =>
  amountsIn(answer).some(({ euro }) => euro > THINGS_MAX) ? folded : folded.replaceAll(SECOND_HAND, " ");

/** What a private customer names as the source of funds, or a large sum of its answers, that only a paper shows; null for wages, unless they are large, and for companies. */
export function fundsToShow({
  templateId,
  answers,
  rulesVersion,
}: Pick<DocumentFacts, "templateId" | "answers" | "rulesVersion">): string | null {
  if (judgesBefore({ rulesVersion }, 6) || !isPersonCase({ templateId })) return null;
  const answer = text(answers["source_of_funds"]);
  const named = answer === null ? null : namedFunds(answer, rulesVersion);
  if (named !== null || judgesBefore({ rulesVersion }, 11)) return named;
  const purpose = text(answers["purpose_of_relationship"]);
  return largeSum(answer ?? "") ?? largeSum(purpose ?? "");
}

function namedFunds(answer: string, rulesVersion: number | undefined): string | null {
  const isOld = judgesBefore({ rulesVersion }, 9);
  const folded = isOld ? foldAccents(answer) : withoutThings(foldAccents(answer), answer);
  const named = ONCE.find(([, words]) => isNamed(folded, words))?.[0];
  if (named !== undefined || judgesBefore({ rulesVersion }, 7)) return named ?? null;
  const large = amountsIn(answer).find(({ euro }) => euro >= LARGE_AMOUNT);
  return large ? `an amount of ${large.words}` : null;
}
