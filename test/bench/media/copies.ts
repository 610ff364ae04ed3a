import { foldText } from "../../../src/sources/adverse-media/judge/folded-text.ts";
import { languagesOf } from "../../../src/sources/adverse-media/judge/lexicon/languages.ts";
import { findSubject } from "../../../src/sources/adverse-media/judge/subject-signals.rules.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import type { FitItem } from "./labelled-set.ts";

const SENTENCE_ENDS = /(?<=[.!?”"»:;])\s+/u;
const LEGAL_FORM = /\s(?:BV|NV|SA|SRL|SARL|SAS|GmbH|AG|Ltd|Limited|plc|PLC|BVBA|VOF|KG|CV|vzw|asbl)$/u;
/** Letters of a sentence that says nothing adverse, at most. */
const SHORT = 160;

/** Sentences by language that say nothing of the subject of another item. */
interface Asides {
  /** Of articles that report nothing. */
  readonly harmless: ReadonlyMap<string, readonly string[]>;
  /** Of what others are accused or cleared of, by their names. */
  readonly ofOthers: ReadonlyMap<string, readonly string[]>;
}

/**
 * Items made of the given ones, with the same labels: without the sentences that do not tell of the subject, and with a sentence
 * added that tells of somebody else, or of nothing. What is not about the subject shall not decide. The same items give the same copies.
 */
export function copiesOf(items: readonly FitItem[]): FitItem[] {
  const asides = asidesOf(items);
  const chance = seededRandom(7);
  return items.flatMap((item) => [...withoutOthers(item), ...withAside(item, asides, chance)]);
}

const sentencesOf = (text: string): string[] => text.split(SENTENCE_ENDS).filter(Boolean);

function withoutOthers(item: FitItem): FitItem[] {
  const languages = languagesOf(foldText(item.headline, item.snippet).folded);
  const own = sentencesOf(item.snippet).filter(
    (sentence) => findSubject(foldText("", sentence), item.subject, item, languages) !== null,
  );
  const snippet = own.join(" ");
  return snippet === "" || snippet === item.snippet ? [] : [{ ...item, snippet }];
}

function withAside(item: FitItem, { harmless, ofOthers }: Asides, chance: () => number): FitItem[] {
  const from = (chance() < 0.5 ? harmless : ofOthers).get(item.language) ?? [];
  const aside = from[Math.floor(chance() * from.length)];
  const isBehind = chance() < 0.6;
  if (aside === undefined || namesOf(item).some((name) => aside.includes(name))) return [];
  return [{ ...item, snippet: isBehind ? `${item.snippet} ${aside}` : `${aside} ${item.snippet}` }];
}

const namesOf = ({ subject }: FitItem): string[] => [subject.name.replace(LEGAL_FORM, ""), ...(subject.people ?? [])];

function asidesOf(items: readonly FitItem[]): Asides {
  const harmless = new Map<string, string[]>();
  const ofOthers = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, { language }: FitItem, sentence: string): void => {
    if (!to.get(language)?.push(sentence)) to.set(language, [sentence]);
  };
  for (const item of items) {
    const { adverse, exculpatory, event, role } = item.labels;
    const sentences = sentencesOf(item.snippet);
    if (event === "none" && role === "none" && !exculpatory) {
      for (const sentence of sentences) if (sentence.length < SHORT) add(harmless, item, sentence);
    }
    if (adverse || exculpatory) {
      const names = namesOf(item);
      for (const sentence of [...sentences, `${item.headline}.`]) {
        if (names.some((name) => sentence.includes(name))) add(ofOthers, item, sentence);
      }
    }
  }
  return { harmless, ofOthers };
}
