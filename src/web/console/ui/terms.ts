import { wordFrom } from "./format.ts";
import { TERMS } from "./term-texts.ts";

/** A name of the interface as the reader says it; one that the console has no word for as the interface names it. */
export const term = (noun: keyof typeof TERMS, name: string): string => wordFrom(TERMS[noun], name);
