import type { Segment } from "./segment.ts";

/** Marks are bytes. */
const MOST_MARKS = 255;

/**
 * The score of each name of a segment: for each word of the query, the weight of the most similar word of the name. One
 * object serves all searches of an isolate, one segment after another.
 */
export class NameScores {
  #segment!: Segment;
  #scores = new Float32Array(0);
  /** The word of the query that was added to each name last. */
  #marks = new Uint8Array(0);
  #mark = 0;
  #leastScore = 0;
  #found = new Uint16Array(0);
  #count = 0;

  /** Forgets the scores of another search. @param leastScore what a name must exceed to be found */
  begin(segment: Segment, leastScore: number): void {
    const { names } = segment.header;
    if (this.#scores.length < names) {
      this.#scores = new Float32Array(names);
      this.#marks = new Uint8Array(names);
      this.#found = new Uint16Array(names);
    }
    this.#segment = segment;
    this.#scores.fill(0, 0, names);
    this.#marks.fill(0, 0, names);
    this.#mark = 0;
    this.#leastScore = leastScore;
    this.#count = 0;
  }

  /** What is added from now on stands for another word of the query. */
  nextWord(): void {
    if (this.#mark === MOST_MARKS) {
      this.#marks.fill(0, 0, this.#segment.header.names);
      this.#mark = 0;
    }
    this.#mark++;
  }

  /** Adds a word to the score of each of its names that no more similar word was added to. */
  add(word: number, similarity: number): void {
    const { wordNames, wordNameStarts, wordRarity } = this.#segment;
    // Not through the object in the loop: its fields are read again for each access.
    const [scores, marks, mark, found, least] = [this.#scores, this.#marks, this.#mark, this.#found, this.#leastScore];
    let count = this.#count;
    const end = wordNameStarts[word + 1]!;
    const gain = similarity * similarity * wordRarity[word]!;
    for (let at = wordNameStarts[word]!; at < end; at++) {
      const name = wordNames[at]!;
      if (marks[name] === mark) continue;
      marks[name] = mark;
      const before = scores[name]!;
      const after = Math.fround(before + gain);
      scores[name] = after;
      if (after > least && before <= least) found[count++] = name;
    }
    this.#count = count;
  }

  /** Names that exceed the least score. */
  get found(): Uint16Array {
    return this.#found.subarray(0, this.#count);
  }

  /** By the number of a name; 0 for one that shares no word with the query. */
  get scores(): Float32Array {
    return this.#scores;
  }
}
