import type { Script } from "./fold.ts";
import type { Writing } from "./writing.ts";

/** The kind decides how a name is parsed: `Ben` is a given name of a person, `SA` a legal form of a company. */
export type NameKind = "person" | "company" | "vessel";

export type WordRole = "name" | "common" | "number" | "initial" | "particle" | "honorific" | "generation" | "stop";

export interface Word {
  readonly text: string;
  readonly original: string;
  readonly script: Script;
  readonly writing: Writing | null;
  /** Directly after the word before it, without a space. */
  readonly attached: boolean;
  readonly role: WordRole;
  /** Equal for words with the same meaning: `bin` and `ibn`, `44` and `forty-four`, `bank` and `banque`. */
  readonly symbol: string | null;
  /** Whether it is the family name, if the spelling shows it. */
  readonly family: boolean;
}
