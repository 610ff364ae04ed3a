import { decodeSegment, leastNorm, rarity, type Segment } from "../../../src/screening/candidates/segment.ts";

const decoder = new TextDecoder();

/** Segments whose words are weighed by exact counts over all of them, as a single segment would weigh them. */
export function weighTogether(buffers: readonly ArrayBuffer[]): Segment[] {
  const segments = buffers.map(decodeSegment);
  const counts = new Map<string, number>();
  for (const segment of segments) {
    for (const { text, names } of wordsOf(segment)) counts.set(text, (counts.get(text) ?? 0) + names);
  }
  const all = segments.reduce((sum, { header }) => sum + header.names, 0);
  for (const segment of segments) {
    const { wordNames, wordNameStarts, wordRarity, nameNorms } = segment;
    nameNorms.fill(0);
    for (const { text, word } of wordsOf(segment)) {
      const weight = rarity(all, counts.get(text)!);
      wordRarity[word] = weight;
      for (let at = wordNameStarts[word]!; at < wordNameStarts[word + 1]!; at++) nameNorms[wordNames[at]!]! += weight;
    }
    segment.leastNorm = leastNorm(nameNorms);
  }
  return segments;
}

function* wordsOf({ header, words, wordStarts, wordNameStarts }: Segment) {
  for (let word = 0; word < header.words; word++) {
    const text = decoder.decode(words.subarray(wordStarts[word], wordStarts[word + 1]));
    yield { word, text, names: wordNameStarts[word + 1]! - wordNameStarts[word]! };
  }
}
