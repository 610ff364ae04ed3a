import type { ListEntry, ListedName } from "../list-entry.ts";
import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";
import { compareParsed, type NameComparison } from "./compare-names.ts";
import { collectEvidence } from "./evidence.ts";
import { identifierKey } from "./identifier-key.ts";
import { parseName, type ParsedName } from "./parse-name.ts";
import type { NameKind } from "./word.ts";
import type { Penalty } from "./penalties.ts";
import { WEIGHTS } from "./weights.ts";
import { WordComparer } from "./word-comparer.ts";

interface ScorePart {
  readonly part: string;
  /** Contribution to the score. The effects of all parts add up to the score. */
  readonly effect: number;
  readonly detail: string;
}

export interface EntryScore {
  readonly score: number;
  readonly matchedName: string;
  readonly parts: readonly ScorePart[];
}

/** Matches a subject with entries. Its name is parsed once for each kind of entry. */
export class SubjectMatcher {
  readonly subject: ScreeningSubject;
  readonly #comparer = new WordComparer(WEIGHTS);
  readonly #scores = new Map<string, Pick<NameComparison, "score">>();
  readonly #parsed = new Map<NameKind, ParsedName>();
  readonly #parsedTitled = new Map<NameKind, ParsedName>();
  readonly #identifiers: ReadonlySet<string>;

  constructor(subject: ScreeningSubject) {
    this.subject = subject;
    this.#identifiers = new Set((subject.identifiers ?? []).map(identifierKey).filter((key) => key !== null));
  }

  /**
   * Scores a listed name without other evidence. Cached, because lists repeat each other's names; the reasons are not, because
   * few of the compared names are hits, and what outlives the comparison costs memory.
   */
  compareName(name: string, entryKind: ListEntry["kind"]): Pick<NameComparison, "score"> {
    const kind = this.#kindOf(entryKind);
    const key = `${kind} ${name}`;
    let scored = this.#scores.get(key);
    if (!scored) this.#scores.set(key, (scored = { score: this.#compare(name, kind).score }));
    return scored;
  }

  #kindOf = (entryKind: ListEntry["kind"]): NameKind =>
    nameKind(entryKind === "unknown" ? this.subject.kind : entryKind);

  /** A listed name, or the best of several that the list joins by slashes. */
  #compare(name: string, kind: NameKind): NameComparison {
    const whole = this.#compareWhole(name, kind);
    return joinedNames(name)
      .map((part) => {
        const { score, penalties } = compareParsed(this.#parse(kind), parseName(part, kind), this.#comparer);
        const one: Penalty = {
          part: "one_of_names",
          penalty: ONE_OF_NAMES,
          detail: () => `${part}, one of several names`,
        };
        return { score: score * Math.exp(-ONE_OF_NAMES), penalties: [...penalties, one] };
      })
      .reduce((a, b) => (b.score > a.score ? b : a), whole);
  }

  /** Without titles; where both names have some, also as names, because John Major has no title. */
  #compareWhole(name: string, kind: NameKind): NameComparison {
    const [own, listed] = [this.#parse(kind), parseName(name, kind)];
    const untitled = compareParsed(own, listed, this.#comparer);
    if (!own.isTitled || !listed.isTitled) return untitled;
    const titled = compareParsed(this.#parse(kind, true), parseName(name, kind, true), this.#comparer);
    return titled.score > untitled.score ? titled : untitled;
  }

  #parse(kind: NameKind, keepsTitles = false): ParsedName {
    const known = keepsTitles ? this.#parsedTitled : this.#parsed;
    let parsed = known.get(kind);
    if (!parsed) known.set(kind, (parsed = parseName(this.subject.name, kind, keepsTitles)));
    return parsed;
  }

  /** The best score of an entry's names, with its parts. */
  scoreEntry(entry: ListEntry): EntryScore {
    const scored = entry.names.map((listed) => this.#scoreName(listed, entry));
    return scored.reduce((a, b) => (b.score > a.score ? b : a));
  }

  #scoreName(listed: ListedName, entry: ListEntry): EntryScore {
    const score = new ExplainedScore();
    const { penalties } = this.#compare(listed.name, this.#kindOf(entry.kind));
    score.add("name", 1, `${this.subject.name} ~ ${listed.name}`);
    score.reduce("name_alone", NAME_ALONE, "a matching name alone is no proof of identity");
    for (const { part, penalty, detail } of penalties) score.reduce(part, penalty, detail());
    if (listed.weak) score.reduce("weak_alias", WEAK_ALIAS, `a weak alias of the list: ${listed.name}`);
    // A birth year and a country are shared by many: they confirm a name, and do not make one.
    const trust = Math.min(1, (score.value / LIKELY_NAME) ** 4);
    for (const evidence of collectEvidence(this.subject, entry, this.#sharedIdentifier(entry))) {
      if (evidence.against > 0) score.reduce(evidence.part, evidence.against, evidence.detail);
      else score.closeGap(evidence.part, evidence.for * (evidence.part === "identifier" ? 1 : trust), evidence.detail);
    }
    return { score: score.value, matchedName: listed.name, parts: score.parts };
  }

  /** In the list's spelling. */
  #sharedIdentifier(entry: ListEntry): string | undefined {
    if (this.#identifiers.size === 0) return undefined;
    return entry.identifiers.find((id) => this.#identifiers.has(identifierKey(id) ?? ""));
  }
}

/** Score from which other evidence counts in full. */
export const LIKELY_NAME = 0.7;
const ONE_OF_NAMES = 0.02;
const FEWEST_JOINED = 2;

/** The names of `Abu Tarek al-Hadidi / Tarek Yusuf al-Hadidi`: each of them has two words at least. */
export function joinedNames(name: string): string[] {
  if (!name.includes("/")) return [];
  const parts = name.split("/").map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => part.split(" ").length >= FEWEST_JOINED) ? parts : [];
}

/** Reserves the highest scores for matches with other evidence. */
export const NAME_ALONE = 0.03;
/** Publishers warn against screening by weak aliases alone: at its best such a match stays far below an exact one. */
const WEAK_ALIAS = 0.25;

const nameKind = (kind: ListEntry["kind"]): NameKind => (kind === "unknown" ? "person" : kind);

/** A score with a record of every change. */
class ExplainedScore {
  value = 0;
  readonly parts: ScorePart[] = [];

  add(part: string, effect: number, detail: string): void {
    this.value += effect;
    this.parts.push({ part, effect, detail });
  }

  reduce(part: string, penalty: number, detail: string): void {
    this.add(part, this.value * (Math.exp(-penalty) - 1), detail);
  }

  closeGap(part: string, share: number, detail: string): void {
    this.add(part, (1 - this.value) * share, detail);
  }
}
