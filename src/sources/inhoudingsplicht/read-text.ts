import { CONDITIONAL, type DebtTopic, JOINED_TOPICS, NO_WORDS, NOT_KNOWN, TOPIC_WORDS, YES_WORDS } from "./phrases.ts";

export type DebtWord = "yes" | "no" | "unknown";

/** Result of the withholding page for each kind of debt. */
export interface DebtReading {
  readonly social: DebtWord;
  readonly tax: DebtWord;
}

const TOPICS: readonly DebtTopic[] = ["social", "tax"];

/**
 * Interprets the published phrases of the withholding page, line by line. A line without its own topic belongs to the
 * section above it. Contradictions, unknown numbers and any other text give unknown.
 */
export function readDebtText(lines: readonly string[]): DebtReading {
  const words: Record<DebtTopic, Set<DebtWord>> = { social: new Set(), tax: new Set() };
  let section: readonly DebtTopic[] = [];
  for (const line of lines.flatMap(splitSentences)) {
    const own = TOPICS.filter((topic) => TOPIC_WORDS[topic].test(line));
    const word = CONDITIONAL.test(line) ? null : answerOf(line);
    if (word === null) {
      if (own.length > 0) section = own;
      continue;
    }
    // A line that names both topics counts only if it joins them; otherwise the answer is ambiguous.
    const topics = own.length === 2 ? (JOINED_TOPICS.test(line) ? own : []) : own.length === 1 ? own : section;
    if (own.length === 1) section = own;
    if (own.length === 0 && section.length === 2) continue;
    for (const topic of topics) words[topic].add(word);
  }
  return { social: verdict(words.social), tax: verdict(words.tax) };
}

const splitSentences = (line: string): string[] => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

function answerOf(line: string): DebtWord | null {
  if (NOT_KNOWN.test(line)) return "unknown";
  const saysNo = NO_WORDS.some((phrase) => phrase.test(line));
  const saysYes = YES_WORDS.some((phrase) => phrase.test(line));
  return saysNo && saysYes ? "unknown" : saysNo ? "no" : saysYes ? "yes" : null;
}

/** The only word, or unknown for none or a contradiction. */
function verdict(words: ReadonlySet<DebtWord>): DebtWord {
  const [only] = words;
  return words.size === 1 && only ? only : "unknown";
}
