/** The sentence that earlier versions wrote into a summary. It repeats rules, and some of those told how to decide. */
const MEMORY_SENTENCE = /The officer's memory has .*?(?=Risk score \d\.\d\d, confidence)/s;

/** A result without that sentence. */
export const withoutMemorySentence = <T extends { readonly summary: string }>(result: T): T => ({
  ...result,
  summary: result.summary.replace(MEMORY_SENTENCE, ""),
});
