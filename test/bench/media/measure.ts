import { judgeArticle } from "../../../src/sources/adverse-media/judge/judge.rules.ts";
import type { FittedModel } from "../../../src/sources/adverse-media/judge/fitted-model.ts";
import type { Judgement } from "../../../src/sources/adverse-media/judge/judgement.model.ts";
import { type FitItem, LANGUAGES } from "./labelled-set.ts";

/** A labelled item and what the rules say of it; null when they do not find the subject in it. */
export interface Judged {
  readonly item: FitItem;
  readonly judgement: Judgement | null;
}

/** Shares from 0 to 1. */
export interface MediaFigures {
  readonly items: number;
  readonly precision: number;
  readonly recall: number;
  readonly recallByLanguage: Readonly<Record<string, number>>;
  /** Of the items that clear the subject, those taken for adverse. */
  readonly exculpatoryAsAdverse: number;
  /** Of the items on a namesake or an unsure one, those where the rules are certain of the subject. */
  readonly namesakesAsCertain: number;
  /** Of the items labelled high, those that are high. */
  readonly highFound: number;
  /** Of all others, those that are high. */
  readonly othersHigh: number;
  /** Of the adverse items, those taken for adverse and those left to be read: what an officer sees of them. */
  readonly adverseOrToRead: number;
  /** Of all others, those left to be read. */
  readonly harmlessToRead: number;
}

export const judgeItems = (items: readonly FitItem[], model: FittedModel): Judged[] =>
  items.map((item) => ({ item, judgement: judgeArticle(item, item.subject, model) }));

export function measureMedia(judged: readonly Judged[]): MediaFigures {
  const adverse = judged.filter(({ item }) => item.labels.adverse);
  const high = judged.filter(({ item }) => item.labels.severity === "high");
  const others = judged.filter(({ item }) => item.labels.severity !== "high");
  const namesakes = judged.filter(({ item }) => item.labels.namesake !== "certain");
  const found = judged.filter(isAdverse);
  return {
    items: judged.length,
    precision: share(found, ({ item }) => item.labels.adverse),
    recall: share(adverse, isAdverse),
    recallByLanguage: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        share(
          adverse.filter(({ item }) => item.language === language),
          isAdverse,
        ),
      ]),
    ),
    exculpatoryAsAdverse: share(
      judged.filter(({ item }) => item.labels.exculpatory),
      isAdverse,
    ),
    namesakesAsCertain: share(namesakes, ({ judgement }) => judgement?.namesake === "certain"),
    highFound: share(high, isHigh),
    othersHigh: share(others, isHigh),
    adverseOrToRead: share(adverse, (one) => isAdverse(one) || isToRead(one)),
    harmlessToRead: share(
      judged.filter(({ item }) => !item.labels.adverse),
      isToRead,
    ),
  };
}

const isAdverse = ({ judgement }: Judged): boolean => judgement?.adverse === true;
const isToRead = ({ judgement }: Judged): boolean => judgement?.unclear === true;
const isHigh = ({ judgement }: Judged): boolean => judgement?.severity === "high";

const share = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(holds).length / all.length;

/** Items on which the rules err, the gravest error first. */
export function worstOf(judged: readonly Judged[], most: number): Judged[] {
  return judged
    .map((one) => ({ one, error: errorOf(one) }))
    .filter(({ error }) => error > 0)
    .toSorted((a, b) => b.error - a.error)
    .slice(0, most)
    .map(({ one }) => one);
}

function errorOf({ item: { labels }, judgement }: Judged): number {
  const adverse = judgement?.adverse ?? false;
  if (adverse && labels.exculpatory) return 6;
  if (labels.namesake !== "certain" && judgement?.namesake === "certain") return 5;
  if (adverse !== labels.adverse) return 4;
  const severity = judgement?.severity ?? null;
  if (severity !== labels.severity) return severity === "high" || labels.severity === "high" ? 3 : 2;
  return adverse && judgement?.event !== labels.event ? 1 : 0;
}
