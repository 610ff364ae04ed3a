/** Sentences that end in a name with a point of its own, such as `Alfa S.A.`, with one point. */
export const endOnce = (text: string): string => text.replaceAll(/(?<!\.)\.\.(?=\s|$)/g, ".");
