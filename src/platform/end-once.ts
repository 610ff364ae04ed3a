/** Sentences that end in words with a mark of their own, such as `Alfa S.A.` or a question, without another point. */
export const endOnce = (text: string): string => text.replaceAll(/(?<!\.)([.?!])\.(?=\s|$)/g, "$1");
