/**
 * What the standard has no field for stands in annotations: the part of a statement that it is about, as a JSON pointer
 * (RFC 6901), and its words. `fromBods` reads them back.
 */
export const NOTES = {
  exempt: { target: "/recordDetails/publicListing", words: "Its owners are not asked for: " },
  status: { target: "/recordDetails", words: "Status in its register: " },
  noDay: { target: "/statementDate", words: "The source names no day; this is when it was retrieved." },
  evidence: { target: "/source", words: "Evidence: " },
  rounded: { target: "", words: "Rounded to the first day of " },
} as const;

/** Entities that are exempt by what they are, by their type in the standard. */
export const EXEMPT_TYPES: Readonly<Record<string, string>> = { state: "State", stateBody: "Public body" };

/** Begins the description of an unspecified interested party where the chain was not followed further. */
export const OPEN_END = "Nobody was asked further: ";

export const interestPointer = (at: number, date: "startDate" | "endDate"): string =>
  `/recordDetails/interests/${at}/${date}`;

interface Note {
  readonly target: string;
  readonly words: string;
}

interface Annotated {
  readonly annotations: readonly {
    readonly statementPointerTarget: string;
    readonly description?: string | undefined;
  }[];
}

/** What stands behind the words of a note, in every annotation that has them at its target. */
export const noteIn = ({ annotations }: Annotated, { target, words }: Note): string[] =>
  annotations.flatMap(({ statementPointerTarget, description }) =>
    statementPointerTarget === target && description?.startsWith(words) ? [description.slice(words.length)] : [],
  );
