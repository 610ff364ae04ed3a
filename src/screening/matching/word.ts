import type { Script } from "./fold.ts";

/** What is named decides how its name is read: `Ben` is a given name, `SA` a legal form. */
export type NameKind = "person" | "company" | "vessel";

export type WordRole = "name" | "common" | "number" | "initial" | "particle" | "honorific" | "generation" | "stop";

export interface Word {
  readonly text: string;
  readonly original: string;
  readonly script: Script;
  readonly role: WordRole;
  /** Words with the same symbol mean the same: `bin` and `ibn`, `44` and `forty-four`, `bank` and `banque`. */
  readonly symbol: string | null;
  /** The family name, where the way the name is written shows it. */
  readonly family: boolean;
}
