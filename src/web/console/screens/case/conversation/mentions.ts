/** An id after @, at the beginning or after a space. What ends a sentence is no part of it. */
const MENTION = /(?<=^|\s)@([^\s@]*[^\s@.,;:!?)])/gu;
const BEGUN = /(?<=^|\s)@([^\s@]*)$/u;

/** Ids of the officers whom a comment mentions, each once. */
export const mentionsIn = (text: string): string[] => [...new Set([...text.matchAll(MENTION)].map(([, id]) => id!))];

/** Those whose id begins as the mention at the end of a text; none where the text ends otherwise. */
export function suggestMentions(text: string, people: readonly string[]): string[] {
  const begun = BEGUN.exec(text)?.[1]?.toLowerCase();
  return begun === undefined ? [] : people.filter((id) => id.toLowerCase().startsWith(begun) && id !== begun);
}

/** The text with the mention at its end completed. */
export const completeMention = (text: string, id: string): string => text.replace(BEGUN, () => `@${id} `);
