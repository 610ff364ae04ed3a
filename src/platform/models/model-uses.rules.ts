/** What a use may send to a model, and how names of persons are protected. */
interface ModelUseRule {
  readonly sends: string;
  /** `pseudonymised`: replaced in the input and restored in the reply. `masked`: replaced for good. */
  readonly names: "none sent" | "pseudonymised" | "masked";
}

/**
 * Every use of a model. All of them go through `callModel` or `embedTexts`, which send no national register number,
 * account number, document number or date of birth, and nothing about a report to the FIU.
 */
export const MODEL_USES = {
  case_review: {
    sends:
      "a company's declared business, its registered activities, its website's text, a data provider's description",
    names: "pseudonymised",
  },
  own_words: { sends: "what a customer answered in its own words", names: "pseudonymised" },
  debt_status: { sends: "visible text of the public page on the duty to withhold", names: "pseudonymised" },
  scan_synthesis: {
    sends: "flags, scores and register facts of a scanned company, titles of news",
    names: "pseudonymised",
  },
  media_judgement: { sends: "headlines and snippets of news, and whom they name", names: "pseudonymised" },
  memo_justification: { sends: "the first seven sections of a decision memorandum", names: "pseudonymised" },
  case_assessment: { sends: "figures on a case and on earlier cases like it", names: "none sent" },
  embeddings: { sends: "passages of an officer's memory, and what is searched for in it", names: "masked" },
} as const satisfies Record<string, ModelUseRule>;

type ModelUse = keyof typeof MODEL_USES;
export type ChatUse = Exclude<ModelUse, "embeddings">;
