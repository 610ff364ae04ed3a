import type { ListEntry, ListedName } from "../list-entry.ts";
import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";
import { compareParsed, type NameComparison } from "./compare-names.ts";
import { collectEvidence } from "./evidence.ts";
import { identifierKey } from "./identifier-key.ts";
import { parseName, type ParsedName } from "./parse-name.ts";
import type { NameKind } from "./word.ts";
import { WEIGHTS } from "./weights.ts";
import { WordComparer } from "./word-comparer.ts";

interface ScorePart {
  readonly part: string;
  /** What this part adds to the score; the effects of all parts add up to it. */
  readonly effect: number;
  readonly detail: string;
}

export interface EntryScore {
  readonly score: number;
  readonly matchedName: string;
  readonly parts: readonly ScorePart[];
}

/** A subject whose name is read once for each kind of entry it is held against. */
export class SubjectMatcher {
  readonly subject: ScreeningSubject;
  readonly #comparer = new WordComparer(WEIGHTS);
  readonly #compared = new Map<string, NameComparison>();
  readonly #parsed = new Map<NameKind, ParsedName>();
  readonly #identifiers: ReadonlySet<string>;

  constructor(subject: ScreeningSubject) {
    this.subject = subject;
    this.#identifiers = new Set((subject.identifiers ?? []).map(identifierKey).filter((key) => key !== null));
  }

  /** How well one listed name fits, all evidence apart. Lists repeat each other, so what was compared is kept. */
  compareName(name: string, entryKind: ListEntry["kind"]): NameComparison {
    const kind = nameKind(entryKind === "unknown" ? this.subject.kind : entryKind);
    const key = `${kind} ${name}`;
    let compared = this.#compared.get(key);
    if (!compared) {
      compared = compareParsed(this.#parse(kind), parseName(name, kind), this.#comparer);
      this.#compared.set(key, compared);
    }
    return compared;
  }

  #parse(kind: NameKind): ParsedName {
    let parsed = this.#parsed.get(kind);
    if (!parsed) this.#parsed.set(kind, (parsed = parseName(this.subject.name, kind)));
    return parsed;
  }

  /** The best that any name of an entry reaches, with what speaks for and against it. */
  scoreEntry(entry: ListEntry): EntryScore {
    const scored = entry.names.map((listed) => this.#scoreName(listed, entry));
    return scored.reduce((a, b) => (b.score > a.score ? b : a));
  }

  #scoreName(listed: ListedName, entry: ListEntry): EntryScore {
    const tally = new Tally();
    const { penalties } = this.compareName(listed.name, entry.kind);
    tally.add("name", 1, `${this.subject.name} ~ ${listed.name}`);
    tally.reduce("name_alone", NAME_ALONE, "a name alone proves nobody");
    for (const { part, penalty, detail } of penalties) tally.reduce(part, penalty, detail());
    if (listed.weak) tally.reduce("weak_alias", WEAK_ALIAS, listed.name);
    for (const evidence of collectEvidence(this.subject, entry, this.#sharesIdentifier(entry))) {
      if (evidence.against > 0) tally.reduce(evidence.part, evidence.against, evidence.detail);
      else tally.closeGap(evidence.part, evidence.for, evidence.detail);
    }
    return { score: tally.score, matchedName: listed.name, parts: tally.parts };
  }

  #sharesIdentifier(entry: ListEntry): boolean {
    return this.#identifiers.size > 0 && entry.identifiers.some((id) => this.#identifiers.has(identifierKey(id) ?? ""));
  }
}

/** Keeps room above for those in whom more than the name agrees. */
const NAME_ALONE = 0.03;
const WEAK_ALIAS = 0.12;

const nameKind = (kind: ListEntry["kind"]): NameKind => (kind === "unknown" ? "person" : kind);

/** A running score whose every change is written down. */
class Tally {
  score = 0;
  readonly parts: ScorePart[] = [];

  add(part: string, effect: number, detail: string): void {
    this.score += effect;
    this.parts.push({ part, effect, detail });
  }

  reduce(part: string, penalty: number, detail: string): void {
    this.add(part, this.score * (Math.exp(-penalty) - 1), detail);
  }

  closeGap(part: string, share: number, detail: string): void {
    this.add(part, (1 - this.score) * share, detail);
  }
}
